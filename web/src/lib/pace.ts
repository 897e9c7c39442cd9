/** How long an event is looked at, in milliseconds. */

import type { Pace } from './settings.svelte'
import type { EventView } from './types'

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 }

const LENGTHS: Record<string, number> = {
  round_began: 900,
  turn: 350,
  played: 450,
  drew: 350,
  passed: 450,
  stealing: 900,
  card: 450,
  moved: 800,
  climbed: 800,
  fled: 800,
  swept: 700,
  pushed: 700,
  marshal_moved: 900,
  shot: 700,
  punched: 500,
  hit: 700,
  robbed: 800,
  dropped: 600,
  kept: 800,
  lost: 700,
  strongbox: 800,
  no_effect: 700,
  event: 1300,
  ransom: 700,
  left: 500,
}

export function lengthOf(event: EventView, pace: Pace): number {
  return (LENGTHS[event.kind] ?? 0) * FACTORS[pace]
}
