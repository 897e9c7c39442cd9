/** What a line of the story is about, wherever it is now. */

import type { EventView, View } from '../lib/protocol'

export interface Told {
  figures: string[]
  places: string[]
  tokens: number[]
}

/** Others than bandits, and a place that an event means but does not name. */
const FIGURES: Record<string, string> = {
  marshal_moved: 'marshal',
  marshal_drank: 'marshal',
  met_shotgun: 'shotgun',
  passed_shotgun: 'shotgun',
}
const PLACES: Record<string, string> = {
  coach_rolled: 'coach',
  took_hostage: 'coach',
  vanished: 'time machine',
  fare: 'time machine',
  arrested: 'cell',
}

/** Nothing where there is nothing to be seen of it. */
export function toldBy(event: EventView, view: View): Told | null {
  const { kind, seat, bandit, target, at, token } = event
  const named = [bandit, target].filter((name) => name != null)
  const seated = view.bandits.filter((one) => one.seat === seat).map((one) => one.name)
  const other = FIGURES[kind]
  const figures = [...(named.length ? named : seated), ...(other ? [other] : [])]
  const place = PLACES[kind] ?? at
  const told = { figures, places: place ? [place] : [], tokens: token ? [token.number] : [] }
  return Object.values(told).some((some) => some.length) ? told : null
}
