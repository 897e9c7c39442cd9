/** What to compare an answer with, and which puzzle comes next. */

import { answeredPuzzles } from '../../browser/puzzles'
import type { PuzzleAnswer, PuzzleQuestion } from '../../protocol/protocol'

interface Compared {
  best: PuzzleAnswer
  /** The answer that was given or, if it is the best, the second. */
  other: PuzzleAnswer
  right: boolean
}

/** The best answer beside the one that was given. */
export function compared({ answers }: PuzzleQuestion, answer: string): Compared {
  const [best, second] = answers
  if (!best || !second) throw new RangeError('a puzzle has at least two answers')
  const right = best.option === answer
  const given = answers.find(({ option }) => option === answer) ?? second
  return { best, other: right ? second : given, right }
}

/** The next puzzle without an answer, after this one and around; if all have one, the next. */
export function nextOf(puzzle: number, count: number): number {
  const after = Array.from({ length: count }, (_, n) => 1 + ((puzzle + n) % count))
  const answers = answeredPuzzles()
  return after.find((one) => answers[one] === undefined) ?? after[0] ?? puzzle
}
