/** What is heard of an event. */

import type { EventView } from './protocol'
import {
  BELL,
  BOOT,
  COIN,
  COINS,
  FLICK,
  PEEP,
  RUNG,
  SHOT,
  SIGH,
  THUD,
  WHOOSH,
  times,
  together,
  tone,
  when,
  type Sound,
} from './tones'

/** Those of the boxes come with the others, so that none is too late. */
const BOXES = import.meta.glob<Record<string, Sound>>('../scene/*/sounds.ts', {
  eager: true,
  import: 'SOUNDS',
})

const SOUNDS: Record<string, Sound> = {
  round_began: together(PEEP, when(0.4, PEEP)),
  over: PEEP,
  event: times(3, 0.7, BELL),
  stealing: times(3, 0.5, FLICK),
  turn: FLICK,
  played: when(0.6, FLICK),
  drew: FLICK,
  picked: FLICK,
  discarded: FLICK,
  reshuffled: times(4, 0.6, FLICK),
  card: FLICK,
  moved: times(4, 0.95, BOOT),
  climbed: together(times(2, 0.3, BOOT), when(0.3, times(4, 0.45, RUNG)), when(0.85, BOOT)),
  fled: together(times(2, 0.2, BOOT), when(0.25, times(4, 0.45, RUNG)), when(0.8, BOOT)),
  marshal_moved: times(4, 0.95, together(BOOT, tone({ from: 1900, seconds: 0.05, loud: 0.02 }))),
  met_marshal: tone({ from: 330, to: 660, seconds: 0.3, loud: 0.12, type: 'square' }),
  shot: SHOT,
  hit: SHOT,
  punched: when(0.34, THUD),
  pushed: together(WHOOSH, when(0.66, THUD)),
  swept: together(WHOOSH, when(0.75, BOOT)),
  robbed: when(0.5, COINS),
  kept: when(0.7, COINS),
  dropped: together(when(0.6, COIN), when(0.76, COIN)),
  strongbox: when(0.55, THUD),
  lost: when(0.7, COINS),
  ransom: COINS,
  no_effect: SIGH,
  passed: SIGH,
  left: SIGH,
  kept_cards: FLICK,
  passed_over: SIGH,
  ...Object.assign({}, ...Object.values(BOXES)),
}

let context: AudioContext | null = null
/** Through here goes what is heard of the event being shown. */
let current: GainNode | null = null

/** Nothing before somebody has touched the page, or on a machine that cannot. */
function loudspeaker(): AudioContext | null {
  if (context) return context
  if (typeof AudioContext === 'undefined') return null
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null
  try {
    context = new AudioContext()
  } catch {
    return null
  }
  return context
}

/** Plays the sound of an event that is shown for `length` milliseconds. */
export function play({ kind }: EventView, length: number): void {
  const sound = SOUNDS[kind]
  const at = sound && loudspeaker()
  if (!at) return
  if (at.state === 'suspended') void at.resume().catch(() => undefined)
  current = at.createGain()
  current.connect(at.destination)
  sound({ at, out: current, time: at.currentTime, length: length / 1000 })
}

/** Stops the current sound. */
export function hush(): void {
  current?.disconnect()
  current = null
}
