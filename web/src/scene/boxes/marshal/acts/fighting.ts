/** Fights with the Marshal: shots, wounds, being thrown off, and loot that changes hands. */

import { RAIL } from '../../../geometry'
import Brawler from '../drawings/Brawler.svelte'
import Wound from '../drawings/Wound.svelte'
import Dust from '../../../effects/drawings/Dust.svelte'
import Thrown from '../drawings/Thrown.svelte'
import { FALL, RISE, SOFT, during, frame } from '../../../effects/frames'
import { mark, type Act } from '../../../effects/parts'
import { leap, punch, shrug } from '../../../effects/poses'
import { chest, overhead, toward } from '../../../effects/actContext'
import { handed } from '../../../effects/acts/looting'
import { shot } from '../../../effects/acts/shooting'
import { nothing } from '../../../effects/acts/thinking'
import { LAWMAN, carried, shownOver, popped } from './showing'

export const gave: Act = (context) => handed(context, context.event.bandit, context.event.target)

/** The Marshal's card goes to the bandit who punched him. */
export const brawler: Act = (context) => {
  const { bandit, money } = context.event
  const [spot, lawman] = [context.spot(bandit), context.spot(LAWMAN)]
  if (!bandit || !spot || !lawman) return {}
  const way = shownOver(
    overhead(spot),
    { ...chest(lawman), scale: 0.3 },
    { ...chest(spot), scale: 0.3 },
  )
  return {
    figures: { [bandit]: { pose: during(leap(14), 0.3, 0.9) }, [LAWMAN]: { pose: shrug() } },
    marks: [carried(Brawler, { amount: money ?? 0 }, way)],
    who: [bandit],
    at: [context.placeOf(bandit) ?? context.before.marshal_at],
  }
}

/** A shot, and what this bullet does. */
export const shotByTheLaw: Act = (context) => {
  const { target, effect } = context.event
  const spot = context.spot(target)
  const fired = shot(context)
  if (!spot || !effect || !fired.marks) return fired
  return {
    ...fired,
    marks: [...fired.marks, carried(Wound, { kind: effect }, popped(overhead(spot)))],
  }
}

/** The wound that hinders the bandit flashes. */
export const hindered: Act = (context) => {
  const { bandit, effect } = context.event
  const spot = context.spot(bandit)
  if (!bandit || !effect || !spot) return nothing(context)
  const at = context.placeOf(bandit)
  return {
    figures: { [bandit]: { pose: shrug() } },
    marks: [carried(Wound, { kind: effect }, popped(overhead(spot)))],
    who: [bandit],
    at: at ? [at] : [],
  }
}

/** The figure tumbles off the roof and is left behind. */
export const thrownOff: Act = (context) => {
  const { bandit, target, at } = context.event
  const [thrower, from] = [context.spot(bandit), context.spot(target)]
  if (!bandit || !target || !at || !from) return {}
  const middle = { ...chest(from), scale: from.scale }
  const ground = { ...middle, x: middle.x + 150, y: RAIL + 42 }
  const seen = { opacity: 1 }
  const way = [
    frame(middle, 0, { ...seen, turn: 0 }),
    frame(middle, 0.2, { ...seen, turn: 0, ease: RISE }),
    frame({ ...middle, x: middle.x + 50, y: middle.y - 64 }, 0.36, {
      ...seen,
      turn: 120,
      ease: FALL,
    }),
    frame(ground, 0.58, { ...seen, turn: 390, ease: RISE }),
    frame({ ...ground, x: ground.x + 110, y: ground.y - 46 }, 0.68, {
      ...seen,
      turn: 560,
      ease: FALL,
    }),
    frame({ ...ground, x: ground.x + 230 }, 0.78, { ...seen, turn: 810, ease: 'ease-in' }),
    frame({ ...ground, x: context.width + 200 }, 1, { ...seen, turn: 810 }),
  ]
  return {
    figures: thrower ? { [bandit]: { pose: punch(toward(thrower, from)) } } : {},
    marks: [
      mark(Dust, { x: ground.x, y: ground.y + 30, at: 0.56 }),
      mark(Thrown, { name: target, way }),
    ],
    who: thrower ? [bandit] : [],
    at: [at],
  }
}

/** The token goes up through the ceiling. */
export const hoisted: Act = (context) => {
  const { at, token } = context.event
  const from = token && context.tokensBefore.get(token.number)
  const to = token && context.tokensAfter.get(token.number)
  if (!at || !from || !to) return {}
  const over = { ...to, y: to.y - 30 }
  const way = [
    frame(from, 0, { ease: SOFT }),
    frame({ ...over, x: from.x }, 0.6, { turn: -8, ease: SOFT }),
    frame(over, 0.76, { turn: 6, ease: FALL }),
    frame(to, 0.88, { turn: 0 }),
    frame(to, 1),
  ]
  return {
    tokens: { [to.token.number]: { way } },
    marks: [mark(Dust, { x: to.x, y: to.y, at: 0.84, small: true })],
    at: [at],
  }
}
