/** The script of an event: how figures move, and what flashes and flies about.

A pure function of the event and of the table before and after it. An event without an act only
moves the things that are elsewhere afterwards. */

import type { Moment } from '../../play/pace'
import { follow, type AllTracked } from '../chapters'
import type { Room } from '../geometry'
import type { Spot } from '../layout'
import { actOf } from './acts'
import { during, frame, SOFT } from './frames'
import type { Part, Script } from './parts'
import { ActContext } from './actContext'
import { straight } from './ways'

const same = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y && a.scale === b.scale

/** Figures that only make room or close up. */
function shuffles<Key extends string | number>(
  before: Map<Key, Spot>,
  after: Map<Key, Spot>,
): Record<Key, Part> {
  const parts = {} as Record<Key, Part>
  for (const [key, to] of after) {
    const from = before.get(key)
    if (from && !same(from, to)) parts[key] = { way: during(straight(from, to), 0, 0.55) }
  }
  return parts
}

function shoved(context: ActContext): Record<number, Part> {
  const parts: Record<number, Part> = {}
  for (const [number, to] of context.tokensAfter) {
    const from = context.tokensBefore.get(number)
    if (!from || same(from, to) || (from.held && to.held)) continue
    const [opacity, later] = [from.held ? 0 : 1, to.held ? 0 : 1]
    const way = [frame(from, 0, { opacity, ease: SOFT }), frame(to, 1, { opacity: later })]
    parts[number] = { way: during(way, 0, 0.55) }
  }
  return parts
}

/** An act's movements are added to those that happen without it. */
function joined<Key extends string | number>(
  all: Record<Key, Part>,
  acted: Record<Key, Part> | undefined,
): Record<Key, Part> {
  const parts = { ...all }
  for (const key of Object.keys(acted ?? {}) as Key[]) {
    parts[key] = { ...all[key], ...acted?.[key] }
  }
  return parts
}

/** `tracked`: the counted pieces of the boxes as they are when it is over. */
export function scriptOf(
  { event, before, after }: Moment,
  room: Room,
  tracked: AllTracked = follow({}, after),
): Script {
  const context = new ActContext(event, before, after, room, tracked)
  const acted = actOf(event)?.(context) ?? {}
  return {
    figures: joined(shuffles(context.figuresBefore, context.figuresAfter), acted.figures),
    tokens: joined(shoved(context), acted.tokens),
    pieces: joined(shuffles(context.piecesBefore, context.piecesAfter), acted.pieces),
    marks: acted.marks ?? [],
    who: acted.who ?? [],
    at: acted.at ?? [],
  }
}
