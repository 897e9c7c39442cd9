/** Finding rules by words or by id, as one types, and marking what was found.

Capitals and accents do not matter; a word is found by its beginning. */

import type { Rules, RulesChapter, RulesPart } from '../../lib/protocol'

/** Letters that have no accent to be taken off. */
const PLAIN: Record<string, string> = { ł: 'l', '’': "'", '‑': '-' }

/** A text to compare by; every sign stays where it was. */
export function folded(text: string): string {
  return [...text.toLowerCase()]
    .map((sign) => PLAIN[sign] ?? (sign.length === 1 ? sign.normalize('NFD').charAt(0) : sign))
    .join('')
}

export const termsOf = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean)

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Where words of a text begin with a term. */
function* placesOf(text: string, term: string): Generator<number> {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (!isLetter(text[at - 1]) || !isLetter(term[0])) yield at
  }
}

const speaksOf = (text: string, term: string) => !placesOf(text, term).next().done

/** `shoot4`, `Shoot 4` and `shoot-4` mean the same. */
const isId = (id: string, terms: string[]) =>
  folded(id).replaceAll('-', '').startsWith(terms.join('').replaceAll('-', ''))

function matches({ id = '', text }: RulesPart, title: string, terms: string[]): boolean {
  if (id && isId(id, terms)) return true
  const said = folded(`${id} ${title} ${text.replaceAll('*', '')}`)
  return terms.every((term) => speaksOf(said, term))
}

/** The chapters with what speaks of all terms; everything if there are none. */
export function found({ chapters }: Rules, terms: string[]): RulesChapter[] {
  if (!terms.length) return chapters
  return chapters.flatMap(({ title, parts }) => {
    const some = parts.filter((part) => part.kind !== 'code' && matches(part, title, terms))
    return some.length ? [{ title, parts: some }] : []
  })
}

/** Rules whose id is much like this one, which does not exist. */
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
export function piecesOf(text: string, terms: string[], ids: ReadonlySet<string>): Piece[] {
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
  return pieces.flatMap((piece) => marked(piece, terms)).filter((piece) => piece.text)
}

/** A piece, cut where something was found in it. */
export function marked(piece: Piece, terms: string[]): Piece[] {
  const text = folded(piece.text)
  const hits: boolean[] = Array<boolean>(text.length).fill(false)
  for (const term of terms) {
    for (const at of placesOf(text, term)) hits.fill(true, at, at + term.length)
  }
  const cut: Piece[] = []
  for (let at = 0, to: number; at < text.length; at = to) {
    to = at + 1
    while (to < text.length && hits[to] === hits[at]) to += 1
    cut.push({ ...piece, text: piece.text.slice(at, to), marked: hits[at] })
  }
  return cut
}
