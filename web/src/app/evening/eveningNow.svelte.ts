/** An evening while its page is open: asked for every few seconds, and at once after a deed. */

import { deviceToken, ensureProfile } from '../../browser/me/me'
import { ApiError } from '../../protocol/api'
import { doAtEvening, eveningNow, type Deed } from '../../protocol/evenings'
import type { Evening } from '../../protocol/protocol'

/** Seconds before the evening is asked for again after a failure, if the server names none. */
const AFTER_FAILURE = 6
/** By how much pauses differ at random, so that many pages do not ask at the same moment. */
const SPREAD = 0.3

export class EveningNow {
  told = $state.raw<Evening | null>(null)
  /** Why the evening cannot be shown, or the last deed was refused; null if all is well. */
  trouble = $state.raw<unknown>(null)
  busy = $state(false)
  /** Counts answers; one that was asked for before a later deed is not shown. */
  #deeds = 0

  constructor(readonly evening: string) {}

  /** Asks for the evening; returns the seconds until it should be asked for again. */
  async look(): Promise<number> {
    const deeds = this.#deeds
    try {
      const told = await eveningNow(this.evening, deviceToken())
      if (deeds === this.#deeds) this.told = told
      if (!this.busy && isFailure(this.trouble)) this.trouble = null
      return told.again * (1 + SPREAD * Math.random())
    } catch (error) {
      if (deeds === this.#deeds && !this.busy) this.trouble = error
      const wait = error instanceof ApiError ? error.wait : 0
      return Math.max(wait, AFTER_FAILURE) * (1 + SPREAD * Math.random())
    }
  }

  /** Does something at the evening; returns whether it was granted. */
  async act(deed: Deed, body: object = {}): Promise<boolean> {
    this.busy = true
    this.trouble = null
    this.#deeds++
    try {
      await ensureProfile()
      this.told = await doAtEvening(this.evening, deed, body, deviceToken())
      this.#deeds++
      return true
    } catch (error) {
      this.trouble = error
      return false
    } finally {
      this.busy = false
    }
  }

  /** Asks for the evening again and again; returns what stops it. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let watching = true
    const ask = async () => {
      const seconds = await this.look()
      if (watching) timer = setTimeout(() => void ask(), 1000 * seconds)
    }
    void ask()
    return () => {
      watching = false
      clearTimeout(timer)
    }
  }
}

/** Whether the server could not be reached or was busy, as against a refusal of what was asked. */
const isFailure = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
