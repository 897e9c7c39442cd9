/** The kinds of turns, by their signs on a round card. */
export const TURNS: Record<string, string> = {
  O: 'standard',
  T: 'tunnel',
  D: 'speeding_up',
  R: 'switching',
  M: 'turmoil',
  B: 'bumpy',
}
