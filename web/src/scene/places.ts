/** Where a place of the table is in the drawing: the one function that knows. */

import type { View } from '../lib/protocol'
import { coachPlace, saddlePlace } from './horses/layout'
import {
  CEILING,
  FLOOR_FRONT,
  LOOT_INSIDE,
  LOOT_ROOF,
  STAND_INSIDE,
  STAND_ROOF,
  carSpan,
  ladderAt,
  type Place,
  type Room,
  type Span,
} from './geometry'
import { BEHIND, cellPlace, roofSpan } from './marshal/layout'
import { AHEAD, MACHINE, machineSpan } from './time_machine/layout'

const TIME_MACHINE = 'time machine'

/** The space that a table needs ahead of the locomotive and behind the caboose. */
export function roomFor(view: View): Room {
  return { ahead: view.time_machine ? AHEAD : 0, behind: view.marshal ? BEHIND : 0 }
}

/** The last car, where it is one. */
export function prisonSpan(view: View, room: Room): Span | null {
  return view.marshal && view.cars.length ? carSpan(view.cars.length - 1, room) : null
}

/** The number of a car: of `car 2` and of `roof 2`. */
export function carOf(words: string | null | undefined): number | null {
  const found = /^(?:car|roof) (\d+)$/.exec(words ?? '')
  return found ? Number(found[1]) : null
}

/** Of a car, or of the time machine. */
export function spanOf(words: string | null | undefined, room: Room): Span | null {
  if (words === TIME_MACHINE) return machineSpan
  const car = carOf(words)
  return car === null ? null : carSpan(car, room)
}

/** The car a place belongs to; of the stagecoach the one it faces. */
export function carBeside(words: string | null | undefined, view: View): string | null {
  if (words?.startsWith('coach')) return view.horses?.coach ?? null
  if (words === TIME_MACHINE) return words
  const car = carOf(words)
  return car === null ? null : `car ${car}`
}

/** The car that the stagecoach faces. */
export function coachSpan(view: View, room: Room): Span | null {
  return spanOf(view.horses?.coach, room)
}

/** The car that may be boarded now. */
export function boardingSpan(view: View, room: Room): Span | null {
  return spanOf(view.horses?.boarding, room)
}

function inCar(car: number, room: Room): Place {
  const { x, width } = carSpan(car, room)
  const [left, right, top] = [x + 7, x + width - 7, CEILING + 5]
  const floor = CEILING + FLOOR_FRONT
  return {
    x: x + 5,
    width: width - 10,
    stand: CEILING + STAND_INSIDE,
    loot: CEILING + LOOT_INSIDE,
    roof: false,
    road: false,
    size: 1,
    ladder: ladderAt(car, room),
    line: `M${left + 5} ${top}H${right - 5}q5 0 5 5V${floor - 3}q0 5-5 5H${left + 5}q-5 0-5-5V${top + 5}q0-5 5-5Z`,
    wash: `M${left + 2} ${top + 1}H${right - 2}V${floor}H${left + 2}Z`,
    rope: `M${x + 12} ${top + 3}H${x + width - 12}V${floor - 2}H${x + 12}Z`,
    box: { x: x + 6, y: top + 1, width: width - 12, height: FLOOR_FRONT - 4 },
  }
}

function onRoof(car: number, view: View, room: Room): Place {
  const last = view.marshal && car === view.cars.length - 1
  const { x, width } = last ? roofSpan(carSpan(car, room)) : carSpan(car, room)
  const [end, y] = [x + width, CEILING]
  return {
    x: x - 4,
    width: width + 8,
    stand: y + STAND_ROOF,
    loot: y + LOOT_ROOF,
    roof: true,
    road: false,
    size: 1,
    ladder: ladderAt(car, room),
    line: `M${x - 13} ${y + 4}Q${x - 14} ${y - 30} ${x + 20} ${y - 34}H${end - 20}Q${end + 14} ${y - 30} ${end + 13} ${y + 4}Z`,
    wash: `M${x + 2} ${y - 31}H${end - 2}V${y - 122}H${x + 2}Z`,
    rope: `M${x - 12} ${y + 4}Q${x - 13} ${y - 29} ${x + 20} ${y - 33}H${end - 20}Q${end + 13} ${y - 29} ${end + 12} ${y + 4}`,
    box: { x: x - 4, y: y - 126, width: width + 8, height: 130 },
  }
}

/** `car 2`, `roof 2`, `cell`, `time machine`, `coach`, `coach roof`, and `away` as long as everybody
there rides beside the train; nothing for a place that is not in the picture. */
export function placeOf(words: string, view: View, room: Room): Place | null {
  const car = carOf(words)
  if (car !== null) return words.startsWith('roof') ? onRoof(car, view, room) : inCar(car, room)
  if (words === TIME_MACHINE) return view.time_machine ? MACHINE : null
  if (words === 'cell') {
    const prison = prisonSpan(view, room)
    return prison && cellPlace(prison)
  }
  if (words === 'away') {
    const boarding = boardingSpan(view, room)
    return boarding && saddlePlace(boarding)
  }
  const facing = coachSpan(view, room)
  return facing && coachPlace(words, facing)
}
