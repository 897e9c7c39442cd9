/** The stagecoach and the horses rolling on, and taking a hostage. */

import { COACH, COACH_ROOF, onCoach } from '../../../../protocol/horses'
import { ROAD, benchSpots } from '../layout'
import type { Spot } from '../../../geometry'
import Dust from '../../../effects/drawings/Dust.svelte'
import Medal from '../drawings/Medal.svelte'
import { during } from '../../../effects/frames'
import { mark, type Act, type Part } from '../../../effects/parts'
import { leap } from '../../../effects/poses'
import { overhead } from '../../../effects/actContext'
import { straight } from '../../../effects/ways'
import { going } from '../../../effects/acts/going'
import { coachOf } from './herd'

/** Everything on the road moves together. */
const rolling = (from: Spot, to: Spot): Part => ({ way: during(straight(from, to), 0, 0.9) })

function all<Key extends string | number>(
  before: Map<Key, Spot>,
  after: Map<Key, Spot>,
  which: (key: Key) => boolean = () => true,
): Record<Key, Part> {
  const parts = {} as Record<Key, Part>
  for (const [key, to] of after) {
    const from = before.get(key)
    if (from && which(key)) parts[key] = rolling(from, to)
  }
  return parts
}

export const horsesFellBack: Act = ({ piecesBefore, piecesAfter }) => ({
  pieces: all(piecesBefore, piecesAfter),
})

/** The stagecoach, with all figures and tokens on it. */
export const coachRolled: Act = (context) => {
  const { before, after } = context
  const coach = coachOf(context)
  if (!coach) return {}
  const [from, to] = coach.map((x) => ({ x, y: 0, scale: 1 })) as [Spot, Spot]
  const lies = new Set(
    [COACH, COACH_ROOF].flatMap((at) => (after.floor[at] ?? []).map((token) => token.number)),
  )
  const aboard = (name: string) => onCoach(context.placeOf(name))
  const onTrain = before.horses?.shotgun !== COACH_ROOF
  return {
    figures: {
      ...all(context.figuresBefore, context.figuresAfter, aboard),
      ...(onTrain && { shotgun: going(context, 'shotgun', after.horses?.shotgun) }),
    },
    tokens: all(context.tokensBefore, context.tokensAfter, (number) => lies.has(number)),
    pieces: { ...all(context.piecesBefore, context.piecesAfter), [COACH]: rolling(from, to) },
    marks: [mark(Dust, { x: from.x + 130, y: ROAD, at: 0.05 })],
    at: [COACH],
  }
}

/** The hostage goes from the bench to over the bandit's head. */
export const tookHostage: Act = (context) => {
  const { bandit, hostage } = context.event
  const spot = context.spot(bandit)
  const coach = coachOf(context)?.[0]
  const inside = context.before.horses?.hostages ?? []
  const bench = benchSpots(inside.length)[inside.indexOf(hostage ?? '')]
  if (!bandit || !hostage || !spot || !bench || coach == null) return {}
  const from = { x: coach + bench.x, y: ROAD + bench.y, scale: bench.scale }
  return {
    figures: { [bandit]: { pose: during(leap(12), 0.3, 0.9) } },
    marks: [mark(Medal, { ...overhead(spot), hostage, from })],
    who: [bandit],
    at: [COACH],
  }
}
