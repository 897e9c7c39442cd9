/** What is heard: of events, of talk, and the motifs. All of it goes through one loudspeaker. */

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

/** Those of the boxes come with the others, so that none is too late. */
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
/** What a motif waits for the whistle. */
const AFTER_WHISTLE = 0.45

let context: AudioContext | null = null
/** In front of the loudspeaker; nothing that is heard together is too loud behind it. */
let bus: AudioNode | null = null
let master: GainNode | null = null
let volume = 1
/** Browsers let a page be heard once somebody has touched it. */
let touched = false
/** Through here goes what is heard of the event being shown, and the motif being played. */
let current: GainNode | null = null
let tune: GainNode | null = null
let lastTalk = -BETWEEN

/** How loud it is: from 0 to 1, as people hear it. */
export function setVolume(wanted: number): void {
  volume = wanted ** 2
  if (context && master) master.gain.setValueAtTime(volume, context.currentTime)
}

/** Call it when somebody touches the page or a key: now the page may be heard. */
export function wake(): void {
  touched = true
  loudspeaker()
}

/** Nothing before somebody has touched the page, on a machine that cannot, or while it is paused:
what waited would be heard all at once. */
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

/** What goes through it can be stopped. */
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

/** One at a time: a motif ends where the next begins. */
export function playMotif(name: MotifName, wait = 0): void {
  const at = loudspeaker()
  if (!at) return
  tune?.disconnect()
  tune = channel(at)
  motif(name)({ at, out: tune, time: at.currentTime + wait, length: 0 })
}

/** Somebody talks, or makes a gesture. */
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
