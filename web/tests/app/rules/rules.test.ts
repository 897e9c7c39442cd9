import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { captionsOf, ringedBy, tablesOf } from '../../../src/app/example/captions'
import { marked, nearTo, piecesOf } from '../../../src/app/rules/passage'
import { Finder } from '../../../src/app/rules/search/finder'
import type { RuleExample, Rules } from '../../../src/protocol/protocol'
import { loadWords } from '../../../src/words/speaking.svelte'
import { LANGUAGES } from '../../../src/browser/settings.svelte'

const RULES: Rules = {
  language: 'ru',
  questions: [],
  vocabulary: { stop: ['и'], endings: ['ом', 'а'], synonyms: [['шериф', 'маршал']] },
  chapters: [
    {
      title: 'Действия',
      parts: [
        { kind: 'rule', id: 'SHOOT-4', text: 'Над крышами пуля летит, пока её не остановят.' },
        { kind: 'rule', id: 'MEET-1', text: '*Шериф* никого не щадит (см. SHOOT-4).' },
      ],
    },
    {
      title: 'Koniec',
      parts: [
        { kind: 'text', text: 'Łup liczy się na końcu.' },
        { kind: 'code', text: 'rumors = { turns = "OBTO" }' },
        { kind: 'rule', id: 'END-1', text: "À l'étage, 1 000 $ de plus." },
      ],
    },
  ],
}

describe('searching the rules', () => {
  const finder = new Finder(RULES)
  const idsFor = (typed: string) => finder.rules(typed).map(({ part }) => part.id)

  it.each([
    ['shoot4', ['SHOOT-4', 'MEET-1']],
    ['Shoot 4', ['SHOOT-4', 'MEET-1']],
    ['ее остан', ['SHOOT-4']],
    ['ШЕРИФОМ', ['MEET-1']],
    ['маршал', ['MEET-1']],
    ['шерифф', ['MEET-1']],
    ['ериф', []],
    ['etage', ['END-1']],
    ['действ', ['SHOOT-4', 'MEET-1']],
    ['rumors', []],
    ['', []],
  ])('for %s', (typed, ids) => {
    expect(idsFor(typed)).toEqual(ids)
  })

  it('marks the words that were found, with their endings', () => {
    const pieces = marked({ text: "À l'étage, l'ÉTAGE" }, finder.marks('etag'))
    expect(pieces.filter((piece) => piece.marked).map(({ text }) => text)).toEqual([
      'étage',
      'ÉTAGE',
    ])
    expect(pieces.map(({ text }) => text).join('')).toBe("À l'étage, l'ÉTAGE")
  })

  it('tells emphasis and rules that are named', () => {
    const text = '*Шериф*: `rules` и SHOOT-4, не UTF-8'
    const pieces = piecesOf(text, finder.marks('шериф'), new Set(['SHOOT-4']))
    expect(pieces.map(({ text }) => text).join('')).toBe('Шериф: rules и SHOOT-4, не UTF-8')
    expect(pieces[0]).toMatchObject({ text: 'Шериф', emphasis: true, marked: true })
    expect(pieces.find(({ code }) => code)?.text).toBe('rules')
    expect(pieces.flatMap(({ rule }) => rule ?? [])).toEqual(['SHOOT-4'])
  })

  it('knows rules that are much like one that does not exist', () => {
    expect(nearTo('shoot-9', RULES)).toEqual(['SHOOT-4'])
    expect(nearTo('99', RULES)).toEqual([])
  })
})

describe('questions', () => {
  type Sample = Pick<Rules, 'questions' | 'vocabulary'> & { cases: Record<string, string> }
  const samples = JSON.parse(readFileSync('tests/samples/questions.json', 'utf-8')) as Record<
    string,
    Sample
  >

  it.each(Object.entries(samples))('in %s are answered first', (language, sample) => {
    const finder = new Finder({ language, chapters: [], ...sample })
    const answered = Object.keys(sample.cases).map((asked) => [
      asked,
      finder.answers(asked)[0]?.rule,
    ])
    expect(answered).toEqual(Object.entries(sample.cases))
  })
})

describe('an example', () => {
  const example = JSON.parse(readFileSync('tests/samples/example.json', 'utf-8')) as RuleExample
  const tables = tablesOf(example)

  it('has a table after every step', () => {
    expect(tables).toHaveLength((example.steps?.length ?? 0) + 1)
    expect(tables.at(-1)?.bandits.find(({ name }) => name === 'ghost')?.bullets).toBe(5)
  })

  it('is told in words', async () => {
    const words = await loadWords('en', ['reading'])
    const lines = (example.steps ?? []).flatMap((step, n) => {
      const [before, after] = [tables[n], tables[n + 1]]
      return before && after ? captionsOf(step, before, after, 99, words) : []
    })
    expect(lines.map(({ text }) => text)).toEqual([
      'The pile is turned over. Here we go!',
      'Ghost may choose: Tuco, on the roof of the mail car · Cheyenne, on the roof of the mail car.',
      'Ghost may not choose: Doc, on the roof of the first-class car.',
      'Ghost chooses: Cheyenne, on the roof of the mail car.',
      'Ghost shoots Cheyenne.',
    ])
  })

  it.each(LANGUAGES)('is told in %s', async (code) => {
    const words = await loadWords(code, ['reading'])
    const [first] = tables
    const told = (example.steps ?? []).map(
      (step) => first && captionsOf(step, first, first, 9, words),
    )
    expect(told.flat().every((line) => line?.text)).toBe(true)
  })

  it('rings the options, and only those', () => {
    const rings = (example.steps ?? []).map(ringedBy)
    expect(rings.map((told) => told?.figures)).toEqual([
      undefined,
      ['tuco', 'cheyenne'],
      undefined,
      undefined,
    ])
  })
})
