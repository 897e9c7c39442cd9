/** Going from place to place, and being made to. */

import Dust from '../drawings/Dust.svelte'
import { FALL, during, frame } from '../frames'
import { mark, type Act, type Part } from '../parts'
import { skid, tumble, walk } from '../poses'
import { toward, type ActContext } from '../actContext'
import { byJump, byLadder, byLeap, straight, thrown } from '../ways'

/** How far a figure gets with one step. */
const STRIDE = 42

/** How a figure walks from its place to `to`. */
export function going(context: ActContext, name: string, to: string | null | undefined): Part {
  const here = context.figuresBefore.get(name)
  const there = context.figuresAfter.get(name)
  if (!here || !there) return {}
  const [left, reached] = [context.place(context.placeOf(name)), context.place(to)]
  const climbs = left && reached && left.roof !== reached.roof
  const jumps = left && reached && left.road !== reached.road
  const far = Math.abs(there.x - here.x) + Math.abs(there.y - here.y)
  const steps = Math.max(2, Math.round(far / STRIDE))
  const brink = left?.brink ?? reached?.brink
  const way =
    climbs && brink
      ? byLeap(here, there, brink)
      : climbs
        ? byLadder(here, there, left.ladder)
        : jumps
          ? byJump(here, there)
          : straight(here, there)
  const pose = climbs ? walk(steps, 2, 7) : walk(steps)
  return { way: during(way, 0, 0.96), pose: during(pose, 0, 0.96) }
}

export const goes: Act = (context) => {
  const { bandit, at } = context.event
  if (!bandit || !at) return {}
  return { figures: { [bandit]: going(context, bandit, at) }, who: [bandit], at: [at] }
}

const marshalGoes: Act = (context) => ({
  figures: { marshal: going(context, 'marshal', context.event.at) },
  who: ['marshal'],
  at: context.event.at ? [context.event.at] : [],
})

/** A bandit is swept along a roof. */
const swept: Act = (context) => {
  const { bandit, at } = context.event
  const from = context.spot(bandit)
  const to = bandit && context.figuresAfter.get(bandit)
  if (!bandit || !at || !from || !to) return {}
  const way = toward(from, to)
  return {
    figures: { [bandit]: { way: during(straight(from, to), 0, 0.9), pose: skid(way) } },
    marks: [mark(Dust, { x: to.x, y: to.y, at: 0.7 })],
    who: [bandit],
    at: [at],
  }
}

/** Comes aboard at the start of the game. */
export const started: Act = (context) => {
  const { bandit, at } = context.event
  const to = bandit && context.figuresAfter.get(bandit)
  if (!bandit || !at || !to) return {}
  const above = { ...to, y: to.y - 26 }
  const way = [frame(above, 0, { opacity: 0, ease: FALL }), frame(to, 0.6), frame(to, 1)]
  return { figures: { [bandit]: { way } }, who: [bandit] }
}

const pushed: Act = (context) => {
  const { bandit, target, at } = context.event
  const from = context.spot(target)
  const to = target && context.figuresAfter.get(target)
  if (!target || !at || !from || !to) return {}
  const height = context.place(at)?.roof ? 54 : 16
  return {
    figures: {
      [target]: { way: during(thrown(from, to, height), 0, 0.95), pose: tumble(toward(from, to)) },
    },
    marks: [mark(Dust, { x: to.x, y: to.y, at: 0.64 })],
    who: bandit ? [bandit, target] : [target],
    at: [at],
  }
}

export const GOING: Record<string, Act> = {
  started,
  moved: goes,
  climbed: goes,
  fled: goes,
  swept,
  pushed,
  marshal_moved: marshalGoes,
}
