/** The way of each bandit through the player's cards: where it stops, and the legs between. */

import type { Step, View } from '../protocol/protocol'
import type { Room, Spot } from './geometry'
import { arrival, type FigureSpot } from './layout'

export interface Stop {
  at: string
  spot: Spot
  /** The turns of the cards after which the bandit is here. */
  turns: number[]
  /** Whether the bandit is here already. */
  here: boolean
  /** The last card that leads here is only being thought of. */
  next: boolean
}

export interface Leg {
  from: Spot
  to: Spot
  /** It is only being thought of. */
  last: boolean
}

export interface Way {
  name: string
  stops: Stop[]
  legs: Leg[]
}

/** Distance between bandits who would come to the same place. */
const APART = 30

export function foreseen(
  view: View,
  room: Room,
  spots: Map<string, FigureSpot>,
  laid: Step[],
  next: Step | null,
): Way[] {
  const steps = next ? [...laid, next] : laid
  const arrived: Record<string, number> = {}
  return [...new Set(steps.map(({ bandit }) => bandit))].map((name) => {
    const now = view.bandits.find((bandit) => bandit.name === name)?.at
    const way: Way = { name, stops: [], legs: [] }
    let from: Spot | null = spots.get(name) ?? null
    for (const step of steps.filter(({ bandit }) => bandit === name)) {
      const stop = way.stops.find(({ at }) => at === step.at) ?? stopAt(step.at)
      if (!stop) continue
      stop.turns.push(step.turn)
      stop.next = step === next
      if (from && from !== stop.spot) way.legs.push({ from, to: stop.spot, last: stop.next })
      from = stop.spot
    }
    return way

    function stopAt(at: string): Stop | null {
      const here = at === now
      const spot = here ? spots.get(name) : arrival(view, room, at)
      if (!spot) return null
      const aside = here ? 0 : APART * (arrived[at] ?? 0)
      if (!here) arrived[at] = (arrived[at] ?? 0) + 1
      const stop = { at, spot: aside ? { ...spot, x: spot.x + aside } : spot, turns: [], here }
      way.stops.push({ ...stop, next: false })
      return way.stops.at(-1) ?? null
    }
  })
}
