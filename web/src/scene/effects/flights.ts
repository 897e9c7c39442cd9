/** By kind of event, what flies: loot, bullets, cards, and what the boxes add. */

import type { Moment } from '../../play/pace'
import { CHAPTERS } from '../chapters'
import { loot, onScene, withPlayer, type Flight, type Flying } from './flight'

/** The bullet flies to the panel of the bandit it hit. */
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
  shot: (moment) => {
    const { bandit, target } = moment.event
    return bandit && target ? bullet(target, bandit, moment) : null
  },
  hit: (moment) => (moment.event.bandit ? bullet(moment.event.bandit, 'neutral', moment) : null),
  played,
}

export function flightOf(moment: Moment): Flight | null {
  const { kind } = moment.event
  for (const flights of [FLIGHTS, ...CHAPTERS.map((chapter) => chapter.flights ?? {})]) {
    const flight = flights[kind]?.(moment)
    if (flight) return flight
  }
  return null
}
