/** The building blocks of explanations, for the base game and for boxes. */

import type { Language } from '../../words/language'
import { sentence } from '../../words/names'
import type { ShownOptions, View } from '../../protocol/protocol'
import { tagsOf } from '../../words/tags'
import type { Words } from '../../words/words'

export interface Explanation {
  name: string
  text: string
  /** The bandit's ability. */
  ability?: string
  /** The id of the rule. */
  rule?: string
}

/** Everything an explanation may depend on. */
export interface Asker {
  words: Words
  /** The sentences of the explanations. */
  about: Language
  view: View
  seat: number
  /** The table's options. */
  options: ShownOptions
}

/** A sentence in the wording that holds at this table. */
export function tell({ about, view, seat, options }: Asker, message: string): string {
  return about.say(about.fitting(message, tagsOf(view, seat, options)))
}

/** Makes an explanation. `thing` is the part of `data-about` after the family, `label` the
element's name on the page. */
export type Explainer = (asker: Asker, thing: string, label: string) => Explanation | null

export interface Abouts {
  /** The ids of rules, by `data-about` or its first word. */
  rules: Record<string, string>
  /** By `data-about` or its first word. */
  explain: Record<string, Explainer>
}

/** An explainer with a sentence of its own, and a name from elsewhere. */
export const told =
  (message: string, name: (asker: Asker, thing: string, label: string) => string): Explainer =>
  (asker, thing, label) => ({
    name: sentence(name(asker, thing, label)),
    text: tell(asker, message),
  })

/** An explainer whose message has the name as an attribute. */
export const named = (message: string): Explainer =>
  told(message, ({ about }) => about.attribute(message, 'name'))

/** An explanation from a message of the game and its hint, which is made a whole sentence. */
export const hinted = (name: string | number = '', hint: string | number = ''): Explanation => ({
  name: sentence(String(name)),
  text: sentence(String(hint)).replace(/[^.!?]$/, '$&.'),
})

/** An explainer for loot, by its kind and, where it is known, its value. */
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
