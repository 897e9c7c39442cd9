/** What is seen over the heads: cards, money, and that it came to nothing. */

import Bubble from '../drawings/Bubble.svelte'
import Money from '../drawings/Money.svelte'
import { during, type Frame } from '../frames'
import { mark, type Act, type Script } from '../parts'
import { leap, shrug } from '../poses'
import { overhead, type Stage } from '../stage'

/** A thought over the heads of those the event is about, or of others. */
export function thinking(sign: string, pose: Frame[], places = true) {
  return (stage: Stage, actors = stage.actors): Partial<Script> => {
    const who = actors.filter((name) => stage.spot(name))
    const spots = who.flatMap((name) => stage.spot(name) ?? [])
    return {
      figures: Object.fromEntries(who.map((name) => [name, { pose }])),
      marks: spots.map((spot) => mark(Bubble, { ...overhead(spot), sign })),
      who,
      at: places ? who.flatMap((name) => stage.placeOf(name) ?? []) : [],
    }
  }
}

const nods = during(leap(5), 0, 0.6)

/** The card being carried out, over its bandit's head. */
const card: Act = (stage) => thinking(stage.event.card?.kind ?? '', nods)(stage)

/** Just a hop of those concerned. */
export const hops: Act = (stage) => {
  const who = stage.actors.filter((name) => stage.spot(name))
  return { figures: Object.fromEntries(who.map((name) => [name, { pose: nods }])), who }
}

export const ransom: Act = (stage) => {
  const { bandit, money } = stage.event
  const spot = stage.spot(bandit)
  if (!bandit || !spot) return {}
  const at = stage.placeOf(bandit)
  return {
    figures: { [bandit]: { pose: during(leap(14), 0, 0.7) } },
    marks: [mark(Money, { ...overhead(spot), amount: money ?? 0 })],
    who: [bandit],
    at: at ? [at] : [],
  }
}

/** The last neutral bullets are gone; the Marshal turns out his pockets. */
const bulletsRemoved: Act = (stage) => {
  const marshal = stage.spot('marshal')
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
