/** Writes brotli and gzip copies beside every file of a build, where they are worth it; the
server sends them to browsers that accept them. */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Maximum size of a copy relative to its file; one that is hardly smaller only costs the time
to unpack it. */
const WORTH_IT = 0.95

/** Files that are packed as they are; trying in vain would take seconds. */
const PACKED = /\.(?:bin|woff2?|png|br|gz)$/

type Pack = (content: Buffer) => Promise<Buffer>

const brotli = promisify(brotliCompress)
const PACKERS: Record<string, Pack> = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
}

/** The packed copies that are worth it, by the ending of their names. */
export async function copiesOf(content: Buffer): Promise<[string, Buffer][]> {
  const made = Object.entries(PACKERS).map(async ([ending, pack]): Promise<[string, Buffer]> => [
    ending,
    await pack(content),
  ])
  return (await Promise.all(made)).filter(([, copy]) => copy.length < WORTH_IT * content.length)
}

async function packFile(path: string): Promise<void> {
  for (const [ending, copy] of await copiesOf(readFileSync(path)))
    writeFileSync(`${path}.${ending}`, copy)
}

export function packed(): Plugin {
  return {
    name: 'packed copies',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf-8' })
        .map((name) => join(dir, name))
        .filter((path) => !PACKED.test(path) && statSync(path).isFile())
      await Promise.all(files.map(packFile))
    },
  }
}
