/** Where the horses and the stagecoach are before and after an event. */

import { herdSpots, type HorseSpot } from '../herd'
import { coachAt } from '../layout'
import { coachSpan } from '../places'
import type { ActContext } from '../../../effects/actContext'

/** Where the horses were and will be, by number. */
export const horsesBefore = ({ trackedBefore, before, room }: ActContext): Map<number, HorseSpot> =>
  herdSpots(trackedBefore.horses ?? [], before, room)

export const horsesAfter = ({ trackedAfter, after, room }: ActContext): Map<number, HorseSpot> =>
  herdSpots(trackedAfter.horses ?? [], after, room)

/** The middle of the stagecoach, before and after. */
export function coachOf({ before, after, room }: ActContext): [number, number] | null {
  const [from, to] = [coachSpan(before, room), coachSpan(after, room)]
  return from && to ? [coachAt(from), coachAt(to)] : null
}
