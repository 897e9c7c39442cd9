/** Two instruments for the motifs: a banjo and a harmonica. */

import type { Sound } from './tones'

/** Part of the string's vibration left after each period. */
const RING = 0.991
const FALL = 0.03

/** A plucked string, after Karplus and Strong: a burst of noise that runs round and is smoothed. */
export const banjo =
  (pitch: number, seconds: number, loud: number): Sound =>
  ({ at, out, time }) => {
    const { sampleRate } = at
    const period = Math.max(2, Math.round(sampleRate / pitch - 0.5))
    const buffer = at.createBuffer(1, Math.ceil(sampleRate * seconds), sampleRate)
    const string = buffer.getChannelData(0)
    for (let n = 0; n < string.length; n++) {
      string[n] =
        n <= period
          ? Math.random() * 2 - 1
          : (RING * ((string[n - period] ?? 0) + (string[n - period - 1] ?? 0))) / 2
    }
    const source = at.createBufferSource()
    source.buffer = buffer
    source.playbackRate.value = (pitch * (period + 0.5)) / sampleRate // a period is a whole number of samples
    const body = at.createBiquadFilter()
    body.type = 'highpass'
    body.frequency.value = 260
    const gain = at.createGain()
    gain.gain.setValueAtTime(loud, time)
    gain.gain.setValueAtTime(loud, time + Math.max(0, seconds - FALL))
    gain.gain.exponentialRampToValueAtTime(0.0001, time + seconds)
    source.connect(body).connect(gain).connect(out)
    source.start(time)
    source.stop(time + seconds)
  }

/** Detuning of the two reeds, in cents. */
const DETUNED = [-5, 5]
const BREATH = 0.05
const TREMBLE = { often: 5.5, deep: 0.14 }

/** Two reeds, blown softly and with a trembling hand. */
export const harmonica =
  (pitch: number, seconds: number, loud: number): Sound =>
  ({ at, out, time }) => {
    const end = time + seconds
    const each = loud / DETUNED.length
    const mouth = at.createBiquadFilter()
    mouth.type = 'lowpass'
    mouth.frequency.value = Math.min(2600, pitch * 5)
    const breath = at.createGain()
    breath.gain.setValueAtTime(0.0001, time)
    breath.gain.exponentialRampToValueAtTime(each, time + BREATH)
    breath.gain.setValueAtTime(each, Math.max(time + BREATH, end - BREATH))
    breath.gain.exponentialRampToValueAtTime(0.0001, end)
    const hand = at.createGain()
    hand.gain.value = 1 - TREMBLE.deep
    const tremble = at.createOscillator()
    tremble.frequency.value = TREMBLE.often
    const depth = at.createGain()
    depth.gain.value = TREMBLE.deep
    tremble.connect(depth).connect(hand.gain)
    for (const cents of DETUNED) {
      const reed = at.createOscillator()
      reed.type = 'sawtooth'
      reed.frequency.value = pitch * 2 ** (cents / 1200)
      reed.connect(mouth)
      reed.start(time)
      reed.stop(end)
    }
    mouth.connect(breath).connect(hand).connect(out)
    tremble.start(time)
    tremble.stop(end)
  }
