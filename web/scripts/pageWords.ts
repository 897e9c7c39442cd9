/** The messages of a language: those of the base game together with those of each box. A build
includes only the messages that the page uses, without comments. */

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Families of messages whose names are computed at run time. */
const FAMILIES =
  /^(figure|seat|car|place|loot|hostage|effect|goal|card|turn|round|ending|money|award|event|question|option|fact|about)-/

/** The messages of a Fluent file that the page's source names, or that belong to a family. */
export function wordsFor(source: string, text: string): string {
  const messages = text.replaceAll(/^#.*\n/gm, '').split(/^(?=[a-z][\w-]* =)/m)
  const said = messages.filter((message) => {
    const [name = ''] = message.split(' =')
    return FAMILIES.test(name) || name.startsWith('page-') || source.includes(`'${name}'`)
  })
  return said.map((message) => message.trimEnd()).join('\n')
}

/** Folders that are not boxes: the page's own messages, and explanations. */
const PARTS = ['page', 'about']

/** A language's file together with those of the boxes: words/en.ftl and words/horses/en.ftl, or
words/page/en.ftl and words/horses/page/en.ftl. Folders within words/page are fetched later. */
export function withBoxes(file: string): string {
  const [, folder = '', name = ''] = /^(.*\/words)\/((?:\w+\/){0,2}\w+\.ftl)$/.exec(file) ?? []
  const boxes = readdirSync(folder).filter((box) => !PARTS.includes(box))
  const files = [file, ...boxes.sort().map((box) => `${folder}/${box}/${name}`)]
  return files
    .filter((one) => existsSync(one))
    .map((one) => readFileSync(one, 'utf-8'))
    .join('\n')
}

/** The page's source; without `reading`, all of it but the pages of text. */
export function pageSource(folder: string, reading = true): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && (reading || !READ.test(name)))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf-8'))
    .join('\n')
}

/** Pages of text, which are fetched with messages of their own. */
const READ = /HowToPlay\.svelte$/
const READING = '/words/page/reading/'
const HELP = /^help-[^]*?(?=\n[a-z]|$(?![^]))/gm

/** The page's source, and the part of it that is no page of text. */
interface Sources {
  source: string
  others: string
}

export const sourcesIn = (folder: string): Sources => ({
  source: pageSource(folder),
  others: pageSource(folder, false),
})

/** The messages of a file that a build includes. Help texts that only pages of text use are
moved to their messages. */
export function builtWords({ source, others }: Sources, file: string): string {
  const text = wordsFor(source, withBoxes(file))
  const isRead = (message: string) => !others.includes(`'${message.split(' =')[0]}'`)
  if (!file.includes(READING)) return text.replaceAll(HELP, (one) => (isRead(one) ? '' : one))
  const game = wordsFor(source, withBoxes(file.replace(READING, '/words/')))
  return [text, ...(game.match(HELP) ?? []).filter(isRead)].join('\n')
}

export function pageWords(folder: string): Plugin {
  let sources: Sources | null = null // of a build
  return {
    name: 'words of the page',
    enforce: 'pre',
    configResolved({ command }) {
      sources = command === 'build' ? sourcesIn(folder) : null
    },
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null
      const file = id.replace('?raw', '')
      const text = sources ? builtWords(sources, file) : withBoxes(file)
      return `export default ${JSON.stringify(text)}`
    },
  }
}
