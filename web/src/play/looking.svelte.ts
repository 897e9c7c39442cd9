/** How much of a game its player has seen, and what was missed during an absence. */

import { lastLook, rememberLook, type Look } from '../browser/looked'

/** Choices that must have been missed, and milliseconds of absence, before the page offers to show
what happened. */
const FEW = 4
const AWAY = 60_000
/** Milliseconds after coming back in which news count as missed: a connection needs a while to bring
them. */
const ARRIVING = 3000

export class Looking {
  /** Number of choices that had been seen before an absence in which enough happened; else
  null. */
  since = $state<number | null>(null)

  readonly table: string
  #seen: Look | null
  #here = false
  /** When the player came back, and what had been seen by then. */
  #arrived = 0
  #left: Look | null = null

  constructor(table: string) {
    this.table = table
    this.#seen = lastLook(table)
  }

  /** Notes how far the game is. `here`: whether the player can see that; `shown`: whether nothing
  of it is still to be shown. */
  note(choices: number, here: boolean, shown: boolean): void {
    if (!here) return this.leave()
    const now = Date.now()
    if (!this.#here) {
      this.#here = true
      this.#arrived = now
      this.#left = this.#seen
    }
    const left = this.#left
    const away = left ? this.#arrived - left.at : 0
    const arriving = now - this.#arrived < ARRIVING
    if (left && arriving && away >= AWAY && choices - left.choices >= FEW) {
      this.since = left.choices
    }
    if (shown) this.#keep({ choices, at: now })
  }

  /** Notes that the game was watched up to there while looking back. */
  saw(choices: number): void {
    if (choices > (this.#seen?.choices ?? 0)) this.#keep({ choices, at: Date.now() })
  }

  leave(): void {
    if (!this.#here) return
    this.#here = false
    if (this.#seen) this.#keep({ ...this.#seen, at: Date.now() })
  }

  #keep(look: Look): void {
    this.#seen = look
    rememberLook(this.table, look)
  }
}
