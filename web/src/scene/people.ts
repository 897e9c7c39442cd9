/** The figures' colours and letters; other languages bring letters of their own. */

import type { Person } from './chapter'
import { CHAPTERS } from './chapters'

/** Figures that come with a box. */
export const OTHERS: Record<string, Person> = Object.assign(
  {},
  ...CHAPTERS.map((chapter) => chapter.people),
)

const COLOURS: Record<string, string> = {
  ghost: '#efe7da',
  doc: '#2f6fb0',
  tuco: '#b3262e',
  cheyenne: '#2f7d4a',
  belle: '#7b4aa0',
  django: '#2b2b33',
  mei: '#e0a020',
  marshal: '#d9a92f',
}

export const LETTERS: Record<string, string> = {
  ghost: 'G',
  doc: 'D',
  tuco: 'T',
  cheyenne: 'C',
  belle: 'B',
  django: 'J',
  mei: 'M',
  marshal: '★',
  ...Object.fromEntries(Object.entries(OTHERS).map(([name, { letter }]) => [name, letter])),
}

/** What is written on a figure's colour. */
export function inkOn(name: string): string {
  return ['ghost', 'mei', 'marshal'].includes(name) ? '#2a1a1f' : '#fff6de'
}

export function colourOf(name: string): string {
  return COLOURS[name] ?? OTHERS[name]?.colour ?? '#8a8078'
}
