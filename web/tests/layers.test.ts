import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The folders of src from the lowest to the highest; each may import only itself and lower ones. */
const LAYERS = 'protocol browser words pocket play sound icons scene table app gallery'.split(' ')

/** Within app: what several pages share, parts of pages, then whole pages. */
const PARTS =
  'shared about boxes question advice talk share notifications calls offline setup example ladder me meet menu finale mine game'
const PAGES = 'lobby learn theatre puzzle today embed games evening rules lab home'
const APP = `${PARTS} ${PAGES}`.split(' ')

const ENDINGS = ['', '.ts', '.svelte', '.svelte.ts', '.json', '/index.ts']
const IMPORTED = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)['"]/g

const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((name) =>
  /\.(ts|svelte)$/.test(name),
)

/** The files that `name` imports, at once or later, relative to src; none outside it. */
function importsOf(name: string): string[] {
  const text = readFileSync(`src/${name}`, 'utf-8')
  return [...text.matchAll(IMPORTED)].flatMap(([, path = '']) => {
    const target = posix.join(posix.dirname(name), path)
    const found = ENDINGS.map((ending) => target + ending).find(
      (one) => /\.\w+$/.test(one) && existsSync(`src/${one}`),
    )
    return found ?? []
  })
}

/** Imports from a folder to a higher one, where `folderOf` gives a file's folder. */
function upward(order: string[], folderOf: (name: string) => string | undefined): string[] {
  const height = (name: string) => order.indexOf(folderOf(name) ?? '')
  return files.flatMap((name) =>
    importsOf(name)
      .filter((other) => height(name) >= 0 && height(other) > height(name))
      .map((other) => `${name} imports ${other}`),
  )
}

const within = (name: string) => (name.startsWith('app/') ? name.split('/')[1] : undefined)
/** The names of the folders right below `folder` ('' or `app/`), as far as they hold files. */
const foldersIn = (folder: string) => [
  ...new Set(
    files
      .filter((name) => name.startsWith(folder))
      .map((name) => name.slice(folder.length).split('/'))
      .flatMap(([first = '', ...rest]) => (rest.length ? [first] : [])),
  ),
]

describe('the folders of the page', () => {
  it('are all in the order of the layers', () => {
    expect(foldersIn('').sort()).toEqual([...LAYERS].sort())
    expect(foldersIn('app/').sort()).toEqual([...APP].sort())
  })

  it('import only lower layers', () => {
    expect(upward(LAYERS, (name) => name.split('/')[0])).toEqual([])
  })

  it('import only lower folders within app', () => {
    expect(upward(APP, within)).toEqual([])
  })

  it('hold at most 25 files each', () => {
    const counts = new Map<string, number>()
    const tests = readdirSync('tests', { recursive: true, encoding: 'utf-8' })
    for (const name of [
      ...files.map((one) => `src/${one}`),
      ...tests.map((one) => `tests/${one}`),
    ]) {
      const folder = posix.dirname(name)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    expect([...counts].filter(([, count]) => count > 25)).toEqual([])
  })

  it('are seen by this test: a wrong order would fail', () => {
    expect(upward([...LAYERS].reverse(), (name) => name.split('/')[0]).length).toBeGreaterThan(100)
    expect(importsOf('App.svelte').length).toBeGreaterThan(5)
  })
})
