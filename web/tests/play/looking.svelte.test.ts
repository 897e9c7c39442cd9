import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastLook, rememberLook } from '../../src/browser/looked'
import { Looking } from '../../src/play/looking.svelte'

const START = 1_000_000_000_000
const MINUTE = 60_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: START })
})
afterEach(() => void vi.useRealTimers())

const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

describe('what was missed', () => {
  it('is everything since the tab was closed', () => {
    rememberLook('t', { choices: 10, at: START - 5 * MINUTE })
    const looking = new Looking('t')
    looking.note(0, false, true)
    looking.note(31, true, true)
    expect(looking.since).toBe(10)
    expect(lastLook('t')).toEqual({ choices: 31, at: START })
  })

  it('is nothing at the first visit, after seconds, or if little happened', () => {
    const cases = [
      null,
      { choices: 10, at: START - 20_000 },
      { choices: 28, at: START - 5 * MINUTE },
      { choices: 40, at: START - 5 * MINUTE },
    ]
    for (const look of cases) {
      localStorage.clear()
      if (look) rememberLook('t', look)
      const looking = new Looking('t')
      looking.note(31, true, true)
      expect(looking.since).toBeNull()
    }
  })

  it('is what happened while the page was hidden', () => {
    const looking = new Looking('t')
    looking.note(5, true, true)
    later(10 * MINUTE) // in sight, though nothing happens
    looking.note(5, false, true)
    later(2 * MINUTE)
    looking.note(15, false, true)
    expect(looking.since).toBeNull()
    looking.note(15, true, true)
    expect(looking.since).toBe(5)
  })

  it('comes a moment after the connection is back', () => {
    const looking = new Looking('t')
    looking.note(5, true, true)
    looking.note(5, false, true)
    later(2 * MINUTE)
    looking.note(5, true, true)
    later(200)
    for (let number = 6; number < 20; number++) looking.note(number, true, true)
    expect(looking.since).toBe(5)
  })

  it('is not what is shown just now, though it takes long', () => {
    const looking = new Looking('t')
    looking.note(5, true, true)
    later(5 * MINUTE)
    looking.note(12, true, false)
    later(30_000)
    looking.note(12, true, true)
    expect(looking.since).toBeNull()
    expect(lastLook('t')?.choices).toBe(12)
  })

  it('is less by what was watched while looking back', () => {
    const looking = new Looking('t')
    looking.note(20, true, true)
    looking.note(20, false, true) // looks back
    looking.saw(3)
    later(3 * MINUTE)
    looking.saw(30)
    later(2 * MINUTE)
    looking.note(32, true, true)
    expect(looking.since).toBeNull()
  })
})

it('notes when the page is left, and how far the game was shown by then', () => {
  const looking = new Looking('t')
  looking.note(5, true, true)
  looking.note(9, true, false)
  later(MINUTE)
  looking.leave()
  expect(lastLook('t')).toEqual({ choices: 5, at: START + MINUTE })
  later(MINUTE)
  looking.leave()
  expect(lastLook('t')?.at).toBe(START + MINUTE)
})
