/** Acting out a scenario: step by step, forward and back, by itself or as one likes. */

import { merge } from '../../protocol/merge'
import { Playback } from '../../play/playback.svelte'
import type { ExampleStep, RuleExample, View } from '../../protocol/protocol'
import type { Pace } from '../../browser/settings.svelte'
import { tablesOf } from './captions'

export class Acting {
  /** Number of steps shown, including the one being shown. */
  at = $state(0)
  /** It goes on by itself. */
  playing = $state(false)
  /** Number of events shown of the last step. */
  heard = $state(0)

  readonly steps: ExampleStep[]
  readonly tables: View[]
  #playback: Playback

  constructor(example: RuleExample, pace: () => Pace) {
    // Drop steps without a sentence or an event.
    this.steps = (example.steps ?? []).filter(({ verb, events }) => verb !== 'begins' || events)
    this.tables = tablesOf({ ...example, steps: this.steps })
    this.#playback = new Playback({ pace, onnew: () => (this.heard += 1) })
    this.#lay(0)
  }

  get step(): ExampleStep | undefined {
    return this.steps[this.at - 1]
  }

  get busy(): boolean {
    return this.#playback.busy
  }

  get over(): boolean {
    return this.at === this.steps.length && !this.busy
  }

  get moment() {
    return this.#playback.moment
  }

  /** The table as shown now: as spectators see it, or as the seat whose knowledge the step is
  about. */
  get view(): View | null {
    const view = this.#playback.view
    const { verb, mine } = this.step ?? {}
    return view && verb === 'sees' && mine ? merge(view, mine) : view
  }

  /** Shows the next step, or at once the rest of the one that is being shown. */
  forward(): void {
    if (this.busy) {
      this.#playback.skip()
      return
    }
    const step = this.steps[this.at]
    const after = this.tables[this.at + 1]
    if (!step || !after) return
    this.at += 1
    this.heard = 0
    this.#playback.add(step.events ?? [], after, 0)
  }

  back(): void {
    this.playing = false
    this.#lay(Math.max(0, this.at - 1))
  }

  toggle(): void {
    if (this.over) this.#lay(0)
    this.playing = !this.playing
  }

  again(): void {
    this.#lay(0)
    this.playing = true
  }

  stop(): void {
    this.playing = false
    this.#playback.stop()
  }

  /** Shows the table after `at` steps, without animation. */
  #lay(at: number): void {
    const table = this.tables[at]
    if (!table) return
    this.#playback.skip()
    this.#playback.add([], table, 0)
    this.at = at
    this.heard = this.step?.events?.length ?? 0
  }
}
