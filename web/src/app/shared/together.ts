/** Questions that several players answer in secret at the same time. */

import type { View } from '../../protocol/protocol'

const TOGETHER: Record<string, 'board' | 'turmoil' | 'keep_cards'> = {
  board: 'board',
  turmoil: 'turmoil',
  turmoil_card: 'turmoil',
  turmoil_cards: 'turmoil',
  keep_cards: 'keep_cards',
}

/** The kind of question that several players answer at once now; null where they are asked in
turn. */
export function together(view: View): 'board' | 'turmoil' | 'keep_cards' | null {
  const kinds = view.questions.flatMap(({ kind }) => TOGETHER[kind] ?? [])
  return kinds[0] ?? null
}

/** The seats that have not chosen yet. */
export function deciding(view: View): Set<number> {
  return new Set(view.questions.map(({ seat }) => seat))
}
