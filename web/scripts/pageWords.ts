/** Of the sentences that the page shares with the terminal, a build takes along those the page
says, and no comments. */

import { readFileSync, readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Whatever can be named or can happen has a message of its own. */
const FAMILIES =
  /^(figure|seat|car|place|loot|hostage|effect|goal|card|turn|round|ending|money|event|question|option)-/

/** The messages of a Fluent file that the page's source names, or that belong to a family. */
export function wordsFor(source: string, text: string): string {
  const messages = text.replaceAll(/^#.*\n/gm, '').split(/^(?=[a-z][\w-]* =)/m)
  const said = messages.filter((message) => {
    const [name = ''] = message.split(' =')
    return FAMILIES.test(name) || name.startsWith('page-') || source.includes(`'${name}'`)
  })
  return said.map((message) => message.trimEnd()).join('\n')
}

/** Everything the page is made of. */
export function pageSource(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf-8'))
    .join('\n')
}

export function pageWords(folder: string): Plugin {
  let source = ''
  return {
    name: 'words of the page',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      source = pageSource(folder)
    },
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null
      const text = readFileSync(id.replace('?raw', ''), 'utf-8')
      return `export default ${JSON.stringify(wordsFor(source, text))}`
    },
  }
}
