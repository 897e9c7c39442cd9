/** The stagecoach and where horses run. Horses also wait beside the time machine. */

import { AWAY, COACH_ROOF, onCoach } from '../../../protocol/horses'
import { onTrain } from '../../../protocol/places'
import { TIME_MACHINE } from '../../../protocol/time_machine'
import type { View } from '../../../protocol/protocol'
import { carSpan, type Place, type Room, type Span } from '../../geometry'
import { machineSpan } from '../time_machine/layout'
import { coachPlace, saddlePlace } from './layout'

/** The part of the track that horses run beside. */
export function spanOf(place: string | null | undefined, room: Room): Span | null {
  if (place === TIME_MACHINE) return machineSpan(room)
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
