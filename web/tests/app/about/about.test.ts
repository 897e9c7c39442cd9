import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pageSource, withBoxes } from '../../../scripts/pageWords'
import { explain } from '../../../src/app/about/explain'
import { aboutEvent, aboutOption } from '../../../src/app/about/abouts'
import { sampled } from '../../../src/gallery/samples'
import { loadAbout } from '../../../src/words/explanations'
import { BOTS, BOXES, CHARACTERS } from '../../../src/protocol/lists'
import type { ShownOptions, View } from '../../../src/protocol/protocol'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import { loadWords } from '../../../src/words/speaking.svelte'
import { aboutLoot } from '../../../src/scene/tokens'
import samples from '../../samples/words.json'

const WORDS = '../src/colt_express/words'
const { views, options, events } = samples
/** A table with everything on it, at the station. */
const view: View = {
  ...sampled('everything, eight plan'),
  rounds: sampled('seven players, the last round').rounds,
}
const boxes = BOXES.map(({ name }) => name)
const chosen: ShownOptions = { boxes }

/** Everything that the game has a name for: `card shoot`, `hostage poodle`. */
function namedThings(): string[] {
  const text = withBoxes(`${WORDS}/en.ftl`)
  const things = [...text.matchAll(/^(figure|car|loot|hostage|effect|goal|card|turn)-(\w+) =/gm)]
  return things.map(([, family, name = '']) =>
    // The stagecoach and the time machine are named like cars, but they are places.
    family === 'car' && name === 'coach'
      ? 'place coach'
      : family === 'car' && name === 'time_machine'
        ? 'place time machine'
        : `${family} ${name.replace('_plus', '+')}${family === 'goal' && name === 'warrant' ? ' tuco' : ''}`,
  )
}

/** Things from sample tables: tokens with their values, rounds, companions. */
function seenThings(): string[] {
  const tokens = views.flatMap(({ bandits, floor }) => [
    ...bandits.flatMap(({ loot }) => loot),
    ...Object.values(floor).flat(),
  ])
  const rounds = views.flatMap((one) => one.rounds.flatMap((round) => round ?? []))
  const companions = views.flatMap(({ marshal }) => Object.entries(marshal?.companions ?? {}))
  return [
    ...tokens.map(aboutLoot),
    ...rounds.flatMap(({ name, event }) => [
      `round ${name}`,
      ...(event ? [`ending ${event}`] : []),
    ]),
    ...companions.map(([holder, name]) => `companion ${name} ${holder}`),
    ...views.flatMap(({ cars }) => cars.flatMap((car) => [`car ${car}`, `roof ${car}`])),
    ...BOTS.map((bot) => `level ${bot}`),
    ...boxes.map((box) => `box ${box} `),
    ...CHARACTERS.flatMap((name) => [`prisoner ${name}`, `marks ${name}`]),
  ]
}

const source = pageSource('src')
/** The values of `data-about` written literally in the source. */
const literals = [...source.matchAll(/data-about="([^"{}]+)"/g)].map(([, about = '']) => about)

const ALL = [
  ...namedThings(),
  ...seenThings(),
  ...options.map(({ option, view: n }) => aboutOption(option, views[n] as View)),
  ...events.map(({ event }) => aboutEvent(event)),
  ...literals,
  ...['place cell', 'place coach roof', 'roof prison', 'card', 'station', 'gun left', 'gun right'],
  ...['news', 'question', 'button replay'],
]
const things = [...new Set(ALL)].sort()

const rules = new Set(
  [...readFileSync('../docs/rules.md', 'utf-8').matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm)].map(
    ([, id]) => id,
  ),
)

/** Endings of messages that are another wording for some tables. */
const WORDING = /_(law|marshal|light|coach|pair|duel|team|anytime|cursed|basic)$/
/** Maximum number of words of an explanation. */
const MOST_WORDS = 24

describe.each(LANGUAGES)('everything is explained in %s', async (code) => {
  const [words, about] = await Promise.all([loadWords(code), loadAbout(code)])

  it('with a name, a sentence and a rule that exists', () => {
    expect(things.length).toBeGreaterThan(200)
    const wrong = things.flatMap((thing) => {
      const found = explain(thing, { words, about, view, seat: 0, options: chosen }, 'label')
      if (!found) return [`${thing}: no explanation`]
      const { name, text, rule } = found
      return [
        ...(/\p{L}/u.test(name) ? [] : [`${thing}: no name`]),
        ...(/^["«„“(]?[\p{Lu}\p{N}$].*[.!?»”]$/u.test(text) ? [] : [`${thing}: "${text}"`]),
        ...(text.split(/\s/).length <= MOST_WORDS ? [] : [`${thing}: too long, "${text}"`]),
        ...(rule === undefined || rules.has(rule) ? [] : [`${thing}: no rule ${rule}`]),
      ]
    })
    expect(wrong).toEqual([])
  })

  it('with no unreadable sentence', () => {
    const ids = [...withBoxes(`${WORDS}/about/${code}.ftl`).matchAll(/^about-([\w-]+) =/gm)]
    const keys = new Set(things.map((thing) => thing.replace(' ', '-')))
    const idle = ids
      .map(([, id = '']) => id.replace(WORDING, ''))
      .filter((id) => !source.includes(`'about-${id}'`) && !keys.has(id))
      .filter((id) => !keys.has(id.replace('cursed-', 'loot-')))
    expect(idle).toEqual([])
  })
})

it('every explanation leads to a rule, except for buttons and things without one', () => {
  const without = things.filter((thing) => {
    const family = thing.split(' ')[0] ?? ''
    return !['box', 'button', 'level', 'line', 'option'].includes(family)
  })
  return Promise.all([loadWords('en'), loadAbout('en')]).then(([words, about]) => {
    const asker = { words, about, view, seat: 0, options: chosen }
    const found = without.filter((thing) => !explain(thing, asker, 'label')?.rule)
    expect(found).toEqual(['award', 'clock', 'keepsake', 'map', 'news', 'question'])
  })
})

it('boxes explain their own things in their own folders', () => {
  const common = readdirSync('src/app/about').map((name) => `src/app/about/${name}`)
  const text = common.map((file) => readFileSync(file, 'utf-8')).join('\n')
  expect(boxes.filter((box) => text.includes(`/${box}/`))).toEqual([])
})

describe.each(LANGUAGES)('a simplified table says that it is one, in %s', async (code) => {
  const [words, about] = [await loadWords(code), await loadAbout(code)]
  const whole = sampled('seven players, the last round')
  const asker = (left_out: string[]) => ({
    ...{ words, about, seat: 0, options: {} },
    view: {
      ...whole,
      left_out,
      bandits: whole.bandits.map((one) => ({
        ...one,
        abilities: left_out.includes('abilities') ? [] : one.abilities,
      })),
    },
  })
  const bandit = whole.bandits[0]?.name ?? ''
  const round = whole.rounds[0]?.name ?? ''

  it('where the ability would be', () => {
    const simple = words.say('left-out-abilities')
    expect(explain(`figure ${bandit}`, asker(['abilities', 'events']))?.ability).toBe(simple)
    expect(explain(`figure ${bandit}`, asker(['events']))?.ability).toContain(
      words.ability(bandit).slice(1),
    )
  })

  it('where the event would be, and names no round after it', () => {
    const explained = explain(`round ${round}`, asker(['events']))
    expect(explained?.name).toBe(words.say('page-round-plain', { number: 1 }))
    expect(explained?.text).toContain(words.say('left-out-events'))
    expect(explain(`round ${round}`, asker([]))?.name).toBe(
      words.houseArguments('round', round).round,
    )
    const event = { kind: 'round_began', rule: 'PLAN-1', seat: 0, number: 1, round }
    const named = String(words.houseArguments('round', round).round)
    expect(words.event(event, asker(['events']).view)).not.toContain(named)
    expect(words.event(event, asker([]).view)).toContain(named)
  })
})
