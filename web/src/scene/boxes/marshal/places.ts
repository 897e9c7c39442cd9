/** The prison car: the last one, longer than the others, with the cell in it. */

import { CELL } from '../../../protocol/marshal'
import { onTrain } from '../../../protocol/places'
import type { View } from '../../../protocol/protocol'
import { carSpan, type Place, type Room, type Span } from '../../geometry'
import { onRoof } from '../../train/places'
import { cellPlace, roofSpan } from './layout'

/** The last car. */
export function prisonSpan(view: View, room: Room): Span | null {
  return view.cars.length ? carSpan(view.cars.length - 1, room) : null
}

export function placeOf(words: string, view: View, room: Room): Place | null {
  const prison = prisonSpan(view, room)
  if (!prison) return null
  if (words === CELL) return cellPlace(prison)
  const train = onTrain(words)
  const last = train?.level === 'roof' && train.car === view.cars.length - 1
  return last ? onRoof(train.car, room, roofSpan(prison)) : null
}
