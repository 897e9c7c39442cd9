/** Cards and options, as views show them. */

import type { CardView, QuestionView } from './protocol'

/** Something that can be chosen: `words` are what the server is told. */
export type Option = NonNullable<QuestionView['options']>[number]

export const BULLET = 'bullet'

export const sameCard = (one: CardView, other: CardView): boolean =>
  one.kind === other.kind && (one.owner ?? null) === (other.owner ?? null)

/** The option with these words. */
export const optionCalled = (words: string, question: QuestionView): Option | undefined =>
  question.options?.find((option) => option.words === words)
