/** Where a place of the table is in the drawing. */

import { onTrain } from '../protocol/places'
import type { View } from '../protocol/protocol'
import { chaptersOf } from './chapters'
import type { Place, Room } from './geometry'
import { inCar, onRoof } from './train/places'

/** The space that a table needs around the train. The places of several boxes at one end are laid
out in turn, as the rules do it: those of a later box are further away. */
export function roomFor(view: View): Room {
  const room: Room & Required<Pick<Room, 'nearer'>> = { ahead: 0, behind: 0, nearer: {} }
  for (const { name, room: wanted } of chaptersOf(view)) {
    const { ahead = 0, behind = 0, ...edges } = wanted?.(view) ?? {}
    room.nearer[name] = { ahead: room.ahead, behind: room.behind }
    Object.assign(room, edges, { ahead: room.ahead + ahead, behind: room.behind + behind })
  }
  return room
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
