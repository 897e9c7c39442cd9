/** One table as it is played: its connection, and what the server sent.

A question appears once the events that led to it have been shown. */

import { hintFor } from '../protocol/api'
import { merge } from '../protocol/merge'
import type { Moment } from './pace'
import { Playback } from './playback.svelte'
import type { ConnectionStatus, LogEntry, Playing, Refusal, Trouble } from './playing'
import type { Pace } from '../browser/settings.svelte'
import { Shown } from './shown'
import { PROTOCOL } from '../protocol/protocol'
import type { Connection } from '../protocol/transport'
import type {
  Ahead,
  Consent,
  Emote,
  EventView,
  FromClient,
  FromServer,
  QuestionView,
  Reply,
  TableInfo,
  Told,
  View,
} from '../protocol/protocol'

/** A message before its `id` is given to it. */
type Unsigned<Message> = Message extends unknown ? Omit<Message, 'id'> : never

/** A choice that waits for the connection, and the question that it answers. `sent` if the
connection was lost before it was acknowledged. */
interface Kept {
  option: string
  asked: string
  sent: boolean
}

export interface LiveOptions {
  connect: () => Connection
  token: string
  pace: () => Pace
  /** Called with each event as it is shown, for sounds. */
  onevent?: (moment: Moment) => void
  /** Called when the rest is skipped: stop all animations and sounds. */
  onskip?: () => void
  /** Called when the server does not know the token. */
  onforgotten?: () => void
  /** The muted seats. */
  muted?: () => number[]
}

/** Pauses before reconnecting, in milliseconds; the last one repeats. */
const WAITS = [500, 1000, 2000, 4000, 8000]
/** How often a choice is sent while others choose meanwhile. */
const TRIES = 4

export class Live extends Shown implements Playing {
  info = $state.raw<TableInfo | null>(null)
  seat = $state(-1)
  connection = $state<ConnectionStatus>('connecting')
  closing = $state(false)
  log = $state.raw<LogEntry[]>([])
  choosing = $state(false)
  trouble = $state.raw<Trouble | null>(null)
  /** Number of choices received. */
  number = $state(0)
  /** Number of those that count: the others were taken back. */
  choices = $state(0)
  asked = $state.raw<Record<number, number>>({})
  refused = $state.raw<Refusal | null>(null)
  mayTakeBack = $state(false)
  takenBack = $state(0)

  #kept = $state.raw<Kept | null>(null)
  #options: LiveOptions
  #token: string
  #socket: Connection | null = null
  #latest: View | null = null
  protected readonly source: Playback
  #retry: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #hidden = false
  #identifier = 0
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #waiting = new Map<number, (reply: Reply | null) => void>()
  #key = 0
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #listeners = new Set<(told: Told) => void>()
  /** The events of each choice, by its number. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #events = new Map<number, EventView[]>()

  constructor(options: LiveOptions) {
    super()
    this.#options = options
    this.#token = options.token
    this.source = new Playback({ ...options, onnew: (event) => this.#write({ event }) })
    this.#connect()
  }

  get watching(): boolean {
    return this.seat < 0 || this.resigned
  }

  get isHost(): boolean {
    return this.seat >= 0 && this.seat === this.info?.host
  }

  get resigned(): boolean {
    return this.info?.seats[this.seat]?.resigned ?? false
  }

  get replaced(): boolean {
    const mine = this.info?.seats[this.seat]
    return mine?.kind === 'human' && mine.bot !== '' && !mine.resigned
  }

  get comebacks(): number | null {
    const mine = this.info?.seats[this.seat]
    return mine?.lapses ? mine.comebacks : null
  }

  get question(): QuestionView | null {
    if (this.busy || !this.view || this.watching) return null
    const mine = this.view.questions.find((question) => question.seat === this.seat)
    return mine?.options ? mine : null
  }

  get kept(): string {
    return this.#kept?.option ?? ''
  }

  // The connection ----------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#retry)
    const socket = this.#options.connect()
    this.#socket = socket
    socket.onopen = () => void this.#greet()
    socket.onmessage = (event: { data: unknown }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  async #greet(): Promise<void> {
    const reply = await this.#ask({
      type: 'hello',
      protocol: PROTOCOL,
      token: this.#token,
      seen: this.number,
      muted: this.#options.muted?.() ?? [],
    })
    if (reply?.why) return // the server closes the connection, with a reason
    if (reply?.status === 'refused' && this.#token) this.#forget()
    else if (reply?.status === 'refused') {
      this.refused = { why: '', sentence: reply.sentence }
      this.close() // trying again would not help
    } else if (reply?.status === 'ok') {
      this.connection = 'open'
      if (this.#hidden) void this.#ask({ type: 'hidden', on: true })
      this.refused = null
      this.closing = false
      this.#failures = 0
    }
  }

  /** The server no longer accepts the token. */
  #forget(): void {
    if (!this.#token) return
    this.#token = ''
    this.#kept = null
    this.#options.onforgotten?.()
  }

  /** Stops reconnecting: the answer would be the same. */
  #sentAway(why: Refusal['why'], sentence: string): void {
    if (why === 'kicked' || why === 'gone') this.#forget()
    this.refused = { why, sentence }
    this.close()
  }

  #lost(): void {
    this.#socket = null
    for (const answer of this.#waiting.values()) answer(null)
    this.#waiting.clear()
    if (this.connection === 'closed') return
    this.connection = this.#failures || this.info ? 'lost' : 'connecting'
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)] as number
    this.#failures += 1
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  /** The device has no network any more, which a socket may not notice for minutes. */
  cut(): void {
    const socket = this.#socket
    if (!socket || this.connection === 'closed') return
    this.#lost()
    socket.close()
  }

  /** Try immediately: the network came back, or the page is visible again. */
  hurry(): void {
    if (this.connection === 'lost' && !this.#socket) this.#connect()
  }

  /** Tells the server whether the page is out of sight, so that it calls the player. */
  setHidden(hidden: boolean): void {
    if (hidden === this.#hidden) return
    this.#hidden = hidden
    if (this.connection === 'open') void this.#ask({ type: 'hidden', on: hidden })
  }

  close(): void {
    this.connection = 'closed'
    clearTimeout(this.#retry)
    this.source.stop()
    this.#socket?.close()
    this.#socket = null
  }

  #ask(message: Unsigned<FromClient>): Promise<Reply | null> {
    const socket = this.#socket
    if (!socket) return Promise.resolve(null)
    const id = (this.#identifier += 1)
    return new Promise((answer) => {
      this.#waiting.set(id, answer)
      socket.send(JSON.stringify({ ...message, id }))
    })
  }

  // Hearing -----------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message
        break
      case 'welcome':
        this.seat = message.seat
        if (message.seat < 0) this.#forget()
        break
      case 'now':
        this.number = message.number
        this.mayTakeBack = message.may_take_back ?? false
        this.#latest = merge(message.table, message.mine)
        this.#noteAsked(this.#latest, -1)
        this.source.add([], this.#latest, message.deadline)
        this.#sendKept()
        break
      case 'told':
        this.#told(message)
        break
      case 'said':
        this.#write({ said: message })
        break
      case 'closing':
        this.closing = true
        break
      case 'reply':
        this.#waiting.get(message.id)?.(message)
        this.#waiting.delete(message.id)
        if (message.why) this.#sentAway(message.why, message.sentence)
    }
  }

  /** Calls `heard` with each choice from now on. Returns how to end that. */
  listen(heard: (told: Told) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  #told(told: Told): void {
    if (told.number <= this.number) return // received twice
    this.number = told.number
    this.mayTakeBack = told.may_take_back ?? false
    this.choices += told.taken_back ? -1 : 1
    this.#events.set(told.number, told.events)
    for (const heard of this.#listeners) heard(told)
    if (told.chooser === this.seat) this.#settleKept()
    if (!told.table || !told.mine) {
      // More messages follow at once: the player was away, and can read in the log what was missed.
      this.#write(...told.events.map((event) => ({ event })))
      this.#unwrite(told)
      return
    }
    this.#latest = merge(told.table, told.mine)
    this.#noteAsked(this.#latest, told.chooser)
    const deadline = told.deadline ?? 0
    if (told.taken_back) {
      this.source.takeBack(this.#events.get(told.taken_back) ?? [], this.#latest, deadline)
      this.#unwrite(told)
    } else this.source.add(told.events, this.#latest, deadline)
    this.#sendKept()
  }

  /** Removes what was taken back from the story. Its lines are emptied, not deleted, because
  other code keeps indexes into the log. */
  #unwrite({ number, taken_back }: Told): void {
    if (!taken_back) return
    this.takenBack = number
    const never = this.#events.get(taken_back) ?? []
    this.log = this.log.map((entry) =>
      entry.event && never.includes(entry.event) ? { key: entry.key } : entry,
    )
  }

  /** When each seat was asked; for a seat that has just chosen the time starts again. */
  #noteAsked(view: View, chooser: number): void {
    const seats = view.questions.map(({ seat }) => seat)
    const since = (seat: number) => (seat === chooser ? undefined : this.asked[seat])
    this.asked = Object.fromEntries(seats.map((seat) => [seat, since(seat) ?? Date.now()]))
  }

  #write(...entries: Omit<LogEntry, 'key'>[]): void {
    this.log = [...this.log, ...entries.map((entry) => ({ ...entry, key: (this.#key += 1) }))]
  }

  // Acting ------------------------------------------------------------------------------------

  /** Makes a choice, or keeps it until the connection is back; until then it can be replaced. */
  async choose(option: string): Promise<boolean> {
    const asked = JSON.stringify(this.question)
    if (this.choosing || !this.question) return false
    this.trouble = null
    this.forgetShown()
    if (this.connection === 'open') return this.#send(option, asked)
    this.#kept = { option, asked, sent: false }
    return false
  }

  /** Sends the choice again if others chose meanwhile and the question is still the same. */
  async #send(option: string, asked: string): Promise<boolean> {
    this.choosing = true
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const reply = await this.#ask({ type: 'choose', number: this.number, option })
        if (reply?.status === 'ok') return true
        if (!reply) {
          this.#kept = { option, asked, sent: true }
          return false
        }
        if (reply.status === 'stale' && this.#askedNow === asked) continue
        this.#complain('choose', reply)
        return false
      }
      return false
    } finally {
      this.choosing = false
    }
  }

  /** The latest question of this seat, as JSON. */
  get #askedNow(): string {
    const now = this.#latest?.questions.find((question) => question.seat === this.seat)
    return JSON.stringify(now)
  }

  /** After reconnecting: sends the kept choice, if the question is still the same. */
  #sendKept(): void {
    const kept = this.#kept
    if (!kept) return
    this.#kept = null
    if (this.#askedNow === kept.asked) void this.#send(kept.option, kept.asked)
    else this.trouble = { action: 'choose', status: 'dropped', sentence: '' }
  }

  /** The question has been answered: by the kept choice if that had been sent, else by a bot. */
  #settleKept(): void {
    if (this.#kept && !this.#kept.sent) {
      this.trouble = { action: 'choose', status: 'dropped', sentence: '' }
    }
    this.#kept = null
  }

  #complain(action: Trouble['action'], reply: Reply | null): void {
    if (!reply) this.trouble = { action, status: 'lost', sentence: '' }
    else if (reply.status !== 'ok') {
      const { status, sentence, code, wait } = reply
      this.trouble = { action, status, sentence, code, wait }
    }
  }

  async #do(message: Unsigned<FromClient>): Promise<boolean> {
    this.trouble = null
    const reply = await this.#ask(message)
    this.#complain(message.type, reply)
    return reply?.status === 'ok'
  }

  takeBack = () => this.#do({ type: 'take_back', number: this.number })

  async lookAhead(): Promise<Ahead | null> {
    return (await this.#ask({ type: 'ahead' }))?.ahead ?? null
  }

  hint = () => hintFor(this.info?.table ?? '', this.#token, this.number)

  say = (text: string) => this.#do({ type: 'say', text })
  emote = (name: Emote['name']) => this.#do({ type: 'emote', name })
  start = () => this.#do({ type: 'start' })
  kick = (seat: number) => this.#do({ type: 'kick', seat })
  fill = (seat: number, bot: string) => this.#do({ type: 'fill', seat, bot })
  substitute = (seat: number, bot: string) => this.#do({ type: 'substitute', seat, bot })
  back = () => this.#do({ type: 'back' })
  rematch = (wanted = true) => this.#do({ type: 'rematch', wanted })
  rematchNow = () => this.#do({ type: 'rematch', now: true })
  leave = () => this.#do({ type: 'leave' })
  resign = () => this.#do({ type: 'resign' })
  handOver = (seat: number) => this.#do({ type: 'hand_over', seat })
  abort = () => this.#do({ type: 'abort' })
  filter = (on: boolean) => this.#do({ type: 'filter', on })
  consent = (decided: Pick<Consent, 'names' | 'times' | 'study'>) =>
    this.#do({ type: 'consent', ...decided })
  vote = (seat: number) => this.#do({ type: 'vote', seat })
  mute = (seat: number, on: boolean) => this.#do({ type: 'mute', seat, on })
  report = (seat: number, reason: string) => this.#do({ type: 'report', seat, reason })
}
