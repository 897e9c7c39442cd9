/** The decisions of a seat in a replay: what it was asked, and what it chose. */

import type { QuestionView, Replay } from '../../../protocol/protocol'

export interface Decided {
  /** The number of choices made before. */
  number: number
  question: QuestionView
  /** What was chosen, in the words of the option. */
  played: string
}

/** Decisions with more than one option, by the number of choices made before; none for spectators
and with all cards open. */
export function decisionsOf({ seat, steps }: Replay): Map<number, Decided> {
  const found = new Map<number, Decided>()
  for (const [n, { chooser, option }] of steps.entries()) {
    const question = steps[n - 1]?.mine?.question
    if (chooser !== seat || !option || !question || (question.options?.length ?? 0) < 2) continue
    found.set(n - 1, { number: n - 1, question, played: option.words })
  }
  return found
}
