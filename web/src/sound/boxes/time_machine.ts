/** The sounds of the time machine. */

import { BOOT, COINS, noise, together, tone, when, type Sound } from '../tones'

const HUM = together(
  tone({ from: 55, to: 220, seconds: 1.1, loud: 0.07, type: 'sawtooth', rise: 0.3 }),
  tone({ from: 82, to: 330, seconds: 1.1, loud: 0.05, rise: 0.3 }),
)
const TORN = together(
  noise(2600, 0.5, 0.22, 'bandpass'),
  tone({ from: 1400, to: 180, seconds: 0.5, loud: 0.1, type: 'sine' }),
)

export const SOUNDS: Record<string, Sound> = {
  vanished: together(HUM, when(0.55, TORN)),
  appeared: together(when(0.08, TORN), when(0.5, BOOT)),
  fare: COINS,
}
