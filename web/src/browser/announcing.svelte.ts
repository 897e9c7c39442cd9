/** A queue of sentences for screen readers: each said once, in order, and never more than they can
keep up with.

Sentences that come while it is speaking are gathered. Then it says the most important ones, and
how many more there were. */

export interface Sentence {
  text: string
  /** Whether it is about the player who listens. */
  mine: boolean
}

export interface Utterance {
  key: number
  text: string
}

/** Maximum number of sentences said at once. */
export const MOST = 5
/** Time to say one character, in milliseconds. */
export const SIGN = 50

export class Announcing {
  /** Text of the polite live region, said at the next pause. */
  polite = $state.raw<Utterance | null>(null)
  /** Text of the assertive live region, said at once. */
  urgent = $state.raw<Utterance | null>(null)

  /** The sentence for `count` further events. */
  #more: (count: number) => string
  #waiting: Sentence[] = []
  #question = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #key = 0

  constructor(more: (count: number) => string) {
    this.#more = more
  }

  /** Queues sentences on what happened, and the question they led to. */
  say(happened: Sentence[], question = ''): void {
    this.#waiting.push(...happened)
    this.#question ||= question
    if (this.#timer === undefined) this.#speak()
  }

  /** Withdraws the question. Returns whether it was never said. */
  withdraw(): boolean {
    const unsaid = this.#question !== ''
    this.#question = ''
    return unsaid
  }

  /** Call on a key press, which silences a screen reader: the next sentences may be said at
  once. If none wait, the current ones stay, for they may have been given only a moment ago. */
  hushed(): void {
    if (this.#waiting.length || this.#question) this.#speak()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.polite = this.urgent = null
  }

  /** Says the gathered sentences. Each text is removed once it has been said, or it would be
  read again. */
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

  /** Up to `MOST` sentences: those about the listener, then the latest, in the order in which
  they happened. */
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
