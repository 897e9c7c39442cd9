/** The gestures of the table: small drawings on a field of 24 by 24, part by part. */

import type { Emote } from '../../protocol/protocol'

interface Part {
  line: string
  /** Where it is painted. */
  fill?: string
}

const FACE: Part = { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', fill: '#ffd86b' }

export const SIGNS: Record<Emote['name'], Part[]> = {
  hat: [
    { line: 'M6 15q0-10 6-7q6-3 6 7z', fill: '#a9713c' },
    { line: 'M2 16q10 5 20 0q-10-3-20 0z', fill: '#a9713c' },
  ],
  laugh: [
    FACE,
    { line: 'M7 10l2-1l2 1M13 10l2-1l2 1' },
    { line: 'M7 13h10q-5 9-10 0z', fill: '#b3262e' },
  ],
  gasp: [
    FACE,
    { line: 'M8 9v1M16 9v1' },
    { line: 'M9.5 16a2.5 3 0 1 0 5 0a2.5 3 0 1 0-5 0z', fill: '#7d2436' },
  ],
  cheer: [
    { line: 'M5 21l4-10l6 6z', fill: '#e2603f' },
    { line: 'M12 8q0-3 2-5M15 10q3-1 4-4M16 13q3-1 5 0M19 18h1' },
  ],
  sorry: [FACE, { line: 'M8 10v1M16 10v1M8 17q4-4 8 0' }],
  hurry: [
    { line: 'M7 3q0 6 5 9q-5 3-5 9h10q0-6-5-9q5-3 5-9z', fill: '#e9f2f5' },
    { line: 'M8 21q1-5 4-5t4 5z', fill: '#e0a83c' },
    { line: 'M6 3h12M6 21h12' },
  ],
}

export const EMOTES = Object.keys(SIGNS) as Emote['name'][]

export const isEmote = (name: string): name is Emote['name'] => name in SIGNS
