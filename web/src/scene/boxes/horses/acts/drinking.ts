/** Whiskey, and the poodle's bite. */

import { COACH } from '../../../../protocol/horses'
import type { Spot } from '../../../geometry'
import Flyer from '../../../effects/drawings/Flyer.svelte'
import Medal from '../drawings/Medal.svelte'
import { RISE, SOFT, during, frame, pose, type Frame } from '../../../effects/frames'
import { mark, type Act } from '../../../effects/parts'
import { hatOff, leap } from '../../../effects/poses'
import { chest, overhead } from '../../../effects/actContext'

/** A flask on its way to the drinker's mouth, and emptied there. */
function drinking(from: Spot, drinker: Spot): Frame[] {
  const mouth = { x: drinker.x + 13 * drinker.scale, y: drinker.y - 66 * drinker.scale, scale: 0.9 }
  return [
    frame(from, 0, { opacity: 0, ease: RISE }),
    frame({ ...mouth, y: mouth.y + 8 }, 0.3, { opacity: 1, ease: SOFT }),
    frame(mouth, 0.42, { turn: -112, opacity: 1 }),
    frame({ ...mouth, y: mouth.y - 3 }, 0.56, { turn: -124, opacity: 1 }),
    frame(mouth, 0.7, { turn: -112, opacity: 1, ease: SOFT }),
    frame({ ...mouth, y: mouth.y + 20 }, 1, { opacity: 0 }),
  ]
}

const swallows: Frame[] = [
  pose(0, { ease: SOFT }),
  pose(0.36, { turn: -9, ease: SOFT }),
  pose(0.7, { turn: -11, ease: SOFT }),
  pose(0.86, { turn: 5, ease: SOFT }),
  pose(1),
]

export const drank: Act = (context) => {
  const { bandit, token } = context.event
  const spot = context.spot(bandit)
  if (!bandit || !token || !spot) return {}
  const way = drinking({ ...chest(spot), scale: 0.6 }, spot)
  return {
    figures: { [bandit]: { pose: swallows } },
    marks: [mark(Flyer, { token, way })],
    who: [bandit],
    at: [context.placeOf(bandit) ?? COACH],
  }
}

export const marshalDrank: Act = (context) => {
  const { at, token } = context.event
  const marshal = context.spot('marshal')
  const from = token && context.tokensBefore.get(token.number)
  if (!at || !token || !marshal || !from) return {}
  const way = drinking(from, marshal)
  return {
    figures: { marshal: { pose: swallows } },
    marks: [mark(Flyer, { token, way: way.map((one, n) => (n ? one : { ...one, opacity: 1 })) })],
    who: ['marshal'],
    at: [at],
  }
}

/** The poodle. */
export const bitten: Act = (context) => {
  const { bandit } = context.event
  const victim = context.spot(bandit)
  const place = context.placeOf(bandit)
  if (!bandit || !victim || !place) return {}
  return {
    figures: { [bandit]: { pose: during(leap(22), 0.2, 0.9), hat: hatOff(1) } },
    marks: [mark(Medal, { ...overhead(victim), hostage: 'poodle' })],
    who: [bandit],
    at: [place],
  }
}
