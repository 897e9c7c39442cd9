/** A finished game on the stage: one beat after the other, forwards with animations, and to any
beat at once. It is a table like those that are played, so the same parts can show it. */

import type {
  EventView,
  QuestionView,
  Replay,
  ReplayStep,
  TableInfo,
  View,
} from '../../protocol/protocol'
import type { Pace } from '../../browser/settings.svelte'
import type { Moment } from '../pace'
import { Playback } from '../playback.svelte'
import type { LogEntry, Playing } from '../playing'
import { Shown } from '../shown'
import { beatAt, beatsOf, viewAfter, type Beat } from './beats'
import { infoOf } from './table'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]
/** The speed at which only deeds are shown, without pauses. */
export const HASTE: Speed = 4

/** Kinds of events that are not deeds. */
const IDLE = new Set(['turn', 'drew', 'stealing', 'card', 'reshuffled', 'kept_cards'])

export interface ReplayingOptions {
  pace: () => Pace
  onevent?: (moment: Moment) => void
  onskip?: () => void
}

const nothing = () => Promise.resolve(false)

export class Replaying extends Shown implements Playing {
  /** Index of the beat that is shown. */
  at = $state(0)
  /** Whether it goes on by itself. */
  playing = $state(false)
  speed = $state<Speed>(1)

  #replay = $state.raw() as Replay
  readonly table: string
  readonly beats: Beat[] = $derived(beatsOf(this.#replay))
  protected readonly source: Playback

  constructor(table: string, replay: Replay, { pace, onevent, onskip }: ReplayingOptions) {
    super()
    this.table = table
    this.#replay = replay
    const speed = ({ kind }: EventView) =>
      this.speed === HASTE && IDLE.has(kind) ? Infinity : this.speed
    this.source = new Playback({ pace, speed, onevent, onskip, onnew: () => undefined })
    this.seek(0)
  }

  get replay(): Replay {
    return this.#replay
  }

  /** The same game as another seat saw it, at the same moment. */
  set replay(replay: Replay) {
    const { step, part } = this.beat
    this.#replay = replay
    this.seek(beatAt(this.beats, step, part))
  }

  /** Adds what has happened since, or removes what was taken back; the moment that is shown stays,
  unless it is gone. */
  extend(steps: ReplayStep[]): void {
    this.#replay = { ...this.#replay, steps }
    if (this.at > this.end) this.seek(this.end)
  }

  get beat(): Beat {
    const beat = this.beats[this.at]
    if (!beat) throw new RangeError(`there is no beat ${this.at}`)
    return beat
  }

  get end(): number {
    return this.beats.length - 1
  }

  get over(): boolean {
    return this.at === this.end && !this.busy
  }

  // Moving about --------------------------------------------------------------------------------

  /** Shows the table after a beat, without animation. */
  seek(to: number): void {
    const at = Math.min(Math.max(0, to), this.end)
    const beat = this.beats[at]
    if (!beat) return
    this.at = at
    this.source.skip()
    this.source.add([], viewAfter(beat, this.#replay), 0)
  }

  /** Shows the next beat; the rest of the one that is being shown is skipped. */
  next(): void {
    const beat = this.beats[this.at + 1]
    if (this.busy) this.source.skip()
    if (!beat) return
    this.at += 1
    this.source.add(beat.events, viewAfter(beat, this.#replay), 0)
  }

  /** Shows a beat from its beginning. */
  show(beat: number): void {
    if (beat < 1) return this.seek(0)
    this.seek(beat - 1)
    this.next()
  }

  previous(): void {
    this.playing = false
    this.seek(this.at - 1)
  }

  toggle(): void {
    if (this.over) this.seek(0)
    this.playing = !this.playing
  }

  override stepBack(): void {
    this.previous()
  }

  override stepForward(): void {
    this.next()
  }

  override get canShowAgain(): boolean {
    return false
  }

  override get canStepBack(): boolean {
    return this.at > 0
  }

  /** The beats of this round's cards, by their place in the pile: when each was carried out or,
  until then, when it was laid. */
  override get shown(): Record<number, number> {
    const found: Record<number, number> = {}
    for (const [n, { round, pile }] of this.beats.slice(0, this.at + 1).entries()) {
      if (pile >= 0 && round === this.view?.round) found[pile] = n
    }
    return found
  }

  override showAgain(card?: number): void {
    const beat = card === undefined ? undefined : this.shown[card]
    if (beat !== undefined) this.show(beat)
  }

  // As a table ----------------------------------------------------------------------------------

  readonly isHost = false
  readonly resigned = false
  readonly replaced = false
  readonly comebacks = null
  readonly connection = 'open'
  readonly refused = null
  readonly closing = false
  readonly asked = {}
  readonly kept = ''
  readonly choosing = false
  readonly trouble = null
  /** What the watcher is asked to guess, and who hears the guess. */
  guessing = $state.raw<QuestionView | null>(null)
  guessed: ((option: string) => void) | null = null
  readonly introduced = true
  readonly log: LogEntry[] = []

  get seat(): number {
    return this.#replay.seat
  }

  get watching(): boolean {
    return this.seat < 0
  }

  get question(): QuestionView | null {
    return this.guessing
  }

  get number(): number {
    return this.beat.step
  }

  get info(): TableInfo {
    return infoOf(this.table, this.#replay)
  }

  get result() {
    return this.#replay.result ?? null
  }

  /** The table that is shown; there always is one. */
  override get view(): View {
    return super.view as View
  }

  override get deadline(): number {
    return 0
  }

  /** Where the bandit is that acts, or was the last to act. */
  get looksAt(): string | null {
    const last = this.beats.findLast(({ bandit }, n) => bandit && n <= this.at)
    return this.view.bandits.find(({ name }) => name === last?.bandit)?.at ?? null
  }

  choose: Playing['choose'] = (option) => {
    this.guessed?.(option)
    return Promise.resolve(!!this.guessed)
  }

  start = nothing
  kick = nothing
  fill = nothing
  substitute = nothing
  back = nothing
  rematch = nothing
  rematchNow = nothing
  leave = nothing
  resign = nothing
  handOver = nothing
  abort = nothing
  filter = nothing
  vote = nothing
  cut(): void {}
  hurry(): void {}
  setHidden(): void {}

  close(): void {
    this.playing = false
    this.source.stop()
  }
}
