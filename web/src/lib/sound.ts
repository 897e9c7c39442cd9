/** Small sounds, made on the spot: no audio files. */

import type { EventView } from './protocol'

/** Where and when a sound is made. */
interface Making {
  at: AudioContext
  out: AudioNode
  /** When it begins, in the context's time. */
  time: number
  /** How long its event is shown, in seconds. */
  length: number
}

type Sound = (making: Making) => void

function faded({ at, out, time }: Making, loud: number, seconds: number, rise = 0.004): GainNode {
  const gain = at.createGain()
  gain.gain.setValueAtTime(0.0001, time)
  gain.gain.exponentialRampToValueAtTime(loud, time + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, time + seconds)
  gain.connect(out)
  return gain
}

interface Tone {
  from: number
  to?: number
  seconds: number
  loud?: number
  type?: OscillatorType
  rise?: number
}

/** A tone that slides from one pitch to another. */
const tone =
  ({ from, to = from, seconds, loud = 0.2, type = 'triangle', rise }: Tone): Sound =>
  (making) => {
    const { at, time } = making
    const voice = at.createOscillator()
    voice.type = type
    voice.frequency.setValueAtTime(from, time)
    voice.frequency.exponentialRampToValueAtTime(to, time + seconds)
    voice.connect(faded(making, loud, seconds, rise))
    voice.start(time)
    voice.stop(time + seconds)
  }

/** A burst of noise, of which a filter leaves what is around or below a pitch. */
const noise =
  (pitch: number, seconds: number, loud = 0.4, type: BiquadFilterType = 'lowpass'): Sound =>
  (making) => {
    const { at, time } = making
    const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
    const source = at.createBufferSource()
    source.buffer = buffer
    const filter = at.createBiquadFilter()
    filter.type = type
    filter.frequency.value = pitch
    source.connect(filter).connect(faded(making, loud, seconds))
    source.start(time)
  }

const together =
  (...sounds: Sound[]): Sound =>
  (making) =>
    sounds.forEach((sound) => sound(making))

/** At a point of its event, from 0 to 1. */
const when =
  (part: number, sound: Sound): Sound =>
  (making) =>
    sound({ ...making, time: making.time + making.length * part })

/** So many times, evenly until a point of the event. */
const times = (count: number, until: number, sound: Sound): Sound =>
  together(...Array.from({ length: count }, (_, n) => when((until * n) / count, sound)))

const BOOT = together(noise(420, 0.07, 0.3), tone({ from: 95, to: 60, seconds: 0.06, loud: 0.12 }))
const RUNG = together(
  noise(1600, 0.04, 0.12, 'bandpass'),
  tone({ from: 520, to: 480, seconds: 0.05, loud: 0.05 }),
)
const FLICK = noise(3600, 0.05, 0.16, 'bandpass')
const THUD = together(noise(260, 0.16, 0.5), tone({ from: 110, to: 50, seconds: 0.14, loud: 0.3 }))
const COIN = together(
  tone({ from: 1568, seconds: 0.16, loud: 0.09, type: 'sine' }),
  tone({ from: 2349, seconds: 0.24, loud: 0.06, type: 'sine' }),
)
const COINS = together(COIN, when(0.09, COIN), when(0.2, COIN))
const GUN = together(noise(3200, 0.3, 0.55), tone({ from: 170, to: 45, seconds: 0.22, loud: 0.35 }))
const WHOOSH = noise(900, 0.3, 0.16, 'bandpass')
const BELL = together(
  tone({ from: 880, seconds: 0.9, loud: 0.13, type: 'sine' }),
  tone({ from: 2217, seconds: 0.5, loud: 0.06, type: 'sine' }),
  tone({ from: 3520, seconds: 0.2, loud: 0.03, type: 'sine' }),
)
/** A steam whistle: three pipes and the steam. */
const PIPES = [392, 494, 587].map((from) =>
  tone({ from, to: from * 0.985, seconds: 0.55, loud: 0.05, type: 'sawtooth', rise: 0.06 }),
)
const PEEP = together(...PIPES, noise(2400, 0.55, 0.05, 'bandpass'))
const SIGH = tone({ from: 260, to: 150, seconds: 0.28, loud: 0.1 })
const SHOT = together(when(0.2, GUN), when(0.42, WHOOSH))

/** Two hooves, and two more. */
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

const HUM = together(
  tone({ from: 55, to: 220, seconds: 1.1, loud: 0.07, type: 'sawtooth', rise: 0.3 }),
  tone({ from: 82, to: 330, seconds: 1.1, loud: 0.05, rise: 0.3 }),
)
const TORN = together(
  noise(2600, 0.5, 0.22, 'bandpass'),
  tone({ from: 1400, to: 180, seconds: 0.5, loud: 0.1, type: 'sine' }),
)

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
  kept_cards: FLICK,
  shared: COINS,
  caught: SIGH,
  passed_over: SIGH,
  vanished: together(HUM, when(0.55, TORN)),
  appeared: together(when(0.08, TORN), when(0.5, BOOT)),
  fare: COINS,
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

/** What is heard of an event that is shown for so many milliseconds. */
export function play({ kind }: EventView, length: number): void {
  const sound = SOUNDS[kind]
  const at = sound && loudspeaker()
  if (!at) return
  if (at.state === 'suspended') void at.resume().catch(() => undefined)
  current = at.createGain()
  current.connect(at.destination)
  sound({ at, out: current, time: at.currentTime, length: length / 1000 })
}

/** At once, in the middle of it. */
export function hush(): void {
  current?.disconnect()
  current = null
}
