/** Writes the list of the page's files in front of its service worker, which keeps them. A version is
named by the contents of them all. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

export const SERVICE_WORKER = 'serviceWorker.js'

/** The document; its own address is that of the site. */
const DOCUMENT = 'index.html'

/** What only developers or other pages open, what old browsers load, packed copies, and the engine's
parts, which the page keeps by itself. */
const LEFT_OUT =
  /\.(?:br|gz|woff|map)$|^(?:gallery|embed)\.html$|^assets\/(?:gallery|embed)-|^engine\/|^serviceWorker\.js$/

/** Scripts that only the engine needs. */
const ENGINE = /^assets\/(?:worker|pyodide)[.-]/

/** The fonts that these style sheets name; others are those of pages for developers. */
const fontsIn = (css: string): Set<string> => new Set(css.match(/[\w-]+\.woff2/g) ?? [])

/** The files to be kept, of all files of a build. */
export function keptFiles(
  names: string[],
  read: (name: string) => string,
): { files: string[]; engine: string[] } {
  const ours = names.filter((name) => !LEFT_OUT.test(name)).sort()
  const fonts = fontsIn(
    ours
      .filter((name) => name.endsWith('.css'))
      .map(read)
      .join('\n'),
  )
  const needed = ours.filter((name) => !name.endsWith('.woff2') || fonts.has(basename(name)))
  return {
    files: needed.filter((name) => !ENGINE.test(name)).map((one) => (one === DOCUMENT ? '' : one)),
    engine: needed.filter((name) => ENGINE.test(name)),
  }
}

function buildOf(folder: string, names: string[]): string {
  const digest = createHash('sha256')
  for (const name of [...names].sort()) digest.update(name).update(readFileSync(join(folder, name)))
  return digest.digest('hex').slice(0, 16)
}

export function listsKeptFiles(): Plugin {
  return {
    name: 'list of kept files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf-8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(join(dir, name)).isFile())
      const { files, engine } = keptFiles(names, (name) => readFileSync(join(dir, name), 'utf-8'))
      const read = [...files, ...engine].map((name) => name || DOCUMENT)
      const kept = { build: buildOf(dir, [...read, SERVICE_WORKER]), files, engine }
      const worker = join(dir, SERVICE_WORKER)
      const code = readFileSync(worker, 'utf-8')
      if (/^import\b/.test(code)) throw new Error('the service worker imports what pages use, too')
      writeFileSync(worker, `self.KEPT=${JSON.stringify(kept)};\n${code}`)
    },
  }
}
