/** Sounds of events and talk, and the motifs. All go through one audio context. */

import { motif, motifOf, type MotifName } from './motifs'
import type { Moment } from '../play/pace'
import {
  BELL,
  BOOT,
  COIN,
  COINS,
  FLICK,
  KNOCK,
  PEEP,
  POP,
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

/** The sounds of the boxes are loaded with the others, so that none comes late. */
const BOXES = import.meta.glob<Record<string, Sound>>('./boxes/*.ts', {
  eager: true,
  import: 'SOUNDS',
})

const SOUNDS: Record<string, Sound> = {
  round_began: PEEP,
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

/** Between sounds of talk, in seconds: many who talk at once are not louder than one. */
const BETWEEN = 0.3
/** Delay of a motif after the whistle, in seconds. */
const AFTER_WHISTLE = 0.45

let context: AudioContext | null = null
/** A limiter in front of the loudspeaker, so that sounds together are not too loud. */
let bus: AudioNode | null = null
let master: GainNode | null = null
let volume = 1
/** Whether the page was touched; browsers allow sound only then. */
let touched = false
/** Channels of the current event's sound and of the current motif, by which they can be stopped. */
let current: GainNode | null = null
let tune: GainNode | null = null
let lastTalk = -BETWEEN

/** Sets the volume, from 0 to 1 on a perceptual scale. */
export function setVolume(wanted: number): void {
  volume = wanted ** 2
  if (context && master) master.gain.setValueAtTime(volume, context.currentTime)
}

/** Call on a touch or key press: browsers allow sound from then on. */
export function wake(): void {
  touched = true
  loudspeaker()
}

/** The audio context, or null before the page was touched, without audio support, or while it is
suspended: queued sounds would be heard all at once. */
function loudspeaker(): AudioContext | null {
  if (context) {
    if (context.state === 'running') return context
    void context.resume().catch(() => undefined)
    return null
  }
  if (typeof AudioContext === 'undefined') return null
  if (!touched && !navigator.userActivation?.hasBeenActive) return null
  try {
    context = new AudioContext()
  } catch {
    return null
  }
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -8
  limiter.ratio.value = 20
  limiter.attack.value = 0.002
  master = context.createGain()
  master.gain.value = volume
  limiter.connect(master).connect(context.destination)
  bus = limiter
  return context
}

/** A new channel, by which its sounds can be stopped. */
function channel(at: AudioContext): GainNode {
  const gain = at.createGain()
  if (bus) gain.connect(bus)
  return gain
}

/** Plays the sound of an event, and its motif if it has one. */
export function play({ event, after, length }: Pick<Moment, 'event' | 'after' | 'length'>): void {
  const name = motifOf(event, after)
  if (name) playMotif(name, event.kind === 'round_began' ? AFTER_WHISTLE : 0)
  const sound = name === 'tunnel' ? undefined : SOUNDS[event.kind]
  const at = sound && loudspeaker()
  if (!at) return
  current = channel(at)
  sound({ at, out: current, time: at.currentTime, length: length / 1000 })
}

/** Plays a motif after `wait` seconds, and stops the one before it. */
export function playMotif(name: MotifName, wait = 0): void {
  const at = loudspeaker()
  if (!at) return
  tune?.disconnect()
  tune = channel(at)
  motif(name)({ at, out: tune, time: at.currentTime + wait, length: 0 })
}

/** Plays the sound of a message or a gesture. */
export function playTalk(gesture: boolean): void {
  const at = loudspeaker()
  if (!at || at.currentTime - lastTalk < BETWEEN) return
  lastTalk = at.currentTime
  const sound = gesture ? POP : KNOCK
  sound({ at, out: channel(at), time: at.currentTime, length: 0.3 })
}

/** Stops the current sound and motif. */
export function hush(): void {
  current?.disconnect()
  tune?.disconnect()
  current = tune = null
}
