/** The road in words: horses beside the cars, the stagecoach, and the bandits still in the
saddle. */

import { COACH, COACH_ROOF } from '../../../protocol/horses'
import { TIME_MACHINE } from '../../../protocol/time_machine'
import { onTrain } from '../../../protocol/places'
import type { View } from '../../../protocol/protocol'
import type { Words } from '../../../words/words'
import type { Stop } from '../../chapter'
import { ridersOf } from './herd'

export function stops({ horses }: View): Stop[] {
  const car = onTrain(horses?.coach)?.car
  return car === undefined ? [] : [{ car, inside: COACH, roof: COACH_ROOF }]
}

export function beside(inside: string, view: View, words: Words): string[] {
  if (inside === COACH) return coach(view, words)
  const count = horsesBeside(inside, view)
  return count ? [words.say('page-train-horses', { count })] : []
}

function coach({ cars, horses }: View, words: Words): string[] {
  const car = cars[onTrain(horses?.coach)?.car ?? -1] ?? ''
  const where = words.say('page-train-coach', words.houseArguments('car', car))
  const hostages = (horses?.hostages ?? []).map((name) => words.hostage(name))
  if (!hostages.length) return [where]
  return [where, `${words.say('table-hostages', { hostages: words.list(hostages) })}.`]
}

function horsesBeside(inside: string, { horses, time_machine }: View): number {
  if (inside === TIME_MACHINE) return time_machine?.horses ?? 0
  return horses?.horses[onTrain(inside)?.car ?? -1] ?? 0
}

export const absent = (name: string, view: View): string | null =>
  ridersOf(view).includes(name) ? 'table-saddle' : null
