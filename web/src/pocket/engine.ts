/** The engine: the server's own program in a worker, for games without a server. It is started when
it is first needed, and stays for the games that follow. */

import type { StorageTrouble } from './database'
import type { Connection } from '../protocol/transport'
import { withResolvers } from './resolvers'
import type { Answered, FromWorker, ToWorker } from './messages'

export interface Progress {
  /** Bytes that are there, of all to be downloaded. */
  loaded: number
  total: number
}

/** Why the engine is not there: `old` browsers cannot run it, `download` can be tried again. */
export type Failure = 'old' | 'download' | 'start'

export class EngineError extends Error {
  constructor(readonly failure: Failure) {
    super(failure)
  }
}

type Answer = Pick<Answered, 'status' | 'headers' | 'body'>

/** The part of a worker that is used here. */
export interface PythonWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(message: ToWorker): void
  terminate(): void
}

export interface EngineOptions {
  /** The address of the page, to which the engine's files are relative. */
  base: string
  makeWorker: () => PythonWorker
  onprogress?: (progress: Progress) => void
  /** Called when games cannot be kept. */
  ontrouble?: (trouble: StorageTrouble) => void
  /** Called when it could not start, or has ended. */
  onfailure?: (failure: Failure) => void
}

export class Engine {
  /** Fulfilled once it can be asked; rejected with an `EngineError`. */
  readonly ready: Promise<undefined>
  #worker: PythonWorker | null = null
  #settle: { resolve: () => void; reject: (error: EngineError) => void }
  #onprogress: (progress: Progress) => void
  #ontrouble: (trouble: StorageTrouble) => void
  #onfailure: (failure: Failure) => void
  #identifier = 0
  #asked = new Map<number, { resolve: (answer: Answer) => void; reject: (e: Error) => void }>()
  #sockets = new Map<number, EngineSocket>()

  constructor({ base, makeWorker, onprogress, ontrouble, onfailure }: EngineOptions) {
    this.#onprogress = onprogress ?? (() => undefined)
    this.#ontrouble = ontrouble ?? (() => undefined)
    this.#onfailure = onfailure ?? (() => undefined)
    const { promise, resolve, reject } = withResolvers<undefined>()
    this.ready = promise
    this.#settle = { resolve: () => resolve(undefined), reject }
    promise.catch(() => undefined) // told to all who ask, and nothing more to do if none does
    if (!canRun()) {
      this.#fail('old')
      return
    }
    this.#worker = makeWorker()
    this.#worker.onmessage = ({ data }) => this.#receive(data)
    this.#worker.onerror = () => this.#fail('start')
    const served = !!globalThis.navigator?.serviceWorker?.controller
    this.#worker.postMessage({ kind: 'start', role: 'table', base, served })
  }

  /** The answer to a request, as a server gives it. */
  async ask(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: Uint8Array,
  ): Promise<Answer> {
    await this.ready
    const id = ++this.#identifier
    const { promise, resolve, reject } = withResolvers<Answer>()
    this.#asked.set(id, { resolve, reject })
    this.#worker?.postMessage({ kind: 'ask', id, method, path, headers, body })
    return promise
  }

  /** A connection to a table of this device. */
  connect(table: string): Connection {
    const number = ++this.#identifier
    const socket = new EngineSocket(
      (text) => this.#worker?.postMessage({ kind: 'send', socket: number, text }),
      () => {
        this.#sockets.delete(number)
        this.#worker?.postMessage({ kind: 'close', socket: number })
      },
    )
    this.#sockets.set(number, socket)
    this.ready.then(
      () => this.#worker?.postMessage({ kind: 'connect', socket: number, table }),
      () => this.#closed(number, GONE, ''),
    )
    return socket
  }

  /** Ends the worker; whatever was asked fails. Games are stored after every choice. */
  stop(): void {
    this.#fail('start')
  }

  #receive(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        this.#onprogress({ loaded: message.loaded, total: message.total })
        break
      case 'ready':
        this.#settle.resolve()
        break
      case 'failed':
        this.#fail(message.wrong ? 'download' : 'start')
        break
      case 'trouble':
        this.#ontrouble(message.trouble)
        break
      case 'answer':
        this.#asked.get(message.id)?.resolve(message)
        this.#asked.delete(message.id)
        break
      case 'opened':
        this.#sockets.get(message.socket)?.opened()
        break
      case 'message':
        this.#sockets.get(message.socket)?.received(message.text)
        break
      case 'closed':
        this.#closed(message.socket, message.code, message.reason)
        break
    }
  }

  #closed(number: number, code: number, reason: string): void {
    const socket = this.#sockets.get(number)
    this.#sockets.delete(number)
    socket?.closed(code, reason)
  }

  #fail(failure: Failure): void {
    const error = new EngineError(failure)
    this.#onfailure(failure)
    this.#worker?.terminate()
    this.#worker = null
    this.#settle.reject(error)
    for (const { reject } of this.#asked.values()) reject(error)
    this.#asked.clear()
    for (const number of [...this.#sockets.keys()]) this.#closed(number, GONE, '')
  }
}

/** Code of a connection whose other end is gone. */
const GONE = 1006

/** Whether this browser has what the engine needs. */
export function canRun(): boolean {
  return ['WebAssembly', 'Worker'].every((name) => name in globalThis)
}

class EngineSocket implements Connection {
  onopen: ((event: never) => void) | null = null
  onmessage: ((event: never) => void) | null = null
  onclose: ((event: never) => void) | null = null
  readonly send: (text: string) => void
  readonly close: () => void

  constructor(send: (text: string) => void, close: () => void) {
    this.send = send
    this.close = close
  }

  opened(): void {
    this.onopen?.(new Event('open') as never)
  }

  received(text: string): void {
    this.onmessage?.(new MessageEvent('message', { data: text }) as never)
  }

  closed(code: number, reason: string): void {
    this.onclose?.(new CloseEvent('close', { code, reason }) as never)
  }
}
