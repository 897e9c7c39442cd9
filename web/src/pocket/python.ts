/** Starts Python in a worker, from the files of the engine. */

import moduleAddress from 'pyodide/pyodide.asm.mjs?url'
import { loadPyodide, type PyodideAPI } from 'pyodide'
import type { PyCallable, PyProxy } from 'pyodide/ffi'
import { download, engineFiles, type Download } from './files'
import { firstFiles, keepUnpacked, unpackedFiles } from './unpacked'

type CreateModule = NonNullable<
  NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']
>

/** Where the runtime believes that its files are; they are answered from the download. */
const PRETENDED = 'https://engine.invalid/'

/** The file with the game's modules. */
const SITE = 'site.pack'

export interface Starting extends Download {
  /** Whether the page has a service worker. */
  served?: boolean
}

/** Python with the game's modules, ready to import them. `base` is the address of the page. */
export async function startPython(base: string, options: Starting = {}): Promise<PyodideAPI> {
  const program = import(/* @vite-ignore */ moduleAddress) as Promise<{ default: CreateModule }>
  const unpacked = await unpackedFiles(base, options.served)
  if (unpacked) return startUnpacked(await program, unpacked, options)
  const contents = await download(base, options)
  const python = await start(await program, await firstFiles(base, contents, options.served))
  const unpack = python.runPython(UNPACK) as PyCallable
  const site = unpack(contents.get(SITE)) as PyProxy & { toJs(): Uint8Array<ArrayBuffer> }
  contents.set(SITE, site.toJs())
  site.destroy()
  unpack.destroy()
  writeModules(python, contents.get(SITE) ?? new Uint8Array())
  void keepUnpacked(base, contents)
  return python
}

async function startUnpacked(
  program: { default: CreateModule },
  unpacked: Map<string, Response>,
  { onprogress }: Starting,
): Promise<PyodideAPI> {
  const total = engineFiles?.download ?? 0
  onprogress?.(total, total)
  const site = unpacked.get(SITE)?.arrayBuffer()
  const python = await start(program, unpacked)
  writeModules(python, new Uint8Array((await site) ?? []))
  return python
}

async function start(
  { default: createPyodideModule }: { default: CreateModule },
  files: Map<string, Response>,
): Promise<PyodideAPI> {
  answerFrom(files)
  return loadPyodide({
    indexURL: PRETENDED,
    lockFileContents: NO_PACKAGES,
    createPyodideModule,
    env: { PYTHONDONTWRITEBYTECODE: '1' },
  })
}

/** Unpacks the game, which is compressed in the format that takes least. */
const UNPACK = `
import lzma
lambda packed: lzma.decompress(packed.to_bytes())
`

/** Writes the game's modules, as `scripts/engine/packing.mjs` has packed them, where Python finds them. */
function writeModules(python: PyodideAPI, pack: Uint8Array<ArrayBuffer>): void {
  const folder = String(python.runPython(FOLDER))
  let at = 4 + new DataView(pack.buffer, pack.byteOffset).getUint32(0, true)
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, at))) as [string, number][]
  const made = new Set<string>()
  for (const [name, size] of list) {
    const path = `${folder}/${name}`
    const parent = path.slice(0, path.lastIndexOf('/'))
    if (!made.has(parent)) python.FS.mkdirTree(parent)
    made.add(parent)
    python.FS.writeFile(path, pack.subarray(at, (at += size)), { canOwn: true })
  }
}

const FOLDER = `
import sys
next(path for path in sys.path if path.endswith("site-packages"))
`

/** The list of packages that can be downloaded: none. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
})

/** Answers the runtime's requests for its files. */
function answerFrom(files: Map<string, Response>): void {
  const fetchAll = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked)
    if (!address.startsWith(PRETENDED)) return fetchAll(asked, options)
    const name = address.slice(PRETENDED.length)
    const answer = files.get(name)
    files.delete(name) // it is asked for once, and large
    return Promise.resolve(answer ?? new Response(null, { status: 404 }))
  }
}
