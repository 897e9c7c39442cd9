/** The helper of a worker: another worker, started with the first long work, ended when it takes too
long or has had nothing to do for a while, and started again for what follows. */

import type { PythonWorker } from './engine'
import type { FromWorker, ToWorker } from './messages'

/** Seconds that a helper may take to start; a slow phone needs several. */
const STARTING = 60

/** Seconds without work after which a helper is ended: it has a Python of its own, of some 40 MB. */
const IDLE = 60

/** What a worker is told about the page. */
export type Page = Pick<Extract<ToWorker, { kind: 'start' }>, 'base' | 'served'>

interface Waiting {
  resolve: (result: Uint8Array) => void
  reject: (error: Error) => void
}

/** It took too long, or died. */
export class HelperLost extends Error {}

export class Helper {
  #page: Page
  #makeWorker: () => PythonWorker
  #worker: PythonWorker | null = null
  #ready: Promise<void> = Promise.resolve()
  #started: Waiting | null = null
  #identifier = 0
  #waiting = new Map<number, Waiting>()
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(page: Page, makeWorker: () => PythonWorker) {
    this.#page = page
    this.#makeWorker = makeWorker
  }

  /** The result of the work of that name, done within `limit` seconds. */
  run = async (name: string, details: Uint8Array, limit: number): Promise<Uint8Array> => {
    clearTimeout(this.#idle)
    if (!this.#worker) this.#start()
    await this.#within(STARTING, this.#ready)
    const worker = this.#worker
    if (!worker) throw new HelperLost('it has died')
    const id = ++this.#identifier
    const result = new Promise<Uint8Array>((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    )
    worker.postMessage({ kind: 'work', id, name, details })
    return this.#within(limit, result)
  }

  async #within<T>(seconds: number, result: Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#end('it took too long'), seconds * 1000)
    try {
      return await result
    } finally {
      clearTimeout(timer)
    }
  }

  #start(): void {
    this.#worker = this.#makeWorker()
    this.#worker.onmessage = ({ data }) => this.#receive(data)
    this.#worker.onerror = () => this.#end('it has died')
    this.#ready = new Promise<void>((resolve, reject) => {
      this.#started = { resolve: () => resolve(), reject }
    })
    this.#worker.postMessage({ kind: 'start', role: 'helper', ...this.#page })
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'ready') this.#started?.resolve(new Uint8Array())
    else if (message.kind === 'failed') this.#end(message.reason)
    else if (message.kind === 'done') this.#take(message.id)?.resolve(message.result)
    else if (message.kind === 'undone') this.#take(message.id)?.reject(new Error(message.reason))
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (this.#waiting.size === 0) this.#restUntilNeeded()
    return waiting
  }

  #restUntilNeeded(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      if (this.#waiting.size === 0) this.#end('it had nothing to do')
    }, IDLE * 1000)
  }

  #end(reason: string): void {
    clearTimeout(this.#idle)
    this.#worker?.terminate()
    this.#worker = null
    const lost = new HelperLost(reason)
    this.#started?.reject(lost)
    for (const { reject } of this.#waiting.values()) reject(lost)
    this.#waiting.clear()
  }
}
