/** The kinds of tokens: how wide they are, and in which order they lie. */

import type { TokenView } from '../protocol/protocol'
import type { TokenKind } from './chapter'
import { CHAPTERS } from './chapters'

const KINDS: Record<string, TokenKind> = Object.assign(
  {
    strongbox: { width: 48, order: 0 },
    jewel: { width: 31, order: 2 },
    purse: { width: 35, order: 3 },
  },
  ...CHAPTERS.map((chapter) => chapter.tokens),
)

/** The value of `data-about`. */
export const aboutLoot = ({ kind, value }: Pick<TokenView, 'kind' | 'value'>) =>
  ['loot', kind, value].filter((part) => part != null).join(' ')

const OTHER: TokenKind = { width: 34, order: -1 }

export function kindOf(kind: string): TokenKind {
  return KINDS[kind] ?? OTHER
}
