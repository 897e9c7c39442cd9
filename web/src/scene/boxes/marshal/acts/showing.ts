/** Things that appear over heads or are carried from figure to figure. */

import type { Component } from 'svelte'
import type { Spot } from '../../../geometry'
import Carried from '../drawings/Carried.svelte'
import { RISE, SOFT, frame, type Frame } from '../../../effects/frames'
import { mark, type Mark } from '../../../effects/parts'
import type { Point } from '../../../effects/actContext'

export const LAWMAN = 'marshal'

export function carried<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
  way: Frame[],
): Mark {
  return mark(Carried, { drawing: drawing as unknown as Mark['drawing'], props, way })
}

/** From one point to over a head, where it can be looked at, and on to another. */
export function shownOver(head: Point, from: Spot, to: Spot): Frame[] {
  const high = { x: head.x, y: head.y - 44, scale: 1.3 }
  return [
    frame(from, 0, { opacity: 0, ease: SOFT }),
    frame(high, 0.3, { opacity: 1 }),
    frame(high, 0.68, { opacity: 1, ease: SOFT }),
    frame(to, 1, { opacity: 0 }),
  ]
}

/** Comes up over a head and goes again. */
export function popped(head: Point): Frame[] {
  const [low, high] = [
    { x: head.x, y: head.y + 10, scale: 0.3 },
    { x: head.x, y: head.y - 24, scale: 1.3 },
  ]
  return [
    frame(low, 0, { opacity: 0 }),
    frame(low, 0.38, { opacity: 0, ease: RISE }),
    frame(high, 0.54, { opacity: 1 }),
    frame(high, 0.84, { opacity: 1, ease: SOFT }),
    frame({ ...high, y: high.y - 10 }, 1, { opacity: 0 }),
  ]
}
