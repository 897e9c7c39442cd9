/** How long an event is looked at, in milliseconds. */

import type { Pace } from './settings.svelte'
import type { EventView, View } from './protocol'

/** An event while it is looked at. */
export interface Moment {
  key: number
  event: EventView
  before: View
  after: View
  length: number
}

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 }

/** What is not in here takes no time. */
const LENGTHS: Record<string, number> = {
  first_player: 500,
  started: 300,
  chose_bandit: 500,
  chose_pair: 500,
  round_began: 1700,
  turn: 450,
  played: 600,
  drew: 600,
  picked: 400,
  passed: 700,
  discarded: 450,
  reshuffled: 450,
  stealing: 1200,
  card: 650,
  moved: 800,
  climbed: 1000,
  fled: 900,
  swept: 700,
  pushed: 800,
  marshal_moved: 1000,
  met_marshal: 800,
  shot: 1100,
  punched: 800,
  hit: 1000,
  robbed: 1200,
  dropped: 800,
  kept: 1000,
  lost: 900,
  strongbox: 1000,
  no_effect: 900,
  bullets_removed: 700,
  event: 1700,
  ransom: 900,
  left: 700,
  over: 1000,
  // Horses & Stagecoach
  boarded: 900,
  rode_on: 450,
  rode: 1900,
  escaped: 2000,
  took_hostage: 1300,
  coach_rolled: 1500,
  met_shotgun: 900,
  passed_shotgun: 700,
  drank: 1200,
  marshal_drank: 1200,
  kept_cards: 400,
  horse_left: 1400,
  horses_fell_back: 1200,
  shared: 900,
  caught: 700,
  passed_over: 600,
  // The time machine
  vanished: 2000,
  appeared: 1500,
  fare: 1100,
  // Marshal & Prisoners
  arrested: 1800,
  poster: 1100,
  brawler: 1100,
  broke_out: 1500,
  freed: 1400,
  freed_prisoner: 1400,
  lost_prisoner: 1200,
  gave: 1000,
  lost_bag: 1200,
  copied: 900,
  fetched: 700,
  hoisted: 800,
  thrown_off: 2000,
  rumor: 2200,
  goal_turned: 500,
}

/** A turn unlike the others is announced. */
const ANNOUNCED = 1200
/** Everybody fills his hand at once at the beginning of a round. */
const DEALT = 150
/** Cards chosen at the same time are revealed together. */
const REVEALED = 260
/** For each car of a long way. */
const CAR = 180

function carOf(place: string | undefined | null, view: View): number {
  if (place === 'time machine') return -1
  const words = place?.startsWith('coach') ? view.horses?.coach : place
  return Number(/ (\d+)$/.exec(words ?? '')?.[1])
}

/** How many cars further than the next one somebody goes. */
function further(event: EventView, before: View): number {
  const from = before.bandits.find((bandit) => bandit.name === event.bandit)?.at
  const cars = Math.abs(carOf(event.at, before) - carOf(from, before))
  return Math.max(0, (cars || 0) - 1)
}

export function lengthOf(event: EventView, pace: Pace, before: View): number {
  let length = LENGTHS[event.kind] ?? 0
  if (event.kind === 'turn' && event.turn !== 'standard') length = ANNOUNCED
  else if (event.kind === 'drew' && event.rule === 'PLAN-2') length = DEALT
  else if (event.kind === 'played' && before.turn_kind === 'turmoil') length = REVEALED
  else if (['moved', 'swept', 'rode'].includes(event.kind)) length += CAR * further(event, before)
  return length * FACTORS[pace]
}
