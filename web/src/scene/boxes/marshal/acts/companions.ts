/** Prisoners who become a bandit's companions, and go back. */

import { CELL } from '../../../../protocol/marshal'
import { CEILING, type Spot } from '../../../geometry'
import Bust from '../drawings/Bust.svelte'
import { COMPANY } from '../figures'
import { bunkSpots } from '../layout'
import { prisonSpan } from '../places'
import { during, pose } from '../../../effects/frames'
import type { Act } from '../../../effects/parts'
import { leap, shrug } from '../../../effects/poses'
import { chest } from '../../../effects/actContext'
import { thrown } from '../../../effects/ways'
import { LAWMAN, carried } from './showing'

/** Where a companion stands, behind the bandit's shoulder. */
const beside = ({ x, y, scale }: Spot): Spot => ({
  x: x + COMPANY.x * scale,
  y: y + COMPANY.y * scale,
  scale: COMPANY.scale * scale,
})

/** The prisoner goes from the bunk to the bandit's side. */
export const freedPrisoner: Act = (context) => {
  const { bandit, prisoner: name } = context.event
  const to = bandit && context.figuresAfter.get(bandit)
  const car = prisonSpan(context.before, context.room)
  const laid = context.before.marshal?.prisoners ?? []
  const bunk = bunkSpots(laid.length)[laid.indexOf(name ?? '')]
  if (!bandit || !name || !to || !car || !bunk) return {}
  const from = { x: car.x + bunk.x, y: CEILING + bunk.y, scale: bunk.scale }
  const way = thrown(from, beside(to), 90)
  const unseen = pose(0, { ...COMPANY, opacity: 0, ease: 'steps(1, end)' })
  return {
    figures: {
      [bandit]: {
        pose: during(leap(12), 0.5, 1),
        within: {
          company: [unseen, { ...unseen, at: 0.98, opacity: 1 }, { ...unseen, at: 1, opacity: 1 }],
        },
      },
    },
    marks: [carried(Bust, { name }, way)],
    who: [bandit],
    at: [context.placeOf(bandit) ?? CELL],
  }
}

/** A companion goes back to the Marshal. */
export const lostPrisoner: Act = (context) => {
  const { bandit, prisoner: name } = context.event
  const [spot, lawman] = [context.spot(bandit), context.spot(LAWMAN)]
  if (!bandit || !name || !spot || !lawman) return {}
  const way = thrown(beside(spot), { ...chest(lawman), scale: 0.4 }, 80)
  return {
    figures: { [bandit]: { pose: shrug() }, [LAWMAN]: { pose: during(leap(10), 0.6, 1) } },
    marks: [
      carried(
        Bust,
        { name },
        way.map((one) => ({ ...one, opacity: one.at < 1 ? 1 : 0 })),
      ),
    ],
    who: [bandit, LAWMAN],
    at: [context.placeOf(bandit) ?? CELL, context.before.marshal_at],
  }
}
