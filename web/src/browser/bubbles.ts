/** Where speech bubbles go: near the speaker, inside the frame, without covering each other. */

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** A bubble to place, and the point of its tail: the bubble is above that point, below it, or to
its left. */
export interface BubbleRequest {
  x: number
  y: number
  side: 'above' | 'below' | 'left'
  width: number
  height: number
  /** The area that the bubble must not leave. */
  frame: Rect
}

/** Distance between a bubble and its point, and between bubbles, in pixels. */
const TAIL = 12
const APART = 4
/** Places tried around the best one: the distance between them in pixels, and their number to each
side. */
const STEP = 16
const STEPS = 24

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))

function within({ frame, width, height }: BubbleRequest, left: number, top: number): Rect {
  return {
    left: clamp(left, frame.left, frame.left + frame.width - width),
    top: clamp(top, frame.top, frame.top + frame.height - height),
    width,
    height,
  }
}

/** The best place for a bubble, ignoring other bubbles. */
function alone(one: BubbleRequest): Rect {
  const { x, y, side, width, height } = one
  if (side === 'left') return within(one, x - TAIL - width, y - height / 2)
  return within(one, x - width / 2, side === 'above' ? y - TAIL - height : y + TAIL)
}

function meet(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) + APART
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) + APART
  return Math.max(0, wide) * Math.max(0, high)
}

/** Places around the best one, the nearest first. */
function* around(one: BubbleRequest): Generator<Rect> {
  const { left, top } = alone(one)
  const found = []
  for (let across = -STEPS; across <= STEPS; across++) {
    for (let down = -STEPS; down <= STEPS; down++) {
      // Above a head is better than beside it; below, over the speaker, is worst.
      const away = one.side === 'above' ? (down > 0 ? 3 : 1) : 1
      const far = Math.hypot(across * 1.5, down * away)
      found.push({ far, left: left + across * STEP, top: top + down * STEP })
    }
  }
  for (const spot of found.sort((a, b) => a.far - b.far)) {
    const rect = within(one, spot.left, spot.top)
    if (rect.left === spot.left && rect.top === spot.top) yield rect
  }
}

/** The places of all bubbles; each gets its best place unless an earlier one is there. */
export function arrange(all: BubbleRequest[]): Rect[] {
  const placed: Rect[] = []
  for (const one of all) {
    const best = alone(one)
    const crossed = (rect: Rect) => placed.reduce((sum, other) => sum + meet(rect, other), 0)
    let chosen = best
    if (crossed(best)) {
      let least = Infinity
      for (const rect of around(one)) {
        const crossing = crossed(rect)
        if (crossing < least) [least, chosen] = [crossing, rect]
        if (!crossing) break
      }
    }
    placed.push(chosen)
  }
  return placed
}

/** The tail, in pixels: half its base, its least distance from a corner, and how far it reaches
under the bubble. */
const HALF = 7
const EDGE = 10
const UNDER = 4

/** The tail as a path within its bubble, whose base is under the bubble's paper. */
export function tailOf({ x, y, side }: BubbleRequest, { left, top, width, height }: Rect): string {
  const [toX, toY] = [x - left, y - top]
  if (side === 'left') {
    const at = clamp(toY, EDGE + HALF, height - EDGE - HALF)
    return `M${width - UNDER} ${at - HALF}L${toX} ${toY}L${width - UNDER} ${at + HALF}`
  }
  const at = clamp(toX, EDGE + HALF, width - EDGE - HALF)
  const base = side === 'above' ? height - UNDER : UNDER
  return `M${at - HALF} ${base}L${toX} ${toY}L${at + HALF} ${base}`
}
