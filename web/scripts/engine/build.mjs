/** Makes the contents of the files that run the game in a browser without a server: Python itself
(Pyodide), its standard library, and the game with what it needs, as `packaging/pocket_files.py` has
collected it; that also compresses what this makes.

`node scripts/engine/build.mjs FOLDER` compiles `FOLDER/site` and writes to `FOLDER/contents`. */

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Compiler } from './compiling.mjs'
import { packed } from './packing.mjs'
import { standardLibrary } from './standardLibrary.mjs'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: build.mjs FOLDER')

const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/pyodide.mjs'))
const compiler = new Compiler(join(folder, 'compiled'))
const archive = readFileSync(join(pyodide, 'python_stdlib.zip'))
const { start, rest } = await standardLibrary(compiler, archive)
const site = await compiler.compiled(filesIn(join(folder, 'site')))
const contents = {
  'pyodide.asm.wasm': readFileSync(join(pyodide, 'pyodide.asm.wasm')),
  'python_stdlib.zip': start,
  'site.pack': packed([...rest, ...site]),
}
mkdirSync(join(folder, 'contents'), { recursive: true })
for (const [name, content] of Object.entries(contents))
  writeFileSync(join(folder, 'contents', name), content)

/** All files in a folder, as pairs of the path in it and the content, in order of the paths. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name))])
}
