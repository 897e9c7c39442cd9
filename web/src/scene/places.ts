/** Where a place of the table is in the drawing. */

import { onTrain } from '../protocol/places'
import type { View } from '../protocol/protocol'
import { chaptersOf } from './chapters'
import type { Place, Room } from './geometry'
import { inCar, onRoof } from './train/places'

/** The space that a table needs around the train. */
export function roomFor(view: View): Room {
  const wanted = chaptersOf(view).map((chapter) => chapter.room?.(view))
  return Object.assign({ ahead: 0, behind: 0 }, ...wanted) as Room
}

/** Where a place is in the drawing; null for one that is not in it. */
export function placeOf(words: string, view: View, room: Room): Place | null {
  for (const chapter of chaptersOf(view)) {
    const place = chapter.place?.(words, view, room)
    if (place) return place
  }
  const train = onTrain(words)
  if (!train) return null
  return train.level === 'roof' ? onRoof(train.car, room) : inCar(train.car, room)
}
