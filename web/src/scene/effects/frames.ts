/** Keyframes: how a thing moves while an event is shown, with straight lines between the frames. */

import type { Spot } from '../layout'

export interface Frame {
  /** When, from 0 at the beginning of the event to 1 at its end. */
  at: number
  x: number
  y: number
  scale: number
  /** In degrees, to the right; about the feet. */
  turn?: number
  /** How tall it is: less than 1 is squat. */
  tall?: number
  opacity?: number
  /** How it goes on to the next frame. */
  ease?: string
}

export const SOFT = 'cubic-bezier(.45, 0, .4, 1)'
/** Up, against gravity, and down again. */
export const RISE = 'cubic-bezier(.2, .6, .5, 1)'
export const FALL = 'cubic-bezier(.5, 0, .85, .5)'

export function frame(spot: Spot, at: number, more: Partial<Frame> = {}): Frame {
  return { x: spot.x, y: spot.y, scale: spot.scale, at, ...more }
}

/** In place, for what moves within itself. */
export function pose(at: number, more: Partial<Frame> = {}): Frame {
  return { x: 0, y: 0, scale: 1, at, ...more }
}

/** The same in a part of the time: still before it, still after it. */
export function during(frames: Frame[], from: number, to: number): Frame[] {
  const moved = frames.map((one) => ({ ...one, at: from + one.at * (to - from) }))
  const first = moved[0]
  const last = moved.at(-1)
  if (!first || !last) return []
  const before = from > 0 ? [{ ...first, at: 0, ease: 'linear' }] : []
  const after = to < 1 ? [{ ...last, at: 1 }] : []
  return [...before, ...moved, ...after]
}

export function keyframe({ at, x, y, scale, turn, tall, opacity, ease }: Frame): Keyframe {
  const transform =
    `translate(${x}px, ${y}px) rotate(${turn ?? 0}deg) ` + `scale(${scale}, ${scale * (tall ?? 1)})`
  return {
    offset: at,
    transform,
    easing: ease ?? 'linear',
    ...(opacity == null ? {} : { opacity }),
  }
}
