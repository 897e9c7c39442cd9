/** Adds the engine, which plays without a server, to a build of the page: its files, and their list
as the module `virtual:engine`. A page can be built without it. */

import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:engine'

/** `folder` is where `scripts/engine/build.mjs` has put the files. */
export function engineFiles(folder: string): Plugin {
  const list = join(folder, 'files.json')
  return {
    name: 'engine files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export default ${existsSync(list) ? readFileSync(list, 'utf-8') : 'null'}`
        : null,
    writeBundle({ dir = '' }) {
      if (!existsSync(list)) {
        this.warn('the engine is missing, so this page cannot play without a server')
        return
      }
      const engine = join(dir, 'engine')
      mkdirSync(engine, { recursive: true })
      for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(engine, name))
    },
  }
}
