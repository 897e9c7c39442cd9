import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageSource, wordsFor } from '../../../scripts/pageWords'
import BanditSelect from '../../../src/app/setup/BanditSelect.svelte'
import BoxFields from '../../../src/app/setup/BoxFields.svelte'
import Choices from '../../../src/app/question/Choices.svelte'
import Desk from '../../../src/app/boxes/marshal/Desk.svelte'
import HowLaw from '../../../src/app/boxes/marshal/HowToPlay.svelte'
import Verdict from '../../../src/app/boxes/marshal/Verdict.svelte'
import { headlineOf } from '../../../src/app/game/headline'
import NewTableForm from '../../../src/app/setup/NewTableForm.svelte'
import { marshalParts } from '../../../src/app/boxes/marshal/loading'
import Players from '../../../src/app/game/Players.svelte'
import Question from '../../../src/app/question/Question.svelte'
import Rounds from '../../../src/app/game/Rounds.svelte'
import RulesFields from '../../../src/app/setup/RulesFields.svelte'
import Finale from '../../../src/app/finale/Finale.svelte'
import SofaForm from '../../../src/app/setup/SofaForm.svelte'
import { tableResult } from '../../../src/protocol/api'
import { CHARACTERS } from '../../../src/protocol/lists'
import type { Playing } from '../../../src/play/playing'
import type {
  EventView,
  MarshalView,
  QuestionView,
  TableInfo,
  View,
} from '../../../src/protocol/protocol'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import { loadWords, speaking } from '../../../src/words/speaking.svelte'
import { NewTableOptions } from '../../../src/app/setup/newTable.svelte'
import Card from '../../../src/table/Card.svelte'
import Icon from '../../../src/icons/Icon.svelte'
import { laterPictures } from '../../../src/icons/pictures.svelte'
import TurnSign from '../../../src/table/TurnSign.svelte'
import { cardCalled, goalCalled, optionCalled } from '../../support/called'
import { explained } from '../../support/explaining'
import { bandit } from '../../support/horsesTable'
import { asked, bandits, marshalTable } from '../../support/marshalTable'
import { show, tap } from '../../support/showing'

vi.mock('../../../src/protocol/api', async (real) => ({ ...(await real()), tableResult: vi.fn() }))

beforeAll(async () => {
  await Promise.all([marshalParts.load(), laterPictures.load()])
})

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('finale')
})

const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const labels = (shown: Element, selector: string) =>
  [...shown.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label') ?? '')
const playing = (seat: number) =>
  ({ seat, log: [], busy: false, watching: false }) as unknown as Playing

describe('a new table with the law', () => {
  const withLaw = () => {
    const wanted = new NewTableOptions()
    wanted.boxes = ['marshal']
    return wanted
  }

  it('seats up to eight, and Mei only with all seven bandits', () => {
    const wanted = withLaw()
    expect(wanted.numbers).toEqual([3, 4, 5, 6, 7, 8])
    expect(wanted.options).toEqual({ boxes: ['marshal'] })
    wanted.players = 7
    expect(wanted.withMei).toBe(false)
    wanted.players = 8
    expect(wanted.withMei).toBe(true)
    wanted.boxes = []
    expect(wanted.players).toBe(3)
  })

  it('is not for pairs, duels or teams, and says so', () => {
    const wanted = withLaw()
    wanted.variant = 'team'
    const shown = show(BoxFields, { wanted })
    expect(wanted.options).toEqual({ variant: 'team' })
    expect(wanted.numbers).toEqual([4, 6])
    const disabled = [...shown.querySelectorAll('input')].filter((one) => one.disabled)
    expect(disabled.map((one) => one.value)).toEqual(['marshal'])
    expect(text(shown.querySelector('[role=status]'))).toContain('everybody for themselves')
  })

  it('becomes a first game with one tap', () => {
    const wanted = withLaw()
    wanted.players = 8
    wanted.expert = '2018'
    const shown = show(RulesFields, { wanted })
    const first = shown.querySelector('button.first')
    expect(first?.getAttribute('aria-pressed')).toBe('false')
    tap(first as Element)
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    expect([wanted.options, wanted.players]).toEqual([{}, 4])
  })

  it('lets a joining player be the Marshal, unless one is already', () => {
    const options = (taken: string[]) =>
      [...show(BanditSelect, { value: '', law: true, taken }).querySelectorAll('option')].map(
        (one) => one.value,
      )
    expect(options([])).toContain('marshal')
    expect(options(['marshal'])).not.toContain('marshal')
  })

  const choose = (shown: Element, value: string) => {
    const radio = shown.querySelector(`input[type=radio][value="${value}"]`) as HTMLInputElement
    radio.click()
    flushSync()
  }
  const submit = (shown: Element) => {
    shown.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  }

  it.each([true, false])('asks which seat is the Marshal (alone: %s)', (alone) => {
    const onopen = vi.fn()
    const shown = show(NewTableForm, { busy: false, alone, onopen })
    expect(shown.querySelector('input[type=radio]')).toBeNull()
    tap(shown.querySelector('input[value=marshal]') as Element)
    submit(shown)
    expect(onopen.mock.lastCall?.[1]).toBe('marshal')
    choose(shown, 'any')
    submit(shown)
    expect(onopen.mock.lastCall?.[1]).toBe('')
    choose(shown, alone ? 'bot' : 'friend')
    submit(shown)
    expect(CHARACTERS).toContain(onopen.mock.lastCall?.[1])
    const seats = onopen.mock.lastCall?.[0].seats
    expect(new Set(seats)).toEqual(new Set([alone ? 'outlaw' : 'open']))
  })

  it('asks that of people at one device, too', () => {
    const onopen = vi.fn()
    const shown = show(SofaForm, { busy: false, onopen })
    tap(shown.querySelector('input[value=marshal]') as Element)
    const cast = () => {
      submit(shown)
      return onopen.mock.lastCall?.[1].map(({ bandit }: { bandit: string }) => bandit)
    }
    expect(cast()).toEqual(['', ''])
    choose(shown, '1')
    expect(cast()).toEqual(['', 'marshal'])
    choose(shown, 'bot')
    const [one, other] = cast()
    expect(CHARACTERS).toEqual(expect.arrayContaining([one, other]))
    expect(one).not.toBe(other)
  })
})

describe('pictures', () => {
  it.each(['arrest', 'idea', 'warrant', 'arch_enemy', 'cell'])('%s has one', (kind) => {
    expect(show(Icon, { kind }).querySelectorAll('path').length).toBeGreaterThan(2)
  })

  it('a card that another may follow has a plus', () => {
    const circles = (kind: string) => show(Icon, { kind }).querySelectorAll('circle').length
    expect(circles('move+') - circles('move')).toBe(1)
    expect(circles('climb+') - circles('climb')).toBe(1)
  })

  it('bumpy has a sign of its own', () => {
    const paths = (sign: string) => show(TurnSign, { sign }).querySelectorAll('path').length
    expect(paths('B')).toBeGreaterThan(paths('O'))
  })
})

describe.each(LANGUAGES)('the box in %s', (code) => {
  beforeEach(async () => {
    await speaking.speak(code)
  })

  it('says of a round card that it is not the printed one', async () => {
    const { words } = speaking
    const plain = marshalTable()
    const told = await explained(show(Rounds, { view: plain }).querySelector('button'), plain)
    const plainly = (text: unknown) => String(text).replace(/\s+/g, ' ')
    expect(told).toContain(plainly(words.say('page-reconstructed')))
    expect(told).toContain(plainly(words.explained('turn', 'bumpy').turn_hint))
    const known = {
      ...plain,
      rounds: plain.rounds.map((one) => one && { ...one, reconstructed: false }),
    }
    const other = await explained(show(Rounds, { view: known }).querySelector('button'), known)
    expect(other).not.toContain(words.say('page-reconstructed'))
  })

  it('has a name and a hint for every card and goal', () => {
    const { words } = speaking
    const goals = ['few_scratches', 'golden_bullet', 'warrant belle'].map(goalCalled)
    for (const card of ['arrest', 'idea', 'move+', 'climb+'].map(cardCalled)) {
      expect(words.card(card)).not.toBe('')
      expect(words.cardArguments(card.kind).card_hint).not.toBe('')
      expect(text(show(Card, { card, label: words.card(card) }))).toContain(words.card(card))
    }
    for (const goal of goals) expect(words.goalArguments(goal).goal_hint).not.toBe('')
  })

  it('is explained to beginners', () => {
    const told = text(show(HowLaw, {}))
    for (const part of ['help-marshal', 'help-idea', 'help-as_marshal', 'help-companions']) {
      expect(told).toContain(speaking.words.say(part).replace(/\s+/g, ' '))
    }
  })

  it('has words for every choice', async () => {
    const words = await loadWords(code)
    const view = marshalTable()
    const questions: [string, string[], Partial<QuestionView>?][] = [
      ['and_then', ['play arrest', 'play move+', 'pass']],
      ['arrest', ['tuco', 'belle']],
      ['marshal_shoot', ['tuco left', 'tuco right']],
      ['marshal_shoot_again', ['belle right', 'done']],
      ['angry_shot', ['shoot', 'done']],
      ['angry_move', ['move', 'done']],
      ['reflex', ['play climb+', 'pass']],
      ['plan', ['play idea', 'draw', 'fetch idea']],
      ['break_out', ['car 4', 'roof 4'], { bandit: 'tuco', seat: 1 }],
      ['free', ['companion doc', 'companion tuco', 'belle'], { bandit: 'tuco', seat: 1 }],
      ['thanks', ['mailbag #1'], { bandit: 'tuco', target: 'belle', seat: 1 }],
      ['deadly_shot', ['push on', 'throw off'], { bandit: 'django', target: 'tuco', seat: 3 }],
    ]
    for (const [kind, options, more] of questions) {
      const question = asked(kind, options, more)
      expect(words.question(question, view)).toMatch(/\p{L}/u)
      const said = question.options?.map((option) => words.option(option, question, view)) ?? []
      for (const one of said) expect(one).toMatch(/\p{L}/u)
      expect(new Set(said).size).toBe(options.length)
    }
  })
})

describe('the table of the Marshal', () => {
  const goals = ['few_scratches', 'warrant tuco'].map(goalCalled)
  const table = (more: Partial<MarshalView> = {}) =>
    marshalTable({}, { goals, turned: 2, shown: [goalCalled('warrant tuco')], ...more })
  const desk = (more: Partial<MarshalView> = {}) => show(Desk, { view: table(more) })

  it('has the goals turned up, and those to come face down', () => {
    const shown = desk()
    expect(shown.querySelectorAll('[data-goal]')).toHaveLength(5)
    expect(labels(shown, '[data-goal] button')).toEqual([
      'Only a few scratches. As things stand: met',
      'Warrant for Tuco. As things stand: not met',
      'Turned up at the start of round 3',
      'Turned up at the start of round 4',
      'Turned up at the start of round 5',
    ])
    expect(text(shown)).toContain('As things stand, 1 of 2 met')
    expect(shown.querySelectorAll('.shown')).toHaveLength(1)
  })

  it('explains a goal, and which players know it', async () => {
    const told = await explained(desk().querySelector('[data-goal=open] button'), table())
    expect(told).toContain('Tuco has been arrested at least once')
    expect(told).toContain('Everybody has been shown this one')
  })

  it('has the bullets of both guns in their order', async () => {
    const shown = desk({ cylinders: [['gotcha', 'golden_bullet'], []] })
    const [left, right] = [...shown.querySelectorAll('.gun')].map((one) => one.closest('button'))
    expect(left?.getAttribute('aria-label')).toContain('Gotcha!')
    expect(right?.getAttribute('aria-label')).toContain('empty')
    const told = await explained(left, table())
    expect(told.indexOf('1. Gotcha!')).toBeLessThan(told.indexOf('2. Golden bullet'))
  })

  it("has the Marshal's catch", async () => {
    const shown = desk({ wanted: ['belle'], with_the_law: 2, brawlers: [300] })
    const told = await explained(shown.querySelector('.catch')?.closest('button'), table())
    for (const part of ['2 of 3', 'Tuco, Django', '$300', 'taken back: 2', 'no bandit holds: 2']) {
      expect(told).toContain(part)
    }
  })
})

describe('a panel', () => {
  const names = { marshal: 'Marshal', tuco: 'Tuco', belle: 'Belle', django: 'Django' }
  const panels = (view: View, seat = 1) => {
    const info = { seats: [], host: 0, status: 'playing' } as unknown as TableInfo
    return show(Players, { view, info, live: playing(seat), names, letters: {} })
  }
  const view = marshalTable(
    { bandits: bandits({ tuco: { at: 'cell' }, django: { at: 'away' } }) },
    {
      wanted: ['belle', 'django'],
      wounds: { belle: ['lost_gun', 'wounded_knee'] },
      taken: { belle: 800 },
      companions: { belle: 'doc', tuco: 'tuco' },
      thrown_off: ['django'],
      turned: 3,
      shown: [goalCalled('arch_enemy')],
    },
  )

  it('of a bandit has his poster, wounds and brawler cards', async () => {
    const marks = panels(view).querySelector('[data-panel=belle] [data-marks]')
    const button = marks?.closest('button') ?? null
    expect(button?.getAttribute('aria-label')).toBe('wanted, Lost gun, Wounded knee, Brawler: $800')
    const told = await explained(button, view)
    expect(told).toContain('$500 at the end')
    expect(told).toContain('Climb cards do nothing until the round ends')
  })

  it('says that a bandit is captured, in the cell, or thrown off', () => {
    const shown = panels(view)
    const label = shown.querySelector('[data-panel=tuco] [data-marks]')?.closest('button')
    expect(label?.getAttribute('aria-label')).toBe('captured, in the cell')
    expect(text(shown.querySelector('[data-panel=django] small'))).toBe('thrown off the train')
    expect(shown.querySelectorAll('[data-panel=django] .gone')).toHaveLength(1)
    expect(shown.querySelector('[data-chip=tuco]')?.classList).toContain('captive')
  })

  it('explains a companion by his ability', async () => {
    const shown = panels(view)
    const company = (name: string) => shown.querySelector(`[data-panel=${name}] .company button`)
    expect(await explained(company('belle'), view)).toContain(
      'starts every round with one card more',
    )
    expect(await explained(company('tuco'), view)).toContain('Steals two things at once')
  })

  it('of the Marshal has what is public', async () => {
    const panel = panels(view).querySelector('[data-panel=marshal]')
    expect(panel?.querySelectorAll('.gun')).toHaveLength(2)
    expect(panel?.querySelectorAll('.turned, [data-goal]')).toHaveLength(3)
    const told = await explained(panel?.querySelector('[data-marks]')?.closest('button'), view)
    for (const part of ['3 of 5', 'Arch-enemy', '$800, $500, $300', '1 of 3']) {
      expect(told).toContain(part)
    }
  })

  it('of the Marshal leaves his own goals and guns to the desk', () => {
    const panel = panels(view, 0).querySelector('[data-panel=marshal]')
    expect(panel?.querySelectorAll('.gun, [data-marks]')).toHaveLength(0)
  })

  it('takes little room where eight sit at the table', () => {
    const crowd = [...view.bandits, ...CHARACTERS.slice(0, 2), 'cheyenne', 'mei'].map(
      (one, seat) => (typeof one === 'string' ? bandit(one, seat) : one),
    )
    const players = crowd.map((_, seat) => ({ seat, hand_size: 6, deck_size: 5, discard_size: 0 }))
    const shown = panels({ ...view, bandits: crowd, players })
    expect(shown.querySelectorAll('.panel.tight')).toHaveLength(8)
    expect(panels(view).querySelectorAll('.panel.tight')).toHaveLength(0)
  })
})

describe('choices', () => {
  const choices = (question: QuestionView, view = marshalTable(), onpick = vi.fn()) => {
    const options = question.options ?? []
    const props = { question, view, options, first: 1, picked: null, onpick }
    return { shown: show(Choices, props), onpick }
  }

  it('of a shot show the effect of each gun on each target', () => {
    const options = ['tuco left', 'tuco right', 'belle left', 'belle right', 'done']
    const view = marshalTable({}, { cylinders: [['gotcha'], ['lost_gun', 'wounded_knee']] })
    const { shown, onpick } = choices(asked('marshal_shoot_again', options), view)
    expect(labels(shown, 'button[aria-label]')).toEqual([
      expect.stringMatching(/^Tuco.*left gun, Gotcha!/),
      expect.stringMatching(/^Tuco.*right gun, Lost gun/),
      expect.stringMatching(/^Belle.*left gun, Gotcha!/),
      expect.stringMatching(/^Belle.*right gun, Lost gun/),
    ])
    expect([...shown.querySelectorAll('kbd')].map(text)).toEqual(['1', '2', '3', '4', '5'])
    tap(shown.querySelector('[data-option="belle right"]') as Element)
    expect(onpick).toHaveBeenCalledWith(optionCalled('belle right'))
  })

  it('of whom to free show the prisoners', () => {
    const question = asked('free', ['companion doc', 'companion tuco', 'belle'], { bandit: 'tuco' })
    const { shown } = choices(question)
    const pictures = [...shown.querySelectorAll('button')].map((one) => one.querySelector('svg'))
    expect(pictures.map(Boolean)).toEqual([true, true, false])
    expect(text(shown)).toContain('Your own companion: you steal two things at once')
  })
})

describe('events in words', () => {
  it('are announced in large letters where they matter', () => {
    const headline = (event: EventView) => {
      const before = marshalTable()
      const moment = { key: 1, event, before, after: before, length: 100 }
      return headlineOf(moment, speaking.words)
    }
    const arrested = { kind: 'arrested', rule: '', bandit: 'marshal', target: 'tuco', at: 'car 1' }
    expect(headline(arrested)?.title).toContain('The Marshal arrests Tuco')
    expect(
      headline({ kind: 'rumor', rule: '', goal: { kind: 'warrant', bandit: 'tuco' } })?.title,
    ).toContain('Tuco')
    expect(headline({ kind: 'turn', rule: '', turn: 'bumpy', number: 2 })?.round.turns).toBe('B')
    const angry = headline({ kind: 'event', rule: '', ending: 'angry_marshal' })
    expect(angry?.text).toBe(speaking.words.attribute('ending-angry_marshal_marshal', 'told'))
  })

  it('say which player is waited for', () => {
    const view = marshalTable({ questions: [{ seat: 0, kind: 'plan' }] })
    const live = { showing: null, busy: false, deadline: 0 } as unknown as Playing
    const shown = show(Question, { live, view, question: null, picked: null, onchoose: vi.fn() })
    expect(text(shown.querySelector('.sentence'))).toBe('The Marshal is thinking…')
  })
})

describe('the end', () => {
  const goals = [
    ...['few_scratches', 'warrant tuco', 'deliver_the_mail'],
    ...['arch_enemy', 'dodge_bullets'],
  ].map(goalCalled)
  const over = (more: Partial<MarshalView> = {}) =>
    marshalTable({ phase: 'over' }, { goals, turned: 5, ...more })

  it('lists the goals, met and missed', () => {
    const shown = show(Verdict, { view: over() })
    expect(text(shown.querySelector('h3'))).toContain('3 of')
    expect(shown.querySelectorAll('li.met')).toHaveLength(3)
    expect([...shown.querySelectorAll('li .hidden-text')].map(text)).toEqual([
      ...['met', 'missed', 'met', 'missed', 'met'],
    ])
    const fallen = over({ thrown_off: ['marshal'] })
    expect(text(show(Verdict, { view: fallen }))).toContain('thrown off the train')
  })

  const score = async (winners: number[]) => {
    vi.mocked(tableResult).mockResolvedValue({
      money: [0, 1700, 900, 0],
      breakdown: [{}, { mailbags: 1200, posters: 500 }, { brawlers: 800, prisoners: 100 }, {}],
      hits: [2, 1, 0, 0],
      gunslingers: [],
      winners,
      ...{ barred: [], sides: [0, 1, 2, 3], awards: [] },
    })
    const info = { seats: [], host: 0, status: 'over', seed: 's', seed_hash: 'h', next_table: '' }
    const props = { view: over(), info: info as unknown as TableInfo, live: playing(0), table: 't' }
    const shown = show(Finale, props)
    await vi.waitFor(() => expect(shown.querySelector('table')).not.toBeNull())
    return shown
  }

  it('is the Marshal’s with his goals met', async () => {
    const shown = await score([0])
    expect(text(shown.querySelector('h2'))).toBe(
      speaking.words.say('score-marshal', { count: 0, names: '' }),
    )
    expect(text((await score([0, 3])).querySelector('h2'))).toContain('Django')
  })

  it('is the richest bandit’s otherwise, with money from the box', async () => {
    const shown = await score([1])
    expect(text(shown.querySelector('h2'))).toContain('Tuco wins')
    expect([...shown.querySelectorAll('thead th')].map(text)).toEqual([
      ...['bandit', 'mailbags', 'wanted posters', 'companions', 'brawlers'],
      ...['bullets taken', 'total'],
    ])
    expect(shown.querySelectorAll('li.met')).toHaveLength(3)
  })
})

describe('the words a build takes along', () => {
  const source = pageSource('src')

  it('are those the page says', () => {
    const file =
      '# About\nevent-moved = moves\nprompt = >\nhand = Your hand:\n    { $cards }\npage-x = x\n'
    expect(wordsFor(`say('hand')`, file)).toBe(
      'event-moved = moves\nhand = Your hand:\n    { $cards }\npage-x = x',
    )
  })

  it.each(LANGUAGES)('are enough in %s', async (code) => {
    const { default: whole } = (await import(
      `../../../../src/colt_express/words/${code}.ftl?raw`
    )) as {
      default: string
    }
    const short = wordsFor(source, whole)
    expect(short.length).toBeLessThan(whole.length)
    for (const name of ['hand', 'kept', 'help-line', 'score-marshal', 'several', 'option-shot']) {
      expect(short).toMatch(new RegExp(`^${name} =`, 'm'))
    }
  })
})
