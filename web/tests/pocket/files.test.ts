import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeCache } from './fakeCache'

const text = (name: string) => `${name} `.repeat(400)
const PART = 400

/** A frame of zstd that holds the content as it is. */
function framed(content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32LE(0xfd2fb528, 0)
  header.writeUInt8(0xa0, 4) // a single segment, whose size has four bytes
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  const block = Buffer.alloc(3)
  block.writeUIntLE((content.length << 3) | 1, 0, 3) // the last block, raw
  return Buffer.concat([header.subarray(0, 5), size, block, content])
}

/** The files as a build makes them, in small parts. */
const built = vi.hoisted(() => ({ manifest: { build: 'b', download: 0, files: [] as unknown[] } }))
vi.mock('virtual:engine', () => ({ default: built.manifest }))

const served = new Map<string, Uint8Array>()

function serve(name: string) {
  const content = Buffer.from(text(name))
  const packed = framed(content)
  const parts = []
  for (let at = 0; at < packed.length; at += PART) {
    const part = packed.subarray(at, at + PART)
    const hash = createHash('sha256').update(part).digest('hex')
    parts.push({ name: `${hash.slice(0, 20)}.bin`, size: part.length, hash })
    served.set(`${hash.slice(0, 20)}.bin`, part)
  }
  const hash = createHash('sha256').update(content).digest('hex')
  built.manifest.files.push({ name, size: content.length, hash, parts })
  built.manifest.download += packed.length
}

let kept: FakeCache
let asked: string[]
let failing = ''
const BASE = 'https://example.org/some/folder/'

beforeEach(() => {
  kept = new FakeCache()
  asked = []
  served.clear()
  Object.assign(built.manifest, { download: 0, files: [] })
  for (const name of ['wasm', 'pack']) serve(name)
  vi.stubGlobal('caches', { open: async () => kept, delete: async () => (kept = new FakeCache()) })
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    options?.signal?.throwIfAborted()
    asked.push(address)
    const name = address.split('/').pop() ?? ''
    const content = name === failing ? undefined : served.get(name)
    return content ? new Response(Buffer.from(content)) : new Response(null, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const { download, isStored, removeFiles, WrongFile } = await import('../../src/pocket/files')
const told = (content?: Uint8Array) => new TextDecoder().decode(content)

describe("the engine's files", () => {
  it('are put together and decompressed, with the bytes that are there', async () => {
    const progress: number[] = []
    const files = await download(BASE, { onprogress: (loaded) => progress.push(loaded) })
    expect(told(files.get('wasm'))).toBe(text('wasm'))
    expect(told(files.get('pack'))).toBe(text('pack'))
    expect(progress.at(-1)).toBe(built.manifest.download)
    expect(asked[0]).toMatch(/^https:\/\/example\.org\/some\/folder\/engine\/\w{20}\.bin$/)
  })

  it('are downloaded once', async () => {
    await download(BASE)
    expect(await isStored(BASE)).toBe(true)
    asked = []
    expect(told((await download(BASE)).get('pack'))).toBe(text('pack'))
    expect(asked).toEqual([])
  })

  it('go on downloading where they stopped', async () => {
    const stop = new AbortController()
    failing = [...served.keys()].at(-1) ?? ''
    await expect(download(BASE, { signal: stop.signal })).rejects.toThrow('404')
    await vi.waitFor(() => expect(kept.entries.size).toBe(served.size - 1))
    failing = ''
    asked = []
    stop.abort()
    await expect(download(BASE, { signal: stop.signal })).rejects.toThrow()
    expect(asked).toEqual([])
    await download(BASE)
    expect(asked.length).toBe(1)
  })

  it('are refused if one is damaged, and fetched again', async () => {
    const [name = '', content = new Uint8Array()] = [...served][1] ?? []
    served.set(
      name,
      content.map((byte) => byte ^ 1),
    )
    await expect(download(BASE)).rejects.toThrow(WrongFile)
    served.set(name, content)
    expect(told((await download(BASE)).get('wasm'))).toBe(text('wasm'))
  })

  it('are refused if one is too long, or missing', async () => {
    const [name = ''] = [...served][0] ?? []
    served.set(name, new Uint8Array(PART + 1))
    await expect(download(BASE)).rejects.toThrow('too long')
    served.delete(name)
    await expect(download(BASE)).rejects.toThrow('404')
  })

  it('play with full storage, or without any', async () => {
    kept.full = true
    expect((await download(BASE)).size).toBe(2)
    expect(await isStored(BASE)).toBe(false)
    vi.stubGlobal('caches', undefined)
    expect((await download(BASE)).size).toBe(2)
    expect(await isStored(BASE)).toBe(false)
    await removeFiles()
  })

  it('of another version make room', async () => {
    await kept.put(`${BASE}engine/old.bin`, new Response('old'))
    await download(BASE)
    expect(kept.entries.has(`${BASE}engine/old.bin`)).toBe(false)
    await removeFiles()
    expect(await isStored(BASE)).toBe(false)
  })
})
