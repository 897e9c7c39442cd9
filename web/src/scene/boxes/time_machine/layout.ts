/** Where the time machine is: on the rails before the locomotive. */

import {
  CEILING,
  FLOOR_FRONT,
  LOOT_INSIDE,
  STAND_INSIDE,
  aheadAt,
  type Place,
  type Room,
  type Span,
} from '../../geometry'

/** How far the locomotive makes room for it. */
export const AHEAD = 236
export const WIDTH = 214
/** How far it stands out to the left of that. */
const OVERHANG = 16

/** Its two masts, measured from its left end and the ceiling. */
export const MASTS = [7, 207]
export const MAST_TOP = 30

/** Its glass bell, measured from the same point. */
export const BELL = { left: 20, right: 194, spring: 62, top: -34 }

export const machineSpan = (room: Room): Span => ({
  x: aheadAt('time_machine', AHEAD, room) - OVERHANG,
  width: WIDTH,
})

function bell(x: number, y: number, bottom: number): string {
  const { left, right, spring, top } = BELL
  const [a, b, c] = [x + left, x + right, x + (left + right) / 2]
  return `M${a} ${y + bottom}V${y + spring}Q${a} ${y + top} ${c} ${y + top}Q${b} ${y + top} ${b} ${y + spring}V${y + bottom}Z`
}

/** In its own drawing. */
export const GLASS = bell(0, 0, FLOOR_FRONT)

export function machinePlace(room: Room): Place {
  const { x } = machineSpan(room)
  const line = bell(x, CEILING, FLOOR_FRONT)
  return {
    x: x + BELL.left + 6,
    width: BELL.right - BELL.left - 12,
    stand: CEILING + STAND_INSIDE,
    loot: CEILING + LOOT_INSIDE,
    roof: false,
    road: false,
    size: 1,
    ladder: x + WIDTH,
    brink: x + WIDTH + 226,
    line,
    wash: line,
    rope: line,
    bounds: {
      x: x + BELL.left,
      y: CEILING + BELL.top + 8,
      width: BELL.right - BELL.left,
      height: FLOOR_FRONT - BELL.top - 10,
    },
  }
}
