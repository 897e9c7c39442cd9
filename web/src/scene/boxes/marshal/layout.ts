/** Where the cell is: behind the corridor of the prison car. Behind the cell are the bunks of
the prisoners that bandits can free. */

import {
  CAR,
  CEILING,
  FLOOR_FRONT,
  LADDER,
  LOOT_INSIDE,
  STAND_INSIDE,
  type Place,
  type Span,
  type Spot,
} from '../../geometry'

/** The cell and the column of bunks, measured from the front of the car. */
export const CELL: Span = { x: 242, width: 124 }
export const BUNKS: Span = { x: 372, width: 60 }
/** All of the prison car, and how much longer it is than the others. */
export const LENGTH = BUNKS.x + BUNKS.width + 9
export const BEHIND = LENGTH - CAR

/** Number of bunks, and their distance from the ceiling. */
const LAID_OUT = 3
const TOP = 6
/** How high a bunk is. */
export const BUNK = (FLOOR_FRONT - TOP) / LAID_OUT

export function cellPlace(car: Span): Place {
  const [left, right] = [car.x + CELL.x, car.x + CELL.x + CELL.width]
  const [top, floor] = [CEILING + TOP, CEILING + FLOOR_FRONT]
  const line = `M${left} ${top}H${right}V${floor}H${left}Z`
  return {
    x: left + 4,
    width: CELL.width - 8,
    stand: CEILING + STAND_INSIDE,
    loot: CEILING + LOOT_INSIDE,
    roof: false,
    road: false,
    size: 1,
    ladder: car.x + CAR + LADDER,
    line,
    wash: line,
    rope: line,
    bounds: { x: left, y: top, width: CELL.width, height: FLOOR_FRONT - TOP },
  }
}

/** The roof is as long as the car. */
export const roofSpan = ({ x }: Span): Span => ({ x, width: LENGTH })

/** The spots of the prisoners in their bunks, measured from the front of the car and its
ceiling. */
export function bunkSpots(count: number): Spot[] {
  return Array.from({ length: count }, (_, n) => ({
    x: BUNKS.x + BUNKS.width / 2,
    y: TOP + BUNK * (n + 0.5),
    scale: 0.62,
  }))
}
