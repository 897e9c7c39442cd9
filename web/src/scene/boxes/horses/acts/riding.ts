/** Riders: boarding the train, riding along it, and escaping; and horses that fall back. */

import { horsesAt } from '../../../../protocol/horses'
import { pieceOf, type HorseSpot } from '../herd'
import { NEAR, ROAD, inSaddle } from '../layout'
import type { Spot } from '../../../geometry'
import Dust from '../../../effects/drawings/Dust.svelte'
import Leaves from '../drawings/Leaves.svelte'
import { FALL, RISE, SOFT, during, frame, pose, type Frame } from '../../../effects/frames'
import { mark, type Act } from '../../../effects/parts'
import { leap, walk } from '../../../effects/poses'
import type { ActContext } from '../../../effects/actContext'
import { straight } from '../../../effects/ways'
import { started } from '../../../effects/acts/going'
import { horsesBefore, horsesAfter, coachOf } from './herd'

/** When a rider is in the saddle, in parts of the event. */
const UP = 0.24
const DOWN = 0.78

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  scale: from.scale + (to.scale - from.scale) * part,
})

/** A jump, with its top high above the higher end. */
function jump(from: Spot, to: Spot, start: number, end: number, height = 34): Frame[] {
  const top = { ...between(from, to, 0.5), y: Math.min(from.y, to.y) - height }
  return [
    frame(from, start, { ease: RISE }),
    frame(top, start + (end - start) * 0.45, { ease: FALL }),
    frame(to, end),
  ]
}

/** From the saddle into the car; the horse is left beside it. */
export const boarded: Act = (context) => {
  const { bandit, at } = context.event
  const from = context.spot(bandit)
  const to = bandit && context.figuresAfter.get(bandit)
  if (!bandit || !at || !from || !to) return started(context)
  const left = [...horsesBefore(context).values()].find(({ horse }) => horse.at === bandit)
  const runs = left && horsesAfter(context).get(left.horse.number)
  const pieces = runs && {
    [pieceOf(left.horse.number)]: { way: during(straight(left, runs), 0.15, 0.95) },
  }
  return {
    figures: {
      [bandit]: {
        way: [...jump(from, to, 0, 0.75), frame(to, 1)],
        pose: during(leap(6), 0.6, 1),
      },
    },
    pieces,
    marks: [mark(Dust, { x: to.x, y: to.y, at: 0.7, small: true })],
    who: [bandit],
    at: [at],
  }
}

/** Rises in the stirrups. */
export const rodeOn: Act = (context) => {
  const { bandit } = context.event
  if (!bandit || !context.spot(bandit)) return {}
  return { figures: { [bandit]: { pose: walk(2, 7, 3) } }, who: [bandit], at: ['away'] }
}

/** The horse that the bandit takes at `place`: the one that is elsewhere afterwards, or any that
is there. */
function taken(context: ActContext, place: string | null): HorseSpot | null {
  const beside = horsesAt(place, context.before)
  const here = [...horsesBefore(context).values()].filter(({ horse }) => horse.at === beside)
  const gone = here.find(({ horse }) => {
    const after = horsesAfter(context).get(horse.number)
    return after?.horse.at !== beside
  })
  return gone ?? here[0] ?? null
}

/** Along the train. A rider who would pass behind the coach goes round its near side. */
function gallop(context: ActContext, from: Spot, to: Spot): Spot[] {
  const x = coachOf(context)?.[1]
  const far = (spot: Spot) => spot.y < ROAD - 30
  const passes = x && (from.x - x) * (to.x - x) < 0
  if (!passes || !far(from) || !far(to)) return []
  const near = (part: number) => ({ ...between(from, to, part), y: NEAR })
  return [near(0.25), near(0.75)]
}

/** Into the saddle, along the train, and off again. */
export const rode: Act = (context) => {
  const { bandit, at } = context.event
  const from = context.spot(bandit)
  const to = bandit && context.figuresAfter.get(bandit)
  const start = taken(context, context.placeOf(bandit))
  const end = start && horsesAfter(context).get(start.horse.number)
  if (!bandit || !at || !from || !to || !start || !end) return {}
  const stops = [start, ...gallop(context, start, end), end]
  const when = (n: number) => UP + ((DOWN - UP) * n) / (stops.length - 1)
  const ease = (n: number) => {
    if (stops.length === 2) return SOFT
    return n === 0 ? 'ease-in' : n === stops.length - 2 ? 'ease-out' : 'linear'
  }
  const on = stops.map((stop, n) => frame(inSaddle(stop), when(n), { ease: ease(n) }))
  const runs = stops.map((stop, n) => frame(stop, when(n), { ease: ease(n) }))
  const up = jump(from, inSaddle(start), 0, UP).slice(0, -1)
  const off = jump(inSaddle(end), to, DOWN, 0.97).slice(1)
  const strides = Math.max(3, Math.round(Math.abs(end.x - start.x) / 60))
  const seat = [
    pose(0, { opacity: 0, ease: 'steps(1, end)' }),
    pose(UP, { opacity: 1, ease: 'steps(1, end)' }),
    pose(DOWN, { opacity: 0 }),
    pose(1, { opacity: 0 }),
  ]
  return {
    figures: {
      [bandit]: {
        way: [...up, ...on, ...off, frame(to, 1)],
        pose: during(walk(strides, 3, 3), UP, DOWN),
      },
    },
    pieces: {
      [pieceOf(start.horse.number)]: {
        way: [frame(start, 0), ...runs, frame(end, 1)],
        carries: bandit,
        within: { seat },
      },
    },
    marks: [
      mark(Dust, { x: start.x + 40, y: start.y, at: UP }),
      mark(Dust, { x: to.x, y: to.y, at: 0.9, small: true }),
    ],
    who: [bandit],
    at: [context.placeOf(bandit) ?? at, at],
  }
}

/** The bandit rides away with the loot, ahead of the train. */
export const escaped: Act = (context) => {
  const { bandit } = context.event
  const place = context.placeOf(bandit)
  const start = taken(context, place)
  if (!bandit || !place || !start) return {}
  const way = [
    frame(start, 0, { opacity: 0 }),
    frame({ ...start, y: start.y - 10 }, 0.14, { opacity: 1, ease: 'ease-in' }),
    frame({ x: -260, y: NEAR, scale: 1 }, 1, { opacity: 1 }),
  ]
  return {
    marks: [
      mark(Dust, { x: start.x, y: start.y, at: 0 }),
      mark(Leaves, { coat: start.coat, rider: bandit, way }),
    ],
    at: [place],
  }
}

/** Too tired: falls back behind the train. */
export const horseLeft: Act = (context) => {
  const { at } = context.event
  const left = [...horsesBefore(context).values()].find(
    ({ horse }) => !horsesAfter(context).has(horse.number),
  )
  if (!at || !left) return {}
  const end = { ...left, x: context.width + 160 }
  const way = [frame(left, 0, { ease: 'ease-in' }), frame(end, 1)]
  return {
    marks: [
      mark(Leaves, { coat: left.coat, way }),
      mark(Dust, { x: left.x, y: left.y, at: 0.1, small: true }),
    ],
    at: [at],
  }
}
