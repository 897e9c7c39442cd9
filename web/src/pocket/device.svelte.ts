/** The engine of this device, as the page sees it: whether the browser keeps it, its download, and
its start. Fetched when it is first needed. */

import { noteEngine } from './keptEngine'
import { settings } from '../browser/settings.svelte'
import { siteRoot } from '../browser/site'
import { ApiError } from '../protocol/api'
import type { Connection } from '../protocol/transport'
import { speaking } from '../words/speaking.svelte'
import type { StorageTrouble } from './database'
import { Engine, EngineError, type Failure, type Progress, type PythonWorker } from './engine'
import { engineFiles, isStored, keepFiles, removeFiles, storedBytes, WrongFile } from './files'
import { reach } from './reach.svelte'
import { isPageKept, keepPageWithEngine } from './update'

/** Why something is not possible: `full` storage, a browser that keeps `nothing` or has the page
itself `unkept`, a page `without` the engine, a download that was `stopped`; see `Failure` for the
others. */
export type EngineTrouble = Failure | 'full' | 'nothing' | 'unkept' | 'without' | 'stopped'

/** The parts of a browser that a test replaces. */
export interface Parts {
  makeWorker: () => PythonWorker
  isStored: typeof isStored
  keepFiles: typeof keepFiles
  removeFiles: typeof removeFiles
  storedBytes: typeof storedBytes
  isPageKept: typeof isPageKept
  keepPageWithEngine: typeof keepPageWithEngine
  /** Bytes of all files; 0 for a page that was built without them. */
  size: number
}

const PARTS: Parts = {
  makeWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  isStored,
  keepFiles,
  removeFiles,
  storedBytes,
  isPageKept,
  keepPageWithEngine,
  size: engineFiles?.download ?? 0,
}

/** The folder of the site, to which the engine's files are relative. */
const base = () => new URL(siteRoot() || '.', location.href).href

export class Device {
  /** Whether everything is here to play without a connection; null until the page has looked. */
  kept = $state<boolean | null>(null)
  /** Bytes that are here, of `size`. */
  loaded = $state(0)
  downloading = $state(false)
  running = $state<'off' | 'starting' | 'on'>('off')
  trouble = $state<EngineTrouble | ''>('')
  /** Why the games of this device are not kept. */
  storage = $state<StorageTrouble | ''>('')
  readonly size: number
  readonly #parts: Parts
  #engine: Engine | null = null
  #download: AbortController | null = null

  constructor(parts: Parts = PARTS) {
    this.#parts = parts
    this.size = parts.size
  }

  /** Looks what the browser keeps. */
  async look(): Promise<void> {
    this.loaded = await this.#parts.storedBytes(base())
    const stored = await this.#parts.isStored(base())
    if (stored) noteEngine('kept')
    this.kept = stored && (await this.#parts.isPageKept())
  }

  /** Downloads what is not here yet, to be kept. */
  async take(): Promise<void> {
    if (this.downloading) return
    const download = new AbortController()
    this.#download = download
    this.downloading = true
    this.trouble = ''
    noteEngine('wanted')
    try {
      if (!this.size) throw new EngineError('start')
      const onprogress = (loaded: number) => (this.loaded = loaded)
      await this.#parts.keepFiles(base(), { onprogress, signal: download.signal })
      noteEngine('kept')
      await this.#parts.keepPageWithEngine()
      this.kept = await this.#parts.isPageKept()
      if (!this.kept) this.trouble = 'unkept'
    } catch (error) {
      if (download.signal.aborted) noteEngine('')
      this.trouble = download.signal.aborted ? 'stopped' : this.#troubleOf(error)
    } finally {
      this.downloading = false
    }
  }

  /** Stops the download, or the start. What has come is kept. */
  stop(): void {
    this.#download?.abort()
    if (this.running !== 'starting') return
    this.#engine?.stop()
    this.trouble = 'stopped'
  }

  /** Removes the files; games stay. An engine that runs goes on until the page is closed. */
  async remove(): Promise<void> {
    noteEngine('')
    settings.here = false
    await this.#parts.removeFiles()
    this.kept = false
    this.loaded = 0
  }

  /** The engine, started if it does not run. One that could not start is tried again only when the
  player asks for something. */
  engine(asked = true): Engine {
    if (asked && this.trouble && this.running === 'off') this.#engine = null
    return (this.#engine ??= this.#start())
  }

  #start(): Engine {
    this.trouble = ''
    this.running = 'starting'
    this.loaded = 0
    const engine = new Engine({
      base: base(),
      makeWorker: this.#parts.makeWorker,
      onprogress: ({ loaded }: Progress) => (this.loaded = loaded),
      ontrouble: (trouble) => (this.storage = trouble),
      onfailure: (failure) => this.#failed(failure),
    })
    void engine.ready.then(
      () => {
        this.running = 'on'
        void this.#parts.keepPageWithEngine().then(() => this.look())
      },
      () => undefined,
    )
    return engine
  }

  #failed(failure: Failure): void {
    const began = this.running === 'on'
    this.running = 'off'
    if (began)
      this.#engine = null // the next request starts it again, with the games as stored
    else this.trouble ||= this.size ? failure : 'without'
  }

  #troubleOf(error: unknown): EngineTrouble {
    if (!this.size) return 'without'
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
    if (error instanceof DOMException) return 'nothing'
    if (error instanceof WrongFile || error instanceof TypeError) return 'download'
    return 'start'
  }
}

export const device = new Device()

/** The answer to a request, as a server gives it; `asked` if the player waits for it. */
export async function answerFromDevice(
  path: string,
  { method = 'GET', headers = {}, body }: RequestInit,
  asked = true,
  from = device,
): Promise<Response> {
  reach.engine ||= asked
  const bytes = new TextEncoder().encode(typeof body === 'string' ? body : '')
  try {
    const told = headers as Record<string, string>
    const made = await from.engine(asked).ask(method, `/api/${path}`, told, bytes)
    const content = made.body.length ? made.body : null
    return new Response(content, { status: made.status, headers: made.headers })
  } catch {
    await speaking.also('pocket').catch(() => undefined)
    const trouble = from.trouble || 'start'
    throw new ApiError(0, 'the game cannot run on this device', `engine_${trouble}`)
  }
}

export function connectToDevice(table: string, from = device): Connection {
  reach.engine = true
  return from.engine(false).connect(table)
}
