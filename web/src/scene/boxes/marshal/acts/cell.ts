/** Arrests, and ways out of the cell. */

import { CELL } from '../../../../protocol/marshal'
import { CEILING } from '../../../geometry'
import Dust from '../../../effects/drawings/Dust.svelte'
import Idea from '../drawings/Idea.svelte'
import Star from '../../../effects/drawings/Star.svelte'
import { FALL, RISE, SOFT, during, frame, pose } from '../../../effects/frames'
import { mark, type Act, type Part, type Script } from '../../../effects/parts'
import { hatOff, leap, punch, tumble } from '../../../effects/poses'
import { chest, overhead, toward, type ActContext } from '../../../effects/actContext'
import { going } from '../../../effects/acts/going'

/** How far the bars go up. */
const LIFTED = -176

/** Up at the beginning, down with a clang. */
const bars = (down: number): Part => ({
  way: [
    pose(0, { y: LIFTED }),
    pose(down, { y: LIFTED, ease: FALL }),
    pose(down + 0.08, { y: 0, ease: RISE }),
    pose(down + 0.12, { y: -9, ease: FALL }),
    pose(down + 0.16, { y: 0 }),
    pose(1, { y: 0 }),
  ],
})

/** The bars go up long enough for a figure to get out. */
const opened: Part = {
  way: [
    pose(0, { y: 0, ease: SOFT }),
    pose(0.12, { y: LIFTED }),
    pose(0.7, { y: LIFTED, ease: FALL }),
    pose(0.8, { y: 0 }),
    pose(1, { y: 0 }),
  ],
}

/** Over the roofs, into the cell, and the bars come down behind the prisoner. */
export const arrested: Act = (context) => {
  const { bandit, target } = context.event
  const [lawman, from] = [context.spot(bandit), context.spot(target)]
  const to = target && context.figuresAfter.get(target)
  if (!bandit || !target || !lawman || !from || !to) return {}
  const top = CEILING - 150
  const way = [
    frame(from, 0),
    frame(from, 0.22, { ease: RISE }),
    frame({ ...from, y: Math.min(top, from.y - 60) }, 0.36, { ease: SOFT }),
    frame({ ...to, y: top }, 0.58, { ease: FALL }),
    frame(to, 0.7),
    frame(to, 1),
  ]
  const before = context.placeOf(target)
  return {
    figures: {
      [bandit]: { pose: punch(toward(lawman, from)) },
      [target]: { way, pose: during(tumble(1), 0.22, 0.8), hat: hatOff(1) },
    },
    pieces: { [CELL]: bars(0.72) },
    marks: [mark(Star, chest(lawman)), mark(Dust, { x: to.x, y: to.y, at: 0.68 })],
    who: [bandit, target],
    at: before ? [before, CELL] : [CELL],
  }
}

function outOf(context: ActContext, name: string | null | undefined): Partial<Script> {
  const { at } = context.event
  if (!name || !at || !context.spot(name)) return {}
  const { way, pose: walks } = going(context, name, at)
  return {
    figures: { [name]: { way: way && during(way, 0.1, 1), pose: walks && during(walks, 0.1, 1) } },
    pieces: { [CELL]: opened },
    who: [name],
    at: [CELL, at],
  }
}

export const brokeOut: Act = (context) => {
  const out = outOf(context, context.event.bandit)
  const spot = context.spot(context.event.bandit)
  return spot ? { ...out, marks: [mark(Idea, overhead(spot))] } : out
}

export const freed: Act = (context) => {
  const { bandit, target } = context.event
  const out = outOf(context, target)
  if (!bandit || !context.spot(bandit) || !out.figures) return {}
  return {
    ...out,
    figures: { ...out.figures, [bandit]: { pose: during(leap(12), 0, 0.4) } },
    who: [bandit, ...(out.who ?? [])],
  }
}
