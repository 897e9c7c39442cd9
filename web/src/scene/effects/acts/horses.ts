/** Horses & Stagecoach: boarding, riding, the Shotgun, whiskey. */

import type { Act } from '../parts'
import { goes, started } from './going'
import { cards, hops, nothing, ransom } from './thinking'

/** Something happens at a place, and nobody in particular does it. */
const there: Act = ({ event }) => ({ at: event.at ? [event.at] : [] })

export const HORSES: Record<string, Act> = {
  boarded: started,
  rode_on: hops,
  rode: goes,
  escaped: hops,
  took_hostage: hops,
  coach_rolled: there,
  met_shotgun: there,
  passed_shotgun: hops,
  drank: hops,
  marshal_drank: there,
  kept_cards: cards,
  horse_left: there,
  horses_fell_back: there,
  shared: ransom,
  caught: nothing,
  passed_over: nothing,
}
