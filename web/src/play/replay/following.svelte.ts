/** Looking back at a game that goes on: what happens meanwhile is added at the end of the replay,
and never moves what is shown. */

import type { Replay, ReplayStep, Told } from '../../protocol/protocol'
import type { Replaying } from './replaying.svelte'

/** A table whose news can be heard. */
export interface Followed {
  /** Number of choices that count. */
  readonly choices: number
  listen(heard: (told: Told) => void): () => void
}

/** How often a replay is fetched anew at once, where the game is quicker than that. */
const TRIES = 3

export class Following {
  readonly #replaying: Replaying
  readonly #live: Followed
  readonly #fetch: () => Promise<Replay>
  readonly #stop: () => void
  #fetching = false

  /** `fetch` fetches the same replay as it is now; the game may have gone on since. */
  constructor(replaying: Replaying, live: Followed, fetch: () => Promise<Replay>) {
    this.#replaying = replaying
    this.#live = live
    this.#fetch = fetch
    this.#stop = live.listen((told) => this.#hear(told))
    if (this.#behind) void this.#catchUp()
  }

  /** How many choices the game is ahead of the moment that is shown. */
  get ahead(): number {
    return Math.max(0, this.#live.choices - this.#replaying.beat.step)
  }

  get #steps(): ReplayStep[] {
    return this.#replaying.replay.steps
  }

  /** Whether choices are missing at the end of the replay. */
  get #behind(): boolean {
    return this.#steps.length <= this.#live.choices
  }

  #hear(told: Told): void {
    const number = this.#live.choices
    if (told.taken_back) this.#replaying.extend(this.#steps.slice(0, number + 1))
    else if (told.table && this.#steps.length === number) {
      this.#replaying.extend([...this.#steps, this.#stepOf(told, told.table, number)])
    } else if (told.table && this.#behind) void this.#catchUp()
  }

  #stepOf({ chooser, events, mine }: Told, table: ReplayStep['table'], number: number): ReplayStep {
    const { round, turn } = table
    const own = this.#replaying.seat >= 0 ? mine : null
    return { number, chooser, events, table, round, turn, mine: own }
  }

  /** Fetches what was missed, such as after a lost connection. */
  async #catchUp(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      for (let tries = 0; tries < TRIES && this.#behind; tries++) {
        const { steps } = await this.#fetch()
        if (steps.length > this.#steps.length) this.#replaying.extend(steps)
      }
    } catch {
      // The next news tries again; meanwhile the replay ends earlier.
    } finally {
      this.#fetching = false
    }
  }

  close(): void {
    this.#stop()
  }
}
