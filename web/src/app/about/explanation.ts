/** The building blocks of explanations, for the base game and for boxes. */

import type { Language } from '../../words/language'
import { sentence } from '../../words/names'
import type { ShownOptions, View } from '../../protocol/protocol'
import { tagsOf } from '../../words/tags'
import type { Words } from '../../words/words'

export interface Explanation {
  name: string
  text: string
  /** What only this bandit can do. */
  ability?: string
  /** The id of the rule. */
  rule?: string
}

/** All that an explanation may depend on. */
export interface Asker {
  words: Words
  /** The sentences of the explanations. */
  about: Language
  view: View
  seat: number
  /** What was chosen for the table. */
  options: ShownOptions
}

/** A sentence in the wording that holds at this table. */
export function tell({ about, view, seat, options }: Asker, message: string): string {
  return about.say(about.fitting(message, tagsOf(view, seat, options)))
}

/** `thing` is what follows the family, `label` what the element is called on the page. */
export type Explainer = (asker: Asker, thing: string, label: string) => Explanation | null

export interface Abouts {
  /** The ids of rules, by `data-about` or its first word. */
  rules: Record<string, string>
  /** By `data-about` or its first word. */
  explain: Record<string, Explainer>
}

/** A sentence of its own, and the name from elsewhere. */
export const told =
  (message: string, name: (asker: Asker, thing: string, label: string) => string): Explainer =>
  (asker, thing, label) => ({
    name: sentence(name(asker, thing, label)),
    text: tell(asker, message),
  })

/** A sentence that brings its name along. */
export const named = (message: string): Explainer =>
  told(message, ({ about }) => about.attribute(message, 'name'))

/** A message of the game with a hint, which is no whole sentence there. */
export const hinted = (name: string | number = '', hint: string | number = ''): Explanation => ({
  name: sentence(String(name)),
  text: sentence(String(hint)).replace(/[^.!?]$/, '$&.'),
})

/** Loot by its kind and, where it can be known, its value. */
export const valued =
  (family: string): Explainer =>
  (asker, thing) => {
    const { words, about } = asker
    const [kind = '', value] = thing.split(' ')
    const message = `about-${family}-${kind}`
    if (!about.knows(message)) return null
    const { loot } = words.lootArguments({ number: 0, kind, value: value ? Number(value) : null })
    return { name: sentence(String(loot)), text: tell(asker, message) }
  }
