/** The laboratory's Python, in a worker of its own: it is thrown away when a bot takes too long or
too much, and another one can be started. */

import type { Replay, Review } from '../../protocol/protocol'
import { withResolvers } from '../resolvers'
import type {
  Checked,
  Choosing,
  FromLab,
  LabGame,
  Opponent,
  RunOver,
  RunProgress,
  ToLab,
} from './messages'

/** Seconds without a word after which a run is given up. Python itself interrupts most loops after
five. */
export const PATIENCE = 9
/** Seconds that other work may take. */
const OTHER_WORK = 60

/** Why a worker is gone: it could not start, a bot took too long or broke it, or it was ended. */
export type Loss = 'start' | 'slow' | 'broken' | 'ended'

export class LabLost extends Error {
  constructor(
    readonly loss: Loss,
    /** The choice that was being made, if one was. */
    readonly at: Choosing | null = null,
  ) {
    super(loss)
  }
}

/** The part of a worker that is used here. */
export interface LabWorker {
  onmessage: ((event: MessageEvent<FromLab>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: ToLab): void
  terminate(): void
}

export interface LabOptions {
  base: string
  makeWorker?: () => LabWorker
  onprogress?: (loaded: number, total: number) => void
}

export interface Trial {
  code: string
  games: number
  against: Opponent
}

/** A game told or looked through from a seat; the bot called `name` played against `against`. */
export interface Watched {
  game: LabGame
  name: string
  against: Opponent
  seat: number
}

export interface LabPython {
  readonly ready: Promise<undefined>
  check(code: string): Promise<Checked>
  run(trial: Trial, onprogress: (progress: RunProgress) => void): Promise<RunOver>
  replay(watched: Watched): Promise<Replay>
  regrets(game: LabGame, seat: number): Promise<Review>
  close(): void
}

interface Waiting {
  resolve: (answer: string) => void
  reject: (error: Error) => void
  report: (text: string) => void
  /** How long the worker may be silent over it. */
  seconds: number
  at: Choosing | null
}

const ownWorker = (): LabWorker =>
  new Worker(new URL('./worker-lab.ts', import.meta.url), { type: 'module' })

export class Laboratory implements LabPython {
  readonly ready: Promise<undefined>
  #worker: LabWorker | null
  #onprogress: NonNullable<LabOptions['onprogress']>
  #identifier = 0
  /** In the order in which it is done. */
  #waiting = new Map<number, Waiting>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #started: { resolve: () => void; reject: (error: Error) => void }

  constructor({ base, makeWorker = ownWorker, onprogress = () => undefined }: LabOptions) {
    this.#onprogress = onprogress
    const { promise, resolve, reject } = withResolvers<undefined>()
    this.ready = promise
    this.#started = { resolve: () => resolve(undefined), reject }
    promise.catch(() => undefined) // told to all who ask
    this.#worker = makeWorker()
    this.#worker.onmessage = ({ data }) => this.#receive(data)
    this.#worker.onerror = () => this.#lose('broken')
    this.#worker.postMessage({ kind: 'start', base })
  }

  check(code: string): Promise<Checked> {
    return this.#ask('check', { code })
  }

  run(trial: Trial, onprogress: (progress: RunProgress) => void): Promise<RunOver> {
    return this.#ask('run', trial, PATIENCE, (told) => {
      if ('interval' in told) onprogress(told as RunProgress)
    })
  }

  replay({ game, name, against, seat }: Watched): Promise<Replay> {
    return this.#ask('replay', { record: game.record, own: game.seat, name, against, seat })
  }

  regrets({ record }: LabGame, seat: number): Promise<Review> {
    return this.#ask('regrets', { record, seat })
  }

  close(): void {
    this.#lose('ended')
  }

  async #ask<T>(
    name: string,
    asked: object,
    seconds = OTHER_WORK,
    report: (told: RunProgress | Choosing) => void = () => undefined,
  ): Promise<T> {
    await this.ready
    if (!this.#worker) throw new LabLost('ended')
    const id = ++this.#identifier
    const { promise, resolve, reject } = withResolvers<string>()
    const waiting: Waiting = { resolve, reject, seconds, at: null, report: () => undefined }
    waiting.report = (text) => {
      const told = JSON.parse(text) as RunProgress | Choosing
      waiting.at = 'asked' in told ? told : null
      report(told)
    }
    this.#waiting.set(id, waiting)
    this.#worker.postMessage({ kind: 'do', id, name, asked: JSON.stringify(asked) })
    if (this.#waiting.size === 1) this.#watch()
    return JSON.parse(await promise) as T
  }

  /** Gives the worker up if nothing is heard of it for too long. */
  #watch(): void {
    clearTimeout(this.#timer)
    const [first] = this.#waiting.values()
    if (!first) return
    this.#timer = setTimeout(() => this.#lose('slow', first.at), first.seconds * 1000)
  }

  #receive(message: FromLab): void {
    if (message.kind === 'progress') return this.#onprogress(message.loaded, message.total)
    if (message.kind === 'ready') return this.#started.resolve()
    if (message.kind === 'failed') return this.#lose('start')
    const waiting = this.#waiting.get(message.id)
    if (!waiting) return
    if (message.kind === 'report') waiting.report(message.text)
    else if (message.kind === 'undone') return this.#lose('broken', waiting.at)
    else {
      this.#waiting.delete(message.id)
      waiting.resolve(message.answer)
    }
    this.#watch()
  }

  #lose(loss: Loss, at: Choosing | null = null): void {
    clearTimeout(this.#timer)
    const lost = new LabLost(loss, at)
    this.#worker?.terminate()
    this.#worker = null
    this.#started.reject(lost)
    for (const { reject } of this.#waiting.values()) reject(lost)
    this.#waiting.clear()
  }
}
