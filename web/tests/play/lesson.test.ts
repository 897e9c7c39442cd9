import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import samples from '../../src/gallery/views.json'
import { Lesson } from '../../src/play/lesson.svelte'
import { keepPlace, placeIn } from '../../src/browser/progress'
import type { Ask, Learner, View } from '../../src/protocol/protocol'

const table = samples[0]?.public as View
const question = { seat: 0, kind: 'plan', options: [{ words: 'a' }, { words: 'b' }] }
const LATER = 3000

/** A lesson of three acts, each of which only says its number, or what a test wants. */
function teach({ act, language }: Learner): Response {
  const shown = ask ? { ...table, questions: [question] } : table
  const beats = [{ table: shown, events: [] }, ...(said ?? [`act ${act}`]).map((say) => ({ say }))]
  const head = { lesson: 'short', title: 'Short', act, acts: 3, seat: 0, options: {}, language }
  return new Response(JSON.stringify({ ...head, beats, ask, result: null }))
}

let dead = false
let said: string[] | null = null
let ask: Ask | null = null
const asked: number[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  said = ask = null
  asked.length = 0
  dead = false
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const learner = JSON.parse(body) as Learner
    asked.push(learner.act ?? 0)
    return dead ? Promise.reject(new TypeError('no network')) : Promise.resolve(teach(learner))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function begin() {
  const lesson = new Lesson({ name: 'short', language: 'en', pace: () => 'off' })
  await vi.advanceTimersByTimeAsync(0)
  return lesson
}

describe('a lesson whose line dies between two acts', () => {
  it('waits where it is, and goes on when the line is back', async () => {
    const lesson = await begin()
    expect(lesson.bubble?.say).toBe('act 0')
    dead = true
    lesson.read()
    await vi.advanceTimersByTimeAsync(2 * LATER)
    expect([lesson.act, lesson.done, lesson.trouble?.status]).toEqual([1, false, 'lost'])
    expect(placeIn('short')).toEqual({ act: 1, choices: [], read: 0, done: false })
    dead = false
    await vi.advanceTimersByTimeAsync(LATER)
    expect([lesson.bubble?.say, lesson.trouble]).toEqual(['act 1', null])
    expect(asked).toEqual([0, 1, 1, 1, 1])
    lesson.close()
  })

  it('is found again after the page was closed', async () => {
    const lesson = await begin()
    dead = true
    lesson.read()
    await vi.advanceTimersByTimeAsync(0)
    lesson.close()
    dead = false
    const resumed = await begin()
    expect(resumed.bubble?.say).toBe('act 1')
    resumed.close()
  })
})

describe('a lesson that is reloaded', () => {
  it('goes on after the last bubble that was read', async () => {
    said = ['one', 'two', 'three']
    const lesson = await begin()
    lesson.read()
    expect(lesson.bubble?.say).toBe('two')
    lesson.read()
    const reloaded = await begin()
    expect(reloaded.bubble?.say).toBe('three')
    expect(asked).toEqual([0, 0])
    reloaded.close()
  })

  it('does so, too, when it was done before', async () => {
    keepPlace('short', { act: 0, choices: [], done: true })
    const lesson = await begin()
    lesson.read()
    await vi.advanceTimersByTimeAsync(0)
    const reloaded = await begin()
    expect([reloaded.bubble?.say, placeIn('short')?.done]).toEqual(['act 1', true])
    reloaded.close()
  })

  it('stays at its end until the learner leaves it', async () => {
    const lesson = await begin()
    for (const act of [0, 1, 2]) {
      expect(lesson.bubble?.say).toBe(`act ${act}`)
      lesson.read()
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(lesson.done).toBe(true)
    const reloaded = await begin()
    expect([reloaded.done, reloaded.act]).toEqual([true, 2])
    reloaded.close()
    const later = await begin()
    expect([later.done, later.bubble?.say]).toEqual([false, 'act 0'])
    later.close()
  })
})

describe('a choice that does not lead on', () => {
  it('gets a friendly word above the instruction, which stays', async () => {
    ask = {
      open: ['a', 'b'],
      say: 'Do a.',
      at: ['card a'],
      wrong: { b: 'Not b.' },
      meanwhile: 'Later.',
    }
    said = []
    const lesson = await begin()
    const bubble = { say: 'Do a.', word: 'Later.', at: ['card a'], asks: ['a'], waits: false }
    expect(lesson.bubble).toEqual(bubble)
    await lesson.choose('b')
    expect(lesson.bubble).toEqual({ ...bubble, word: 'Not b.' })
    lesson.close()
  })
})
