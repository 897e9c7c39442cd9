/** Short tunes for the great moments, written as lines of notes.

`G4` is a note of one beat, `G4:2` of two, `G4+B4` are together, and a dot is a rest. */

import type { EventView, View } from '../protocol/protocol'
import { banjo, harmonica } from './instruments'
import type { Sound } from './tones'

export type MotifName = 'round' | 'tunnel' | 'station' | 'win'

interface Line {
  voice: (pitch: number, seconds: number, loud: number) => Sound
  /** Of each note. */
  loud: number
  /** How long a string rings on, in seconds. */
  rings: number
  notes: string
}

interface Motif {
  /** Beats in a minute. */
  tempo: number
  lines: Line[]
}

const banjoLine = (notes: string): Line => ({ voice: banjo, loud: 0.17, rings: 0.3, notes })
const harmonicaLine = (notes: string): Line => ({ voice: harmonica, loud: 0.09, rings: 0, notes })

export const MOTIFS: Record<MotifName, Motif> = {
  /** Off we go: a roll on the banjo, and two chords. */
  round: {
    tempo: 390,
    lines: [
      banjoLine('G3 B3 D4 G4 B4 G4 E4 D4 G4:2'),
      harmonicaLine('.:5 A4+C5 A4+D5 . G4+B4+D5:2'),
    ],
  },
  /** Down into the dark. */
  tunnel: {
    tempo: 250,
    lines: [harmonicaLine('G4 F#4 F4 E4 B3+E4+G4:4'), banjoLine('E3 . B3 . E3 B3 G3 E3')],
  },
  /** A whistle far away, and the wheels go slower. */
  station: {
    tempo: 300,
    lines: [
      harmonicaLine('E4+A4+C5:2 . E4+A4+C5 D4+G4+B4:3 C4+E4+G4:5'),
      banjoLine('C4 G3 E4 G3 D4 . G3 . C4 . . G3'),
    ],
  },
  /** All the money in the world. */
  win: {
    tempo: 400,
    lines: [
      banjoLine('G3 B3 D4 G4 B3 D4 G4 B4 D4 G4 B4 D5 G4 D5 G5:4'),
      harmonicaLine('.:6 B4+D5:2 C5+E5 C5+E5 A4+D5:2 B4+D5+G5:6'),
    ],
  },
}

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
/** A4, of 440 Hz, as a number of half-tones above C0. */
const STANDARD = 57

/** In hertz. */
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
  voice: Line['voice']
}

/** Everything that sounds in a motif. */
export function notesOf({ tempo, lines }: Motif): Note[] {
  const beat = 60 / tempo
  return lines.flatMap(({ voice, loud, rings, notes }) => {
    let time = 0
    return notes.split(' ').flatMap((word) => {
      const [names = '', beats = '1'] = word.split(':')
      const start = time
      time += Number(beats) * beat
      const seconds = time - start + rings
      if (names === '.') return []
      return names.split('+').map((name) => ({ pitch: pitchOf(name), start, seconds, loud, voice }))
    })
  })
}

export const motif =
  (name: MotifName): Sound =>
  (making) => {
    for (const { voice, pitch, start, seconds, loud } of notesOf(MOTIFS[name])) {
      voice(pitch, seconds, loud)({ ...making, time: making.time + start })
    }
  }

/** The motif that is heard with an event, if any. */
export function motifOf({ kind, turn }: EventView, view: View): MotifName | null {
  if (kind === 'turn' && turn === 'tunnel') return 'tunnel'
  if (kind !== 'round_began') return null
  const last = view.rounds.at(-1)
  return view.round === view.rounds.length && last?.station ? 'station' : 'round'
}
