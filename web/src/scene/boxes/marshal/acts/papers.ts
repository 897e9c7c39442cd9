/** The Marshal's papers: posters and goals; and brilliant ideas. */

import { CELL } from '../../../../protocol/marshal'
import type { Spot } from '../../../geometry'
import Scroll from '../drawings/Scroll.svelte'
import Captured from '../drawings/Captured.svelte'
import Idea from '../drawings/Idea.svelte'
import { during } from '../../../effects/frames'
import { mark, type Act, type Part } from '../../../effects/parts'
import { leap } from '../../../effects/poses'
import { chest, overhead } from '../../../effects/actContext'
import { LAWMAN, carried, shownOver } from './showing'

/** The bandit's poster is stamped and goes to the Marshal. */
export const poster: Act = (context) => {
  const { bandit } = context.event
  const [spot, lawman] = [context.spot(bandit), context.spot(LAWMAN)]
  if (!bandit || !spot || !lawman) return {}
  const [from, to] = [spot, lawman].map((one) => ({ ...chest(one), scale: 0.3 })) as [Spot, Spot]
  return {
    marks: [carried(Captured, { name: bandit }, shownOver(overhead(spot), from, to))],
    who: [bandit],
    at: [context.placeOf(bandit) ?? CELL],
  }
}

/** The Marshal reads one of his goals or, if `open`, it is read out to all players. */
export function orders(open: boolean): Act {
  return (context) => {
    const lawman = context.spot(LAWMAN)
    if (!lawman) return {}
    const pocket = { ...chest(lawman), scale: 0.3 }
    const startled: Part = { pose: during(leap(10), 0.3, 0.7) }
    const others = context.before.bandits
      .map(({ name }) => name)
      .filter((name) => name !== LAWMAN && context.spot(name))
    return {
      figures: Object.fromEntries(open ? others.map((name) => [name, startled]) : []),
      marks: [carried(Scroll, { open }, shownOver(overhead(lawman), pocket, pocket))],
      who: [LAWMAN],
      at: open ? [context.before.marshal_at] : [],
    }
  }
}

/** The brilliant idea lights up over the bandit's head. */
export const idea: Act = (context) => {
  const who = context.actors.filter((name) => context.spot(name))
  return {
    figures: Object.fromEntries(who.map((name) => [name, { pose: during(leap(9), 0.05, 0.5) }])),
    marks: who.flatMap((name) => {
      const spot = context.spot(name)
      return spot ? [mark(Idea, overhead(spot))] : []
    }),
    who,
    at: who.flatMap((name) => context.placeOf(name) ?? []),
  }
}
