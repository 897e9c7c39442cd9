/** Passages of the rules in pieces: emphasis, links to rules, and marks on what was searched for. */

import type { Rules } from '../../protocol/protocol'

/** Says whether a word of a text is to be marked. */
export type Marks = (word: string) => boolean

export const NO_MARKS: Marks = () => false

/** Ids of rules similar to `id`, which does not exist. */
export function nearTo(id: string, { chapters }: Rules): string[] {
  const ids = chapters.flatMap(({ parts }) => parts.flatMap((part) => part.id ?? []))
  const [beginning = ''] = id.toUpperCase().split(/[^A-Z]/)
  return beginning ? ids.filter((one) => one.split('-').includes(beginning)).slice(0, 12) : []
}

export interface Piece {
  text: string
  emphasis?: boolean
  code?: boolean
  /** The id of a rule that is named here. */
  rule?: string
  marked?: boolean
}

const MARKUP = /\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b)/g

/** A passage in pieces: emphasis, names of known rules, and what was searched for. */
export function piecesOf(text: string, marks: Marks, ids: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(MARKUP)) {
    const { emphasis, code, rule } = match.groups ?? {}
    if (rule && !ids.has(rule)) continue
    pieces.push({ text: text.slice(from, match.index) })
    if (emphasis) pieces.push({ text: emphasis, emphasis: true })
    else if (code) pieces.push({ text: code, code: true })
    else if (rule) pieces.push({ text: rule, rule })
    from = match.index + match[0].length
  }
  pieces.push({ text: text.slice(from) })
  return pieces.flatMap((piece) => marked(piece, marks)).filter((piece) => piece.text)
}

/** A piece, cut around the words that are marked. */
export function marked(piece: Piece, marks: Marks): Piece[] {
  const cut: Piece[] = []
  for (const text of piece.text.split(/([\p{L}\p{N}]+)/u)) {
    const isMarked = marks(text)
    const last = cut.at(-1)
    if (last && !isMarked && !last.marked) last.text += text
    else cut.push({ ...piece, text, marked: isMarked })
  }
  return cut
}
