/** Guess first: every decision is asked before it is shown, and counted once. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { studyIn } from '../../../src/app/theatre/coach/study.svelte'
import StudyPanel from '../../../src/app/theatre/coach/StudyPanel.svelte'
import { decisionsOf } from '../../../src/app/theatre/guess/decisions'
import { count, tally } from '../../../src/app/theatre/guess/tally'
import { LANGUAGES, settings } from '../../../src/browser/settings.svelte'
import { beatAt } from '../../../src/play/replay/beats'
import { Replaying } from '../../../src/play/replay/replaying.svelte'
import type { Replay, Review } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import sample from '../../samples/replay.json'
import { show, tap } from '../../support/showing'

const replay = { ...sample, result: { winners: [0] } } as unknown as Replay
const KEY = 'colt-express guesses'
const NOVEMBER = new Date(2026, 10, 18)
const JANUARY = new Date(2027, 0, 3)

const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const settled = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve()
}

beforeEach(async () => {
  localStorage.removeItem(KEY)
  await speaking.also('theatre')
  await speaking.speak('en')
})

describe('the decisions of a seat', () => {
  it('are those with more than one option, with what was played', () => {
    const found = [...decisionsOf(replay).values()]
    expect(found.map(({ number }) => number)).toEqual([1, 5, 6, 10, 15, 18, 21, 24, 27, 28])
    for (const { number, question, played } of found) {
      expect(replay.steps[number + 1]?.chooser).toBe(0)
      expect(question.options?.map(({ words }) => words)).toContain(played)
    }
  })

  it('are none where nobody’s cards are seen, or only one thing can be chosen', () => {
    const spectator = {
      ...replay,
      seat: -1,
      steps: replay.steps.map((one) => ({ ...one, mine: null })),
    }
    expect(decisionsOf(spectator as Replay).size).toBe(0)
    const steps = replay.steps.map((step) => {
      const { mine } = step
      if (!mine?.question) return step
      const options = mine.question.options?.slice(0, 1)
      return { ...step, mine: { ...mine, question: { ...mine.question, options } } }
    })
    expect(decisionsOf({ ...replay, steps } as Replay).size).toBe(0)
  })
})

describe('the count', () => {
  it('is kept by month, and every decision counts once', () => {
    expect(tally(NOVEMBER)).toEqual({ now: null, before: null })
    count('a 0 1', true, NOVEMBER)
    count('a 0 1', false, NOVEMBER)
    count('a 0 2', false, NOVEMBER)
    expect(tally(NOVEMBER)).toEqual({ now: { like: 1, asked: 2 }, before: null })
    const december = new Date(2026, 11, 31)
    count('b 0 1', true, december)
    expect(tally(december)).toEqual({
      now: { like: 1, asked: 1 },
      before: { like: 1, asked: 2 },
    })
    expect(tally(JANUARY)).toEqual({ now: null, before: { like: 1, asked: 1 } })
  })

  it.each([
    'not json',
    'null',
    '7',
    '[]',
    '{"months": 5, "counted": {}}',
    '{"months": {"2026-11": {"like": 9, "asked": 2}, "2026-11-01": {"like": 0, "asked": 1}}}',
    '{"months": {"2026-11": {"like": "1", "asked": 2}, "2026-10": null}, "counted": [1, null]}',
  ])('survives nonsense in the storage: %s', (nonsense) => {
    localStorage.setItem(KEY, nonsense)
    expect(tally(NOVEMBER).now).toBeNull()
    count('a 0 1', true, NOVEMBER)
    expect(tally(NOVEMBER).now).toEqual({ like: 1, asked: 1 })
  })

  it('does without a storage', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => count('a 0 1', true, NOVEMBER)).not.toThrow()
    refused.mockRestore()
  })

  it('stays small', () => {
    for (let n = 0; n < 1100; n += 1) count(`game 0 ${n}`, true, NOVEMBER)
    expect(localStorage.getItem(KEY)?.length).toBeLessThan(20_000)
  })
})

describe('guessing first', () => {
  const review: Review = {
    ...{ ready: true, regrets: [] },
    choices: [
      { number: 1, options: ['play climb', 'play punch'] },
      { number: 5, options: ['play rob'] },
    ],
  }

  function guessing(answer: () => Promise<Review> = () => Promise.resolve(review)) {
    const replaying = new Replaying('abc', replay, { pace: () => 'off' })
    const onseat = vi.fn()
    const study = studyIn({ replaying, own: [0], onseat }, answer)
    const go = (step: number) => {
      replaying.seek(beatAt(replaying.beats, step))
      study.attend()
      flushSync()
    }
    return { replaying, study, onseat, go, guessing: study.guessing }
  }

  it('stops before each decision, and nowhere else', () => {
    const { replaying, study, guessing: guess } = guessing()
    study.toggleGuessing()
    const asked: number[] = []
    for (let at = 0; at <= replaying.end; at++) {
      replaying.seek(at)
      study.attend()
      if (study.stops()) asked.push(replaying.beat.step)
      expect(replaying.question !== null).toBe(guess.asks)
    }
    expect(asked).toEqual([...decisionsOf(replay).keys()])
  })

  it('shows the options as at the table, and nothing of what was played', () => {
    const { replaying, study, onseat, go } = guessing()
    study.toggleGuessing()
    go(1)
    const panel = show(StudyPanel, { study, replaying, letters: {}, onseat })
    const hand = [...panel.querySelectorAll('[data-hand] button')]
    expect(hand.length).toBeGreaterThan(3)
    expect(text(panel)).toContain('What would you play?')
    expect(text(panel)).not.toMatch(/played|legend/)
    expect(study.choosing.lit).toEqual([])
  })

  it('tells what was played and what a legend would play, and counts', async () => {
    const { replaying, study, onseat, go, guessing: guess } = guessing()
    study.toggleGuessing()
    await settled()
    go(1)
    const panel = show(StudyPanel, { study, replaying, letters: {}, onseat })
    study.choosing.choose('play punch')
    study.attend()
    flushSync()
    expect(guess.verdict).toBe('like')
    expect(text(panel.querySelector('#guessed-said'))).toBe(
      'Your guess: Punch. You played: Shoot. Just what a legend would do. ' +
        'This month, 1 of 1 like a legend.',
    )
    expect(document.activeElement).toBe(panel.querySelector('section'))
    tap(panel.querySelector('.primary') as Element)
    expect(replaying.beat.step).toBe(2)

    go(5)
    study.choosing.choose('draw')
    study.attend()
    flushSync()
    expect(text(panel)).toContain('A legend would go for: Rob.')
    expect(text(panel)).toContain('1 of 2 like a legend.')
    guess.answer('play rob') // too late
    expect(guess.verdict).toBe('other')
  })

  it('says so if there is no opinion, or none yet, and counts once there is one', async () => {
    let ready: (review: Review) => void = () => undefined
    const { study, go, guessing: guess } = guessing(() => new Promise((done) => (ready = done)))
    study.toggleGuessing()
    go(1)
    study.choosing.choose('play climb')
    expect(guess.verdict).toBe('thinking')
    study.attend()
    expect(guess.counts.now).toBeNull()
    ready(review)
    await settled()
    study.attend()
    expect(guess.verdict).toBe('like')
    expect(guess.counts.now).toEqual({ like: 1, asked: 1 })
    go(27)
    study.choosing.choose('jewel')
    study.attend()
    expect(guess.verdict).toBe('unknown')
    expect(guess.counts.now).toEqual({ like: 1, asked: 1 })
  })

  it('has the keys of the table, and can be left at any time', () => {
    const { replaying, study, go } = guessing()
    const press = (key: string) => study.onkeydown(new KeyboardEvent('keydown', { key }))
    expect(press('2')).toBe(false)
    expect(press('g')).toBe(true)
    go(1)
    settings.confirm = true
    expect(press('2')).toBe(true)
    expect(study.choosing.picked).toBe(study.choosing.shown.all[1]?.words)
    press('Escape')
    expect(study.choosing.picked).toBeNull()
    press('g')
    expect(study.guessing.on).toBe(false)
    expect(replaying.question).toBeNull()
    expect(study.hides).toBe(false)
  })

  it.each(LANGUAGES)('reads without gaps in %s', async (code) => {
    await speaking.speak(code)
    const { replaying, study, onseat, go } = guessing()
    study.toggleGuessing()
    await settled()
    go(5)
    const panel = show(StudyPanel, { study, replaying, letters: {}, onseat })
    expect(text(panel)).not.toMatch(/[{}]|undefined/)
    study.choosing.choose('draw')
    study.attend()
    flushSync()
    expect(text(panel)).not.toMatch(/[{}]|undefined/)
  })
})
