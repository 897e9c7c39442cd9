/** Several people at one device: the screen goes from hand to hand.

A spectator's line is the stage. Everybody may see what is played there, for nothing private ever
comes over it. Each seat has a line of its own, and what comes over that is shown only while its
player holds the screen and is asked. */

import { Live, type Line } from './live.svelte'
import type { Moment } from './pace'
import type { Connection, LogEntry, Playing, Refusal, Trouble } from './playing'
import type { Advice, Ahead, EventView, QuestionView, TableInfo, View } from '../protocol/protocol'
import type { Pace } from '../browser/settings.svelte'

export interface SofaOptions {
  connect: () => Line
  /** Of everybody here. */
  tokens: string[]
  pace: () => Pace
  onevent?: (moment: Moment) => void
  onskip?: () => void
  onforgotten?: (token: string) => void
}

const NOBODY = -1

export class Sofa implements Playing {
  #stage: Live
  #players: Live[]
  /** The seat that took the screen last. */
  #holder = $state(NOBODY)
  /** How many choices had been made when the holder made his. */
  #chosenAt = $state(-1)

  constructor({ connect, tokens, pace, onevent, onskip, onforgotten }: SofaOptions) {
    this.#stage = new Live({ connect, token: '', pace, onevent, onskip })
    this.#players = tokens.map(
      (token) =>
        new Live({ connect, token, pace: () => 'off', onforgotten: () => onforgotten?.(token) }),
    )
  }

  // Whose turn it is to look ------------------------------------------------------------------

  /** Who is asked, once the stage has shown what led to it. Of several the holder goes first. */
  get #asked(): Live | null {
    const { busy, number } = this.#stage
    if (busy || number === this.#chosenAt) return null
    const asked = this.#players.filter((one) => one.number === number && one.question)
    return asked.find((one) => one.seat === this.#holder) ?? asked[0] ?? null
  }

  /** Whose secrets are on the screen. */
  get #open(): Live | null {
    const asked = this.#asked
    return asked?.seat === this.#holder && !asked.choosing ? asked : null
  }

  /** Who must take the screen before the game goes on; -1 for nobody. */
  get handTo(): number {
    const asked = this.#asked
    return asked && asked.seat !== this.#holder ? asked.seat : NOBODY
  }

  /** The player takes the screen, and his seat back if his time had run out. */
  take(): void {
    if (this.handTo !== NOBODY) this.#holder = this.handTo
    void this.back()
  }

  /** The holder covers his hand again. */
  hide(): void {
    this.#holder = NOBODY
  }

  // What is shown -----------------------------------------------------------------------------

  get info(): TableInfo | null {
    return this.#stage.info
  }

  /** Those who have not left the game for good. */
  get #playing(): Live[] {
    return this.#players.filter((one) => !one.resigned)
  }

  get #host(): Live | null {
    return this.#players.find((one) => one.seat === this.info?.host) ?? null
  }

  get seat(): number {
    if (this.info?.status === 'waiting') return this.#host?.seat ?? NOBODY
    return this.#open?.seat ?? NOBODY
  }

  get view(): View | null {
    return (this.#open ?? this.#stage).view
  }

  get question(): QuestionView | null {
    return this.#open?.question ?? null
  }

  get moment(): Moment | null {
    return this.#stage.moment
  }

  get showing(): EventView | null {
    return this.#stage.showing
  }

  get log(): LogEntry[] {
    return this.#stage.log
  }

  get deadline(): number {
    return this.#stage.deadline
  }

  get number(): number {
    return this.#stage.number
  }

  get asked(): Record<number, number> {
    return this.#stage.asked
  }

  get refused(): Refusal | null {
    return this.#stage.refused
  }

  get kept(): string {
    return this.#open?.kept ?? ''
  }

  get isHost(): boolean {
    return this.#host !== null
  }

  get resigned(): boolean {
    return this.#players.every((one) => one.resigned)
  }

  get watching(): boolean {
    return this.resigned
  }

  get busy(): boolean {
    return this.#stage.busy
  }

  get canShowAgain(): boolean {
    return this.#stage.canShowAgain
  }

  get canStepBack(): boolean {
    return this.#stage.canStepBack
  }

  get shown(): Record<number, number> {
    return this.#stage.shown
  }

  get choosing(): boolean {
    return this.#players.some((one) => one.choosing)
  }

  get replaced(): boolean {
    return this.#players.some((one) => one.replaced)
  }

  get comebacks(): number | null {
    const counts = this.#players.filter((one) => one.replaced).map((one) => one.comebacks)
    const limited = counts.filter((count) => count !== null)
    return limited.length < counts.length || !limited.length ? null : Math.max(...limited)
  }

  get trouble(): Trouble | null {
    const who = this.info?.status === 'playing' ? this.#open : this.#host
    return who?.trouble ?? null
  }

  get closing(): boolean {
    return [this.#stage, ...this.#players].some((one) => one.closing)
  }

  get connection(): Connection {
    const all = [this.#stage, ...this.#players].map((one) => one.connection)
    const worst = (['lost', 'connecting'] as const).find((one) => all.includes(one))
    return worst ?? this.#stage.connection
  }

  skip(): void {
    this.#stage.skip()
  }

  showAgain(card?: number): void {
    this.#stage.showAgain(card)
  }

  stepBack(): void {
    this.#stage.stepBack()
  }

  stepForward(): void {
    this.#stage.stepForward()
  }

  // Acting ------------------------------------------------------------------------------------

  async choose(option: string): Promise<boolean> {
    const who = this.#open
    if (!who) return false
    const { number } = who
    this.#stage.forgetShown()
    const done = await who.choose(option)
    if (done) this.#chosenAt = number
    return done
  }

  lookAhead = (): Promise<Ahead | null> => this.#open?.lookAhead() ?? Promise.resolve(null)

  hint = (): Promise<Advice | null> => this.#open?.hint() ?? Promise.resolve(null)

  #asHost = (act: (host: Live) => Promise<boolean>) =>
    this.#host ? act(this.#host) : Promise.resolve(false)

  start = () => this.#asHost((host) => host.start())
  kick = (seat: number) => this.#asHost((host) => host.kick(seat))
  fill = (seat: number, bot: string) => this.#asHost((host) => host.fill(seat, bot))
  substitute = (seat: number, bot: string) => this.#asHost((host) => host.substitute(seat, bot))
  rematch = (wanted = true) => this.#asEverybody((one) => one.rematch(wanted))
  rematchNow = () => (this.#host ?? this.#playing[0])?.rematchNow() ?? Promise.resolve(false)
  handOver = (seat: number) => this.#asHost((host) => host.handOver(seat))
  abort = () => this.#asHost((host) => host.abort())
  filter = (on: boolean) => this.#asHost((host) => host.filter(on))

  /** Players on this device can be asked in person. */
  vote = () => Promise.resolve(false)

  leave = () => this.#asEverybody((one) => one.leave())
  resign = () => this.#asEverybody((one) => one.resign())

  async #asEverybody(act: (one: Live) => Promise<boolean>): Promise<boolean> {
    for (const one of this.#playing) if (!(await act(one))) return false
    return true
  }

  async back(): Promise<boolean> {
    const replaced = this.#players.filter((one) => one.replaced)
    return (await Promise.all(replaced.map((one) => one.back()))).every(Boolean)
  }

  cut(): void {
    for (const one of [this.#stage, ...this.#players]) one.cut()
  }

  hurry(): void {
    for (const one of [this.#stage, ...this.#players]) one.hurry()
  }

  close(): void {
    for (const one of [this.#stage, ...this.#players]) one.close()
  }
}
