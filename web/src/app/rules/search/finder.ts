/** Answers to questions: frequent questions first, then the rules about them. The same as
`scenarios/finding/finder.py`, except for an id that is still being typed. */

import type { AskedQuestion, Rules, RulesPart } from '../../../protocol/protocol'
import { SearchIndex, type Hit } from './searchIndex'
import { folded, Speech, STOP, wordsOf } from './vocabulary'

/** Most answers shown. */
const ANSWERS = 3

/** Share of a question that a hit speaks of. */
const COVERAGE = 0.5

/** The same, if no text has more of the words. */
const PARTIAL = 0.2

/** Share of the best score below which a rule is left out. */
const WEAK = 0.3

/** A rule, or another passage of the book, with the title of its chapter. */
export interface Found {
  chapter: string
  part: RulesPart
}

export class Finder {
  readonly questions: readonly AskedQuestion[]
  readonly #speech: Speech
  readonly #passages: Found[]
  readonly #asked: SearchIndex
  readonly #written: SearchIndex

  constructor({ chapters, questions, vocabulary }: Rules) {
    this.#speech = new Speech(vocabulary)
    this.questions = questions
    this.#passages = chapters.flatMap(({ title, parts }) =>
      parts.filter(({ kind }) => kind === 'rule').map((part) => ({ chapter: title, part })),
    )
    this.#asked = new SearchIndex(
      this.#speech,
      questions.map(({ question, also, answer }) => [
        [question, 2],
        [also, 2],
        [answer, 1],
      ]),
    )
    this.#written = new SearchIndex(
      this.#speech,
      this.#passages.map(({ chapter, part }) => [
        [part.id ?? '', 2],
        [chapter, 0.5],
        [part.text, 1],
      ]),
    )
  }

  /** The questions closest to what was asked, the closest first. */
  answers(asked: string): AskedQuestion[] {
    return best(this.#asked.search(asked))
      .slice(0, ANSWERS)
      .flatMap(({ number }) => this.questions[number] ?? [])
  }

  /** The rules whose id begins with `asked`, those of the answers, and those that match the
  question, the best first. */
  rules(asked: string): Found[] {
    const wanted = bare(asked)
    const byId = this.#passages.filter(
      ({ part }) => wanted && bare(part.id ?? '').startsWith(wanted),
    )
    const answering = this.answers(asked).flatMap(({ rule }) =>
      this.#passages.filter(({ part }) => part.id === rule),
    )
    const speaking = best(this.#written.search(asked)).flatMap(
      ({ number }) => this.#passages[number] ?? [],
    )
    return [...new Set([...byId, ...answering, ...speaking])]
  }

  /** A function that says whether a word of a text is among what was asked. */
  marks(asked: string): (word: string) => boolean {
    const telling = wordsOf(asked).filter((word) => this.#speech.weight(word) > STOP)
    const terms = telling.map((term) => {
      const stem = this.#speech.stem(term)
      return { term, stem, group: this.#speech.groupOf(stem) }
    })
    return (word) =>
      wordsOf(word).some((said) => {
        const stem = this.#speech.stem(said)
        const group = this.#speech.groupOf(stem)
        return terms.some(
          (one) =>
            one.stem === stem ||
            said.startsWith(one.term) ||
            (group !== undefined && group === one.group),
        )
      })
  }
}

/** The hits worth showing. */
function best(hits: Hit[]): Hit[] {
  for (const least of [COVERAGE, PARTIAL]) {
    const covering = hits.filter(({ coverage }) => coverage >= least)
    const [first] = covering
    if (first) return covering.filter(({ score }) => score >= WEAK * first.score)
  }
  return []
}

/** An id however it is written: `shoot4`, `Shoot 4` and `SHOOT-4` are the same. */
const bare = (id: string) => folded(id).replace(/[-\s]/g, '')
