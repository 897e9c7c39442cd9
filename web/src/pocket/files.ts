/** The files of the engine: Python, its standard library, and the game. They are downloaded in parts
that are named by their content and checked by their hashes, and kept by the browser: an interrupted
download goes on where it stopped, and an update fetches only what has changed. */

import { decompress } from 'fzstd'
import manifest from 'virtual:engine'

export interface Part {
  name: string
  /** Of the compressed part, in bytes. */
  size: number
  /** SHA-256, in hexadecimal digits. */
  hash: string
}

export interface EngineFile {
  name: string
  /** Of the unpacked file, in bytes. */
  size: number
  /** SHA-256 of the unpacked file, in hexadecimal digits. */
  hash: string
  parts: Part[]
}

export interface EngineFiles {
  /** Identifies the contents of all files. */
  build: string
  /** Bytes to be downloaded. */
  download: number
  files: EngineFile[]
}

/** The files that belong to this page; null for a page that was built without them. */
export const engineFiles: EngineFiles | null = manifest

/** Name of the browser's cache of parts. */
const CACHE = 'colt-express-engine'

/** A part that is not what it should be: damaged on the way, or of another version. */
export class WrongFile extends Error {}

export interface Download {
  /** Called with the bytes that are there, of all. */
  onprogress?: (loaded: number, total: number) => void
  /** Cancels the download; what is there is kept. */
  signal?: AbortSignal
}

/** The browser's cache; null if it offers none, as in private windows or without a secure
connection. */
export async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE)
  } catch {
    return null
  }
}

/** The address of a part. */
const addressOf = (base: string, { name }: Part) => new URL(`engine/${name}`, base).href

/** The address under which an unpacked file is kept; see `unpacked.ts`. */
export const unpackedAddress = (base: string, { name, hash }: EngineFile) =>
  new URL(`engine/unpacked/${hash.slice(0, 20)}/${name}`, base).href

/** Whether all parts are kept by the browser. */
export async function isStored(base: string): Promise<boolean> {
  const cache = await openCache()
  if (!cache || !engineFiles) return false
  const wanted = engineFiles.files.flatMap(({ parts }) => parts)
  const found = await Promise.all(wanted.map((part) => cache.match(addressOf(base, part))))
  return found.every((one) => one !== undefined)
}

/** Bytes of the parts that are kept by the browser. */
export async function storedBytes(base: string): Promise<number> {
  const cache = await openCache()
  const wanted = engineFiles?.files.flatMap(({ parts }) => parts) ?? []
  const sizes = wanted.map(async (part) =>
    (await cache?.match(addressOf(base, part))) ? part.size : 0,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Downloads all parts that the browser does not keep yet. Rejected if it cannot keep them. */
export async function keepFiles(base: string, { onprogress, signal }: Download): Promise<void> {
  const cache = await caches.open(CACHE)
  const wanted = engineFiles?.files.flatMap(({ parts }) => parts) ?? []
  let loaded = 0
  const came = (bytes: number) => onprogress?.((loaded += bytes), engineFiles?.download ?? 0)
  const keep = async (part: Part) => {
    const address = addressOf(base, part)
    if (await cache.match(address)) came(part.size)
    else await cache.put(address, new Response(await fetchPart(address, part, came, signal)))
  }
  await Promise.all(wanted.map(keep))
}

/** Removes the files from the browser. */
export async function removeFiles(): Promise<void> {
  if (await openCache()) await caches.delete(CACHE)
}

/** Ending of files that Python unpacks itself. */
const BY_PYTHON = '.pack'

/** All files by their names, decompressed, unless Python does that. `base` is the address of the
page. */
export async function download(
  base: string,
  { onprogress, signal }: Download = {},
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  if (!engineFiles) throw new WrongFile('this page was built without the engine')
  const cache = await openCache()
  let loaded = 0
  const { download: total, files } = engineFiles
  const came = (bytes: number) => onprogress?.((loaded += bytes), total)
  const fetched = files.map(async ({ name, size, parts }) => {
    const contents = await Promise.all(parts.map((part) => partOf(base, part, cache, came, signal)))
    const file = new Uint8Array(await new Blob(contents).arrayBuffer())
    return [name, name.endsWith(BY_PYTHON) ? file : decompressed(file, size)] as const
  })
  const made = new Map(await Promise.all(fetched))
  if (cache) await forgetOthers(base, cache, files)
  return made
}

/** The content of a part, from the cache or downloaded. */
async function partOf(
  base: string,
  part: Part,
  cache: Cache | null,
  came: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<ArrayBuffer> {
  const address = addressOf(base, part)
  const kept = await cache?.match(address)
  if (kept) {
    came(part.size)
    return kept.arrayBuffer()
  }
  const content = await fetchPart(address, part, came, signal)
  // A browser whose storage is full plays all the same, and downloads again another time.
  await cache?.put(address, new Response(content)).catch(() => undefined)
  return content
}

async function fetchPart(
  address: string,
  { name, size, hash }: Part,
  came: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<ArrayBuffer> {
  const answer = await fetch(address, { signal })
  if (!answer.ok || !answer.body) throw new WrongFile(`${name}: status ${answer.status}`)
  const content = new Uint8Array(size)
  let at = 0
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    if (at + value.length > size) throw new WrongFile(`${name} is too long`)
    content.set(value, at)
    at += value.length
    came(value.length)
  }
  if (at < size || !(await hasHash(content, hash))) throw new WrongFile(`${name} is damaged`)
  return content.buffer
}

/** Whether the content has this hash. Browsers can tell over secure connections only; elsewhere
they keep nothing, either. */
async function hasHash(content: BufferSource, hash: string): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash
}

function decompressed(content: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const made = decompress(content, new Uint8Array(size)) as Uint8Array<ArrayBuffer>
  if (made.length !== size) throw new WrongFile('a file has the wrong size')
  return made
}

/** Removes parts of other versions from the cache. */
async function forgetOthers(base: string, cache: Cache, files: EngineFile[]): Promise<void> {
  const needed = new Set(
    files.flatMap((file) => [
      unpackedAddress(base, file),
      ...file.parts.map((part) => addressOf(base, part)),
    ]),
  )
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url)
}
