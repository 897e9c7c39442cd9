/** Facts about the table that several parts of the game screen need. */

import type { EventView, QuestionView, View } from '../../protocol/protocol'

/** During the stealing, the index in the pile of the card being carried out: the last one turned
over. */
export function nowInPile(view: View, showing: EventView | null): number | null {
  if (view.phase !== 'stealing' || (!showing && !view.questions.length)) return null
  const done = view.pile.filter((played) => played.resolved).length
  return done ? done - 1 : null
}

/** The bandit whose cards a seat plays, by seat. */
export const ownersOf = (view: View): Record<number, string> =>
  Object.fromEntries(view.bandits.map((bandit) => [bandit.seat, bandit.name]))

/** The place of the bandit that a question is about or, without a question, of the bandit of `seat`
or of the seat that is asked. */
export function placeAsked(question: QuestionView | null, view: View, seat: number): string | null {
  const asked = seat >= 0 ? seat : view.questions[0]?.seat
  const who = question?.bandit ?? ownersOf(view)[asked ?? -1]
  return view.bandits.find((bandit) => bandit.name === who)?.at ?? null
}

/** The figure that the answer to a question moves, if any. */
export function moverOf({ kind, bandit, target }: QuestionView): string | null {
  if (kind === 'marshal') return 'marshal'
  return (kind === 'push' ? target : bandit) ?? null
}
