import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import BoxFields from '../../../src/app/setup/BoxFields.svelte'
import Boarding from '../../../src/app/boxes/horses/Boarding.svelte'
import Boxes from '../../../src/app/shared/Boxes.svelte'
import Choices from '../../../src/app/question/Choices.svelte'
import { headlineOf } from '../../../src/app/game/headline'
import Held from '../../../src/app/boxes/horses/Held.svelte'
import HowToPlay from '../../../src/app/learn/HowToPlay.svelte'
import { horsesParts } from '../../../src/app/boxes/horses/loading'
import Players from '../../../src/app/game/Players.svelte'
import Question from '../../../src/app/question/Question.svelte'
import Ready from '../../../src/app/question/Ready.svelte'
import Rounds from '../../../src/app/game/Rounds.svelte'
import Finale from '../../../src/app/finale/Finale.svelte'
import { shortLabel } from '../../../src/app/question/shortLabel'
import { together } from '../../../src/app/shared/together'
import { tableResult } from '../../../src/protocol/api'
import { BOXES, boxesOf } from '../../../src/protocol/boxes'
import type { Playing } from '../../../src/play/playing'
import type { EventView, QuestionView, TableInfo, View } from '../../../src/protocol/protocol'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import { loadWords, speaking } from '../../../src/words/speaking.svelte'
import { NewTableOptions } from '../../../src/app/setup/newTable.svelte'
import { HOSTAGES } from '../../../src/scene/boxes/horses/hostages'
import Icon from '../../../src/icons/Icon.svelte'
import PlayerPanel from '../../../src/table/PlayerPanel.svelte'
import TurnSign from '../../../src/table/TurnSign.svelte'
import { bubble, explained } from '../../support/explaining'
import { ask, bandit, round, table } from '../../support/horsesTable'
import { show, tap } from '../../support/showing'

vi.mock('../../../src/protocol/api', async (real) => ({ ...(await real()), tableResult: vi.fn() }))

beforeAll(() => horsesParts.load())

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('finale')
  await speaking.also('reading')
})

const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const labels = (shown: Element, selector: string) =>
  [...shown.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'))
const playing = (more: Partial<Playing> = {}) =>
  ({ log: [], busy: false, seat: 0, watching: false, ...more }) as unknown as Playing

describe('a new table', () => {
  it('has no box unless one is wanted', () => {
    expect(new NewTableOptions().options).toEqual({})
  })

  it('has the ticked box and its switches', () => {
    const wanted = new NewTableOptions()
    const shown = show(BoxFields, { wanted })
    expect(shown.querySelectorAll('select')).toHaveLength(0)
    tap(shown.querySelector('input[type=checkbox]') as Element)
    expect(wanted.options).toEqual({ boxes: ['horses'] })
    const [coach, whiskey] = shown.querySelectorAll('select')
    expect(coach?.value).toBe('whole')
    const select = whiskey as HTMLSelectElement
    select.value = 'any'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    expect(wanted.options).toEqual({ boxes: ['horses'], switches: { whiskey: 'any' } })
  })

  it('goes without boxes on a first ride, and says so', () => {
    const wanted = new NewTableOptions()
    wanted.boxes = ['horses']
    wanted.rules = 'basic'
    const shown = show(BoxFields, { wanted })
    expect(wanted.options).toEqual({ rules: 'basic' })
    expect(shown.querySelector('fieldset')?.disabled).toBe(true)
    expect(text(shown.querySelector('[role=status]'))).not.toBe('')
  })

  it('lists its boxes and unusual switches', () => {
    const options = { boxes: ['horses'], switches: { horses: 'light', whiskey: 'standard' } }
    expect(boxesOf(options)[0]?.unusual).toEqual([['horses', 'light']])
    const shown = show(Boxes, { options })
    expect(text(shown)).toContain('Horses & Stagecoach')
    expect(shown.querySelectorAll('em')).toHaveLength(1)
    expect(text(show(Boxes, { options: {} }))).toBe('')
  })

  it('may have the cards of this server, if it has any', async () => {
    const house = { cars: ['gold_car'], rounds: ['night'], stations: [] }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(house))))
    onTestFinished(() => void vi.unstubAllGlobals())
    const wanted = new NewTableOptions()
    const shown = show(BoxFields, { wanted })
    await vi.waitFor(() => expect(text(shown)).toContain('gold car, night'))
    tap([...shown.querySelectorAll('input[type=checkbox]')].at(-1) as Element)
    expect(wanted.options).toEqual({ house: true })
    wanted.rules = 'basic'
    expect(wanted.options).toEqual({ rules: 'basic' })
    expect(text(show(Boxes, { options: { house } }))).toContain('gold car, night')
  })

  it.each(LANGUAGES)('explains every box and switch in %s', async (code) => {
    const words = await loadWords(code)
    expect(words.say('page-box-house-hint', { cards: 'the night' })).toContain('the night')
    for (const { name, switches } of BOXES) {
      expect(words.say(`page-box-${name}-hint`)).not.toBe('')
      for (const [one, values] of Object.entries(switches)) {
        for (const value of values) expect(words.say(`page-switch-${one}-${value}`)).not.toBe('')
      }
    }
  })
})

describe('pictures', () => {
  it.each(['ride', 'keep', 'turmoil', 'drink'])('%s has one', (kind) => {
    expect(show(Icon, { kind }).querySelectorAll('path').length).toBeGreaterThan(1)
  })

  it('turmoil has a sign of its own', () => {
    const paths = (sign: string) => show(TurnSign, { sign }).querySelectorAll('path').length
    expect(paths('M')).toBeGreaterThan(paths('O'))
  })
})

describe.each(LANGUAGES)('a round card in %s', (code) => {
  it('explains turmoil, the cards to keep, and how it ends', async () => {
    await speaking.speak(code)
    const { words } = speaking
    const view = table({ rounds: [round({ event: 'higher_speed' })] })
    const shown = show(Rounds, { view })
    const told = await explained(shown.querySelector('button'), view)
    for (const part of [
      words.explained('turn', 'turmoil').turn_hint,
      words.say('table-keep', { keep: 2 }),
      words.endingArguments('higher_speed', view).ending_hint,
    ]) {
      expect(told).toContain(String(part).replace(/\s+/g, ' '))
    }
    expect(labels(shown, '.keep')).toEqual([words.say('table-keep', { keep: 2 })])
    expect(shown.querySelectorAll('.keep svg')).toHaveLength(2)
  })
})

describe('a player’s panel', () => {
  const flasks = [
    { number: 1, kind: 'flask' },
    { number: 2, kind: 'flask', value: 4 },
  ]
  const view = table(
    {
      bandits: [
        bandit('tuco', 0, { loot: flasks }),
        bandit('belle', 1),
        bandit('django', 2, { at: 'away' }),
      ],
    },
    { taken: { belle: 'poodle' } },
  )
  const info = { seats: [], host: 0, status: 'playing' } as unknown as TableInfo
  const names = { tuco: 'Tuco', belle: 'Belle', django: 'Django' }
  const panels = () =>
    show(Players, { view, info, live: playing(), names, letters: { tuco: 'T', belle: 'B' } })

  it('shows flasks, and their kind to players who know it', () => {
    const shown = panels().querySelector('[data-panel=tuco]')
    expect(labels(shown as Element, '.loot')).toEqual([
      'loot: a flask, a half-empty flask of old whiskey',
    ])
    expect(shown?.querySelectorAll('.token')).toHaveLength(0)
    expect(text(shown?.querySelector('.loot text'))).toBe('?')
  })

  it('shows the hostage, and explains him', async () => {
    const shown = panels()
    const held = shown.querySelector('[data-panel=belle] .company button') as HTMLElement
    expect(held.getAttribute('aria-label')).toBe('hostage: poodle')
    const told = await explained(held, view)
    expect(held.getAttribute('aria-describedby')).toBe(bubble()?.id)
    expect(told).toContain('$1,000')
    expect(told).toContain('a bullet into your deck')
    expect(shown.querySelectorAll('.company')).toHaveLength(1)
    expect(shown.querySelectorAll('[data-chip=belle] .picture')).toHaveLength(1)
  })

  it('says which bandit is gone for good', () => {
    const shown = panels()
    expect(text(shown.querySelector('[data-panel=django] small'))).toBe('rode off')
    expect(text(shown.querySelector('[data-panel=belle] small'))).toBe('')
  })

  it('counts loot without names', () => {
    const [tuco] = view.bandits
    const [player] = view.players
    if (!tuco || !player) throw new Error('nobody is there')
    const shown = show(PlayerPanel, { bandit: tuco, player, name: 'Tuco' })
    expect(labels(shown, '.loot')).toEqual(['loot: 2'])
  })

  it.each(Object.keys(HOSTAGES))('has a word for the %s', (hostage) => {
    const view = table({}, { taken: { tuco: hostage } })
    const held = show(Held, { bandit: bandit('tuco', 0), view })
    expect(labels(held, 'button')[0]).toMatch(/^hostage: \w/)
  })
})

describe('a hostage’s card', () => {
  it.each(LANGUAGES)('has a short price and says the rest in %s', async (code) => {
    const words = await loadWords(code)
    for (const hostage of Object.keys(HOSTAGES)) {
      const { ransom, quirk } = words.hostageCard(hostage)
      expect(ransom).toMatch(/^[$\d\s,]+\*?$/)
      expect(quirk.includes('*')).toBe(ransom.includes('*'))
    }
    expect(words.hostageCard('teacher').ransom).toContain('800')
  })
})

describe('the attack', () => {
  const riding = (open: number[], boarded: Record<string, string> = {}): View =>
    table(
      {
        round: 0,
        bandits: ['tuco', 'belle', 'django'].map((name, seat) =>
          bandit(name, seat, { at: boarded[name] ?? 'away' }),
        ),
        questions: open.map((seat) => ask(seat, 'board')),
      },
      { boarding: 'car 3' },
    )
  const people = (view: View, live = playing(), mine = '') =>
    labels(show(Boarding, { live, view, mine }), '.badge')

  it('shows which players have chosen, and not their choice', () => {
    expect(people(riding([0, 2]))).toEqual([
      'Tuco: still choosing',
      'Belle: has chosen',
      'Django: still choosing',
    ])
  })

  it('reveals boarding and riding on', () => {
    const event: EventView = { kind: 'rode_on', rule: '', bandit: 'tuco', at: 'car 3' }
    const earlier: EventView = { kind: 'rode_on', rule: '', bandit: 'django', at: 'car 4' }
    const log = [event, earlier].map((event, key) => ({ key, event }))
    const view = riding([2], { belle: 'car 3' })
    expect(people(view, playing({ log, busy: true }))).toEqual([
      'Tuco: rides on',
      'Belle: in the dining car',
      'Django: has chosen',
    ])
  })

  it('marks the car beside which they ride, and never the locomotive', () => {
    const shown = show(Boarding, { live: playing(), view: riding([0]) })
    const cars = [...shown.querySelectorAll('li')]
    expect(cars.map((car) => text(car.querySelector('.car')))).toEqual(['Mail', 'Saloon', 'Dining'])
    expect(cars.map((car) => car.getAttribute('aria-current'))).toEqual([null, null, 'step'])
  })
})

describe('simultaneous choices', () => {
  it('are told apart from choices in turn', () => {
    const asked = (...kinds: string[]) =>
      together(table({ questions: kinds.map((kind, seat) => ask(seat, kind)) }))
    expect(asked('turmoil', 'turmoil')).toBe('turmoil')
    expect(asked('turmoil_card')).toBe('turmoil')
    expect(asked('keep_cards')).toBe('keep_cards')
    expect(asked('plan')).toBeNull()
    expect(asked()).toBeNull()
  })

  it('show which players are ready, and the own choice', () => {
    const view = table({ questions: [ask(1, 'turmoil')] })
    const shown = show(Ready, { view, mine: 'Your choice: Ride' })
    expect(labels(shown, '.badge')).toEqual([
      'Tuco: has chosen',
      'Belle: still choosing',
      'Django: has chosen',
    ])
    expect(text(shown.querySelector('p'))).toContain('Your choice: Ride')
  })

  it('tell that cards are kept, except in expert games', () => {
    const keeping = (keep: number) =>
      table({ rounds: [round({ keep })], questions: [ask(0, 'keep_cards')] })
    expect(text(show(Ready, { view: keeping(2) }).querySelector('p'))).toContain('next hand')
    expect(show(Ready, { view: keeping(0) }).querySelector('p')).toBeNull()
  })
})

describe('choices', () => {
  const choices = (question = ask(0, 'hostage', ['poodle', 'banker']), onpick = vi.fn()) => {
    const options = question.options ?? []
    const shown = show(Choices, {
      question,
      view: table(),
      options,
      first: 1,
      picked: null,
      onpick,
    })
    return { shown, onpick }
  }

  it('of a hostage are cards with quirk and ransom', () => {
    const { shown, onpick } = choices()
    const cards = [...shown.querySelectorAll('button.hostage')]
    expect(cards).toHaveLength(2)
    expect(text(cards[1])).toContain('$1,000 if you hold a strongbox')
    tap(cards[1] as Element)
    expect(onpick).toHaveBeenCalledWith(expect.objectContaining({ words: 'banker' }))
  })

  it('show what is drunk', () => {
    const { shown } = choices(ask(0, 'plan', ['draw', 'drink', 'drink old']))
    const drawn = [...shown.querySelectorAll('button')].map((one) => one.querySelectorAll('svg'))
    expect(drawn.map((found) => found.length)).toEqual([0, 1, 1])
    expect(text(shown)).toContain('Drink old whiskey: play two cards')
  })

  it('tell a full flask from one that is half empty, and whose it is', () => {
    const { shown } = choices(ask(0, 'plan', ['drink full', 'drink tuco old half']))
    const buttons = [...shown.querySelectorAll('button')]
    expect(buttons.map((one) => one.querySelectorAll('svg').length)).toEqual([1, 1])
    expect(buttons.map((one) => text(one).slice(2))).toEqual([
      'Drink from the full flask: draw three cards, then play one',
      'Tuco drinks from a half-empty flask of old whiskey: play two cards',
    ])
  })

  it.each(LANGUAGES)('have words for everything in %s', async (code) => {
    const words = await loadWords(code)
    const view = table({}, { boarding: 'car 3' })
    const options: Record<string, string[]> = {
      board: ['board', 'ride on', 'board tuco', 'board both'],
      ride: ['car 0', 'coach', 'escape'],
      climb: ['coach', 'coach roof'],
      punch: ['shotgun', 'belle'],
      hostage: Object.keys(HOSTAGES),
      turmoil: ['play ride', 'play move hidden', 'draw', 'drink', 'drink old'],
      plan: ['drink full', 'drink half', 'drink old half', 'drink tuco full'],
      keep_cards: ['keep ride', 'done'],
    }
    for (const [kind, all] of Object.entries(options)) {
      const question = ask(0, kind, all)
      expect(words.question(question, view)).not.toBe('')
      for (const option of question.options ?? []) {
        expect(words.option(option, question, view)).toMatch(/\p{L}/u)
        expect(shortLabel(option, question, view, words)).toMatch(/\p{L}/u)
      }
    }
  })
})

describe('the line of the question', () => {
  it('keeps the last sentence while an event without one is shown', () => {
    const view = table()
    const hit: EventView = { kind: 'hit', rule: 'MEET-1', bandit: 'tuco' }
    const silent: EventView = { kind: 'met_marshal', rule: '', bandit: 'tuco' }
    const live = $state({ showing: hit as EventView | null, busy: true, deadline: 0 })
    const shown = show(Question, {
      live: live as unknown as Playing,
      view,
      question: null,
      picked: null,
      onchoose: () => undefined,
    })
    const sentence = () => text(shown.querySelector('.sentence'))
    const told = sentence()
    expect(told).toContain('Tuco')
    live.showing = silent
    flushSync()
    expect(sentence()).toBe(told)
    Object.assign(live, { showing: null, busy: false })
    flushSync()
    expect(sentence()).toBe('')
  })

  it('stays while the answer is on its way', () => {
    const question = ask(0, 'plan', ['draw'])
    const live = $state({ showing: null, busy: false, choosing: false, deadline: 0 })
    const props = $state({
      live: live as unknown as Playing,
      view: table({ questions: [question] }),
      question: question as QuestionView | null,
      picked: null,
      onchoose: () => undefined,
    })
    const shown = show(Question, props)
    const sentence = () => text(shown.querySelector('.sentence'))
    const asked = sentence()
    live.choosing = true
    props.question = null
    flushSync()
    expect(sentence()).toBe(asked)
    live.choosing = false
    flushSync()
    expect(sentence()).toBe('Tuco is thinking…')
  })
})

describe('large letters', () => {
  const headline = (event: Partial<EventView>) => {
    const after = table()
    const whole = { kind: '', rule: '', ...event }
    return headlineOf({ key: 1, event: whole, before: after, after, length: 1 }, speaking.words)
  }

  it('announce turmoil, a hostage and a flight', () => {
    expect(headline({ kind: 'turn', turn: 'turmoil' })?.round.turns).toBe('M')
    expect(headline({ kind: 'took_hostage', bandit: 'tuco', hostage: 'poodle' })?.title).toContain(
      'poodle',
    )
    expect(headline({ kind: 'escaped', bandit: 'tuco' })?.title).toContain('Tuco')
    expect(headline({ kind: 'boarded', bandit: 'tuco', at: 'car 2' })).toBeNull()
  })
})

describe('the score', () => {
  const info = { seats: [], next_table: '', seed: 's', seed_hash: 'h' } as unknown as TableInfo
  const view = table(
    { phase: 'over', rounds: [round({ event: 'mortal_bullet', station: true })] },
    { taken: { belle: 'teacher' } },
  )

  async function score(winners: number[], barred: number[] = []) {
    vi.mocked(tableResult).mockResolvedValue({
      money: [250, 1300, -150],
      breakdown: [{ purses: 250 }, { jewels: 500, ransom: 800 }, { mortal_bullets: -150 }],
      hits: [0, 1, 2],
      gunslingers: [],
      winners,
      ...{ barred, sides: [0, 1, 2], awards: [] },
    })
    const shown = show(Finale, { view, info, live: playing(), table: 't' })
    await vi.waitFor(() => expect(shown.querySelector('table')).not.toBeNull())
    return shown
  }

  it('has the money of sides that cannot win, and says that they cannot', async () => {
    const shown = await score([0], [1])
    const rows = [...shown.querySelectorAll('tbody tr')]
    expect(rows.map((row) => text(row.querySelector('td:last-child')))).toEqual([
      '$250',
      '−$150',
      '$1,300',
    ])
    expect(rows.map((row) => text(row.querySelector('em')))).toEqual(['', '', "can't win"])
  })

  it('has ransoms with their hostages, and the cost of bullets', async () => {
    const shown = await score([1])
    const heads = [...shown.querySelectorAll('thead th')].slice(1).map(text)
    expect(heads).toEqual([
      'purses',
      'jewels',
      'ransom',
      'mortal bullets',
      'bullets taken',
      'total',
    ])
    const rows = [...shown.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(text),
    )
    expect(rows[0]?.slice(0, 4)).toEqual(['–', '$500', '$800', '–'])
    expect(rows[2]?.slice(3)).toEqual(['−$150', '2', '−$150'])
    expect(labels(shown, 'td svg[role=img]')).toEqual(['teacher'])
    expect(text(shown.querySelector('.last'))).toContain('Mortal bullet')
  })

  it('says so without a winner', async () => {
    expect(text((await score([])).querySelector('h2'))).toContain('nobody wins')
  })
})

it('how to play tells of the box', () => {
  const box = show(HowToPlay, {}).querySelector('.box')
  expect(text(box?.querySelector('h2'))).toBe('Horses & Stagecoach')
  for (const hostage of Object.keys(HOSTAGES)) {
    expect(text(box)).toContain(speaking.words.hostage(hostage))
  }
})
