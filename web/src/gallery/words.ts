/** English for the gallery only; the table's words come from the .ftl files. */

export const NAMES: Record<string, string> = {
  ghost: 'Ghost',
  doc: 'Doc',
  tuco: 'Tuco',
  cheyenne: 'Cheyenne',
  belle: 'Belle',
  django: 'Django',
  mei: 'Mei',
  marshal: 'The Marshal',
  shotgun: 'The Shotgun',
}

export const TURNS = { O: 'Standard', T: 'Tunnel', D: 'Speeding up', R: 'Switching' }

export function spoken(words: string): string {
  const text = words.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
