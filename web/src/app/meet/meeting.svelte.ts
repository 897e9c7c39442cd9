/** A person's quick match, as long as its page is open: what they wait for is asked again and again,
which also tells the server that they are still there. All tabs of a person share one place. */

import { asMe, claimSeat, deviceToken, ensureProfile } from '../../browser/me/me'
import { ApiError } from '../../protocol/api'
import type { Meet } from '../../protocol/protocol'
import { noteMet } from './met'
import type { Wish } from './wish'

/** Pause after a request that has failed, in milliseconds. */
const PAUSE = 2000
const SIGNED_OFF = 401
const OFF = 404

export class Meeting {
  /** How it stands; null until that is known. */
  now = $state.raw<Meet | null>(null)
  /** Why the last request failed. */
  trouble = $state.raw<unknown>(null)
  /** When the waiting began, by this device's clock. */
  since = $state(0)
  #open = true
  #asking = false

  /** `seated` is called with the table at which there is a seat. */
  constructor(readonly seated: (table: string) => void) {}

  get waits(): boolean {
    return this.now?.state === 'waiting' || this.now?.state === 'asked'
  }

  /** Goes on waiting if another tab, or this page before it was loaded again, had begun. */
  async resume(): Promise<void> {
    if (deviceToken()) await this.#try(() => asMe<Meet>('meet/ask', { known: '' }))
  }

  async enter(name: string, wish: Wish): Promise<void> {
    await this.#try(async () => {
      await ensureProfile()
      return asMe<Meet>('meet/enter', { name, wish })
    })
  }

  async leave(): Promise<void> {
    await this.#try(() => asMe<Meet>('meet/leave', {}))
  }

  /** Stops asking. Unless another tab goes on, the place is lost after a while. */
  close(): void {
    this.#open = false
  }

  async #try(request: () => Promise<Meet>): Promise<void> {
    try {
      await this.#take(await request())
      this.trouble = null
    } catch (error) {
      this.trouble = error
    }
  }

  async #take(meet: Meet): Promise<void> {
    if (!this.#open) return
    this.now = meet
    if (meet.state === 'waiting') this.since = Date.now() - 1000 * (meet.waited ?? 0)
    if (meet.state === 'seated' && meet.table) await this.#sit(meet.table)
    else if (this.waits && !this.#asking) void this.#keepAsking()
  }

  async #sit(table: string): Promise<void> {
    await claimSeat(table)
    noteMet(table)
    if (this.#open) this.seated(table)
  }

  async #keepAsking(): Promise<void> {
    this.#asking = true
    while (this.#open && this.waits) {
      const known = this.now?.state ?? ''
      try {
        const meet = await asMe<Meet>('meet/ask', { known })
        if (!this.waits) break // this tab has left meanwhile
        this.trouble = null
        await this.#take(meet)
      } catch (error) {
        this.trouble = error
        if (error instanceof ApiError && [SIGNED_OFF, OFF].includes(error.status)) this.now = null
        else await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
    this.#asking = false
  }
}
