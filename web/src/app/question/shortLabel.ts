import type { Option } from '../../protocol/cards'
import { sentence } from '../../words/names'
import type { QuestionView, View } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { cardOf } from './hand'
import { PAGES } from '../boxes/pages'

/** A choice in few words; what it does has been read by now. */
export function shortLabel(option: Option, asked: QuestionView, view: View, words: Words): string {
  const card = option.type === 'play' && option.hidden ? null : cardOf(option)
  if (card) return words.card(card)
  const short = PAGES.flatMap((page) => page.shortLabel?.(option, words) ?? [])[0]
  return short ? sentence(short) : words.option(option, asked, view)
}
