/** Watching a replay from one seat after the other: each is fetched once. */

import type { Replay } from '../../protocol/protocol'
import type { Replaying } from './replaying.svelte'

export class Watching {
  replaying = $state.raw<Replaying | null>(null)
  /** The seat that is being fetched, or null. */
  wanted = $state<number | null>(null)
  trouble = $state('')
  #fetched: Record<number, Replay> = {}
  #fetch: (seat: number) => Promise<Replay>
  #explain: (error: unknown) => string

  /** `explain` turns an error of `fetch` into a sentence. */
  constructor(fetch: (seat: number) => Promise<Replay>, explain: (error: unknown) => string) {
    this.#fetch = fetch
    this.#explain = explain
  }

  /** The replay as that seat saw it. */
  async replayFor(seat: number): Promise<Replay> {
    const replay = this.#fetched[seat] ?? (await this.#fetch(seat))
    this.#fetched[seat] = replay
    return replay
  }

  /** Goes on from another seat. If several are asked for in a row, the last one counts. */
  async sitAt(seat: number): Promise<void> {
    if (!this.replaying || seat === (this.wanted ?? this.replaying.seat)) return
    this.wanted = seat
    try {
      const replay = await this.replayFor(seat)
      if (this.wanted === seat) this.replaying.replay = replay
      this.trouble = ''
    } catch (error) {
      this.trouble = this.#explain(error)
    } finally {
      if (this.wanted === seat) this.wanted = null
    }
  }
}
