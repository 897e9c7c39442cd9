/** The part of `Playing` that shows events, delegated to a playback or to another table. */

import type { EventView, View } from '../protocol/protocol'
import type { Moment } from './pace'

/** What shows events: a `Playback`, or a table that has one. */
interface Source {
  readonly view: View | null
  readonly moment: Moment | null
  readonly deadline: number
  readonly busy: boolean
  readonly canShowAgain: boolean
  readonly canStepBack: boolean
  readonly shown: Record<number, number>
  skip(): void
  showAgain(card?: number): void
  stepBack(): void
  stepForward(): void
  forgetShown(): void
}

export abstract class Shown implements Source {
  protected abstract readonly source: Source

  get view(): View | null {
    return this.source.view
  }

  get moment(): Moment | null {
    return this.source.moment
  }

  get showing(): EventView | null {
    return this.moment?.event ?? null
  }

  get deadline(): number {
    return this.source.deadline
  }

  get busy(): boolean {
    return this.source.busy
  }

  get canShowAgain(): boolean {
    return this.source.canShowAgain
  }

  get canStepBack(): boolean {
    return this.source.canStepBack
  }

  get shown(): Record<number, number> {
    return this.source.shown
  }

  skip(): void {
    this.source.skip()
  }

  showAgain(card?: number): void {
    this.source.showAgain(card)
  }

  stepBack(): void {
    this.source.stepBack()
  }

  stepForward(): void {
    this.source.stepForward()
  }

  /** Makes "show again" start here: what comes next is new. */
  forgetShown(): void {
    this.source.forgetShown()
  }
}
