/** The figures' colours and letters; other languages bring letters of their own. */

export const COLOURS: Record<string, string> = {
  ghost: '#efe7da',
  doc: '#2f6fb0',
  tuco: '#b3262e',
  cheyenne: '#2f7d4a',
  belle: '#7b4aa0',
  django: '#2b2b33',
  mei: '#e0a020',
  marshal: '#d9a92f',
  shotgun: '#8a5a34',
}

export const LETTERS: Record<string, string> = {
  ghost: 'G',
  doc: 'K',
  tuco: 'T',
  cheyenne: 'C',
  belle: 'B',
  django: 'D',
  mei: 'M',
  marshal: '★',
  shotgun: 'S',
}

/** What is written on a figure's colour. */
export function inkOn(name: string): string {
  return ['ghost', 'mei', 'marshal'].includes(name) ? '#2a1a1f' : '#fff6de'
}

export function colourOf(name: string): string {
  return COLOURS[name] ?? '#8a8078'
}
