import { beforeEach, expect, test } from 'vitest'
import { offerNow } from '../../src/app/home/offers'
import { accept, keepPlace, placeIn, refuse } from '../../src/browser/progress'
import { rememberSeats } from '../../src/browser/seats'

beforeEach(() => localStorage.clear())

test('newcomers are offered the guided heist, once', () => {
  expect(offerNow()).toBe('guided')
  refuse('guided')
  expect(offerNow()).toBe(null)
  localStorage.clear()
  accept('guided')
  expect(offerNow()).toBe(null)
})

test('players who have sat at a table, or have been guided, are not asked', () => {
  keepPlace('first', { act: 9, choices: [], done: true })
  expect(offerNow()).toBe(null)
  localStorage.clear()
  rememberSeats([{ table: 'old', seat: 0, token: 'x', name: 'Ann' }])
  expect(offerNow()).toBe(null)
})

test('foreign content in the storage does no harm', () => {
  for (const nonsense of ['null', '[]', '7', '{"lessons": {"first": 3}, "games": "x"}', '{']) {
    localStorage.setItem('colt-express progress', nonsense)
    expect(offerNow()).toBe('guided')
    expect(placeIn('first')).toBe(null)
  }
  keepPlace('first', { act: 2, choices: ['draw'], done: false })
  expect(placeIn('first')).toEqual({ act: 2, choices: ['draw'], done: false })
})
