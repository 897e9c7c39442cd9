/** What a paper figure does in place, moved by an unseen hand: tilts, hops, leans.

`way` is where it faces or is driven to: 1 right, -1 left. All begin and end upright. */

import { FALL, RISE, SOFT, pose, type Frame } from './frames'

export type Way = 1 | -1

/** From foot to foot, for the given number of steps. */
export function walk(steps: number, lift = 5, tilt = 5): Frame[] {
  const frames = [pose(0, { ease: 'ease-out' })]
  for (let n = 0; n < steps; n++) {
    const side = n % 2 ? -1 : 1
    frames.push(pose((n + 0.5) / steps, { y: -lift, turn: tilt * side, ease: 'ease-in' }))
    frames.push(pose((n + 1) / steps, { ease: 'ease-out' }))
  }
  return frames
}

export const leap = (height: number): Frame[] => [
  pose(0, { tall: 1, ease: 'ease-out' }),
  pose(0.2, { tall: 0.9, ease: RISE }),
  pose(0.5, { y: -height, tall: 1.05, ease: FALL }),
  pose(0.8, { tall: 0.92, ease: 'ease-out' }),
  pose(1, { tall: 1 }),
]

/** Fires, and feels it in the shoulder. */
export const fire = (way: Way): Frame[] => [
  pose(0, { ease: SOFT }),
  pose(0.16, { turn: 5 * way }),
  pose(0.22, { turn: 5 * way, ease: 'ease-out' }),
  pose(0.3, { x: -7 * way, turn: -9 * way, ease: SOFT }),
  pose(0.6, { x: -2 * way, turn: -2 * way, ease: SOFT }),
  pose(0.85),
  pose(1),
]

/** Hit from behind `way`: jerks that way and steadies himself. */
export const struck = (way: Way): Frame[] => [
  pose(0),
  pose(0.34, { ease: 'ease-out' }),
  pose(0.42, { x: 9 * way, turn: 14 * way, ease: SOFT }),
  pose(0.58, { x: 3 * way, turn: -5 * way, ease: SOFT }),
  pose(0.72, { turn: 3 * way, ease: SOFT }),
  pose(0.85),
  pose(1),
]

/** The hat goes up and comes down on its head. */
export const hatOff = (way: Way): Frame[] => [
  pose(0),
  pose(0.35, { ease: RISE }),
  pose(0.53, { x: 16 * way, y: -40, turn: 38 * way, ease: FALL }),
  pose(0.76, { x: 1 * way, y: 3, turn: -6 * way, ease: 'ease-out' }),
  pose(0.84, { y: -5, ease: 'ease-in' }),
  pose(0.92),
  pose(1),
]

/** Draws back, and in with the whole body. */
export const punch = (way: Way): Frame[] => [
  pose(0, { ease: SOFT }),
  pose(0.24, { turn: -10 * way, tall: 0.96, ease: 'cubic-bezier(.6, 0, .9, .5)' }),
  pose(0.36, { x: 10 * way, turn: 22 * way, ease: 'ease-out' }),
  pose(0.56, { x: 6 * way, turn: 14 * way, ease: SOFT }),
  pose(0.9),
  pose(1),
]

export const reel = (way: Way): Frame[] => [
  pose(0),
  pose(0.35, { ease: 'ease-out' }),
  pose(0.45, { x: 9 * way, turn: 26 * way, tall: 0.94, ease: SOFT }),
  pose(0.68, { x: 5 * way, turn: 12 * way, ease: SOFT }),
  pose(0.85, { turn: -4 * way, ease: SOFT }),
  pose(1),
]

/** Off the feet, backwards. */
export const tumble = (way: Way): Frame[] => [
  pose(0, { ease: 'ease-out' }),
  pose(0.3, { turn: 34 * way, tall: 1.03, ease: SOFT }),
  pose(0.68, { turn: 20 * way, tall: 1, ease: 'ease-out' }),
  pose(0.76, { turn: -7 * way, tall: 0.9, ease: SOFT }),
  pose(1, { tall: 1 }),
]

/** Leaning against the push. */
export const skid = (way: Way): Frame[] => [
  pose(0, { ease: 'ease-out' }),
  pose(0.15, { turn: -16 * way, ease: SOFT }),
  pose(0.7, { turn: -11 * way, ease: SOFT }),
  pose(0.86, { turn: 7 * way, ease: SOFT }),
  pose(1),
]

/** Down to the floor and up again. */
export const stoop = (way: Way): Frame[] => [
  pose(0, { tall: 1, ease: SOFT }),
  pose(0.4, { turn: 16 * way, tall: 0.84, ease: SOFT }),
  pose(1, { tall: 1 }),
]

export const shrug = (): Frame[] => [
  pose(0, { ease: SOFT }),
  pose(0.2, { turn: -5, ease: SOFT }),
  pose(0.4, { turn: 5, ease: SOFT }),
  pose(0.6, { turn: -3, ease: SOFT }),
  pose(0.8),
  pose(1),
]
