/** Goals in words: what one asks for, and how it stands. */

import type { GoalProgress } from '../../../protocol/marshal'
import type { GoalView } from '../../../protocol/protocol'
import type { Words } from '../../../words/words'

/** What it is, for `data-about`. */
export const aboutGoal = ({ kind, bandit }: GoalView) =>
  ['goal', kind, bandit].filter(Boolean).join(' ')

/** How far it has come, where that is a matter of counting. */
export function count({ have, need, met, most }: GoalProgress): string {
  if (most) return met ? `${have} ≤ ${need}` : `${have} > ${need}`
  return need > 1 ? `${Math.min(have, need)}/${need}` : ''
}

export function progressText(progress: GoalProgress, words: Words): string {
  const counted = count(progress)
  const text = words.say(progress.met ? 'page-goal-met' : 'page-goal-open')
  return counted ? `${text} (${counted})` : text
}
