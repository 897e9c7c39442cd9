/** The engine's files as they are once they have been unpacked. The browser keeps them after the first
start, so that the next one unpacks nothing. */

import { engineFiles, openCache, unpackedAddress, type EngineFile } from './files'

const MEDIA_TYPES: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip' }

/** The file that the browser compiles. */
const COMPILED = 'pyodide.asm.wasm'

export type Contents = Map<string, Uint8Array<ArrayBuffer>>

/** A file as a server would send it. */
export function responseOf(name: string, content: BodyInit): Response {
  const type = MEDIA_TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream'
  return new Response(content, { headers: { 'content-type': type } })
}

/** An unpacked file, if the browser keeps it. `served` if the page has a service worker: it answers by
the address of a file, and then the browser also keeps what it has compiled. */
async function find(cache: Cache, base: string, file: EngineFile, served: boolean) {
  const address = unpackedAddress(base, file)
  const kept = await cache.match(address)
  if (!kept || !served || file.name !== COMPILED) return kept
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? answer : kept
}

/** All files by their names; null unless the browser keeps them all. */
export async function unpackedFiles(
  base: string,
  served = false,
): Promise<Map<string, Response> | null> {
  const cache = await openCache()
  if (!cache || !engineFiles) return null
  const finding = engineFiles.files.map((file) => find(cache, base, file, served))
  const found = new Map<string, Response>()
  for (const [n, kept] of (await Promise.all(finding)).entries()) {
    const name = engineFiles.files[n]?.name
    if (!kept || !name) return null
    found.set(name, kept)
  }
  return found
}

/** Keeps unpacked files, unless the browser has no room for them. */
export async function keepUnpacked(base: string, contents: Contents): Promise<void> {
  const cache = await openCache()
  for (const file of engineFiles?.files ?? []) {
    const content = contents.get(file.name)
    const address = unpackedAddress(base, file)
    if (!cache || !content || (await cache.match(address))) continue
    await cache.put(address, responseOf(file.name, content)).catch(() => undefined)
  }
}

/** The files of a first start. With a service worker the one that is compiled comes from its address
here, too, so that the next start finds it compiled. */
export async function firstFiles(
  base: string,
  contents: Contents,
  served = false,
): Promise<Map<string, Response>> {
  const files = new Map([...contents].map(([name, content]) => [name, responseOf(name, content)]))
  const cache = served ? await openCache() : null
  const file = engineFiles?.files.find(({ name }) => name === COMPILED)
  const content = contents.get(COMPILED)
  if (!cache || !file || !content) return files
  await keepUnpacked(base, new Map([[COMPILED, content]]))
  const kept = await find(cache, base, file, served)
  return kept ? files.set(COMPILED, kept) : files
}
