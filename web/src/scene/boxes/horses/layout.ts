/** Where coach, horses and riders are: on the road before the track. */

import type { Place, Span, Spot } from '../../geometry'

/** The lines that wheels and hooves run on, and where the picture ends with this box in play. */
export const TOP = 140
export const LANE = 688
export const ROAD = 770
export const NEAR = 808
export const BOTTOM = 822

/** How much smaller people and loot are on the coach than on the train. */
export const SMALL = 0.8

/** The coach's own drawing: measured from the road below its middle. */
export const SILL = -30
export const FLOOR = -57
export const CEILING = -146
export const ROOF = -166
/** The rear end of the roof is for loot. */
const RACK = 62
/** How far apart lit hostages are. */
const MEDAL = 62

/** What is seen of its inside, and its roof. */
export const ROOM = `M-78 ${CEILING}L-84 -96Q-86 -54 -66 ${SILL - 6}Q-62 ${SILL} -54 ${SILL}H54Q62 ${SILL} 66 ${SILL - 6}Q86 -54 84 -96L78 ${CEILING}Z`
export const DECK = `M-102 ${CEILING}Q-102 -164 -76 ${ROOF}H76Q102 -164 102 ${CEILING}Z`

/** Its middle, beside the middle of the car that it faces. */
export function coachAt(facing: Span): number {
  return facing.x + facing.width / 2
}

const PATH = /([a-zA-Z])([^a-zA-Z]*)/g

/** A path of the coach's own drawing where it is in the scene; of capital letters only. */
function moved(path: string, x: number): string {
  return path.replace(PATH, (_, letter: string, numbers: string) => {
    const by = letter === 'H' ? [x, x] : letter === 'V' ? [ROAD, ROAD] : [x, ROAD]
    const all = numbers.match(/-?[\d.]+/g) ?? []
    return letter + all.map((one, n) => Number(one) + (by[n % 2] ?? 0)).join(' ')
  })
}

/** Inside the stagecoach, or on its roof. */
export function coachPlace(roof: boolean, facing: Span): Place {
  const middle = coachAt(facing)
  const line = moved(roof ? DECK : ROOM, middle)
  return {
    x: middle - (roof ? 98 : 75),
    width: roof ? 196 - RACK : 150,
    stand: ROAD + (roof ? ROOF : FLOOR),
    loot: ROAD + (roof ? ROOF + 2 : SILL),
    shelf: roof ? { x: middle + 98 - RACK, width: RACK } : undefined,
    roof,
    road: true,
    size: SMALL,
    ladder: middle + 106,
    line,
    wash: roof ? moved('M-92 -166H92V-256H-92Z', middle) : line,
    rope: line,
    bounds: roof
      ? { x: middle - 104, y: ROAD + ROOF - 88, width: 208, height: 108 }
      : { x: middle - 86, y: ROAD + CEILING, width: 172, height: 118 },
  }
}

/** In the saddle, beside a car. */
export function saddlePlace(car: Span): Place {
  const bounds = { ...car, y: ROAD - 140, height: 150 }
  const line = `M${car.x} ${LANE - 60}H${car.x + car.width}V${ROAD}H${car.x}Z`
  return {
    ...car,
    stand: ROAD - 60,
    loot: ROAD,
    roof: false,
    saddles: (count) => riderSpots(car, count).map(inSaddle),
    road: true,
    size: SMALL,
    ladder: car.x + car.width / 2,
    line,
    wash: line,
    rope: line,
    bounds,
  }
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

/** Lit hostages, spread out before the coach where each can be tapped. */
export function hostageSpots(facing: Span, count: number, width: number): Spot[] {
  const half = (count * MEDAL) / 2 + 8
  const middle = Math.max(half, Math.min(width - half, coachAt(facing)))
  return Array.from({ length: count }, (_, n) => ({
    x: middle + (n - (count - 1) / 2) * MEDAL,
    y: ROAD + 16,
    scale: 0.74,
  }))
}

/** Side by side beside a car, every other one nearer; a herd gets closer and smaller. */
function herd(middle: number, width: number, count: number, size: number): Spot[] {
  const room = 110 * size
  const step = Math.min(room, width / count)
  return Array.from({ length: count }, (_, n) => ({
    x: middle + (n - (count - 1) / 2) * step,
    y: count < 2 ? 0 : n % 2 ? 12 : -12,
    scale: size * (0.7 + (0.3 * step) / room),
  }))
}

/** Horses without riders. Where the coach or its team is in the way, they run on its near side. */
export function horseSpots(car: Span, count: number, coach: Span | null): Spot[] {
  const beside = coach !== null && coach.x >= car.x - 1 && coach.x - car.x < 400
  return herd(car.x + car.width / 2, car.width + 4, count, beside ? 0.72 : 0.95).map((spot) => ({
    ...spot,
    y: beside ? NEAR + spot.y / 2 : LANE + spot.y,
  }))
}

/** About how far the picture extends behind the middle of the last car. */
const TAIL_ROOM = 148
const HALF_HORSE = 78

/** The gang on horseback beside the car they may board; many spread out ahead of it. */
export function riderSpots(car: Span, count: number): Spot[] {
  const gang = herd(car.x + car.width / 2, car.width + 170, count, 1)
  const last = gang.at(-1)
  const reach = last ? last.x + HALF_HORSE * last.scale - (car.x + car.width / 2) : 0
  const ahead = Math.max(0, reach - TAIL_ROOM)
  return gang.map((spot) => ({ ...spot, x: spot.x - ahead, y: ROAD - 26 + spot.y * 2 }))
}

/** Where a rider is in the drawing of the horse, and at what scale. */
export const SADDLE = { x: 2, y: -35, scale: 0.95 }

export function inSaddle({ x, y, scale }: Spot): Spot {
  return { x: x + SADDLE.x * scale, y: y + SADDLE.y * scale, scale: SADDLE.scale * scale }
}
