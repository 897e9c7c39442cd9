/** How long an event is shown, in milliseconds. */

import { onTrain } from '../protocol/places'
import type { Pace } from '../browser/settings.svelte'
import { BOX_PLAYBACKS } from './boxPlayback'
import type { EventView, View } from '../protocol/protocol'

/** An event while it is shown. */
export interface Moment {
  key: number
  event: EventView
  before: View
  after: View
  length: number
}

/** Factor on the length of events, by pace. */
const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 }

/** By kind of event, in milliseconds at the normal pace; all others take no time. */
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
  kept_cards: 400,
  passed_over: 600,
  ...Object.assign({}, ...BOX_PLAYBACKS.map((box) => box.lengths)),
}

/** Length of a special turn, which is announced; in milliseconds. */
const ANNOUNCED = 1200
/** Length of drawing a hand at the beginning of a round, when all players draw together. */
const DEALT = 150
/** Length of revealing a card in a turmoil, when all are revealed together. */
const REVEALED = 260
/** Additional length for each car of a long way. */
const CAR = 180

/** Kinds of events that take longer the further a figure goes. */
const JOURNEYS = ['moved', 'swept', ...BOX_PLAYBACKS.flatMap((box) => box.journeys ?? [])]

/** The number of the car that a place is in or beside; NaN for a figure that is away. */
function carAt(place: string | undefined | null, view: View): number {
  const inPlay = BOX_PLAYBACKS.filter(({ name }) => view[name])
  const beside = inPlay.map((box) => box.carAt?.(place ?? '', view) ?? null)
  return beside.find((car) => car !== null) ?? onTrain(place)?.car ?? NaN
}

/** Number of cars the bandit goes beyond the next one. */
function further(event: EventView, before: View): number {
  const from = before.bandits.find((bandit) => bandit.name === event.bandit)?.at
  const cars = Math.abs(carAt(event.at, before) - carAt(from, before))
  return Math.max(0, (cars || 0) - 1)
}

export function lengthOf(event: EventView, pace: Pace, before: View): number {
  let length = LENGTHS[event.kind] ?? 0
  if (event.kind === 'turn' && event.turn !== 'standard') length = ANNOUNCED
  else if (event.kind === 'drew' && event.rule === 'PLAN-2') length = DEALT
  else if (event.kind === 'played' && before.turn_kind === 'turmoil') length = REVEALED
  else if (JOURNEYS.includes(event.kind)) length += CAR * further(event, before)
  return length * FACTORS[pace]
}

/** Events that come as a surprise; `BEAT` is the pause before them, in milliseconds. */
const UNEXPECTED = ['no_effect', 'met_marshal', 'passed_over']
const BEAT = 500

export function beatBefore(event: EventView, pace: Pace): number {
  return UNEXPECTED.includes(event.kind) ? BEAT * FACTORS[pace] : 0
}
