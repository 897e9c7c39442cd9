/** Where a bubble goes: near its target, inside the window, covering neither that nor anything
that can be chosen. */

import type { Rect } from '../../browser/bubbles'

/** Distance of the dashed line around a target, in pixels. */
export const MARGIN = 5

/** Least distance from the window's edge, and the grid of places tried, in pixels. */
const EDGE = 6
const STEP = 10
/** Distance between the bubble and its target, in pixels. */
const APART = 16
/** Cost of covering a target, an option, and other things. */
const COVERS_TARGET = 60
const COVERS_CHOICE = 40
const COVERS_OTHER = 12

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}

function distance(a: Rect, b: Rect): number {
  const across = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0)
  const down = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0)
  return Math.hypot(across, down)
}

const middle = ({ left, top, width, height }: Rect): [number, number] => [
  left + width / 2,
  top + height / 2,
]

export interface Room {
  width: number
  height: number
}

/** A target and the ring around it. */
export const withRing = ({ left, top, width, height }: Rect): Rect => ({
  left: left - MARGIN - 2,
  top: top - MARGIN - 2,
  width: width + 2 * MARGIN + 4,
  height: height + 2 * MARGIN + 4,
})

/** Where the bubble goes. `others` should stay visible, but may be covered if there is no other
place. */
export function placeBubble(
  size: Room,
  window: Room,
  targets: Rect[],
  choices: Rect[],
  others: Rect[] = [],
): Rect {
  const [first] = targets
  const ringed = targets.map(withRing)
  const wanted = first ? middle(first) : [window.width / 2, window.height * 0.3]
  let best: Rect = { left: EDGE, top: EDGE, ...size }
  let least = Infinity
  const right = Math.max(EDGE, window.width - size.width - EDGE)
  const bottom = Math.max(EDGE, window.height - size.height - EDGE)
  const costs: [Rect[], number][] = [
    [ringed, COVERS_TARGET],
    [choices, COVERS_CHOICE],
    [others, COVERS_OTHER],
  ]
  for (let top = EDGE; top <= bottom; top += STEP) {
    for (let left = EDGE; left <= right; left += STEP) {
      const rect = { left, top, ...size }
      const [x, y] = middle(rect)
      const away = first ? distance(rect, first) : 0
      let cost =
        Math.abs(away - APART) + 0.25 * Math.hypot(x - (wanted[0] ?? 0), y - (wanted[1] ?? 0))
      for (const [covered, each] of costs) {
        if (cost >= least) break // most spots need no closer look
        cost += each * Math.sqrt(covered.reduce((sum, one) => sum + overlap(rect, one), 0))
      }
      if (cost < least) [least, best] = [cost, rect]
    }
  }
  return best
}

/** Half the width of the tail's base, in pixels. */
const HALF = 9
/** Maximum length of the tail, in pixels; a target further away has only its ring. */
const REACH = 70

type Point = readonly [number, number]

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)))

/** The ends of the tail: from the bubble's edge to the nearest point of the target. */
function endsOf(bubble: Rect, target: Rect): { foot: Point; tip: Point } {
  const [x, y] = middle(bubble)
  const tip = [
    clamp(x, target.left + 4, target.left + target.width - 4),
    clamp(y, target.top + 4, target.top + target.height - 4),
  ] as const
  const foot = [
    clamp(tip[0], bubble.left + 20, bubble.left + bubble.width - 20),
    clamp(tip[1], bubble.top + 16, bubble.top + bubble.height - 16),
  ] as const
  return { foot, tip }
}

/** A path in the window; empty where it would be long, or cross one of `others`. */
export function tailTo(bubble: Rect, target: Rect, others: Rect[] = []): string {
  const { foot, tip } = endsOf(bubble, target)
  const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  if (length < 4 || distance(bubble, target) > REACH) return ''
  const between = {
    left: Math.min(foot[0], tip[0]) - HALF,
    top: Math.min(foot[1], tip[1]),
    width: Math.abs(foot[0] - tip[0]) + 2 * HALF,
    height: Math.abs(foot[1] - tip[1]),
  }
  const itself = (one: Rect) => overlap(one, target) > (target.width * target.height) / 2
  if (others.some((one) => overlap(one, between) > 0 && !itself(one))) return ''
  const [across, down] = [(tip[1] - foot[1]) / length, (foot[0] - tip[0]) / length]
  const one = `${foot[0] + across * HALF} ${foot[1] + down * HALF}`
  const two = `${foot[0] - across * HALF} ${foot[1] - down * HALF}`
  return `M${one}L${tip[0]} ${tip[1]}L${two}Z`
}

/** Whether a bubble can stay where it is, because it covers none of `others`. */
export const isFree = (bubble: Rect, others: Rect[]): boolean =>
  !others.some((one) => overlap(bubble, one) > 0)
