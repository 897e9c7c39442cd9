/** The coach: stops the play at a regret of the seat that is watched, and leads from one to the
next. */

import { beatAt } from '../../../play/replay/beats'
import type { Replaying } from '../../../play/replay/replaying.svelte'
import type { Regret } from '../../../protocol/protocol'
import type { Reviews } from './reviews.svelte'

export class Coaching {
  #replaying: Replaying
  readonly reviews: Reviews
  /** Whose choices are looked at: the seat that is watched, or was before all cards were opened. */
  seat = $state(-1)
  /** Whether the coach speaks, or will as soon as it can. */
  open = $state(false)
  /** The beat at which the coach was called and had to wait; null if the wait is over. */
  #since: number | null = $state(null)
  /** Regrets at which the play has stopped. */
  #stopped: string[] = []

  constructor(replaying: Replaying, reviews: Reviews) {
    this.#replaying = replaying
    this.reviews = reviews
  }

  readonly regrets: Regret[] = $derived.by(() => this.reviews.regrets(this.seat))

  /** The beats of all regrets. */
  readonly beats: number[] = $derived.by(() => this.regrets.map((regret) => this.#beatOf(regret)))

  /** The regret at the beat that is shown. */
  get here(): Regret | null {
    return this.regrets[this.beats.indexOf(this.#replaying.at)] ?? null
  }

  /** The regret that the coach speaks of. */
  get shown(): Regret | null {
    return this.open && !this.#replaying.busy ? this.here : null
  }

  get waits(): boolean {
    return this.open && !this.reviews.isReady(this.seat)
  }

  /** The seat that is watched now. */
  follow(seat: number): void {
    if (seat >= 0 && seat !== this.seat) {
      this.seat = seat
      this.#since = null
    }
  }

  /** Whether the play stops here by itself, which it does once at every regret. */
  stops(): boolean {
    const { here } = this
    if (!here || this.#replaying.seat !== this.seat) return false
    const key = `${this.seat} ${here.number}`
    if (this.#stopped.includes(key)) return false
    this.#stopped.push(key)
    this.open = true
    return true
  }

  /** Calls the coach: to this moment, or to the next regret, or to the first again. */
  call(): void {
    this.#replaying.playing = false
    this.open = true
    if (this.reviews.isReady(this.seat)) {
      if (!this.here) this.#seek(this.#next ?? this.beats[0])
      return
    }
    this.#since = this.#replaying.at
    void this.reviews.want(this.seat)
  }

  /** Calls the coach for a seat, when the page is opened. */
  callFor(seat: number): void {
    this.follow(seat)
    this.call()
  }

  /** From the regret that is shown to the next one, and from the last one out. */
  next(): void {
    const to = this.#next
    if (to === undefined) this.close()
    else this.#seek(to)
  }

  close(): void {
    this.open = false
    this.#since = null
  }

  /** Call in an effect: the coach falls silent when one goes elsewhere, and speaks as soon as the
  review is there, unless one has gone elsewhere meanwhile. */
  attend(): void {
    const { at } = this.#replaying
    if (!this.open || !this.reviews.isReady(this.seat) || !this.regrets.length) return
    if (this.#since !== null) {
      if (this.#since !== at) return
      this.#since = null
      if (!this.here) this.#seek(this.#next ?? this.beats[0])
    } else if (!this.here) this.open = false
  }

  /** Leads to a regret, after a wait. */
  show(): void {
    this.#since = null
    if (!this.here) this.#seek(this.#next ?? this.beats[0])
  }

  get #next(): number | undefined {
    return this.beats.find((beat) => beat > this.#replaying.at)
  }

  #beatOf({ number }: Regret): number {
    return beatAt(this.#replaying.beats, number)
  }

  #seek(to: number | undefined): void {
    if (to === undefined) return
    this.#stopped.push(`${this.seat} ${this.regrets[this.beats.indexOf(to)]?.number}`)
    this.#replaying.playing = false
    this.#replaying.seek(to)
  }
}
