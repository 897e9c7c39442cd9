/** A lesson as it is played: events and bubbles, one after the other, and the learner's choices.

The server stores nothing. It is sent all choices of an act, and answers with what follows. */

import { ApiError } from '../protocol/api'
import { studyLesson } from '../protocol/learning'
import type { Moment } from './pace'
import { lessonInfo, panelOf, placeOf, placesOf, type Bubble } from './lessonTable'
import { Playback } from './playback.svelte'
import type { LogEntry, Playing, Trouble } from './playing'
import { Shown } from './shown'
import { forgetEnd, keepEnd, keepPlace, placeAtEnd, placeIn } from '../browser/progress'
import type { EventView, QuestionView, Result, TableInfo, Teaching } from '../protocol/protocol'
import type { Code, Pace } from '../browser/settings.svelte'

export interface LessonOptions {
  name: string
  language: Code
  pace: () => Pace
  onevent?: (moment: Moment) => void
  onskip?: () => void
}

/** Pause before a failed request is repeated, in milliseconds. */
const RETRY = 3000
/** The server's answer to choices that do not lead on. */
const CONFLICT = 409
const NOT_FOUND = 404

const nothing = () => Promise.resolve(false)

export class Lesson extends Shown implements Playing {
  readonly name: string
  /** Whether the whole lesson is over. */
  done = $state(false)
  /** Whether the server knows no such lesson. */
  missing = $state(false)
  choosing = $state(false)
  trouble = $state.raw<Trouble | null>(null)
  log = $state.raw<LogEntry[]>([])

  #teaching = $state.raw<Teaching | null>(null)
  #act = $state(0)
  #choices: string[] = []
  /** Number of bubbles read since the last choice. */
  #read = 0
  /** Index of the next beat. */
  #next = $state(0)
  /** The choice that was answered with a friendly word, or null. */
  #wrong = $state<string | null>(null)
  #language: Code
  protected readonly source: Playback
  #key = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor({ name, language, ...options }: LessonOptions) {
    super()
    this.name = name
    this.#language = language
    this.source = new Playback({ ...options, onnew: (event) => this.#write(event) })
    const end = placeAtEnd(name)
    const place = end ?? placeIn(name)
    if (place) {
      this.#act = place.act
      this.#choices = [...place.choices]
    }
    void this.#resume(end ? Infinity : (place?.read ?? 0), !!end)
  }

  // The script --------------------------------------------------------------------------------

  get act(): number {
    return this.#act
  }

  get acts(): number {
    return this.#teaching?.acts ?? 1
  }

  get title(): string {
    return this.#teaching?.title ?? ''
  }

  /** Whether everything before the question has been shown and read. */
  get #asking(): boolean {
    const { beats, ask } = this.#teaching ?? {}
    return !!ask && this.#next >= (beats?.length ?? 0) && !this.choosing
  }

  get bubble(): Bubble | null {
    if (this.busy || !this.#teaching) return null
    const { beats, ask } = this.#teaching
    const beat = beats[this.#next]
    if (beat?.say) {
      const { say, meanwhile: word = '', at = [] } = beat
      return { say, word, at, asks: [], waits: true }
    }
    if (!ask || !this.#asking) return null
    const { say = '', at = [], wrong = {}, meanwhile = '' } = ask
    if (ask.free && !say) return null
    const word = (this.#wrong !== null && wrong[this.#wrong]) || meanwhile
    const asks = ask.free ? [] : ask.open.filter((option) => !wrong[option])
    return { say, word, at, asks, waits: false }
  }

  /** Shows events up to the next bubble or question. Called whenever no event is being shown. */
  goOn(): void {
    const teaching = this.#teaching
    if (!teaching || this.busy || this.choosing || this.done || this.trouble) return
    const { beats, ask } = teaching
    while (this.#next < beats.length && !beats[this.#next]?.say) {
      const { events, table } = beats[this.#next] ?? {}
      this.#next += 1
      if (table) this.source.add(events ?? [], table, 0)
    }
    if (this.#next >= beats.length && !ask && !this.busy) this.#endAct()
  }

  /** Call when the bubble has been read. */
  read(): void {
    if (!this.bubble?.waits) return
    this.#next += 1
    this.#read += 1
    this.#keep()
    this.goOn()
  }

  #endAct(): void {
    if (this.#act + 1 < this.acts) this.#begin(this.#act + 1)
    else this.#finish()
  }

  #begin(act: number): void {
    this.#act = act
    this.#choices = []
    this.#read = 0
    this.#keep()
    void this.#study()
  }

  #finish(): void {
    this.done = true
    keepPlace(this.name, { act: 0, choices: [], read: 0, done: true })
    keepEnd(this.name, { act: this.#act, choices: this.#choices, read: 0, done: true })
  }

  #keep(): void {
    const done = placeIn(this.name)?.done ?? false
    keepPlace(this.name, { act: this.#act, choices: this.#choices, read: this.#read, done })
  }

  /** On to the next act, or to the end. */
  skipAct(): void {
    this.source.skip()
    this.#endAct()
  }

  /** From the beginning. */
  again(): void {
    this.done = false
    forgetEnd()
    this.#begin(0)
  }

  /** Continues where the learner was: bubbles that were read are not shown again. */
  async #resume(read: number, over: boolean): Promise<void> {
    await this.#study(false, read)
    if (over && this.#teaching) this.done = true
  }

  /** Skips all beats before the first bubble that was not read. */
  #passRead(read: number): void {
    const beats = this.#teaching?.beats ?? []
    for (const { say, events, table } of beats) {
      if (this.#read >= read) break
      this.#next += 1
      if (say) this.#read += 1
      else if (table) this.source.add(events ?? [], table, 0)
    }
    this.source.skip()
  }

  async #study(chosen = false, read = 0): Promise<boolean> {
    this.choosing = true
    this.trouble = null
    const [act, choices] = [this.#act, [...this.#choices]]
    try {
      const taught = await studyLesson(this.name, { act, choices, language: this.#language })
      this.#teaching = taught
      this.#next = 0
      this.#read = 0
      this.#wrong = null
      if (read) this.#passRead(read)
      return true
    } catch (error) {
      this.#lost(error, chosen, read)
      return false
    } finally {
      this.choosing = false
      this.goOn()
    }
  }

  /** Handles a failed request. A choice can be made again. Otherwise the request is retried, and
  a stored place that does not exist in this version of the lesson is replaced by its beginning. */
  #lost(error: unknown, chosen: boolean, read: number): void {
    this.trouble = { action: 'choose', status: 'lost', sentence: '' }
    const status = error instanceof ApiError ? error.status : 0
    if (chosen) this.#choices.pop()
    else if (status === CONFLICT && (this.#act || this.#choices.length)) {
      this.#retry = setTimeout(() => this.#begin(0))
    } else if (status === NOT_FOUND) this.missing = true
    else this.#retry = setTimeout(() => void this.#study(false, read), RETRY)
  }

  /** Loads the lesson in another language. */
  async speak(language: Code): Promise<void> {
    if (language === this.#language || !this.#teaching) return
    this.#language = language
    const [act, choices] = [this.#act, [...this.#choices]]
    const taught = await studyLesson(this.name, { act, choices, language }).catch(() => null)
    const moved = act !== this.#act || choices.length !== this.#choices.length
    if (taught && !moved) this.#teaching = taught
  }

  #write(event: EventView): void {
    this.log = [...this.log, { event, key: (this.#key += 1) }]
  }

  // What is shown -----------------------------------------------------------------------------

  readonly watching = false
  readonly isHost = false
  readonly resigned = false
  readonly replaced = false
  readonly comebacks = null
  readonly connection = 'open'
  readonly refused = null
  readonly closing = false
  readonly asked = {}
  readonly kept = ''

  get seat(): number {
    return this.#teaching?.seat ?? -1
  }

  get number(): number {
    return this.#choices.length
  }

  get info(): TableInfo | null {
    if (!this.view || !this.#teaching) return null
    return lessonInfo(this.name, this.#teaching, this.view, this.done && !!this.result)
  }

  get result(): Result | null {
    return this.#teaching?.result ?? null
  }

  /** The first bubble says which bandit the learner is, so nothing else does. */
  readonly introduced = true

  get opens(): string | null {
    return panelOf(this.bubble)
  }

  get looksAt(): string | null {
    return this.view && placeOf(this.bubble, this.view)
  }

  get spokenOf(): string[] {
    return placesOf(this.bubble)
  }

  get question(): QuestionView | null {
    const ask = this.#teaching?.ask
    if (this.busy || !this.#asking || !ask) return null
    const mine = this.view?.questions.find(({ seat, options }) => seat === this.seat && options)
    if (!mine?.options) return null
    return { ...mine, options: mine.options.filter(({ words }) => ask.open.includes(words)) }
  }

  override get deadline(): number {
    return 0
  }

  override get canShowAgain(): boolean {
    return super.canShowAgain && this.#asking
  }

  override get canStepBack(): boolean {
    return super.canStepBack && this.busy
  }

  // Acting ------------------------------------------------------------------------------------

  async choose(option: string): Promise<boolean> {
    const ask = this.#teaching?.ask
    if (!this.question || !ask?.open.includes(option)) return false
    if (ask.wrong?.[option]) {
      this.#wrong = option
      return false
    }
    this.source.forgetShown()
    this.#choices.push(option)
    const done = await this.#study(true)
    if (done) this.#keep()
    return done
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
    forgetEnd()
    clearTimeout(this.#retry)
    this.source.stop()
  }
}
