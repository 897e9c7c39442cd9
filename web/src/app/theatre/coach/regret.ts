/** A regret in words, and what its two choices look like on the train. */

import { optionCalled } from '../../../protocol/cards'
import type { QuestionView, Regret, View } from '../../../protocol/protocol'
import type { Ghost } from '../../../scene/chapter'
import { litBy } from '../../../scene/lit'
import type { Words } from '../../../words/words'
import { moverOf } from '../../game/position'

/** The question of a regret. */
export const questionOf = ({ table }: Regret): QuestionView | undefined =>
  table.questions.find(({ seat }) => seat === table.seat)

/** When it was, and what was asked. */
export function headingOf(regret: Regret, words: Words): string {
  const { phase, round, turn } = regret.table
  const asked = questionOf(regret)
  const question = asked ? words.question(asked, regret.table) : ''
  return words.say('review-moment', { phase, round, turn, question })
}

/** Where a choice leads: a figure at a place, or a token. A choice that moves nothing is at the
bandit who makes it. */
export function leadsTo(
  { ahead, table }: Regret,
  words: string,
  question: QuestionView,
  view: View,
): Pick<Ghost, 'name' | 'at' | 'token'> | null {
  const step = ahead?.next?.[words]
  if (step) return { name: step.bandit, at: step.at }
  const option = optionCalled(words, question)
  const lit = option && litBy(view, { ...question, options: [option] }, () => '')[0]
  const own = view.bandits.find(({ seat }) => seat === table.seat)?.name ?? ''
  const placeOf = (name: string) => view.bandits.find((one) => one.name === name)?.at ?? ''
  const mover = lit?.mover ?? moverOf(question) ?? own
  if (lit?.tokens?.length) return { name: '', at: '', token: lit.tokens[0] as number }
  if (lit?.place) return { name: mover, at: lit.place }
  if (lit?.figure) return { name: lit.figure, at: placeOf(lit.figure) }
  const actor = question.bandit ?? own
  return actor ? { name: actor, at: placeOf(actor) } : null
}
