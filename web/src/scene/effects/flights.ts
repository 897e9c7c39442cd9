/** What flies between the scene and what lies around it: loot, bullets and cards.

Ends are selectors, the best first: not everything can be seen on every screen. */

import type { Moment } from '../../lib/pace'
import type { CardView, TokenView } from '../../lib/protocol'

export interface Flight {
  token?: TokenView
  /** Whose bullet. */
  bullet?: string
  card?: { face: CardView | null; owner: string | null }
  hostage?: string
  from: string[]
  to: string[]
  /** When it sets out and when it lands, in parts of the event. */
  start: number
  end: number
}

type Flying = (moment: Moment) => Flight | null

const onScene = (name: string) => `[data-figure="${name}"]`
const withPlayer = (name: string) => [`[data-panel="${name}"]`, `[data-chip="${name}"]`]

const loot: Flying = ({ event: { bandit, token } }) =>
  bandit && token
    ? {
        token,
        from: [onScene(bandit)],
        to: [`[data-panel="${bandit}"] [data-loot="${token.number}"]`, ...withPlayer(bandit)],
        start: 0.6,
        end: 1,
      }
    : null

/** From hand to hand. */
const given: Flying = (moment) => {
  const { event } = moment
  return loot({ ...moment, event: { ...event, bandit: event.target } })
}

const hostage: Flying = ({ event: { bandit, hostage } }) =>
  bandit && hostage
    ? {
        hostage,
        from: [onScene(bandit)],
        to: [`[data-panel="${bandit}"] [data-hostage]`, ...withPlayer(bandit)],
        start: 0.6,
        end: 1,
      }
    : null

/** The bullet goes to him whom it hit. */
function bullet(victim: string, shooter: string, { after }: Moment): Flight {
  const hits = after.bandits.find((bandit) => bandit.name === victim)?.hits[shooter] ?? 0
  return {
    bullet: shooter,
    from: [onScene(victim)],
    to: [`[data-panel="${victim}"] [data-wound="${shooter} ${hits}"]`, ...withPlayer(victim)],
    start: 0.45,
    end: 0.95,
  }
}

const played: Flying = ({ event: { seat, card }, before, after }) => {
  const owner = before.bandits.find((bandit) => bandit.seat === seat)?.name
  if (!owner) return null
  return {
    card: { face: card ?? null, owner },
    from: seat === before.seat ? ['[data-hand]', ...withPlayer(owner)] : withPlayer(owner),
    to: [`[data-played="${after.pile.length - 1}"]`],
    start: 0,
    end: 0.75,
  }
}

const FLIGHTS: Record<string, Flying> = {
  robbed: loot,
  kept: loot,
  gave: given,
  lost_bag: given,
  shot: (moment) => {
    const { bandit, target } = moment.event
    return bandit && target ? bullet(target, bandit, moment) : null
  },
  hit: (moment) => (moment.event.bandit ? bullet(moment.event.bandit, 'neutral', moment) : null),
  played,
  took_hostage: hostage,
}

export function flightOf(moment: Moment): Flight | null {
  return FLIGHTS[moment.event.kind]?.(moment) ?? null
}
