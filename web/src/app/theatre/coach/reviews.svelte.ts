/** What a legend thinks of each seat's choices, fetched from the server when it is wanted. */

import type { LegendsChoice, Regret, Review } from '../../../protocol/protocol'

/** Pause before a review is asked for again, in milliseconds; the server also takes its time. */
const AGAIN = 400

type Ask = (game: string, seat: number) => Promise<Review>

export class Reviews {
  #game: string
  #ask: Ask
  #closed = false
  #found = $state.raw<Record<number, Review>>({})
  #failed = $state.raw<Record<number, unknown>>({})
  #wanted = $state.raw<number[]>([])

  constructor(game: string, ask: Ask) {
    this.#game = game
    this.#ask = ask
  }

  /** Asks for the review of a seat until it is there; after a failure, asks once more. */
  async want(seat: number): Promise<void> {
    if (seat < 0 || this.#found[seat] || this.#wanted.includes(seat)) return
    this.#wanted = [...this.#wanted, seat]
    this.#failed = { ...this.#failed, [seat]: undefined }
    try {
      while (!this.#closed) {
        const review = await this.#ask(this.#game, seat)
        if (review.ready) {
          this.#found = { ...this.#found, [seat]: review }
          break
        }
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    } catch (error) {
      this.#failed = { ...this.#failed, [seat]: error }
    }
    this.#wanted = this.#wanted.filter((one) => one !== seat)
  }

  isReady(seat: number): boolean {
    return seat in this.#found
  }

  isWorking(seat: number): boolean {
    return this.#wanted.includes(seat)
  }

  /** Why there is no review of a seat; undefined if nothing went wrong. */
  trouble(seat: number): unknown {
    return this.#failed[seat]
  }

  /** The regrets of a seat in the order of play; none until they are known. */
  regrets(seat: number): Regret[] {
    return [...(this.#found[seat]?.regrets ?? [])].sort((a, b) => a.number - b.number)
  }

  /** The options that a legend would choose from in `seat` after `number` choices: the favourite
  first, then those that are as good. Undefined where the review has no opinion, or none yet. */
  legends(seat: number, number: number): LegendsChoice['options'] | undefined {
    return this.#found[seat]?.choices?.find((one) => one.number === number)?.options
  }

  close(): void {
    this.#closed = true
  }
}
