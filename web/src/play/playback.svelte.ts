/** What the server tells, played back event by event at a pace a person can follow.

What was shown of this round is kept, so that any part of it can be shown again. */

import { beatBefore, lengthOf, type Moment } from './pace'
import type { EventView, View } from '../protocol/protocol'
import type { Pace } from '../browser/settings.svelte'
import { shared } from '../browser/structuralSharing'
import { step } from './step'

/** Something to be shown: an event, or how the table stands after a choice. An event that is shown
again has its place in the past. */
type Scene = { event: EventView; again?: number } | { view: View; deadline: number; now?: boolean }

interface Past {
  event: EventView
  before: View
}

export interface PlaybackOptions {
  pace: () => Pace
  /** Told of each event as it is shown, for sounds. */
  onevent?: (moment: Moment) => void
  /** Nothing of what was begun shall go on. */
  onskip?: () => void
  /** Told of each event once. */
  onnew: (event: EventView) => void
}

const MOST_QUEUED = 80
const MOST_KEPT = 400
const MOST_SHOWN_AGAIN = 40
/** Where one steps to: a card that is laid or done. */
const STEPS = ['card', 'played']

/** A view whose parts that have not changed are still the same. The same question may be asked again,
and is another one then. */
const since = (before: View | null, after: View): View => ({
  ...shared(before, after),
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
  /** What has happened since this seat last chose begins here. */
  #since = $state(0)
  /** The place in the past of what is shown; its end if nothing is. */
  #at = $state(0)

  constructor(options: PlaybackOptions) {
    this.#options = options
  }

  get canShowAgain(): boolean {
    return this.#past.length > this.#since
  }

  /** Cards of this round that can be shown again: by their place in the pile, that in the past. */
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

  /** These events never happened, and the table is as it was before them. */
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

  /** Nothing is shown any more. */
  #rest(): void {
    this.#at = this.#past.length
    this.busy = false
    this.moment = null
  }

  /** Returns how long it is looked at. */
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
    const length = lengthOf(event, pace, before)
    this.view = after
    if (!length) return 0
    this.moment = { key: (this.#key += 1), event, before, after, length }
    this.#options.onevent?.(this.moment)
    const [next] = this.#queue
    return length + (next && 'event' in next ? beatBefore(next.event, pace) : 0)
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

  /** Without showing anything before it. */
  #skipTo(next: (scene: Scene) => boolean): void {
    clearTimeout(this.#timer)
    while (this.#queue[0] && !next(this.#queue[0])) {
      const scene = this.#queue.shift() as Scene
      if ('view' in scene) this.#show(scene)
      else {
        this.#remember(scene.event, scene.again)
        // What is kept needs the table as it was before each event.
        if (this.view) this.view = step(this.view, scene.event)
      }
    }
    this.#options.onskip?.()
    if (this.#queue.length) this.#play()
    else this.#rest()
  }

  /** From here on something new is told. */
  forgetShown(): void {
    this.#since = this.#past.length
  }

  /** What has happened since this seat last chose, or a card of this round and what follows. */
  showAgain(card?: number): void {
    if (card !== undefined) this.#showFrom(this.shown[card] ?? -1)
    else if (!this.busy && this.canShowAgain) {
      this.#showFrom(Math.max(this.#since, this.#past.length - MOST_SHOWN_AGAIN))
    }
  }

  /** To the beginning of the card that is shown, or to the one before it. */
  stepBack(): void {
    const to = this.#steps.findLast((n) => n < this.#at)
    if (to !== undefined) this.#showFrom(to)
  }

  /** To the next card. */
  stepForward(): void {
    const to = this.#steps.find((n) => n > this.#at)
    if (to !== undefined) this.#showFrom(to)
    else this.#skipTo((scene) => 'event' in scene && STEPS.includes(scene.event.kind))
  }

  get canStepBack(): boolean {
    return this.#steps.some((n) => n < this.#at)
  }

  /** Of this round. */
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
