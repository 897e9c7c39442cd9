/** Building blocks of sounds: tones, noises, and sounds that several events share. There are no
audio files. */

/** Where and when a sound is made. */
export interface Making {
  at: BaseAudioContext
  out: AudioNode
  /** When it begins, in the context's time. */
  time: number
  /** How long its event is shown, in seconds. */
  length: number
}

export type Sound = (making: Making) => void

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
export const tone =
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

/** A burst of noise, filtered around or below a pitch. */
export const noise =
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

export const together =
  (...sounds: Sound[]): Sound =>
  (making) =>
    sounds.forEach((sound) => sound(making))

/** The sound at a point of its event, from 0 to 1. */
export const when =
  (part: number, sound: Sound): Sound =>
  (making) =>
    sound({ ...making, time: making.time + making.length * part })

/** The sound `count` times, evenly until a point of the event, from 0 to 1. */
export const times = (count: number, until: number, sound: Sound): Sound =>
  together(...Array.from({ length: count }, (_, n) => when((until * n) / count, sound)))

export const BOOT = together(
  noise(420, 0.07, 0.3),
  tone({ from: 95, to: 60, seconds: 0.06, loud: 0.12 }),
)
export const RUNG = together(
  noise(1600, 0.04, 0.12, 'bandpass'),
  tone({ from: 520, to: 480, seconds: 0.05, loud: 0.05 }),
)
export const FLICK = noise(3600, 0.05, 0.16, 'bandpass')
export const THUD = together(
  noise(260, 0.16, 0.5),
  tone({ from: 110, to: 50, seconds: 0.14, loud: 0.3 }),
)
export const COIN = together(
  tone({ from: 1568, seconds: 0.16, loud: 0.09, type: 'sine' }),
  tone({ from: 2349, seconds: 0.24, loud: 0.06, type: 'sine' }),
)
export const COINS = together(COIN, when(0.09, COIN), when(0.2, COIN))
export const GUN = together(
  noise(3200, 0.3, 0.55),
  tone({ from: 170, to: 45, seconds: 0.22, loud: 0.35 }),
)
export const WHOOSH = noise(900, 0.3, 0.16, 'bandpass')
export const BELL = together(
  tone({ from: 880, seconds: 0.9, loud: 0.13, type: 'sine' }),
  tone({ from: 2217, seconds: 0.5, loud: 0.06, type: 'sine' }),
  tone({ from: 3520, seconds: 0.2, loud: 0.03, type: 'sine' }),
)
/** A steam whistle: three pipes and the steam. */
const PIPES = [392, 494, 587].map((from) =>
  tone({ from, to: from * 0.985, seconds: 0.55, loud: 0.05, type: 'sawtooth', rise: 0.06 }),
)
export const PEEP = together(...PIPES, noise(2400, 0.55, 0.05, 'bandpass'))
export const SIGH = tone({ from: 260, to: 150, seconds: 0.28, loud: 0.1 })
export const SHOT = together(when(0.2, GUN), when(0.42, WHOOSH))
/** A message: two soft knocks on wood. */
const TAP = together(
  noise(900, 0.05, 0.22, 'bandpass'),
  tone({ from: 300, to: 210, seconds: 0.07, loud: 0.12, type: 'sine' }),
)
export const KNOCK = together(TAP, when(0.5, TAP))
/** A gesture. */
export const POP = tone({ from: 420, to: 800, seconds: 0.1, loud: 0.1, type: 'sine', rise: 0.02 })
