/** Where the ghosts of two compared choices stand. */

import type { View } from '../protocol/protocol'
import type { Ghost } from './chapter'
import type { Room, Spot } from './geometry'
import { arrival, tokenSpots, type FigureSpot } from './layout'

interface Label {
  text: string
  best: boolean
  dim: boolean
}

export interface Haunt {
  key: string
  /** The figure, drawn once more where it would go. */
  name: string
  /** Where it comes from; null if it stays where it is, or if no figure moves. */
  from: Spot | null
  spot: Spot
  /** How far above the spot the names of the choices are. */
  above: number
  labels: Label[]
  /** Whether another choice is being looked at. */
  dim: boolean
  /** Whether the better choice leads here. */
  best: boolean
}

/** Distance between two ghosts at one place. */
const APART = 44
const OVER_FIGURE = 128
const OVER_TOKEN = 44

/** The ghosts, of which those at the same spot are one with two names. */
export function haunts(
  view: View,
  room: Room,
  spots: Map<string, FigureSpot>,
  ghosts: Ghost[],
): Haunt[] {
  const found = new Map<string, Haunt>()
  const arrived: Record<string, number> = {}
  for (const { name, at, token, text, best, dim } of ghosts) {
    const key = token === undefined ? `${name} ${at}` : `token ${token}`
    const label = { text, best, dim }
    const known = found.get(key)
    if (known) {
      known.labels.push(label)
      known.dim &&= dim
      known.best ||= best
      continue
    }
    const haunt = token === undefined ? figureAt(name, at) : tokenAt(token)
    if (haunt) found.set(key, { key, name, labels: [label], dim, best, ...haunt })
  }
  return [...found.values()]

  function figureAt(name: string, at: string) {
    const here = view.bandits.find((bandit) => bandit.name === name)?.at === at
    const now = spots.get(name)
    if (here || !at) return now ? { from: null, spot: now, above: OVER_FIGURE } : null
    const spot = arrival(view, room, at)
    if (!spot) return null
    const aside = APART * (arrived[at] ?? 0)
    arrived[at] = (arrived[at] ?? 0) + 1
    return { from: now ?? null, spot: { ...spot, x: spot.x + aside }, above: OVER_FIGURE }
  }

  function tokenAt(token: number) {
    const spot = tokenSpots(view, room).find((one) => one.token.number === token)
    return spot ? { from: null, spot, above: spot.held ? OVER_FIGURE - 40 : OVER_TOKEN } : null
  }
}
