/** Where a figure's companion and wounds are in its own drawing, and the bullets to choose from
over its head. */

import { CLOSE_UP, type Spot } from '../../geometry'

/** Where a companion is in the drawing of its bandit. */
export const COMPANY: Spot = { x: -29, y: -40, scale: 0.5 }

/** Where each wound is drawn: at the part of the body it disables until the round is over. */
const WOUNDS: Record<string, Spot> = {
  lost_gun: { x: 21, y: -41, scale: 0.52 },
  wounded_knee: { x: 9, y: -28, scale: 0.52 },
  wounded_shoulder: { x: 16, y: -60, scale: 0.52 },
}

/** The spots of the wounds, each kind once. */
export function woundSpots(wounds: string[]): [string, Spot][] {
  return Object.entries(WOUNDS).filter(([kind]) => wounds.includes(kind))
}

/** Largest and smallest radius of the bullets, in units of the drawing. */
const LARGEST = 24
const SMALLEST = 11
/** For figures closer together than this, the two bullets are one above the other. */
const CLOSE = 4 * LARGEST

/** The middles of a pair of bullets over each head, or in front of it where that is as high as a
picture without sky goes; `scale` is their radius. */
export function aimSpots(targets: Map<string, Spot>): Map<string, [Spot, Spot]> {
  const all = [...targets.values()]
  const pairs = [...targets].map(([name, spot]): [string, [Spot, Spot]] => {
    const beside = all.filter((one) => one !== spot && one.y === spot.y)
    const room = Math.min(...beside.map((one) => Math.abs(one.x - spot.x)), CLOSE)
    const above = room < CLOSE
    const scale = Math.max(SMALLEST, Math.min(LARGEST, room / (above ? 2 : 4) - 1))
    const highest = CLOSE_UP.top + scale * (above ? 3 : 1) + 4
    const [x, y] = [spot.x, Math.max(spot.y - 112 * spot.scale - scale, highest)]
    const pair = above
      ? [0, 1].map((n) => ({ x, y: y - n * 2 * scale, scale }))
      : [-1, 1].map((side) => ({ x: x + side * scale, y, scale }))
    return [name, pair as [Spot, Spot]]
  })
  return new Map(pairs)
}
