/** Where bubbles go: near those who talk, inside their frame, and none over another. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A bubble, and the point that its tail shows: it is above that point, below it, or to its left. */
export interface Wanted {
  x: number
  y: number
  side: 'above' | 'below' | 'left'
  width: number
  height: number
  /** What it must not leave. */
  frame: Box
}

/** Between a bubble and what it belongs to, and between bubbles. */
const TAIL = 12
const APART = 4
const STEP = 16
const STEPS = 24

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))

function within({ frame, width, height }: Wanted, left: number, top: number): Box {
  return {
    left: clamp(left, frame.left, frame.left + frame.width - width),
    top: clamp(top, frame.top, frame.top + frame.height - height),
    width,
    height,
  }
}

/** Where it would be if it were alone. */
function alone(one: Wanted): Box {
  const { x, y, side, width, height } = one
  if (side === 'left') return within(one, x - TAIL - width, y - height / 2)
  return within(one, x - width / 2, side === 'above' ? y - TAIL - height : y + TAIL)
}

function meet(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) + APART
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) + APART
  return Math.max(0, wide) * Math.max(0, high)
}

/** Places around the best one, the nearest first. */
function* around(one: Wanted): Generator<Box> {
  const { left, top } = alone(one)
  const found = []
  for (let across = -STEPS; across <= STEPS; across++) {
    for (let down = -STEPS; down <= STEPS; down++) {
      // Over a head rather than beside it, and not down on him who talks.
      const away = one.side === 'above' ? (down > 0 ? 3 : 1) : 1
      const far = Math.hypot(across * 1.5, down * away)
      found.push({ far, left: left + across * STEP, top: top + down * STEP })
    }
  }
  for (const spot of found.sort((a, b) => a.far - b.far)) {
    const box = within(one, spot.left, spot.top)
    if (box.left === spot.left && box.top === spot.top) yield box
  }
}

/** Each is where it likes to be unless an earlier one is there. */
export function arrange(all: Wanted[]): Box[] {
  const placed: Box[] = []
  for (const one of all) {
    const best = alone(one)
    const crossed = (box: Box) => placed.reduce((sum, other) => sum + meet(box, other), 0)
    let chosen = best
    if (crossed(best)) {
      let least = Infinity
      for (const box of around(one)) {
        const crossing = crossed(box)
        if (crossing < least) [least, chosen] = [crossing, box]
        if (!crossing) break
      }
    }
    placed.push(chosen)
  }
  return placed
}

const HALF = 7
const EDGE = 10
const UNDER = 4

/** The tail as a path within its bubble, whose base is under the bubble's paper. */
export function tailOf({ x, y, side }: Wanted, { left, top, width, height }: Box): string {
  const [toX, toY] = [x - left, y - top]
  if (side === 'left') {
    const at = clamp(toY, EDGE + HALF, height - EDGE - HALF)
    return `M${width - UNDER} ${at - HALF}L${toX} ${toY}L${width - UNDER} ${at + HALF}`
  }
  const at = clamp(toX, EDGE + HALF, width - EDGE - HALF)
  const base = side === 'above' ? height - UNDER : UNDER
  return `M${at - HALF} ${base}L${toX} ${toY}L${at + HALF} ${base}`
}
