/** The search's vocabulary of a language: stems, synonyms and stop words. The same as
`scenarios/finding/vocabulary.py`. */

import type { Vocabulary } from '../../../protocol/protocol'

/** Letters that an ending leaves at least. */
const STEM = 3

/** Weight of a stop word: it decides only between texts that are equal otherwise. */
export const STOP = 0.1

/** Accented letters that Unicode normalization does not decompose. */
const UNACCENTED: Record<string, string> = { ł: 'l' }

/** A text in small letters without accents; every sign stays where it was. */
export function folded(text: string): string {
  return [...text.toLowerCase()]
    .map((sign) => UNACCENTED[sign] ?? (sign.length === 1 ? sign.normalize('NFD').charAt(0) : sign))
    .join('')
}

/** The words and numbers of a text, folded. */
export const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A vocabulary, ready to be used. */
export class Speech {
  readonly #stop: ReadonlySet<string>
  readonly #groups = new Map<string, number>()
  readonly #endings: readonly string[]

  constructor({ stop, endings, synonyms }: Vocabulary) {
    this.#stop = new Set(stop)
    this.#endings = endings
    synonyms.forEach((group, number) => {
      for (const word of group) {
        const stem = this.stem(word)
        if (!this.#groups.has(stem)) this.#groups.set(stem, number)
      }
    })
  }

  /** A folded word without its ending. */
  stem(word: string): string {
    const ending = this.#endings.find(
      (one) => word.endsWith(one) && word.length - one.length >= STEM,
    )
    return ending ? word.slice(0, -ending.length) : word
  }

  /** The group of synonyms that a stem belongs to. */
  groupOf = (stem: string): number | undefined => this.#groups.get(stem)

  /** How much a folded word says about the subject of a question. */
  weight = (word: string): number => (this.#stop.has(word) ? STOP : 1)
}
