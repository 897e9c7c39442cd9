/** Going from place to place, and being made to. */

import Dust from '../drawings/Dust.svelte'
import { FALL, during, frame } from '../frames'
import { mark, type Act, type Part } from '../parts'
import { skid, tumble, walk } from '../poses'
import { toward, type Stage } from '../stage'
import { byJump, byLadder, byLeap, straight, thrown } from '../ways'

/** How far a figure gets with one step. */
const STRIDE = 42

/** How somebody gets from one place to another on his own feet. */
export function going(stage: Stage, name: string, to: string | null | undefined): Part {
  const here = stage.figuresBefore.get(name)
  const there = stage.figuresAfter.get(name)
  if (!here || !there) return {}
  const [left, reached] = [stage.place(stage.placeOf(name)), stage.place(to)]
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

export const goes: Act = (stage) => {
  const { bandit, at } = stage.event
  if (!bandit || !at) return {}
  return { figures: { [bandit]: going(stage, bandit, at) }, who: [bandit], at: [at] }
}

const marshalGoes: Act = (stage) => ({
  figures: { marshal: going(stage, 'marshal', stage.event.at) },
  who: ['marshal'],
  at: stage.event.at ? [stage.event.at] : [],
})

/** Driven along a roof, whether he likes it or not. */
const swept: Act = (stage) => {
  const { bandit, at } = stage.event
  const from = stage.spot(bandit)
  const to = bandit && stage.figuresAfter.get(bandit)
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
export const started: Act = (stage) => {
  const { bandit, at } = stage.event
  const to = bandit && stage.figuresAfter.get(bandit)
  if (!bandit || !at || !to) return {}
  const above = { ...to, y: to.y - 26 }
  const way = [frame(above, 0, { opacity: 0, ease: FALL }), frame(to, 0.6), frame(to, 1)]
  return { figures: { [bandit]: { way } }, who: [bandit] }
}

const pushed: Act = (stage) => {
  const { bandit, target, at } = stage.event
  const from = stage.spot(target)
  const to = target && stage.figuresAfter.get(target)
  if (!target || !at || !from || !to) return {}
  const height = stage.place(at)?.roof ? 54 : 16
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
