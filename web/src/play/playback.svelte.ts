/** Plays back the server's messages event by event, at a pace a person can follow.

The events of this round are kept, so that any part of it can be shown again. */

import { beatBefore, lengthOf, type Moment } from './pace'
import type { EventView, View } from '../protocol/protocol'
import type { Pace } from '../browser/settings.svelte'
import { withShared } from '../browser/structuralSharing'
import { step } from './step'

/** Something to be shown: an event, or the table after a choice. For an event that is shown
again, `again` is its index in the past. */
type Scene = { event: EventView; again?: number } | { view: View; deadline: number; now?: boolean }

interface Past {
  event: EventView
  before: View
}

export interface PlaybackOptions {
  pace: () => Pace
  /** How many times faster than that an event is shown; Infinity shows only where it leads. */
  speed?: (event: EventView) => number
  /** Called with each event as it is shown, for sounds. */
  onevent?: (moment: Moment) => void
  /** Called when the rest is skipped: stop all animations and sounds. */
  onskip?: () => void
  /** Called with each event once. */
  onnew: (event: EventView) => void
}

/** Number of waiting events above which the playback skips to the end. */
const MOST_QUEUED = 80
/** Maximum number of past events kept. */
const MOST_KEPT = 400
/** Maximum number of events shown again at once. */
const MOST_SHOWN_AGAIN = 40
/** Kinds of events that stepping stops at: a card is laid or carried out. */
const STEPS = ['card', 'played']

/** `after`, sharing its unchanged parts with `before`. Questions are never shared: the same
question asked again counts as a new one. */
const since = (before: View | null, after: View): View => ({
  ...withShared(before, after),
  questions: after.questions,
})

export class Playback {
  /** The table as it is shown now. */
  view = $state.raw<View | null>(null)
  moment = $state.raw<Moment | null>(null)
  deadline = $state(0)
  busy = $state(false)

  #options: PlaybackOptions
  #queue: Scene[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #key = 0
  #past = $state.raw<Past[]>([])
  /** Index in the past of the first event since this seat last chose. */
  #since = $state(0)
  /** Index in the past of the event being shown; the past's length if none is. */
  #at = $state(0)

  constructor(options: PlaybackOptions) {
    this.#options = options
  }

  get canShowAgain(): boolean {
    return this.#past.length > this.#since
  }

  /** Cards of this round that can be shown again: the index in the past by the place in the
  pile. */
  readonly shown = $derived.by(() => {
    const round = this.view?.round
    const found: Record<number, number> = {}
    for (const [n, { event, before }] of this.#past.entries()) {
      if (before.round !== round) continue
      if (event.kind === 'played') found[before.pile.length] = n
      if (event.kind === 'card') found[before.pile.filter((one) => one.resolved).length] = n
    }
    return found
  })

  add(events: EventView[], view: View, deadline: number): void {
    this.#queue.push(...events.map((event) => ({ event })), { view, deadline })
    const waiting = this.#queue.filter((scene) => !('event' in scene && scene.again !== undefined))
    if (waiting.length > MOST_QUEUED || !this.view) this.skip()
    else if (!this.busy) this.#play()
  }

  /** Removes events that were taken back; the table is `view`, as it was before them. */
  takeBack(events: EventView[], view: View, deadline: number): void {
    this.skip()
    this.#past = this.#past.filter(({ event }) => !events.includes(event))
    this.#since = Math.min(this.#since, this.#past.length)
    this.add([], view, deadline)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #play(): void {
    clearTimeout(this.#timer)
    for (;;) {
      const scene = this.#queue.shift()
      if (!scene) break
      this.busy = true
      const length = this.#show(scene)
      if (length > 0) {
        this.#timer = setTimeout(() => this.#play(), length)
        return
      }
    }
    this.#rest()
  }

  /** Ends the showing of an event. */
  #rest(): void {
    this.#at = this.#past.length
    this.busy = false
    this.moment = null
  }

  /** Shows an item. Returns for how long, in milliseconds. */
  #show(scene: Scene): number {
    if ('view' in scene) {
      this.view = since(this.view, scene.view)
      this.deadline = scene.deadline
      return 0
    }
    const { event, again } = scene
    this.#remember(event, again)
    if (!this.view) return 0
    const before = this.view
    const coming = this.#queue.find((one) => 'view' in one)
    const after = since(before, step(before, event, coming?.view))
    const pace = this.#options.pace()
    const speed = this.#options.speed?.(event) ?? 1
    const length = lengthOf(event, pace, before) / speed
    this.view = after
    if (!length) return 0
    this.moment = { key: (this.#key += 1), event, before, after, length }
    this.#options.onevent?.(this.moment)
    const [next] = this.#queue
    return length + (next && 'event' in next ? beatBefore(next.event, pace) / speed : 0)
  }

  #remember(event: EventView, again?: number): void {
    if (again !== undefined) {
      this.#at = again
      return
    }
    if (this.view) {
      const kept = [...this.#past, { event, before: this.view }]
      const dropped = Math.max(0, kept.length - MOST_KEPT)
      this.#past = kept.slice(dropped)
      this.#since = Math.max(0, this.#since - dropped)
    }
    this.#at = this.#past.length - 1
    this.#options.onnew(event)
  }

  /** Skips to the end. */
  skip(): void {
    this.#skipTo(() => false)
  }

  /** Skips to the first item for which `next` is true. */
  #skipTo(next: (scene: Scene) => boolean): void {
    clearTimeout(this.#timer)
    while (this.#queue[0] && !next(this.#queue[0])) {
      const scene = this.#queue.shift() as Scene
      if ('view' in scene) this.#show(scene)
      else {
        this.#remember(scene.event, scene.again)
        // Kept events need the table as it was before each of them.
        if (this.view) this.view = step(this.view, scene.event)
      }
    }
    this.#options.onskip?.()
    if (this.#queue.length) this.#play()
    else this.#rest()
  }

  /** Makes "show again" start here: what comes next is new. */
  forgetShown(): void {
    this.#since = this.#past.length
  }

  /** Shows again what has happened since this seat last chose, or a card of this round and what
  follows. */
  showAgain(card?: number): void {
    if (card !== undefined) this.#showFrom(this.shown[card] ?? -1)
    else if (!this.busy && this.canShowAgain) {
      this.#showFrom(Math.max(this.#since, this.#past.length - MOST_SHOWN_AGAIN))
    }
  }

  /** Goes to the beginning of the card that is shown, or to the one before it. */
  stepBack(): void {
    const to = this.#steps.findLast((n) => n < this.#at)
    if (to !== undefined) this.#showFrom(to)
  }

  /** Goes to the next card. */
  stepForward(): void {
    const to = this.#steps.find((n) => n > this.#at)
    if (to !== undefined) this.#showFrom(to)
    else this.#skipTo((scene) => 'event' in scene && STEPS.includes(scene.event.kind))
  }

  get canStepBack(): boolean {
    return this.#steps.some((n) => n < this.#at)
  }

  /** Indexes in the past of the steps of this round. */
  readonly #steps = $derived(
    this.#past.flatMap(({ event, before }, n) =>
      STEPS.includes(event.kind) && before.round === this.view?.round ? [n] : [],
    ),
  )

  #showFrom(index: number): void {
    const first = this.#past[index]
    if (!first || !this.view) return
    this.stop()
    const now = this.#queue.findIndex((scene) => 'now' in scene && scene.now)
    const still = now < 0 ? this.#queue : this.#queue.slice(now + 1)
    const resumed = this.#queue[now] ?? { view: this.view, deadline: this.deadline, now: true }
    const again = this.#past.slice(index).map(({ event }, n) => ({ event, again: index + n }))
    this.#queue = [...again, resumed, ...still]
    this.view = first.before
    this.#options.onskip?.()
    this.#play()
  }
}
