/** The stagecoach and where horses run. Horses also wait beside the time machine. */

import { insideOf, onTrain } from '../../../protocol/places'
import type { View } from '../../../protocol/protocol'
import { carSpan, type Place, type Room, type Span } from '../../geometry'
import { TIME_MACHINE, machineSpan } from '../time_machine/layout'
import { coachPlace, saddlePlace } from './layout'

export const COACH = 'coach'
export const COACH_ROOF = 'coach roof'
export const AWAY = 'away'

export const onCoach = (place: string | null | undefined): boolean =>
  place === COACH || place === COACH_ROOF

/** Where the horses are for somebody at a place: beside its car, beside the car that the stagecoach
faces, or beside the time machine. */
export function horsesAt(place: string | null | undefined, view: View): string | null {
  if (onCoach(place)) return view.horses?.coach ?? null
  if (place === TIME_MACHINE) return TIME_MACHINE
  const train = onTrain(place)
  return train && insideOf(train.car)
}

/** The part of the track that horses run beside. */
export function spanOf(place: string | null | undefined, room: Room): Span | null {
  if (place === TIME_MACHINE) return machineSpan
  const train = onTrain(place)
  return train && carSpan(train.car, room)
}

/** The car that the stagecoach faces. */
export const coachSpan = (view: View, room: Room): Span | null => spanOf(view.horses?.coach, room)

/** The car that may be boarded now. */
export const boardingSpan = (view: View, room: Room): Span | null =>
  spanOf(view.horses?.boarding, room)

/** The stagecoach, and in the saddle as long as riders may board. */
export function placeOf(words: string, view: View, room: Room): Place | null {
  if (words === AWAY) {
    const boarding = boardingSpan(view, room)
    return boarding && saddlePlace(boarding)
  }
  const facing = onCoach(words) ? coachSpan(view, room) : null
  return facing && coachPlace(words === COACH_ROOF, facing)
}
