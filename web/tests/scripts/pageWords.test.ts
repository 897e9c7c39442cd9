import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withBoxes } from '../../scripts/pageWords'
import { LANGUAGES } from '../../src/browser/settings.svelte'

const WORDS = '../src/colt_express/words'
const read = (path: string) => readFileSync(path, 'utf-8')
const idsOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])
const variablesOf = (text: string) => {
  const messages = text.split(/^(?=[a-z][\w-]* =)/m).slice(1)
  return messages.map((message) => [
    message.split(' =')[0],
    [...new Set([...message.matchAll(/\$([a-z]+)/g)].map((found) => found[1]))].sort(),
  ])
}

const source = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => read(`src/${name}`))
  .join('\n')
const literals = new Set([...source.matchAll(/['"`](page-[\w-]*)['"`]/g)].map((found) => found[1]))
/** Families such as `page-pace-${pace}`. */
const families = [...source.matchAll(/`(page-[\w-]*-)\$\{/g)].map((found) => found[1] as string)

/** What the first page needs, and what is fetched later. */
const PARTS = readdirSync(`${WORDS}/page`, { withFileTypes: true }).filter((one) =>
  one.isDirectory(),
)
const FILES = ['page', ...PARTS.map(({ name }) => `page/${name}`)]
const pageTexts = (code: string) =>
  FILES.map((folder) => withBoxes(`${WORDS}/${folder}/${code}.ftl`)).join('\n')
const english = pageTexts('en')

describe('the messages that only the page shows', () => {
  it('are all used', () => {
    const used = (id = '') => literals.has(id) || families.some((family) => id.startsWith(family))
    expect(idsOf(english).filter((id) => !used(id))).toEqual([])
  })

  it('are all there', () => {
    const known = new Set(idsOf(english))
    expect([...literals].filter((id) => !known.has(id))).toEqual([])
    const empty = families.filter((family) => !idsOf(english).some((id) => id?.startsWith(family)))
    expect(empty).toEqual([])
  })

  it.each(LANGUAGES)('are the same in %s as in English, and have no other names', (code) => {
    const text = pageTexts(code)
    expect(idsOf(text)).toEqual(idsOf(english))
    expect(variablesOf(text)).toEqual(variablesOf(english))
    const game = new Set(idsOf(withBoxes(`${WORDS}/${code}.ftl`)))
    expect(idsOf(text).filter((id) => game.has(id))).toEqual([])
  })
})
