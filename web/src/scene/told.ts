/** What a line of the story is about, wherever it is now. */

import type { EventView, View } from '../lib/protocol'

export interface Told {
  figures: string[]
  places: string[]
  tokens: number[]
}

/** Nothing where there is nothing to be seen of it. */
export function toldBy(event: EventView, view: View): Told | null {
  const { kind, seat, bandit, target, at, token } = event
  const named = [bandit, target].filter((name) => name != null)
  const seated = view.bandits.filter((one) => one.seat === seat).map((one) => one.name)
  const figures = [
    ...(named.length ? named : seated),
    ...(kind === 'marshal_moved' ? ['marshal'] : []),
  ]
  const told = { figures, places: at ? [at] : [], tokens: token ? [token.number] : [] }
  return Object.values(told).some((some) => some.length) ? told : null
}
