import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeCache } from './fakeCache'

const FILES = ['pyodide.asm.wasm', 'site.pack'].map((name, n) => ({
  name,
  size: 3,
  hash: `${n}`.repeat(64),
  parts: [],
}))
vi.mock('virtual:engine', () => ({ default: { build: 'b', download: 0, files: FILES } }))

const BASE = 'https://example.org/some/folder/'
const ADDRESS = `${BASE}engine/unpacked/${'0'.repeat(20)}/pyodide.asm.wasm`
const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>
const contents = () => new Map(FILES.map(({ name }) => [name, bytes(`of ${name}`)]))

let kept: FakeCache
let asked: string[]
let served: Response | null

beforeEach(() => {
  kept = new FakeCache()
  asked = []
  served = new Response('served')
  vi.stubGlobal('caches', { open: async () => kept })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!served) throw new TypeError('no connection')
    return served
  })
})
afterEach(() => vi.unstubAllGlobals())

const { firstFiles, keepUnpacked, unpackedFiles } = await import('../../src/pocket/unpacked')

async function told(hasServiceWorker: boolean): Promise<string[]> {
  const files = await unpackedFiles(BASE, hasServiceWorker)
  return Promise.all([...(files ?? new Map<string, Response>()).values()].map((one) => one.text()))
}

describe('unpacked files', () => {
  it('are there for the next start, as a server would send them', async () => {
    expect(await unpackedFiles(BASE)).toBeNull()
    await keepUnpacked(BASE, contents())
    const files = await unpackedFiles(BASE)
    expect(files?.get('pyodide.asm.wasm')?.headers.get('content-type')).toBe('application/wasm')
    expect(await files?.get('site.pack')?.text()).toBe('of site.pack')
    expect(asked).toEqual([])
  })

  it('that are compiled come from their address, if a service worker answers there', async () => {
    await keepUnpacked(BASE, contents())
    expect(await told(true)).toEqual(['served', 'of site.pack'])
    expect(asked).toEqual([ADDRESS])
    for (const instead of [new Response(null, { status: 404 }), null]) {
      served = instead
      expect(await told(true)).toEqual(['of pyodide.asm.wasm', 'of site.pack'])
    }
  })

  it('that are compiled come from their address at the first start, too', async () => {
    const first = async (hasServiceWorker: boolean) =>
      (await firstFiles(BASE, contents(), hasServiceWorker)).get('pyodide.asm.wasm')?.text()
    expect(await first(false)).toBe('of pyodide.asm.wasm')
    expect(kept.entries.size).toBe(0)
    expect(await first(true)).toBe('served')
    expect([...kept.entries.keys()]).toEqual([ADDRESS])
    kept = new FakeCache()
    kept.full = true
    expect(await first(true)).toBe('of pyodide.asm.wasm')
  })

  it('are used only if all are kept', async () => {
    await keepUnpacked(BASE, contents())
    kept.entries.delete(ADDRESS)
    expect(await told(true)).toEqual([])
    expect(asked).toEqual([])
  })

  it('are not missed with full storage, or without any', async () => {
    kept.full = true
    await keepUnpacked(BASE, contents())
    expect(await unpackedFiles(BASE)).toBeNull()
    vi.stubGlobal('caches', undefined)
    await keepUnpacked(BASE, contents())
    expect(await unpackedFiles(BASE)).toBeNull()
  })
})
