/** A puzzle on the page: the question, the verdict, what follows, and what is kept of it. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import PuzzleOfTheDay from '../../src/app/home/PuzzleOfTheDay.svelte'
import PuzzleTable from '../../src/app/puzzle/PuzzleTable.svelte'
import { compared, nextOf } from '../../src/app/puzzle/solving'
import { answeredPuzzles, daysInARow, keepAnswer } from '../../src/browser/puzzles'
import { LANGUAGES } from '../../src/browser/settings.svelte'
import { Solving } from '../../src/play/replay/solving.svelte'
import type { PuzzleList, PuzzleQuestion, Replay } from '../../src/protocol/protocol'
import { speaking } from '../../src/words/speaking.svelte'
import game from '../samples/replay.json'
import { show } from '../support/showing'

const from = game.steps.findIndex(({ mine }) => mine?.question)
/** The game from its first question on, as a puzzle tells it. */
const future: Replay = {
  ...game,
  steps: game.steps.slice(from, from + 4).map((step, number) => ({ ...step, number })),
}
const options = game.steps[from]?.mine?.question?.options?.map(({ words }) => words) ?? []
const [best = '', second = ''] = options
const puzzle: PuzzleQuestion = {
  ...{ puzzle: 3, count: 5, level: 2 },
  replay: { ...future, steps: future.steps.slice(0, 1) },
  answers: options.map((option, n) => ({
    option,
    value: 0.5 - 0.06 * n,
    ...(n ? { reason: { than: option, tries: 90, decisive: { kind: 'money', money: 120 } } } : {}),
  })),
}
const list: PuzzleList = {
  ...{ day: '2026-11-18', today: 3 },
  puzzles: [1, 2, 3, 4, 5].map((one) => ({
    ...{ puzzle: one, bandits: ['tuco'], boxes: [], variant: '', kind: 'plan', level: 1 },
  })),
}

function solve(onanswer: (option: string) => void = () => undefined) {
  const fetched = vi.fn(() => Promise.resolve(future))
  const solving = new Solving(puzzle, { pace: () => 'off', future: fetched, onanswer })
  const page = show(PuzzleTable, { solving, list })
  return { solving, page, fetched }
}

const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

beforeEach(async () => {
  localStorage.clear()
  await speaking.speak('en')
  await speaking.also('puzzle')
})

describe('a puzzle', () => {
  it('shows the question and nothing of the answer', () => {
    const { solving, page } = solve()
    expect(solving.question?.options?.map(({ words }) => words)).toEqual(options)
    expect(text(page)).not.toMatch(/%|legend|follows/i)
    expect(page.querySelector<HTMLSelectElement>('h1 select')?.value).toBe('3')
    expect(text(page)).toContain('Puzzle of the day')
  })

  it('has within another page only the question, the verdict and a way to its own page', async () => {
    const solving = new Solving(puzzle, {
      ...{ pace: () => 'off' as const, future: () => Promise.resolve(future) },
      onanswer: () => undefined,
    })
    const page = show(PuzzleTable, { solving, list: null, embedded: true })
    expect(page.querySelectorAll('nav, select, aside, dialog, a')).toHaveLength(0)
    await solving.choose(best)
    flushSync()
    const links = [...page.querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/puzzle/3'])
    expect(links[0]?.target).toBe('_blank')
    expect(text(page)).not.toContain(speaking.words.say('page-puzzle-play-on'))
  })

  it('agrees with the best answer', async () => {
    const answers: string[] = []
    const { solving, page } = solve((option) => answers.push(option))
    await solving.choose(best)
    flushSync()
    expect(answers).toEqual([best])
    expect(text(page.querySelector('h2.right'))).toBe("That's the one. A legend would do the same.")
    expect(text(page.querySelector('.best .percent'))).toBe('50%')
    expect(page.querySelectorAll('.values li')).toHaveLength(options.length)
  })

  it('says without scolding what is better, and why', async () => {
    const { solving, page } = solve()
    await solving.choose(second)
    flushSync()
    expect(text(page.querySelector('.told'))).toMatch(/^A legend sees it differently\. A legend: /)
    expect(text(page.querySelector('.told'))).toContain('$120')
    expect(text(page.querySelector('.mine small'))).toBe('your choice')
  })

  it('takes only the first answer, until one thinks again', async () => {
    const { solving } = solve()
    expect(await solving.choose(second)).toBe(true)
    expect(await solving.choose(best)).toBe(false)
    expect(solving.answer).toBe(second)
    solving.thinkAgain()
    flushSync()
    expect(solving.question?.options?.length).toBe(options.length)
  })

  it('plays what follows from the position on, and fetches it once', async () => {
    const { solving, fetched } = solve()
    await solving.choose(second)
    await solving.watch(best)
    flushSync()
    expect(solving.at).toBe(0)
    expect(solving.replay.steps).toHaveLength(4)
    solving.seek(solving.end)
    expect(solving.over).toBe(true)
    await solving.watch(best)
    expect(fetched).toHaveBeenCalledTimes(1)
    solving.thinkAgain()
    expect(solving.replay.steps).toHaveLength(1)
  })

  it.each(LANGUAGES)('speaks %s', async (code) => {
    await speaking.speak(code)
    const { solving, page } = solve()
    await solving.choose(second)
    flushSync()
    expect(text(page)).not.toMatch(/page-|undefined|\{/)
  })
})

describe('answers', () => {
  it('are compared with the best, and the best with the second', () => {
    expect(compared(puzzle, best)).toMatchObject({ right: true, other: { option: second } })
    expect(compared(puzzle, options[2] ?? '')).toMatchObject({
      ...{ right: false, best: { option: best }, other: { option: options[2] } },
    })
  })

  it('are kept, the first one only', () => {
    keepAnswer(3, false)
    keepAnswer(3, true)
    keepAnswer(4, true)
    expect(answeredPuzzles()).toEqual({ 3: false, 4: true })
  })

  it('lead to the next puzzle without one', () => {
    keepAnswer(4, true)
    expect(nextOf(3, 5)).toBe(5)
    for (const one of [1, 2, 3, 5]) keepAnswer(one, true)
    expect(nextOf(5, 5)).toBe(1)
  })

  it('count days in a row', () => {
    expect(daysInARow('2026-11-18')).toBe(0)
    for (const day of ['2026-11-14', '2026-11-16', '2026-11-17']) keepAnswer(1, true, day)
    expect(daysInARow('2026-11-18')).toBe(2)
    keepAnswer(1, true, '2026-11-18')
    expect(daysInARow('2026-11-18')).toBe(3)
  })

  it('survive nonsense in the storage', () => {
    for (const nonsense of ['[', 'null', '{"answers":{"x":true,"2":"yes"},"days":7}']) {
      localStorage.setItem('colt-express puzzles', nonsense)
      expect(answeredPuzzles()).toEqual({})
      expect(daysInARow('2026-11-18')).toBe(0)
    }
  })
})

describe('the home page', () => {
  it('has the puzzle of the day, and counts modestly', async () => {
    keepAnswer(1, true, '2026-11-17')
    keepAnswer(2, true, '2026-11-16')
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(list))))
    const card = show(PuzzleOfTheDay, {})
    await vi.waitFor(() => expect(card.querySelector('a')).not.toBeNull())
    vi.unstubAllGlobals()
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/puzzle/3')
    expect(text(card)).toContain("You're Tuco. What would you do?")
    expect(text(card)).toContain('2 days in a row')
    expect(text(card)).toContain('Solved: 2 of 5')
  })
})
