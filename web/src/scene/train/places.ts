/** The places on the train: inside a car and on its roof. */

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
} from '../geometry'

export function inCar(car: number, room: Room): Place {
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
    bounds: { x: x + 6, y: top + 1, width: width - 12, height: FLOOR_FRONT - 4 },
  }
}

/** `span` is as long as the roof, where that is not as long as the other cars. */
export function onRoof(car: number, room: Room, span = carSpan(car, room)): Place {
  const { x, width } = span
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
    bounds: { x: x - 4, y: y - 126, width: width + 8, height: 130 },
  }
}
