/** Where things lie in the drawing, in its own units. The locomotive is left, the caboose right. */

/** Heights of the rails, the horizon, and the lower and upper edge of the picture. */
export const RAIL = 540
export const HORIZON = 452
export const BOTTOM = 646
export const TOP = 116
/** Where the picture begins and ends if there is no room for sky and sand. */
export const CLOSE_UP = { top: 174, bottom: 606 }

/** The ceiling of every car; what a car draws is measured from here. */
export const CEILING = 334
export const FLOOR_BACK = 124
export const FLOOR_FRONT = 173
export const ROOF_TOP = -32

/** Height of the feet inside and on the roof, and of the front edge where loot lies. */
export const STAND_INSIDE = 132
export const STAND_ROOF = -29
export const LOOT_INSIDE = 170
export const LOOT_ROOF = 6

/** Lengths of the locomotive, its cab and a car, of the gap between cars, and of the margin around
the train. */
export const ENGINE = 404
export const CAB = 178
export const CAR = 218
export const COUPLING = 24
export const MARGIN = 46
/** How far behind its car a ladder stands. */
export const LADDER = 11

/** The space around the train. */
export interface Room {
  /** Before the locomotive and behind the last car. */
  ahead: number
  behind: number
  /** How much of that lies between the train and the place of a box, by the box's name. */
  nearer?: Record<string, { ahead: number; behind: number }>
  /** Where the picture begins and ends, if not as usual. */
  top?: number
  bottom?: number
}

export interface Span {
  x: number
  width: number
}

/** Feet of a figure, or what lies there. */
export interface Spot {
  x: number
  y: number
  scale: number
}

export interface Rect extends Span {
  y: number
  height: number
}

/** A place in the drawing: where figures stand, and the outlines to light, rope in and tap. */
export interface Place extends Span {
  /** Feet, and where loot lies. */
  stand: number
  loot: number
  /** The part that loot lies on, if not all of it. */
  shelf?: Span
  roof: boolean
  /** Where the given number of riders sit, for a place without ground to stand on. */
  saddles?: (count: number) => Spot[]
  /** On the road before the train. */
  road: boolean
  /** How large people and loot are here. */
  size: number
  /** The ladder to its other level. */
  ladder: number
  /** Where a roof ends from which one leaps to it. */
  brink?: number
  /** Its outline, its light and a rope round it, as paths. */
  line: string
  wash: string
  rope: string
  bounds: Rect
}

/** Without the sky and the sand that can be spared. A station has its sign in the sky. */
export function cropped(space: Room, station: boolean): Room & { top: number; bottom: number } {
  const { top = TOP, bottom = CLOSE_UP.bottom } = space
  return { ...space, top: station ? top : Math.max(top, CLOSE_UP.top), bottom }
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

/** Where the place of a box begins that is ahead of the locomotive and takes up this much. */
export function aheadAt(box: string, space: number, room: Room): number {
  return engineAt(room) - (room.nearer?.[box]?.ahead ?? 0) - space
}

/** Where the place of a box begins that is behind the last car. */
export function behindAt(box: string, cars: number, room: Room): number {
  const last = carSpan(cars - 1, room)
  return last.x + last.width + (room.nearer?.[box]?.behind ?? 0)
}

/** A short train is not drawn larger for it. */
export function sceneWidth(cars: number, room: Room): number {
  return trainWidth(Math.max(cars, 4), room)
}
