/** The sentences that explain what is on the table: fetched with the first question. */

import { Language } from './language'
import type { Code } from '../browser/settings.svelte'

const FILES: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/colt_express/words/about/en.ftl?raw'),
  ru: () => import('../../../src/colt_express/words/about/ru.ftl?raw'),
  fr: () => import('../../../src/colt_express/words/about/fr.ftl?raw'),
  pl: () => import('../../../src/colt_express/words/about/pl.ftl?raw'),
}

export async function loadAbout(code: Code): Promise<Language> {
  return new Language(code, (await FILES[code]()).default)
}
