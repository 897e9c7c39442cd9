/** Explanations are true: what the page says about things at each kind of table.

`tests/truths.json` lists the tables, the messages with the facts they need, and claims in four
languages; the test of the terminal's guide reads it, too. */

import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explain } from '../../../src/app/about/explain'
import { sampled } from '../../../src/gallery/samples'
import { loadAbout } from '../../../src/words/explanations'
import { Language } from '../../../src/words/language'
import type { ShownOptions, View } from '../../../src/protocol/protocol'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import { loadWords } from '../../../src/words/speaking.svelte'
import { pageSource } from '../../../scripts/pageWords'

interface Table extends ShownOptions {
  name: string
  facts: string[]
}

interface Truths {
  tables: Table[]
  holds: Record<string, string[]>
  claims: Record<string, string>[]
}

const { tables, holds, claims } = JSON.parse(
  readFileSync('../tests/truths.json', 'utf-8'),
) as Truths
const WORDS = '../src/colt_express/words'
/** Messages of a box that are another wording of one that is named elsewhere. */
const WORDINGS: Record<string, RegExp> = { horses: /_light$/, marshal: /^ending-.*_marshal$/ }

/** Whether all words of a condition are facts, and those with a ! are not. */
const isSo = (condition: string, facts: string[]) =>
  condition
    .split(' ')
    .filter(Boolean)
    .every((word) => facts.includes(word.replace('!', '')) !== word.startsWith('!'))

const RULED = Object.entries(holds).flatMap(([condition, patterns]) =>
  patterns.map((one) => ({ condition, pattern: new RegExp(`^${one.replaceAll('*', '.*')}$`) })),
)

/** When a message holds, by the list: one of these is enough. */
const conditionsOf = (message: string) =>
  RULED.filter(({ pattern }) => pattern.test(message)).map(({ condition }) => condition)

/** All that the game, or one of its boxes, has a name or an explanation for. */
function thingsOf(box = ''): string[] {
  const [names, abouts] = ['en.ftl', 'about/en.ftl'].map((file) =>
    readFileSync(`${WORDS}/${box && `${box}/`}${file}`, 'utf-8'),
  )
  const named = /^(figure|loot|hostage|effect|goal|card|turn|ending|round)-(\w+) =/gm
  const isWording = (id: string) => WORDINGS[box]?.test(id)
  return [
    ...[...(names ?? '').matchAll(named)]
      .filter(([, family, name]) => !isWording(`${family}-${name}`))
      .map(([, family, name = '']) => `${family} ${name.replace('_plus', '+')}`)
      .map((key) => (key === 'goal warrant' ? 'goal warrant tuco' : key)),
    ...[...(abouts ?? '').matchAll(/^about-option-(\w+) =/gm)].map(([, name]) => `option ${name}`),
  ]
}

const LITERALS = [...pageSource('src').matchAll(/data-about="([^"{}]+)"/g)].map(
  ([, key = '']) => key,
)
const MORE: Record<string, string[]> = {
  '': ['card', 'station', 'news', 'question', 'line PLAN-3', 'level outlaw'],
  horses: ['place coach', 'place coach roof'],
  marshal: ['place cell', 'gun left', 'prisoner doc', 'companion doc tuco', 'marks tuco'],
}
const OF_THE_COACH = /coach|shotgun|hostage /
const OF_TWO_BANDITS = /board_(one|both)/

/** A table of this kind, made of positions from games. */
function viewOf({ facts, variant }: Table): View {
  const has = (fact: string) => facts.includes(fact)
  const all = sampled('everything, eight plan')
  const view = has('marshal') ? all : sampled('horses, where to ride')
  const horses = view.horses && has('light') ? { ...view.horses, coach: null } : view.horses
  const two = variant === 'pair' || variant === 'duel'
  return {
    ...view,
    bandits: view.bandits.map((one, n) => ({ ...one, seat: two ? n >> 1 : one.seat })),
    horses: has('horses') ? horses : null,
    time_machine: has('time_machine') ? all.time_machine : null,
  }
}

/** Everything that can be explained at this table. */
function keysAt({ facts, boxes = [] }: Table, view: View): string[] {
  const others = boxes.includes('marshal') ? /^card marshal$/ : /$^/
  const things = ['', ...boxes].flatMap((box) => [...thingsOf(box), ...(MORE[box] ?? [])])
  const there = [
    ...view.bandits.map(({ name }) => `figure ${name}`),
    ...view.cars.flatMap((car) => [`car ${car}`, `roof ${car}`]),
  ]
  return [...new Set([...LITERALS, ...things, ...there])].filter(
    (key) =>
      !others.test(key) &&
      !(OF_THE_COACH.test(key) && !facts.includes('coach')) &&
      !(OF_TWO_BANDITS.test(key) && !facts.some((fact) => ['pair', 'duel'].includes(fact))) &&
      !(facts.includes('basic') && key.startsWith('ending ')),
  )
}

const said = new Set<string>()
const { say, attribute } = Language.prototype

beforeEach(() => {
  said.clear()
  vi.spyOn(Language.prototype, 'say').mockImplementation(function (this: Language, ...args) {
    said.add(args[0])
    return say.apply(this, args)
  })
  vi.spyOn(Language.prototype, 'attribute').mockImplementation(function (this: Language, ...args) {
    said.add(args[0])
    return attribute.apply(this, args)
  })
})
afterEach(() => void vi.restoreAllMocks())

describe.each(LANGUAGES)('explanations hold in %s', async (code) => {
  const [words, about] = await Promise.all([loadWords(code), loadAbout(code)])

  it.each(tables)('at this table: $name', (table) => {
    const view = viewOf(table)
    const lawman = view.marshal?.seat ?? -1
    for (const seat of new Set([lawman, ...view.bandits.map((one) => one.seat)].slice(0, 3))) {
      said.clear()
      const facts = [...table.facts, ...(view.marshal && seat === lawman ? ['law'] : [])]
      const asker = { words, about, view, seat, options: table }
      const texts = keysAt(table, view).flatMap((key) => explain(key, asker, 'label')?.text ?? [])
      expect(texts.length).toBeGreaterThan(100)
      const messages = [...said].sort()
      const unknown = messages.filter((one) => !conditionsOf(one).length)
      expect(unknown, 'say in tests/truths.json when these hold').toEqual([])
      expect(
        messages.filter((one) => !conditionsOf(one).some((when) => isSo(when, facts))),
      ).toEqual([])
      for (const { when = '', [code]: claim = '' } of claims) {
        if (isSo(when, facts)) continue
        expect(texts.filter((text) => new RegExp(claim, 'u').test(text))).toEqual([])
      }
    }
  })
})

it('every explanation is on the list', () => {
  const files = ['', 'horses/', 'marshal/', 'cursed/', 'time_machine/']
  const ids = files.flatMap((box) =>
    [...readFileSync(`${WORDS}/${box}about/en.ftl`, 'utf-8').matchAll(/^([\w-]+) =/gm)].map(
      ([, id = '']) => id,
    ),
  )
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => !conditionsOf(id).length)).toEqual([])
})
