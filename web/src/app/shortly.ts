import type { QuestionView, View } from '../lib/protocol'
import type { Words } from '../lib/words'
import { cardOf } from './hand'

/** A choice in few words; what it does has been read by now. */
export function shortly(option: string, asked: QuestionView, view: View, words: Words): string {
  const card = option.endsWith(' hidden') ? null : cardOf(option)
  if (card) return words.card(card)
  if (asked.kind === 'hostage') return words.hostage(option)
  return words.option(option, asked, view)
}
