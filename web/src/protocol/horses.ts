/** Horses & Stagecoach: its places in the server's words, where its horses are, and its flasks. */

import { insideOf, onTrain } from './places'
import type { DrinkOption, View } from './protocol'
import { TIME_MACHINE } from './time_machine'

export const COACH = 'coach'
export const COACH_ROOF = 'coach roof'
export const AWAY = 'away'

export const onCoach = (place: string | null | undefined): boolean =>
  place === COACH || place === COACH_ROOF

/** Where the horses are that can be mounted at a place: beside its car, beside the car that the stagecoach
faces, or beside the time machine. */
export function horsesAt(place: string | null | undefined, view: View): string | null {
  if (onCoach(place)) return view.horses?.coach ?? null
  if (place === TIME_MACHINE) return TIME_MACHINE
  const train = onTrain(place)
  return train && insideOf(train.car)
}

/** The flask's value: 1 classic whiskey, 2 old, 3 and 4 the same, half empty. */
export const flaskOf = ({ old, half }: DrinkOption): number => (old ? 2 : 1) + (half ? 2 : 0)
