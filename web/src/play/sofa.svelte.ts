/** Several people at one device: the screen goes from hand to hand.

The game is shown from a spectator's connection, over which nothing private is ever sent. Each
seat has a connection of its own, and what it is sent is shown only while its player holds the
screen and is asked. */

import { Live } from './live.svelte'
import type { Moment } from './pace'
import type { ConnectionStatus, LogEntry, Playing, Refusal, Trouble } from './playing'
import { Shown } from './shown'
import type { Advice, Ahead, QuestionView, TableInfo, Told, View } from '../protocol/protocol'
import type { Connection } from '../protocol/transport'
import type { Pace } from '../browser/settings.svelte'

export interface SofaOptions {
  connect: () => Connection
  /** The tokens of all seats at this device. */
  tokens: string[]
  pace: () => Pace
  onevent?: (moment: Moment) => void
  onskip?: () => void
  onforgotten?: (token: string) => void
}

const NOBODY = -1

export class Sofa extends Shown implements Playing {
  /** The spectator's connection. */
  protected readonly source: Live
  #players: Live[]
  /** The seat that took the screen last. */
  #holder = $state(NOBODY)
  /** Number of choices made when the holder last chose. */
  #chosenAt = $state(-1)

  constructor({ connect, tokens, pace, onevent, onskip, onforgotten }: SofaOptions) {
    super()
    this.source = new Live({ connect, token: '', pace, onevent, onskip })
    this.#players = tokens.map(
      (token) =>
        new Live({ connect, token, pace: () => 'off', onforgotten: () => onforgotten?.(token) }),
    )
  }

  // Handing the screen on ---------------------------------------------------------------------

  /** The seat that is asked, once what led to it has been shown. Of several, the holder goes
  first. */
  get #asked(): Live | null {
    const { busy, number } = this.source
    if (busy || number === this.#chosenAt) return null
    const asked = this.#players.filter((one) => one.number === number && one.question)
    return asked.find((one) => one.seat === this.#holder) ?? asked[0] ?? null
  }

  /** The seat whose secrets are on the screen. */
  get #open(): Live | null {
    const asked = this.#asked
    return asked?.seat === this.#holder && !asked.choosing ? asked : null
  }

  /** The seat whose player must take the screen before the game goes on; -1 for none. */
  get handTo(): number {
    const asked = this.#asked
    return asked && asked.seat !== this.#holder ? asked.seat : NOBODY
  }

  /** The player takes the screen, and the seat back if its time had run out. */
  take(): void {
    if (this.handTo !== NOBODY) this.#holder = this.handTo
    void this.back()
  }

  /** Covers the holder's hand again. */
  hide(): void {
    this.#holder = NOBODY
  }

  // What is shown -----------------------------------------------------------------------------

  get info(): TableInfo | null {
    return this.source.info
  }

  /** The seats that have not left the game for good. */
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

  override get view(): View | null {
    return (this.#open ?? this.source).view
  }

  get question(): QuestionView | null {
    return this.#open?.question ?? null
  }

  get log(): LogEntry[] {
    return this.source.log
  }

  get number(): number {
    return this.source.number
  }

  /** The seats at this device that have not left the game for good. */
  get seats(): number[] {
    return this.#playing.map((one) => one.seat)
  }

  get choices(): number {
    return this.source.choices
  }

  listen(heard: (told: Told) => void): () => void {
    return this.source.listen(heard)
  }

  get asked(): Record<number, number> {
    return this.source.asked
  }

  get refused(): Refusal | null {
    return this.source.refused
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
    return [this.source, ...this.#players].some((one) => one.closing)
  }

  get connection(): ConnectionStatus {
    const all = [this.source, ...this.#players].map((one) => one.connection)
    const worst = (['lost', 'connecting'] as const).find((one) => all.includes(one))
    return worst ?? this.source.connection
  }

  // Acting ------------------------------------------------------------------------------------

  async choose(option: string): Promise<boolean> {
    const who = this.#open
    if (!who) return false
    const { number } = who
    this.source.forgetShown()
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

  consent = (decided: Parameters<Live['consent']>[0]) =>
    this.#asEverybody((one) => one.consent(decided))

  /** There are no votes at one device: its players can be asked in person. */
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
    for (const one of [this.source, ...this.#players]) one.cut()
  }

  hurry(): void {
    for (const one of [this.source, ...this.#players]) one.hurry()
  }

  setHidden(hidden: boolean): void {
    for (const one of this.#players) one.setHidden(hidden)
  }

  close(): void {
    for (const one of [this.source, ...this.#players]) one.close()
  }
}
