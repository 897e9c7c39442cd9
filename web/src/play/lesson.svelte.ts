/** A lesson as it is played: what happens and what is said, one after the other, and what the learner
chooses.

The server keeps nothing. It is sent all choices of an act, and answers with what follows. */

import { ApiError, studyLesson } from '../protocol/api'
import type { Moment } from './pace'
import { Playback } from './playback.svelte'
import type { LogEntry, Playing, Trouble } from './playing'
import { forgetEnd, keepEnd, keepPlace, placeAtEnd, placeIn } from '../browser/progress'
import type {
  EventView,
  QuestionView,
  Result,
  SeatInfo,
  TableInfo,
  Teaching,
  View,
} from '../protocol/protocol'
import type { Code, Pace } from '../browser/settings.svelte'

export interface LessonOptions {
  name: string
  language: Code
  pace: () => Pace
  onevent?: (moment: Moment) => void
  onskip?: () => void
}

/** What is said now, and what it is about. */
export interface Bubble {
  say: string
  /** What comes before it: a friendly word about a choice that does not lead on, or what has happened
  between two acts. */
  word: string
  at: string[]
  /** The choices that lead on. */
  asks: string[]
  /** It waits until it has been read. */
  waits: boolean
}

const RETRY = 3000
/** The server's answer to choices that do not lead on. */
const CONFLICT = 409
const NOT_FOUND = 404

const nothing = () => Promise.resolve(false)

export class Lesson implements Playing {
  readonly name: string
  /** The whole lesson is over. */
  done = $state(false)
  /** There is no such lesson. */
  missing = $state(false)
  choosing = $state(false)
  trouble = $state.raw<Trouble | null>(null)
  log = $state.raw<LogEntry[]>([])

  #teaching = $state.raw<Teaching | null>(null)
  #act = $state(0)
  #choices: string[] = []
  /** Bubbles that have been read since the last choice. */
  #read = 0
  /** The beat that comes next. */
  #next = $state(0)
  /** A choice that was answered with a friendly word. */
  #wrong = $state<string | null>(null)
  #language: Code
  #playback: Playback
  #key = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor({ name, language, ...options }: LessonOptions) {
    this.name = name
    this.#language = language
    this.#playback = new Playback({ ...options, onnew: (event) => this.#write(event) })
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

  /** Everything before the question has been shown and read. */
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

  /** What happens is shown up to the next bubble or question. Call it whenever nothing is shown. */
  goOn(): void {
    const teaching = this.#teaching
    if (!teaching || this.busy || this.choosing || this.done || this.trouble) return
    const { beats, ask } = teaching
    while (this.#next < beats.length && !beats[this.#next]?.say) {
      const { events, table } = beats[this.#next] ?? {}
      this.#next += 1
      if (table) this.#playback.add(events ?? [], table, 0)
    }
    if (this.#next >= beats.length && !ask && !this.busy) this.#endAct()
  }

  /** The bubble has been read. */
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
    this.#playback.skip()
    this.#endAct()
  }

  /** From the beginning. */
  again(): void {
    this.done = false
    forgetEnd()
    this.#begin(0)
  }

  /** Goes on where the learner was: bubbles that were read are not shown again. */
  async #resume(read: number, over: boolean): Promise<void> {
    await this.#study(false, read)
    if (over && this.#teaching) this.done = true
  }

  /** What lies before the first bubble that was not read is taken as seen. */
  #passRead(read: number): void {
    const beats = this.#teaching?.beats ?? []
    for (const { say, events, table } of beats) {
      if (this.#read >= read) break
      this.#next += 1
      if (say) this.#read += 1
      else if (table) this.#playback.add(events ?? [], table, 0)
    }
    this.#playback.skip()
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

  /** A choice can be made again. Otherwise a dead line is tried again, and a place that was kept in an
  older version of the lesson is left for its beginning. */
  #lost(error: unknown, chosen: boolean, read: number): void {
    this.trouble = { action: 'choose', status: 'lost', sentence: '' }
    const status = error instanceof ApiError ? error.status : 0
    if (chosen) this.#choices.pop()
    else if (status === CONFLICT && (this.#act || this.#choices.length)) {
      this.#retry = setTimeout(() => this.#begin(0))
    } else if (status === NOT_FOUND) this.missing = true
    else this.#retry = setTimeout(() => void this.#study(false, read), RETRY)
  }

  /** The same in another language. */
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
  readonly deadline = 0
  readonly kept = ''

  get seat(): number {
    return this.#teaching?.seat ?? -1
  }

  get number(): number {
    return this.#choices.length
  }

  get info(): TableInfo | null {
    const { view } = this
    if (!view || !this.#teaching) return null
    return {
      type: 'table',
      table: this.name,
      status: this.done && this.result ? 'over' : 'playing',
      public: false,
      clock: 0,
      options: this.#teaching.options,
      seats: view.players.map(({ seat }) => this.#sitter(seat)),
      host: -1,
      seed_hash: '',
      seed: '',
      next_table: '',
      filtered: false,
      vote_after: 0,
      substitute_after: 0,
    }
  }

  #sitter(seat: number): SeatInfo {
    const kind = seat === this.seat ? 'human' : 'bot'
    const nobody = { name: '', bandit: '', bot: '', present: true, resigned: false }
    return { seat, kind, ...nobody, votes: [], again: false, lapses: 0, comebacks: 4 }
  }

  get result(): Result | null {
    return this.#teaching?.result ?? null
  }

  /** One thing to read at a time: the first bubble. */
  readonly introduced = true

  /** Whose panel is open because a bubble is about it. */
  get opens(): string | null {
    const target = this.bubble?.at.find((one) => /^(panel|bullets) /.test(one))
    return target?.split(' ')[1] ?? null
  }

  /** The place that a bubble is about. */
  get looksAt(): string | null {
    const { view } = this
    for (const target of this.bubble?.at ?? []) {
      const [kind = '', ...rest] = target.split(' ')
      const what = rest.join(' ')
      if (kind === 'place' || kind === 'loot') return what
      const figure = view?.bandits.find((one) => one.name === what)
      if (figure && kind === 'figure') return figure.at
      if (kind === 'figure' && what === 'marshal') return view?.marshal_at ?? null
    }
    return null
  }

  get spokenOf(): string[] {
    const targets = this.bubble?.at ?? []
    return targets.flatMap((target) => (target.startsWith('place ') ? [target.slice(6)] : []))
  }

  get question(): QuestionView | null {
    const ask = this.#teaching?.ask
    if (this.busy || !this.#asking || !ask) return null
    const mine = this.view?.questions.find(({ seat, options }) => seat === this.seat && options)
    if (!mine?.options) return null
    return { ...mine, options: mine.options.filter(({ words }) => ask.open.includes(words)) }
  }

  get view(): View | null {
    return this.#playback.view
  }

  get moment(): Moment | null {
    return this.#playback.moment
  }

  get showing(): EventView | null {
    return this.moment?.event ?? null
  }

  get busy(): boolean {
    return this.#playback.busy
  }

  get canShowAgain(): boolean {
    return this.#playback.canShowAgain && this.#asking
  }

  get canStepBack(): boolean {
    return this.#playback.canStepBack && this.busy
  }

  get shown(): Record<number, number> {
    return this.#playback.shown
  }

  skip = () => this.#playback.skip()
  showAgain = (card?: number) => this.#playback.showAgain(card)
  stepBack = () => this.#playback.stepBack()
  stepForward = () => this.#playback.stepForward()

  // Acting ------------------------------------------------------------------------------------

  async choose(option: string): Promise<boolean> {
    const ask = this.#teaching?.ask
    if (!this.question || !ask?.open.includes(option)) return false
    if (ask.wrong?.[option]) {
      this.#wrong = option
      return false
    }
    this.#playback.forgetShown()
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

  close(): void {
    forgetEnd()
    clearTimeout(this.#retry)
    this.#playback.stop()
  }
}
