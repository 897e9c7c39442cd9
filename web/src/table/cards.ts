/** Cards in the server's words: `move`, `tuco move`, `bullet ghost`, `bullet neutral`. */

export interface CardWords {
  kind: string
  /** Whose card it is, or whose bullet; nothing where the words do not say. */
  owner: string | null
}

export function readCard(words: string): CardWords {
  const [first = '', second] = words.split(' ')
  if (first === 'bullet') return { kind: 'bullet', owner: second ?? null }
  return second ? { kind: second, owner: first } : { kind: first, owner: null }
}
