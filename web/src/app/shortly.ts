import type { Option } from '../lib/cards'
import type { QuestionView, View } from '../lib/protocol'
import type { Words } from '../lib/words'
import { cardOf } from './hand'

/** A choice in few words; what it does has been read by now. */
export function shortly(option: Option, asked: QuestionView, view: View, words: Words): string {
  const card = option.type === 'play' && option.hidden ? null : cardOf(option)
  if (card) return words.card(card)
  if (option.type === 'hostage') return words.hostage(option.hostage)
  return words.option(option, asked, view)
}
