/** The coach: it stops once at each regret, shows both choices, and says what it has to say. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Coach from '../../../src/app/theatre/coach/Coach.svelte'
import { leadsTo, questionOf } from '../../../src/app/theatre/coach/regret'
import { studyIn } from '../../../src/app/theatre/coach/study.svelte'
import StudyPanel from '../../../src/app/theatre/coach/StudyPanel.svelte'
import { OPEN } from '../../../src/app/theatre/address'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import { beatAt, seenIn } from '../../../src/play/replay/beats'
import { Replaying } from '../../../src/play/replay/replaying.svelte'
import { ApiError } from '../../../src/protocol/api'
import type { Regret, Replay, ReplayStep, Review } from '../../../src/protocol/protocol'
import { haunts } from '../../../src/scene/ghosts'
import { figureSpots } from '../../../src/scene/layout'
import { roomFor } from '../../../src/scene/places'
import { speaking } from '../../../src/words/speaking.svelte'
import sample from '../../samples/replay.json'
import { show, tap } from '../../support/showing'

const replay = { ...sample, result: { winners: [0] } } as unknown as Replay

/** A regret at a step of the sample, of seat 0. */
function regretAt(number: number, chosen: string, better: string, more: Partial<Regret> = {}) {
  const table = { ...seenIn(replay.steps[number] as ReplayStep), seat: 0 }
  const regret: Regret = {
    ...{ number, round: table.round, kind: 'plan', chosen, better, loss: 0.12, table },
    after_chosen: { chance: 0.2, in_truth: 0.31, follows: [{ kind: 'wasted', often: 'half' }] },
    after_better: {
      ...{ chance: 0.32, in_truth: 0.3 },
      follows: [{ kind: 'took', often: 'two_of_three', loot: 'purse' }],
    },
    reason: {
      ...{ than: chosen, tries: 100 },
      decisive: {
        ...{ kind: 'took', loot: 'purse', best: 66, other: 3 },
        ...{ best_often: 'two_of_three', other_often: 'hardly_ever' },
      },
    },
    ahead: { laid: [], next: { [better]: { turn: 1, bandit: 'tuco', at: 'roof 1' } } },
    ...more,
  }
  return regret
}

const first = regretAt(1, 'play shoot', 'play climb')
const second = regretAt(10, 'play shoot', 'play move')
const review: Review = { ready: true, regrets: [second, first], choices: [] }

const opened = () => new Replaying('abc', replay, { pace: () => 'off' })
const settled = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve()
}
const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

function studying(answer: () => Promise<Review> = () => Promise.resolve(review), own = [0]) {
  const replaying = opened()
  const onseat = vi.fn()
  const study = studyIn({ replaying, own, onseat }, answer)
  study.attend()
  return { replaying, study, onseat, coaching: study.coaching }
}

beforeEach(async () => {
  await speaking.also('theatre')
  await speaking.speak('en')
})
afterEach(() => vi.useRealTimers())

describe('the coach', () => {
  it('stops the play once at each regret, where the choice was made', async () => {
    const { replaying, study, coaching } = studying()
    await study.reviews.want(0)
    expect(study.marks).toEqual([1, 10].map((step) => beatAt(replaying.beats, step)))
    const stopped: number[] = []
    for (let at = 0; at <= replaying.end; at++) {
      replaying.seek(at)
      if (study.stops()) stopped.push(replaying.beat.step)
      coaching.close()
    }
    expect(stopped).toEqual([1, 10])
    replaying.seek(study.marks[0] ?? 0)
    expect(study.stops()).toBe(false)
  })

  it('goes to the next regret when called, from the last one out, and then to the first', async () => {
    const { replaying, study, coaching } = studying()
    await study.reviews.want(0)
    const press = (key: string) => study.onkeydown(new KeyboardEvent('keydown', { key }))
    const visited = [...'ccc'].map((key) => {
      expect(press(key)).toBe(true)
      return coaching.open && coaching.shown?.number
    })
    expect(visited).toEqual([1, 10, false])
    replaying.seek(replaying.end)
    press('C')
    expect(coaching.shown?.number).toBe(1)
    press('Escape')
    expect(coaching.open).toBe(false)
    expect(press('Escape')).toBe(false)
    expect(press('x')).toBe(false)
  })

  it('falls silent when one goes elsewhere', async () => {
    const { replaying, study, coaching } = studying()
    await study.reviews.want(0)
    coaching.call()
    expect(coaching.shown).not.toBeNull()
    replaying.next()
    study.attend()
    expect(coaching.open).toBe(false)
  })

  it('speaks as soon as the review is there, but does not drag anybody away', async () => {
    for (const away of [false, true]) {
      let ready: (review: Review) => void = () => undefined
      const { replaying, study, coaching } = studying(() => new Promise((done) => (ready = done)))
      coaching.call()
      expect(coaching.waits).toBe(true)
      if (away) replaying.seek(5)
      ready(review)
      await settled()
      study.attend()
      expect(coaching.shown?.number).toBe(away ? undefined : 1)
      expect(coaching.open).toBe(true)
      coaching.show()
      expect(coaching.shown).not.toBeNull()
    }
  })

  it('asks again until the review is ready', async () => {
    vi.useFakeTimers()
    const answers = [{ ready: false, regrets: [] }, review]
    const ask = vi.fn(() => Promise.resolve(answers.shift() as Review))
    const { study } = studying(ask)
    void study.reviews.want(0)
    void study.reviews.want(0)
    await vi.runAllTimersAsync()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(study.coaching.regrets.map(({ number }) => number)).toEqual([1, 10])
  })

  it('says what went wrong in a sentence, and tries again when called again', async () => {
    let answer: () => Promise<Review> = () =>
      Promise.reject(new ApiError(429, 'too many', 'reviews'))
    const { replaying, study, coaching, onseat } = studying(() => answer())
    coaching.call()
    await settled()
    const panel = show(StudyPanel, { study, replaying, letters: {}, onseat })
    const sentence = text(panel.querySelector('[role=alert]'))
    expect(sentence).toBe(speaking.words.say('page-refused-reviews', { wait: 0 }))
    answer = () => Promise.resolve({ ready: true, regrets: [] })
    coaching.call()
    await settled()
    flushSync()
    expect(text(panel.querySelector('[role=status]'))).toContain('Nothing to regret')
  })

  it('asks a spectator whose choices to look at', async () => {
    const replaying = new Replaying('abc', { ...replay, seat: -1 }, { pace: () => 'off' })
    const onseat = vi.fn()
    const study = studyIn({ replaying, own: [], onseat }, () => Promise.resolve(review))
    study.attend()
    study.coaching.call()
    const panel = show(StudyPanel, { study, replaying, letters: {}, onseat })
    const names = [...panel.querySelectorAll('button')].map(text)
    expect(names.slice(0, 3)).toEqual(['Tuco', 'Belle', 'Doc'])
    tap(panel.querySelectorAll('button')[0] as Element)
    expect(onseat).toHaveBeenCalledWith(0)
    await settled()
    study.attend()
    flushSync()
    expect(study.regret?.number).toBe(1)
    expect(text(panel.querySelector('.whose'))).toBe('Tuco')
  })

  it('leaves what one guesses alone', async () => {
    const { study } = studying()
    await study.reviews.want(0)
    study.toggleGuessing()
    expect(study.marks).toEqual([])
    expect(study.hides).toBe(true)
  })
})

describe('both choices', () => {
  const shown = (regret: Regret, more: Record<string, unknown> = {}) => {
    const calls = { onopen: vi.fn(), onpick: vi.fn(), ongo: vi.fn(), onplayon: vi.fn() }
    const about = { which: 1, count: 2, mine: true, open: false, picked: null }
    const { table: view } = regret
    const panel = show(Coach, { regret, view, ...about, ...calls, onclose: vi.fn(), ...more })
    return { panel, ...calls }
  }

  it('are side by side, with what comes of them and why', () => {
    const { panel } = shown(first)
    const [yours, legends] = [...panel.querySelectorAll('.way')].map(text)
    expect(yours).toBe(
      'Yours Shoot to win: about 20% A card of yours does nothing in half the cases.',
    )
    expect(legends).toBe(
      "A legend's Climb to win: about 32% You take a purse in two cases out of three.",
    )
    expect(text(panel.querySelector('p'))).toBe(
      'With “Climb”, you take a purse in two cases out of three; with “Shoot”, hardly ever.',
    )
    expect(text(panel.querySelector('h2'))).toMatch(/^Round 1, turn 1: /)
  })

  it('have the focus, so that they are read once', () => {
    const { panel } = shown(first)
    const section = panel.querySelector('section')
    expect(document.activeElement).toBe(section)
    const described = section?.getAttribute('aria-describedby') ?? ''
    expect(text(document.getElementById(described))).toContain('Climb')
  })

  it('are judged by the cards, too, when these are open', () => {
    const { panel, onopen } = shown(first)
    expect(panel.querySelectorAll('.bar')).toHaveLength(2)
    tap(panel.querySelectorAll('.toggle button')[1] as Element)
    expect(onopen).toHaveBeenCalledWith(true)

    const said = (in_truth: number) => {
      const { after_better } = first
      const regret = { ...first, after_better: { ...after_better, chance: 0.4, in_truth } }
      const { panel } = shown(regret as Regret, { open: true })
      expect([...panel.querySelectorAll('.truth')].map(text)[1]).toBe(
        `as the cards lay: ${Math.round(100 * in_truth)}%`,
      )
      return text(panel.querySelector('p'))
    }
    expect(said(0.5)).toContain('paid off')
    expect(said(0.31)).toContain('came to the same')
    expect(said(0.1)).toContain('luckier')
  })

  it('lead on, or into a game of their own', () => {
    const { panel, ongo, onplayon, onpick } = shown(first)
    const [go, playOn] = [...panel.querySelectorAll('.buttons button')]
    expect([go, playOn].map(text)).toEqual(['Go on', 'Play on from here'])
    tap(go as Element)
    tap(playOn as Element)
    expect(ongo).toHaveBeenCalledOnce()
    expect(onplayon).toHaveBeenCalledOnce()
    tap(panel.querySelectorAll('.way')[1] as Element)
    expect(onpick).toHaveBeenCalledWith('play climb')
  })

  it.each(LANGUAGES)('read without gaps, and never scold, in %s', async (code) => {
    await speaking.speak(code)
    for (const open of [false, true]) {
      for (const mine of [false, true]) {
        const { panel } = shown({ ...first, reason: null }, { open, mine })
        expect(text(panel)).not.toMatch(/[{}]|undefined|mistake|blunder|wrong|ошиб|erreur|błąd/i)
      }
    }
  })
})

describe('the ghosts', () => {
  const question = questionOf(first)
  const view = first.table

  it('stand where each choice leads', () => {
    if (!question) throw new Error('there is no question')
    expect(leadsTo(first, 'play climb', question, view)).toEqual({ name: 'tuco', at: 'roof 1' })
    const here = view.bandits.find(({ name }) => name === 'tuco')?.at
    expect(leadsTo(first, 'draw', question, view)).toEqual({ name: 'tuco', at: here })

    const token = regretAt(27, 'purse #9', 'jewel', { ahead: null })
    const push = regretAt(28, 'car 1', 'car 3', { ahead: null })
    const [tokens, places] = [token, push].map(questionOf)
    if (!tokens || !places) throw new Error('there is no question')
    expect(leadsTo(token, 'purse #9', tokens, token.table)).toMatchObject({ token: 9 })
    expect(leadsTo(push, 'car 3', places, push.table)).toEqual({
      name: places.target,
      at: 'car 3',
    })
  })

  it('are one with two names where both choices lead to the same', () => {
    const room = roomFor(view)
    const ghost = { name: 'tuco', at: 'roof 1', dim: false }
    const yours = { ...ghost, text: 'Yours', best: false }
    const legends = { ...ghost, text: 'A legend’s', best: true }
    const spots = figureSpots(view, room)
    const [one, ...others] = haunts(view, room, spots, [yours, legends])
    expect(others).toEqual([])
    expect(one?.labels.map(({ text }) => text)).toEqual(['Yours', 'A legend’s'])
    expect(one).toMatchObject({ best: true, dim: false })
    const apart = haunts(view, room, spots, [yours, { ...legends, at: 'roof 2' }])
    expect(apart.map(({ key }) => key)).toEqual(['tuco roof 1', 'tuco roof 2'])
    expect(haunts(view, room, spots, [{ ...yours, at: 'nowhere' }])).toEqual([])
  })

  it('are on the train while the coach speaks, and the position can be opened', async () => {
    const { study, onseat } = studying()
    await study.reviews.want(0)
    expect(study.ahead).toBeNull()
    study.coaching.call()
    expect(study.ahead?.ghosts?.map(({ text, at }) => [text, at])).toEqual([
      ['Yours', expect.any(String)],
      ["A legend's", 'roof 1'],
    ])
    study.picked = 'play climb'
    expect(study.ahead?.ghosts?.map(({ dim }) => dim)).toEqual([true, false])
    study.see(true)
    study.see(false)
    expect(onseat.mock.calls).toEqual([[OPEN], [0]])
  })
})
