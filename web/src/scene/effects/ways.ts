/** Ways from spot to spot. Each begins exactly at the one and ends exactly at the other. */

import type { Spot } from '../layout'
import { FALL, RISE, SOFT, frame, type Frame } from './frames'

export const straight = (from: Spot, to: Spot): Frame[] => [
  frame(from, 0, { ease: SOFT }),
  frame(to, 1),
]

/** Along the floor to the ladder, up or down it, and on to the spot. */
export function byLadder(from: Spot, to: Spot, ladder: number): Frame[] {
  const there = Math.abs(ladder - from.x)
  const rungs = Math.abs(to.y - from.y) * 1.4
  const on = Math.abs(to.x - ladder)
  const total = there + rungs + on || 1
  return [
    frame(from, 0, { ease: 'ease-in' }),
    frame({ ...from, x: ladder }, there / total),
    frame({ ...to, x: ladder }, (there + rungs) / total, { ease: 'ease-out' }),
    frame(to, 1),
  ]
}

/** Along a roof to the gap, and over with a jump; or the reverse. */
export function byJump(from: Spot, to: Spot): Frame[] {
  const down = to.y > from.y
  const edge = down ? { ...from, x: to.x } : { ...to, x: from.x }
  const walk = Math.abs(to.x - from.x)
  const share = walk / (walk + 150)
  const [start, end] = down ? [share, 1] : [0, 1 - share]
  const [off, on] = down ? [edge, to] : [from, edge]
  const scale = (off.scale + on.scale) / 2
  const top = { x: off.x, y: Math.min(off.y, on.y) - 34, scale }
  const jump = [
    frame(off, start, { ease: RISE }),
    frame(top, start + (end - start) * (down ? 0.35 : 0.65), { ease: FALL }),
    frame(on, end, { ease: SOFT }),
  ]
  const before = start > 0 ? [frame(from, 0, { ease: SOFT })] : []
  const after = end < 1 ? [frame(to, 1)] : []
  return [...before, ...jump, ...after]
}

/** Along a roof to its end, and from there with a long leap; or the reverse. */
export function byLeap(from: Spot, to: Spot, brink: number): Frame[] {
  const down = to.y > from.y
  const [high, low] = down ? [from, to] : [to, from]
  const edge = { ...high, x: brink }
  const top = { x: (brink + low.x) / 2, y: high.y - 46, scale: high.scale }
  const [walk, leap] = [Math.abs(high.x - brink), Math.abs(low.x - brink) * 1.3]
  const share = walk / (walk + leap)
  return down
    ? [
        frame(from, 0, { ease: SOFT }),
        frame(edge, share, { ease: RISE }),
        frame(top, share + (1 - share) * 0.45, { ease: FALL }),
        frame(to, 1),
      ]
    : [
        frame(from, 0, { ease: RISE }),
        frame(top, (1 - share) * 0.55, { ease: FALL }),
        frame(edge, 1 - share, { ease: SOFT }),
        frame(to, 1),
      ]
}

/** Through the air, as high above the higher end as said, and a bounce where it lands. */
export function thrown(from: Spot, to: Spot, height: number, spin = 0): Frame[] {
  const top = Math.min(from.y, to.y) - height
  const between = { x: from.x + (to.x - from.x) * 0.45, y: top, scale: (from.scale + to.scale) / 2 }
  const near = { ...to, x: from.x + (to.x - from.x) * 0.94 }
  return [
    frame(from, 0, { ease: RISE, turn: 0 }),
    frame(between, 0.35, { ease: FALL, turn: spin * 0.45 }),
    frame(near, 0.7, { ease: RISE, turn: spin * 0.9 }),
    frame({ ...to, y: to.y - height * 0.16 }, 0.84, { ease: FALL, turn: spin }),
    frame(to, 1, { turn: spin && Math.round(spin / 360) * 360 }),
  ]
}

/** Along the floor, a while there, and back. */
export function thereAndBack(from: Spot, x: number): Frame[] {
  const there = { ...from, x }
  return [
    frame(from, 0, { ease: SOFT }),
    frame(there, 0.36),
    frame(there, 0.6, { ease: SOFT }),
    frame(from, 1),
  ]
}
