/** Starts Python in a worker, from the files of the engine. */

import moduleAddress from 'pyodide/pyodide.asm.mjs?url'
import { loadPyodide, type PyodideAPI } from 'pyodide'
import type { PyCallable } from 'pyodide/ffi'
import { download, type Download } from './files'

type CreateModule = NonNullable<
  NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule']
>

/** Where the runtime believes that its files are; they are answered from the download. */
const PRETENDED = 'https://engine.invalid/'

const MEDIA_TYPES: Record<string, string> = { wasm: 'application/wasm', zip: 'application/zip' }

/** Python with the game's modules, ready to import them. `base` is the address of the page. */
export async function startPython(base: string, options: Download = {}): Promise<PyodideAPI> {
  const program = import(/* @vite-ignore */ moduleAddress) as Promise<{ default: CreateModule }>
  const files = await download(base, options)
  answerFrom(files)
  const python = await loadPyodide({
    indexURL: PRETENDED,
    lockFileContents: NO_PACKAGES,
    createPyodideModule: (await program).default,
    env: { PYTHONDONTWRITEBYTECODE: '1' },
  })
  const unpack = python.runPython(UNPACK) as PyCallable
  unpack(files.get('site.pack'))
  unpack.destroy()
  return python
}

/** Unpacks the game, as `scripts/engine/packing.mjs` has packed it. */
const UNPACK = `
import json, lzma, os, sys

def unpack(packed):
    content = memoryview(lzma.decompress(packed.to_bytes()))
    at = 4 + int.from_bytes(content[:4], "little")
    site = next(path for path in sys.path if path.endswith("site-packages"))
    made = set()
    for name, size in json.loads(bytes(content[4:at])):
        path = f"{site}/{name}"
        folder = os.path.dirname(path)
        if folder not in made:
            os.makedirs(folder, exist_ok=True)
            made.add(folder)
        with open(path, "wb") as file:
            file.write(content[at : at + size])
        at += size

unpack
`

/** The list of packages that can be downloaded: none. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
})

/** Answers the runtime's requests for its files. */
function answerFrom(files: Map<string, Uint8Array<ArrayBuffer>>): void {
  const fetchAll = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked)
    if (!address.startsWith(PRETENDED)) return fetchAll(asked, options)
    const name = address.slice(PRETENDED.length)
    const content = files.get(name)
    files.delete(name) // it is asked for once, and large
    if (!content) return Promise.resolve(new Response(null, { status: 404 }))
    const type = MEDIA_TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream'
    return Promise.resolve(new Response(content, { headers: { 'content-type': type } }))
  }
}
