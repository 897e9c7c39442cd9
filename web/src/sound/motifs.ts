/** Short tunes for the great moments, written as voices: lines of notes.

`G4` is a note of one beat, `G4:2` of two, `G4+B4` are together, and a dot is a rest. */

import type { EventView, View } from '../protocol/protocol'
import { banjo, harmonica } from './instruments'
import type { Sound } from './tones'

export type MotifName = 'round' | 'tunnel' | 'station' | 'win'

interface Voice {
  instrument: (pitch: number, seconds: number, loud: number) => Sound
  /** Volume of each note. */
  loud: number
  /** How long a string rings on, in seconds. */
  rings: number
  notes: string
}

interface Motif {
  /** Beats in a minute. */
  tempo: number
  voices: Voice[]
}

const banjoVoice = (notes: string): Voice => ({ instrument: banjo, loud: 0.17, rings: 0.3, notes })
const harmonicaVoice = (notes: string): Voice => ({
  instrument: harmonica,
  loud: 0.09,
  rings: 0,
  notes,
})

export const MOTIFS: Record<MotifName, Motif> = {
  /** Off we go: a roll on the banjo, and two chords. */
  round: {
    tempo: 390,
    voices: [
      banjoVoice('G3 B3 D4 G4 B4 G4 E4 D4 G4:2'),
      harmonicaVoice('.:5 A4+C5 A4+D5 . G4+B4+D5:2'),
    ],
  },
  /** Down into the dark. */
  tunnel: {
    tempo: 250,
    voices: [harmonicaVoice('G4 F#4 F4 E4 B3+E4+G4:4'), banjoVoice('E3 . B3 . E3 B3 G3 E3')],
  },
  /** A whistle far away, and the wheels go slower. */
  station: {
    tempo: 300,
    voices: [
      harmonicaVoice('E4+A4+C5:2 . E4+A4+C5 D4+G4+B4:3 C4+E4+G4:5'),
      banjoVoice('C4 G3 E4 G3 D4 . G3 . C4 . . G3'),
    ],
  },
  /** All the money in the world. */
  win: {
    tempo: 400,
    voices: [
      banjoVoice('G3 B3 D4 G4 B3 D4 G4 B4 D4 G4 B4 D5 G4 D5 G5:4'),
      harmonicaVoice('.:6 B4+D5:2 C5+E5 C5+E5 A4+D5:2 B4+D5+G5:6'),
    ],
  },
}

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
/** A4, of 440 Hz, as a number of half-tones above C0. */
const STANDARD = 57

/** The pitch of a note such as `F#4`, in hertz. */
export function pitchOf(note: string): number {
  const found = /^([A-G])(#?)(\d)$/.exec(note)
  if (!found) throw new Error(`"${note}" is no note`)
  const [, letter = '', sharp, octave] = found
  const step = (STEPS[letter] ?? 0) + (sharp ? 1 : 0) + Number(octave) * 12
  return 440 * 2 ** ((step - STANDARD) / 12)
}

export interface Note {
  pitch: number
  /** In seconds after the beginning of the motif. */
  start: number
  seconds: number
  loud: number
  instrument: Voice['instrument']
}

/** All notes of a motif. */
export function notesOf({ tempo, voices }: Motif): Note[] {
  const beat = 60 / tempo
  return voices.flatMap(({ instrument, loud, rings, notes }) => {
    let time = 0
    return notes.split(' ').flatMap((word) => {
      const [names = '', beats = '1'] = word.split(':')
      const start = time
      time += Number(beats) * beat
      const seconds = time - start + rings
      if (names === '.') return []
      return names
        .split('+')
        .map((name) => ({ pitch: pitchOf(name), start, seconds, loud, instrument }))
    })
  })
}

export const motif =
  (name: MotifName): Sound =>
  (making) => {
    for (const { instrument, pitch, start, seconds, loud } of notesOf(MOTIFS[name])) {
      instrument(pitch, seconds, loud)({ ...making, time: making.time + start })
    }
  }

/** The motif that is heard with an event, if any. */
export function motifOf({ kind, turn }: EventView, view: View): MotifName | null {
  if (kind === 'turn' && turn === 'tunnel') return 'tunnel'
  if (kind !== 'round_began') return null
  const last = view.rounds.at(-1)
  return view.round === view.rounds.length && last?.station ? 'station' : 'round'
}
