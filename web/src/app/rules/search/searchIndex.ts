/** An index of short texts, searched by the words of a question.

The same as `scenarios/finding/index.py`: a word is found by its stem, by a synonym, by its beginning, and
if nothing else fits, with one wrong letter. Rare words count for more than frequent ones. */

import { wordsOf, type Speech } from './vocabulary'

/** Weight of a match by a synonym, by a beginning and with a typo; a match of the stem has 1. */
const [SYNONYM, BEGINNING, TYPO] = [0.7, 0.6, 0.5]

/** Letters that are enough for the beginning of a word. */
const BEGUN = 3

/** Letters of a word that may have a wrong one. */
const MISSPELLED = 5

/** A text that was found, with the share of the question that it speaks of. */
export interface Hit {
  number: number
  score: number
  coverage: number
}

export type Field = readonly [text: string, weight: number]

/** The weights of an indexed text. */
interface Entry {
  words: Map<string, number>
  stems: Map<string, number>
  groups: Map<number, number>
}

function raise<Key>(weights: Map<Key, number>, key: Key, weight: number) {
  weights.set(key, Math.max(weight, weights.get(key) ?? 0))
}

function heaviest({ words }: Entry, fits: (word: string) => boolean): number {
  let best = 0
  for (const [word, weight] of words) if (weight > best && fits(word)) best = weight
  return best
}

export class SearchIndex {
  readonly #entries: Entry[]

  constructor(
    private readonly speech: Speech,
    texts: readonly (readonly Field[])[],
  ) {
    this.#entries = texts.map((fields) => this.#entry(fields))
  }

  #entry(fields: readonly Field[]): Entry {
    const entry: Entry = { words: new Map(), stems: new Map(), groups: new Map() }
    for (const [text, weight] of fields) {
      for (const word of wordsOf(text)) {
        const stem = this.speech.stem(word)
        const group = this.speech.groupOf(stem)
        raise(entry.words, word, weight)
        raise(entry.stems, stem, weight)
        if (group !== undefined) raise(entry.groups, group, weight)
      }
    }
    return entry
  }

  /** All entries that match a part of the question, the best first. */
  search(asked: string): Hit[] {
    const found = this.#entries.map((_, number) => ({ number, score: 0, coverage: 0 }))
    let total = 0
    for (const term of wordsOf(asked)) {
      const strengths = this.#strengths(term)
      const frequency = strengths.filter((strength) => strength > 0).length
      const rarity = Math.log(1 + found.length / Math.max(frequency, 1))
      const weight = rarity * this.speech.weight(term)
      total += weight
      strengths.forEach((strength, number) => {
        const hit = found[number]
        if (!hit || !strength) return
        hit.score += weight * strength
        hit.coverage += weight
      })
    }
    return found
      .filter(({ coverage }) => coverage > 0)
      .map(({ number, score, coverage }) => ({
        number,
        score: (score * coverage) / total,
        coverage: coverage / total,
      }))
      .sort((one, other) => other.score - one.score || one.number - other.number)
  }

  /** How strongly each entry matches a term. */
  #strengths(term: string): number[] {
    const stem = this.speech.stem(term)
    const group = this.speech.groupOf(stem) ?? -1
    const strengths = this.#entries.map((entry) =>
      Math.max(
        entry.stems.get(stem) ?? 0,
        SYNONYM * (entry.groups.get(group) ?? 0),
        term.length < BEGUN ? 0 : BEGINNING * heaviest(entry, (word) => word.startsWith(term)),
      ),
    )
    if (strengths.some(Boolean) || term.length < MISSPELLED) return strengths
    return this.#entries.map((entry) => TYPO * heaviest(entry, (word) => isTypo(word, term)))
  }
}

/** Whether one letter is wrong, missing or too many, or two neighbors have changed places. */
export function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  if (short.slice(start + 1) === long.slice(start + 1)) return true
  const swapped = `${short.charAt(start + 1)}${short.charAt(start)}`
  return (
    swapped === long.slice(start, start + 2) && short.slice(start + 2) === long.slice(start + 2)
  )
}
