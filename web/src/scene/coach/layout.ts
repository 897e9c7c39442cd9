/** Where coach, horses and riders are: on the road before the track. */

import type { TokenView } from '../../lib/protocol'
import type { Place, Span } from '../geometry'
import { lootRow, row, type FigureSpot, type Spot, type TokenSpot } from '../layout'
import { coatOf } from './coats'

/** The lines that wheels and hooves run on, and where the picture ends with this box in play. */
export const LANE = 688
export const ROAD = 764
export const NEAR = 802
export const BOTTOM = 816

/** How much smaller people and loot are on the coach than on the train. */
export const SMALL = 0.8

/** The coach's own drawing: measured from the road below its middle. */
export const SILL = -30
export const FLOOR = -57
export const CEILING = -146
export const ROOF = -166
/** The rear end of the roof is for loot. */
const RACK = 62

/** What is seen of its inside, and its roof. */
export const ROOM = `M-78 ${CEILING}L-84 -96Q-86 -54 -66 ${SILL - 6}Q-62 ${SILL} -54 ${SILL}H54Q62 ${SILL} 66 ${SILL - 6}Q86 -54 84 -96L78 ${CEILING}Z`
export const DECK = `M-102 ${CEILING}Q-102 -164 -76 ${ROOF}H76Q102 -164 102 ${CEILING}Z`

/** Its middle, beside the middle of the car that it faces. */
export function coachAt(facing: Span): number {
  return facing.x + facing.width / 2
}

/** `coach` or `coach roof`, for `coachRow` and `coachLoot`. */
export function coachPlace(words: string, facing: Span): Place | null {
  const roof = words === 'coach roof'
  if (!roof && words !== 'coach') return null
  return {
    x: coachAt(facing) - (roof ? 98 : 75),
    width: roof ? 196 - RACK : 150,
    stand: ROAD + (roof ? ROOF : FLOOR),
    loot: ROAD + (roof ? ROOF + 2 : SILL),
    roof,
  }
}

/** What a full-sized row would be, drawn smaller about the place's middle. */
function shrink<One extends Spot>(place: Place, spots: (roomier: Place) => One[]): One[] {
  const middle = place.x + place.width / 2
  const width = place.width / SMALL
  return spots({ ...place, x: middle - width / 2, width }).map((spot) => ({
    ...spot,
    x: middle + (spot.x - middle) * SMALL,
    scale: spot.scale * SMALL,
  }))
}

export function coachRow(place: Place, count: number): FigureSpot[] {
  return shrink(place, (roomier) => row(roomier, count))
}

export function coachLoot(place: Place, tokens: TokenView[]): TokenSpot[] {
  const floor = place.roof ? { ...place, x: place.x + place.width, width: RACK } : place
  return shrink(floor, (roomier) => lootRow(roomier, tokens))
}

/** The hostages on the coach's bench, in its own drawing. */
export function benchSpots(count: number): Spot[] {
  const step = Math.min(30, 132 / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, n) => ({
    x: (n - (count - 1) / 2) * step,
    y: -98,
    scale: 0.52,
  }))
}

export interface HorseSpot extends Spot {
  coat: string
  phase: number
}

/** Side by side beside a car, every other one nearer; a herd gets closer and smaller. */
function herd(middle: number, width: number, count: number, size: number): HorseSpot[] {
  const room = 110 * size
  const step = Math.min(room, width / count)
  return Array.from({ length: count }, (_, n) => ({
    x: middle + (n - (count - 1) / 2) * step,
    y: count < 2 ? 0 : n % 2 ? 12 : -12,
    scale: size * (0.7 + (0.3 * step) / room),
    coat: coatOf(n * 3 + Math.round(middle / 100)),
    phase: (n * 0.37) % 1,
  }))
}

/** Horses nobody rides. Where the coach or its team is in the way they run on its near side. */
export function horseSpots(car: Span, count: number, coach: Span | null): HorseSpot[] {
  const beside = coach !== null && coach.x >= car.x - 1 && coach.x - car.x < 400
  const spots = herd(car.x + car.width / 2, car.width + 4, count, beside ? 0.72 : 0.95)
  return spots
    .map((spot) => ({ ...spot, y: beside ? NEAR + spot.y / 2 : LANE + spot.y }))
    .sort((a, b) => a.y - b.y)
}

/** The gang on horseback beside the car they may board; many spread out ahead of it. */
export function riderSpots(car: Span, count: number): HorseSpot[] {
  const middle = car.x + car.width / 2 - Math.max(0, count - 3) * 18
  return herd(middle, car.width + 170, count, 1).map((spot) => ({
    ...spot,
    y: ROAD - 26 + spot.y * 2,
  }))
}
