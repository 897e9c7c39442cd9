/** What a line of the story is about: figures, places and tokens, where they are now. */

import type { EventView, View } from '../protocol/protocol'
import { CHAPTERS } from './chapters'

export interface Told {
  figures: string[]
  places: string[]
  tokens: number[]
}

/** By kind of event, a figure it is about that is not a bandit, and a place it means but does not
name. */
const ABOUT: Record<string, { figure?: string; place?: string }> = Object.assign(
  { marshal_moved: { figure: 'marshal' } },
  ...CHAPTERS.map((chapter) => chapter.told),
)

/** The figures, places and tokens that an event names; null where there are none. */
export function toldBy(event: EventView, view: View): Told | null {
  const { kind, seat, bandit, target, at, token } = event
  const named = [bandit, target].filter((name) => name != null)
  const seated = view.bandits.filter((one) => one.seat === seat).map((one) => one.name)
  const { figure: other, place: meant } = ABOUT[kind] ?? {}
  const figures = [...(named.length ? named : seated), ...(other ? [other] : [])]
  const place = meant ?? at
  const told = { figures, places: place ? [place] : [], tokens: token ? [token.number] : [] }
  return Object.values(told).some((some) => some.length) ? told : null
}
