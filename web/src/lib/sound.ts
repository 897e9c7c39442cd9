/** Small sounds, made on the spot: no audio files. */

import type { EventView } from './types'

let context: AudioContext | null = null

type Sound = (at: AudioContext, out: AudioNode) => void

function faded(at: AudioContext, out: AudioNode, loud: number, seconds: number): GainNode {
  const gain = at.createGain()
  gain.gain.setValueAtTime(loud, at.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, at.currentTime + seconds)
  gain.connect(out)
  return gain
}

/** A tone that slides from one pitch to another. */
const tone =
  (
    from: number,
    to: number,
    seconds: number,
    loud = 0.2,
    type: OscillatorType = 'triangle',
  ): Sound =>
  (at, out) => {
    const voice = at.createOscillator()
    voice.type = type
    voice.frequency.setValueAtTime(from, at.currentTime)
    voice.frequency.exponentialRampToValueAtTime(to, at.currentTime + seconds)
    voice.connect(faded(at, out, loud, seconds))
    voice.start()
    voice.stop(at.currentTime + seconds)
  }

/** A burst of noise below a pitch. */
const noise =
  (below: number, seconds: number, loud = 0.4): Sound =>
  (at, out) => {
    const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
    const source = at.createBufferSource()
    source.buffer = buffer
    const filter = at.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.value = below
    source.connect(filter).connect(faded(at, out, loud, seconds))
    source.start()
  }

const together =
  (...sounds: Sound[]): Sound =>
  (at, out) =>
    sounds.forEach((sound) => sound(at, out))

const STEPS = noise(500, 0.08, 0.25)
const SHOT = together(noise(3200, 0.28, 0.5), tone(160, 50, 0.2, 0.3))

const SOUNDS: Record<string, Sound> = {
  moved: STEPS,
  climbed: tone(240, 420, 0.18, 0.12),
  shot: SHOT,
  hit: SHOT,
  punched: together(noise(380, 0.14, 0.6), tone(120, 60, 0.12, 0.3)),
  pushed: tone(500, 180, 0.3, 0.12),
  fled: tone(300, 620, 0.25, 0.1),
  robbed: together(tone(1300, 1750, 0.12, 0.12, 'sine'), tone(2100, 2600, 0.2, 0.08, 'sine')),
  dropped: tone(900, 500, 0.15, 0.12, 'sine'),
  marshal_moved: together(noise(300, 0.12, 0.4), tone(90, 70, 0.15, 0.25)),
  played: noise(2400, 0.05, 0.12),
  round_began: together(tone(466, 460, 0.7, 0.08, 'square'), tone(587, 580, 0.7, 0.06, 'square')),
  no_effect: tone(220, 140, 0.2, 0.1),
}

export function play({ kind }: EventView): void {
  const sound = SOUNDS[kind]
  if (!sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  sound(context, context.destination)
}
