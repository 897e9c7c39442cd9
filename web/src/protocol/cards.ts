/** Cards and options, as views show them. */

import type { CardView, QuestionView } from './protocol'

/** Something that can be chosen; its `words` are sent to the server. */
export type Option = NonNullable<QuestionView['options']>[number]

export const BULLET = 'bullet'

export const sameCard = (one: CardView, other: CardView): boolean =>
  one.kind === other.kind && (one.owner ?? null) === (other.owner ?? null)

/** The option with these words. */
export const optionCalled = (words: string, question: QuestionView): Option | undefined =>
  question.options?.find((option) => option.words === words)
