import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import samples from '../src/gallery/views.json'
import { Lesson } from '../src/lib/lesson.svelte'
import { placeIn } from '../src/lib/progress'
import type { Learner, View } from '../src/lib/protocol'

const table = samples[0]?.public as unknown as View
const LATER = 3000

/** A lesson of three acts, each of which only says its number. */
function teach({ act, language }: Learner): Response {
  const beats = [{ table, events: [] }, { say: `act ${act}` }]
  const head = { lesson: 'short', title: 'Short', act, acts: 3, seat: 0, options: {}, language }
  return new Response(JSON.stringify({ ...head, beats, ask: null, result: null }))
}

let dead = false
const asked: number[] = []

beforeEach(() => {
  localStorage.clear()
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
    expect(placeIn('short')).toEqual({ act: 1, choices: [], done: false })
    dead = false
    await vi.advanceTimersByTimeAsync(LATER)
    expect([lesson.bubble?.say, lesson.trouble]).toEqual(['act 1', null])
    expect(asked).toEqual([0, 1, 1, 1, 1])
    lesson.close()
  })

  it('is found again by whoever closes the page meanwhile', async () => {
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
