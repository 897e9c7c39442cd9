/** Guess first: before each decision of the seat that is watched, one is asked what one would
play. */

import type { Replaying } from '../../../play/replay/replaying.svelte'
import type { Reviews } from '../coach/reviews.svelte'
import { decisionsOf, type Decided } from './decisions'
import { count, tally } from './tally'

/** What came of a guess: whether a legend would have played it, too. */
export type Verdict = 'like' | 'other' | 'thinking' | 'unknown'

export class Guessing {
  #replaying: Replaying
  #reviews: Reviews
  on = $state(false)
  /** By seat and number: the guess. */
  #guesses = $state.raw<Record<string, string>>({})
  /** Whether it was playing when it stopped for a question. */
  #resumes = false
  #counts = $state.raw(tally())
  #counted: string[] = []

  constructor(replaying: Replaying, reviews: Reviews) {
    this.#replaying = replaying
    this.#reviews = reviews
  }

  readonly #decisions = $derived.by(() => decisionsOf(this.#replaying.replay))

  /** The decision at the beat that is shown. */
  readonly here: Decided | null = $derived.by(() => {
    const { beat, busy } = this.#replaying
    if (!this.on || busy || !beat.last) return null
    return this.#decisions.get(beat.step) ?? null
  })

  /** What was guessed here; undefined if it is still asked. */
  get guess(): string | undefined {
    return this.here ? this.#guesses[this.#keyOf(this.here)] : undefined
  }

  get asks(): boolean {
    return this.here !== null && this.guess === undefined
  }

  /** What a legend would play here, as far as that is known. */
  get legends(): string[] {
    const { here } = this
    return (here && this.#reviews.legends(this.#replaying.seat, here.number)) ?? []
  }

  get verdict(): Verdict {
    const { seat } = this.#replaying
    if (this.legends.length) return this.legends.includes(this.guess ?? '') ? 'like' : 'other'
    return this.#reviews.isWorking(seat) ? 'thinking' : 'unknown'
  }

  /** This month's count and that of the month before. */
  get counts() {
    return this.#counts
  }

  start(): void {
    this.on = true
    this.#counts = tally()
    void this.#reviews.want(this.#replaying.seat)
  }

  stop(): void {
    this.on = false
    this.#replaying.guessing = null
  }

  /** Whether the play stops here for a question. */
  stops(): boolean {
    if (!this.asks) return false
    this.#resumes = true
    return true
  }

  answer(words: string): void {
    const { here } = this
    if (!here || this.guess !== undefined) return
    this.#guesses = { ...this.#guesses, [this.#keyOf(here)]: words }
  }

  /** Goes on as before the question. */
  goOn(): void {
    this.#replaying.next()
    this.#replaying.playing = this.#resumes
    this.#resumes = false
  }

  /** Call in an effect: asks at the table what is asked here, and counts guesses as soon as a
  legend's choice is known. */
  attend(): void {
    this.#replaying.guessing = this.asks ? (this.here?.question ?? null) : null
    for (const [key, guess] of Object.entries(this.#guesses)) {
      const [seat = '', number = ''] = key.split(' ')
      const legends = this.#reviews.legends(Number(seat), Number(number))
      if (!legends || this.#counted.includes(key)) continue
      this.#counted.push(key)
      count(`${this.#replaying.table} ${key}`, legends.includes(guess))
      this.#counts = tally()
    }
  }

  #keyOf({ number }: Decided): string {
    return `${this.#replaying.seat} ${number}`
  }
}
