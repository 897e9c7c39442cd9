/** What a screen reader is given to say: in order, once, and never more than it can keep up with.

While it is speaking, what happens is gathered. Then it says the most important of that, and how
much more there is. */

export interface Sentence {
  text: string
  /** It is about whoever listens. */
  mine: boolean
}

export interface Utterance {
  key: number
  text: string
}

/** So many sentences are said at once. */
export const MOST = 5
/** How long it takes to say a sign, in milliseconds. */
export const SIGN = 50

export class Announcing {
  /** Said when there is a pause. */
  polite = $state.raw<Utterance | null>(null)
  /** Said at once. */
  urgent = $state.raw<Utterance | null>(null)

  /** How many things more happened, in a sentence. */
  #more: (count: number) => string
  #waiting: Sentence[] = []
  #question = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #key = 0

  constructor(more: (count: number) => string) {
    this.#more = more
  }

  /** This has happened, and led to a question. */
  say(happened: Sentence[], question = ''): void {
    this.#waiting.push(...happened)
    this.#question ||= question
    if (this.#timer === undefined) this.#speak()
  }

  /** Nobody is waited for any more; returns whether the question was never said. */
  withdraw(): boolean {
    const unsaid = this.#question !== ''
    this.#question = ''
    return unsaid
  }

  /** A key was pressed, which silences a screen reader: it may go on with what has waited. If
  nothing has, what is being said stays, for it may have been given only a moment ago. */
  hushed(): void {
    if (this.#waiting.length || this.#question) this.#speak()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.polite = this.urgent = null
  }

  /** What was said before stays only as long as it takes to say it, or it would be read again. */
  #speak(): void {
    this.stop()
    const question = this.#question
    const text = [...this.#gathered(), question].join(' ').trim()
    this.#question = ''
    if (!text) return
    const utterance = { key: (this.#key += 1), text }
    if (question) this.urgent = utterance
    else this.polite = utterance
    this.#timer = setTimeout(() => this.#speak(), text.length * SIGN)
  }

  /** The listener's own, then the latest, in the order in which they happened. */
  #gathered(): string[] {
    const all = this.#waiting
    this.#waiting = []
    const own = all.filter(({ mine }) => mine).slice(-MOST)
    const others = all.filter(({ mine }) => !mine).reverse()
    const chosen = [...own, ...others.slice(0, MOST - own.length)]
    const left = all.length - chosen.length
    const said = all.filter((one) => chosen.includes(one)).map(({ text }) => text)
    return left ? [...said, this.#more(left)] : said
  }
}
