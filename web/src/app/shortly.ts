import type { Option } from '../lib/cards'
import { sentence } from '../lib/names'
import type { QuestionView, View } from '../lib/protocol'
import type { Words } from '../lib/words'
import { cardOf } from './hand'
import { PAGES } from './pages'

/** A choice in few words; what it does has been read by now. */
export function shortly(option: Option, asked: QuestionView, view: View, words: Words): string {
  const card = option.type === 'play' && option.hidden ? null : cardOf(option)
  if (card) return words.card(card)
  const short = PAGES.flatMap((page) => page.shortly?.(option, words) ?? [])[0]
  return short ? sentence(short) : words.option(option, asked, view)
}
