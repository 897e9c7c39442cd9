/** Goals in words: the requirement and its progress. */

import type { GoalProgress } from '../../../protocol/marshal'
import type { GoalView } from '../../../protocol/protocol'
import type { Words } from '../../../words/words'

/** The value of `data-about`. */
export const aboutGoal = ({ kind, bandit }: GoalView) =>
  ['goal', kind, bandit].filter(Boolean).join(' ')

/** A goal's progress as a count; empty where there is nothing to count. */
export function count({ have, need, met, most }: GoalProgress): string {
  if (most) return met ? `${have} ≤ ${need}` : `${have} > ${need}`
  return need > 1 ? `${Math.min(have, need)}/${need}` : ''
}

export function progressText(progress: GoalProgress, words: Words): string {
  const counted = count(progress)
  const text = words.say(progress.met ? 'page-goal-met' : 'page-goal-open')
  return counted ? `${text} (${counted})` : text
}
