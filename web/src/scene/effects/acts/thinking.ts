/** What appears over heads: cards, money, and the sign for no effect. */

import Bubble from '../drawings/Bubble.svelte'
import Money from '../drawings/Money.svelte'
import { during, type Frame } from '../frames'
import { mark, type Act, type Script } from '../parts'
import { leap, shrug } from '../poses'
import { overhead, type ActContext } from '../actContext'

/** A thought bubble with `sign` over the heads of the figures that the event is about. */
export function thinking(sign: string, pose: Frame[], places = true) {
  return (context: ActContext, actors = context.actors): Partial<Script> => {
    const who = actors.filter((name) => context.spot(name))
    const spots = who.flatMap((name) => context.spot(name) ?? [])
    return {
      figures: Object.fromEntries(who.map((name) => [name, { pose }])),
      marks: spots.map((spot) => mark(Bubble, { ...overhead(spot), sign })),
      who,
      at: places ? who.flatMap((name) => context.placeOf(name) ?? []) : [],
    }
  }
}

const nods = during(leap(5), 0, 0.6)

/** The card being carried out, over its bandit's head. */
const card: Act = (context) => thinking(context.event.card?.kind ?? '', nods)(context)

/** The figures that the event is about hop. */
export const hops: Act = (context) => {
  const who = context.actors.filter((name) => context.spot(name))
  return { figures: Object.fromEntries(who.map((name) => [name, { pose: nods }])), who }
}

export const ransom: Act = (context) => {
  const { bandit, money } = context.event
  const spot = context.spot(bandit)
  if (!bandit || !spot) return {}
  const at = context.placeOf(bandit)
  return {
    figures: { [bandit]: { pose: during(leap(14), 0, 0.7) } },
    marks: [mark(Money, { ...overhead(spot), amount: money ?? 0 })],
    who: [bandit],
    at: at ? [at] : [],
  }
}

/** The last neutral bullets are gone; the Marshal turns out his pockets. */
const bulletsRemoved: Act = (context) => {
  const marshal = context.spot('marshal')
  if (!marshal) return {}
  return {
    figures: { marshal: { pose: shrug() } },
    marks: [mark(Bubble, { ...overhead(marshal), sign: 'nothing' })],
    who: ['marshal'],
  }
}

export const cards = thinking('cards', nods, false)
export const nothing = thinking('nothing', shrug())

export const THINKING: Record<string, Act> = {
  first_player: hops,
  chose_bandit: hops,
  chose_pair: hops,
  played: hops,
  drew: cards,
  picked: cards,
  discarded: cards,
  reshuffled: cards,
  kept_cards: cards,
  passed: thinking('nothing', shrug(), false),
  card,
  no_effect: nothing,
  left: nothing,
  passed_over: nothing,
  bullets_removed: bulletsRemoved,
  ransom,
}
