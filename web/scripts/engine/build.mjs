/** Makes the files that run the game in a browser without a server: Python itself (Pyodide), its
standard library, and the game with what it needs, as collected by `packaging/pocket_files.py`.

`node scripts/engine/build.mjs COLLECTED ENGINE` writes them to the folder ENGINE, in parts that are
compressed and named by their content, so that an update or an interrupted download fetches only
what is missing. `files.json` lists them. */

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Compiler } from './compiling.mjs'
import { packed } from './packing.mjs'
import { standardLibrary } from './standardLibrary.mjs'

/** Maximum size of a part in bytes: what an interrupted download loses at most. */
const PART = 512 * 1024

const [collected, engine] = process.argv.slice(2)
if (!collected || !engine) throw new Error('usage: build.mjs COLLECTED ENGINE')

const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/pyodide.mjs'))
const compiler = new Compiler(join(collected, 'compiled'))

const contents = {
  'pyodide.asm.wasm': readFileSync(join(pyodide, 'pyodide.asm.wasm')),
  'python_stdlib.zip': await standardLibrary(
    compiler,
    readFileSync(join(pyodide, 'python_stdlib.zip')),
  ),
  'site.pack': packed(await compiler.compiled(filesIn(join(collected, 'site')))),
}

rmSync(engine, { recursive: true, force: true })
mkdirSync(engine, { recursive: true })
const files = Object.entries(contents).map(([name, content]) => ({
  name,
  size: content.length,
  parts: partsOf(gzipSync(content, { level: 9 })),
}))
const build = sha256(Buffer.from(JSON.stringify(files))).slice(0, 16)
const download = files.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.size, 0)
writeFileSync(join(engine, 'files.json'), JSON.stringify({ build, download, files }))
console.log(`==> the engine for browsers: ${(download / 1e6).toFixed(2)} MB`)

/** All files in a folder, as pairs of the path in it and the content, in order of the paths. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name))])
}

/** Writes a file in parts, and returns their names, sizes and hashes. */
function partsOf(content) {
  const parts = []
  for (let at = 0; at < content.length; at += PART) {
    const part = content.subarray(at, at + PART)
    const hash = sha256(part)
    const name = `${hash.slice(0, 20)}.bin`
    writeFileSync(join(engine, name), part)
    parts.push({ name, size: part.length, hash })
  }
  return parts
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex')
}
