/** The language that is spoken now. Its files come when they are wanted, for one language only. */

import type { Code } from './settings.svelte'
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

export async function loadWords(code: Code): Promise<Words> {
  const [game, page] = await FILES[code]()
  return new Words(code, game.default, page.default)
}

class Speaking {
  #words = $state.raw<Words | null>(null)
  /** Reading a language takes a while, and many switch to and fro. */
  #known: Partial<Record<Code, Words>> = {}

  get ready(): boolean {
    return this.#words !== null
  }

  get words(): Words {
    if (!this.#words) throw new Error('no language is loaded yet')
    return this.#words
  }

  async speak(code: Code): Promise<void> {
    this.#words = this.#known[code] ??= await loadWords(code)
    document.documentElement.lang = code
  }
}

export const speaking = new Speaking()
