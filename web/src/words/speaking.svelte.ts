/** The current language. Only its files are fetched.

Messages that only some pages need are in folders of their own, fetched by those pages with
`also`. */

import type { Code } from '../browser/settings.svelte'
import { Words } from './words'

type Text = { default: string }

const FILES: Record<Code, () => Promise<[Text, Text]>> = {
  en: () =>
    Promise.all([
      import('../../../src/colt_express/words/en.ftl?raw'),
      import('../../../src/colt_express/words/page/en.ftl?raw'),
    ]),
  ru: () =>
    Promise.all([
      import('../../../src/colt_express/words/ru.ftl?raw'),
      import('../../../src/colt_express/words/page/ru.ftl?raw'),
    ]),
  fr: () =>
    Promise.all([
      import('../../../src/colt_express/words/fr.ftl?raw'),
      import('../../../src/colt_express/words/page/fr.ftl?raw'),
    ]),
  pl: () =>
    Promise.all([
      import('../../../src/colt_express/words/pl.ftl?raw'),
      import('../../../src/colt_express/words/page/pl.ftl?raw'),
    ]),
}

const FOLDER = '../../../src/colt_express/words/page'
const PARTS = import.meta.glob<string>('../../../src/colt_express/words/page/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

export async function loadWords(code: Code, parts: string[] = []): Promise<Words> {
  const more = parts.map((part) => PARTS[`${FOLDER}/${part}/${code}.ftl`]?.() ?? '')
  const [[game, page], others] = await Promise.all([FILES[code](), Promise.all(more)])
  return new Words(code, game.default, page.default, ...others)
}

class Speaking {
  #words = $state.raw<Words | null>(null)
  #code: Code | null = null
  /** Reading a language takes a while, and many switch to and fro. */
  #known: Partial<Record<Code, Words>> = {}
  #parts = new Map<string, Promise<void>>()
  /** Loads run one after the other, so that the last one has all parts that were requested. */
  #loading: Promise<void> = Promise.resolve()

  get ready(): boolean {
    return this.#words !== null
  }

  get words(): Words {
    if (!this.#words) throw new Error('no language is loaded yet')
    return this.#words
  }

  speak(code: Code): Promise<void> {
    this.#code = code
    return this.#load()
  }

  /** Adds the messages of a folder, from now on. */
  also(part: string): Promise<void> {
    const known = this.#parts.get(part)
    if (known) return known
    const loaded = this.#load().catch((error: unknown) => {
      this.#parts.delete(part) // the next access tries again
      throw error
    })
    this.#parts.set(part, loaded)
    this.#known = {}
    return loaded
  }

  #load(): Promise<void> {
    const loaded = this.#loading.then(async () => {
      const code = this.#code
      if (!code) return
      this.#words = this.#known[code] ??= await loadWords(code, [...this.#parts.keys()])
      document.documentElement.lang = code
    })
    this.#loading = loaded.catch(() => undefined)
    return loaded
  }
}

export const speaking = new Speaking()
