/** The sounds of Marshal & Prisoners. */

import {
  BELL,
  BOOT,
  COIN,
  COINS,
  FLICK,
  THUD,
  WHOOSH,
  noise,
  times,
  together,
  tone,
  when,
  type Sound,
} from '../tones'

/** Iron on iron. */
const CLANG = together(
  noise(1800, 0.12, 0.3, 'bandpass'),
  tone({ from: 620, to: 600, seconds: 0.6, loud: 0.1, type: 'square' }),
  tone({ from: 1430, to: 1400, seconds: 0.4, loud: 0.06, type: 'sine' }),
)
const CREAK = tone({ from: 240, to: 520, seconds: 0.3, loud: 0.05, type: 'sawtooth', rise: 0.1 })
/** A bright idea. */
const DING = together(
  tone({ from: 1319, seconds: 0.18, loud: 0.1, type: 'sine' }),
  when(0.16, tone({ from: 1976, seconds: 0.5, loud: 0.1, type: 'sine' })),
)
const STAMP = together(noise(500, 0.1, 0.45), tone({ from: 140, to: 70, seconds: 0.1, loud: 0.25 }))
const PAPER = together(FLICK, when(0.1, FLICK))
const FALLS = tone({ from: 1200, to: 260, seconds: 0.8, loud: 0.1, type: 'sine' })

export const SOUNDS: Record<string, Sound> = {
  arrested: together(when(0.12, THUD), when(0.3, WHOOSH), when(0.8, CLANG)),
  poster: together(PAPER, when(0.4, STAMP)),
  broke_out: together(DING, when(0.1, CREAK), when(0.2, times(4, 0.5, BOOT)), when(0.78, CLANG)),
  freed: together(CREAK, when(0.15, times(4, 0.6, BOOT)), when(0.78, CLANG)),
  freed_prisoner: together(CREAK, when(0.15, WHOOSH), when(0.7, BOOT)),
  lost_prisoner: together(WHOOSH, when(0.7, CLANG)),
  gave: when(0.7, COINS),
  lost_bag: together(WHOOSH, when(0.7, THUD)),
  brawler: together(PAPER, when(0.3, tone({ from: 520, to: 880, seconds: 0.3, loud: 0.1 }))),
  thrown_off: together(when(0.16, THUD), when(0.25, FALLS), when(0.58, THUD), when(0.76, BOOT)),
  hoisted: together(CREAK, when(0.86, COIN)),
  goal_turned: PAPER,
  rumor: together(PAPER, when(0.3, BELL)),
  copied: DING,
  fetched: together(DING, when(0.5, FLICK)),
}
