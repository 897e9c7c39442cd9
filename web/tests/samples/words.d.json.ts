import type { Option } from '../../src/protocol/cards'
import type { EventView, QuestionView, View } from '../../src/protocol/protocol'

type Said = Record<string, string>

/** What is said in each language; made by scripts/sample_words.py. */
declare const words: {
  views: View[]
  events: { view: number; event: EventView; said: Said }[]
  questions: { view: number; question: QuestionView; said: Said }[]
  options: { view: number; question: QuestionView; option: Option; said: Said }[]
}
export default words
