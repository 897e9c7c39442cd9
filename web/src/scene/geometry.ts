/** Where things lie in the drawing, in its own units. The locomotive is left, the caboose right. */

export const RAIL = 540
export const HORIZON = 452
export const BOTTOM = 646
export const TOP = 116

/** The ceiling of every car; what a car draws is measured from here. */
export const CEILING = 334
export const FLOOR_BACK = 124
export const FLOOR_FRONT = 173
export const ROOF_TOP = -32

/** Feet of those inside and on the roof, and the front edge where loot lies. */
export const STAND_INSIDE = 132
export const STAND_ROOF = -29
export const LOOT_INSIDE = 170
export const LOOT_ROOF = 6

export const ENGINE = 404
export const CAB = 178
export const CAR = 218
export const COUPLING = 24
export const MARGIN = 46
/** How far behind its car a ladder stands. */
export const LADDER = 11

export interface Room {
  ahead: number
  behind: number
}

export interface Span {
  x: number
  width: number
}

export interface Place {
  x: number
  width: number
  stand: number
  loot: number
  roof: boolean
}

export function engineAt(room: Room): number {
  return MARGIN + room.ahead
}

/** The part of a car people are in: all of it, but of the locomotive only the cab. */
export function carSpan(car: number, room: Room): Span {
  const engine = engineAt(room)
  if (car === 0) return { x: engine + ENGINE - CAB, width: CAB }
  return { x: engine + ENGINE + COUPLING + (car - 1) * (CAR + COUPLING), width: CAR }
}

/** The middle of the ladder at the end of a car. */
export function ladderAt(car: number, room: Room): number {
  const { x, width } = carSpan(car, room)
  return x + width + LADDER
}

export function trainWidth(cars: number, room: Room): number {
  const last = carSpan(cars - 1, room)
  return last.x + last.width + MARGIN + room.behind
}

/** A short train is not drawn larger for it. */
export function sceneWidth(cars: number, room: Room): number {
  return trainWidth(Math.max(cars, 4), room)
}

/** `car 2` or `roof 2`; nothing for a place that is not part of the train. */
export function placeOf(words: string, room: Room): Place | null {
  const found = /^(car|roof) (\d+)$/.exec(words)
  if (!found) return null
  const roof = found[1] === 'roof'
  const { x, width } = carSpan(Number(found[2]), room)
  return {
    x: roof ? x - 4 : x + 5,
    width: roof ? width + 8 : width - 10,
    stand: CEILING + (roof ? STAND_ROOF : STAND_INSIDE),
    loot: CEILING + (roof ? LOOT_ROOF : LOOT_INSIDE),
    roof,
  }
}
