/** The sounds of Horses & Stagecoach. */

import { BOOT, COINS, RUNG, SIGH, noise, times, together, tone, when, type Sound } from '../tones'

/** A horse's hoofbeat. */
const HOOF = together(
  noise(700, 0.05, 0.22, 'bandpass'),
  tone({ from: 210, to: 120, seconds: 0.06, loud: 0.14 }),
)
const gallop = (strides: number, until: number): Sound =>
  times(strides, until, together(HOOF, when(0.03, HOOF), when(0.075, HOOF)))
const RATTLE = times(9, 0.85, noise(300, 0.09, 0.16))
const NEIGH = together(
  tone({ from: 900, to: 420, seconds: 0.5, loud: 0.06, type: 'sawtooth', rise: 0.05 }),
  noise(1200, 0.5, 0.05, 'bandpass'),
)
const GULP = tone({ from: 190, to: 420, seconds: 0.1, loud: 0.2, type: 'sine' })
const COCKED = together(RUNG, when(0.16, RUNG))

export const SOUNDS: Record<string, Sound> = {
  boarded: together(gallop(2, 0.3), when(0.72, BOOT)),
  rode_on: gallop(2, 0.9),
  rode: together(when(0.22, gallop(5, 0.55)), when(0.92, BOOT)),
  escaped: gallop(7, 0.95),
  coach_rolled: together(gallop(4, 0.85), RATTLE),
  horse_left: together(NEIGH, when(0.3, gallop(3, 0.6))),
  horses_fell_back: gallop(4, 0.9),
  took_hostage: tone({ from: 520, to: 880, seconds: 0.3, loud: 0.1 }),
  met_shotgun: when(0.1, COCKED),
  passed_shotgun: COCKED,
  drank: when(0.4, times(3, 0.36, GULP)),
  marshal_drank: when(0.4, times(3, 0.36, GULP)),
  shared: COINS,
  caught: SIGH,
}
