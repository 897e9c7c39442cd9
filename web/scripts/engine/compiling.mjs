/** Compiles Python files to bytecode with the very Python that runs them in browsers, and keeps
what it has compiled: only changed files take time again. */

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide, version } from 'pyodide'

/** Makes bytecode that Python takes as it is, without looking for its source. Docstrings are left
out: they would be a tenth of the download. */
const COMPILED = `
import importlib.util, marshal

HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

def compiled(name, source):
    return HEADER + marshal.dumps(compile(source, name, "exec", dont_inherit=True, optimize=2))

compiled
`

export class Compiler {
  #folder
  #python = null
  #compiled = null

  /** `folder` is where compiled files are kept. */
  constructor(folder) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Python, started when it is first needed. */
  async python() {
    if (!this.#python) {
      this.#python = await loadPyodide()
      this.#compiled = this.#python.runPython(COMPILED)
    }
    return this.#python
  }

  /** Files, as pairs of a name and a content, with bytecode in place of Python's sources. */
  async compiled(files) {
    const made = []
    for (const [name, content] of files) {
      if (name.endsWith('.py')) made.push([`${name}c`, await this.#bytecode(name, content)])
      else made.push([name, content])
    }
    return made
  }

  #bytecode(name, source) {
    return this.kept(name, source, async () => {
      await this.python()
      return Buffer.from(this.#compiled(name, source.toString('utf-8')).toJs())
    })
  }

  /** What is made of `source`, unless that was kept; `how` is what else it depends on. */
  async kept(how, source, make) {
    const of = createHash('sha256').update(`${version} ${COMPILED} ${how}\n`).update(source)
    const path = join(this.#folder, of.digest('hex'))
    if (!existsSync(path)) writeFileSync(path, await make())
    return readFileSync(path)
  }
}
