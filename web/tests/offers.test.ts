import { beforeEach, expect, test } from 'vitest'
import { offerNow, rideNow } from '../src/app/offers'
import { accept, countGame, keepPlace, placeIn, refuse } from '../src/lib/progress'
import { rememberSeats } from '../src/lib/seats'

beforeEach(() => localStorage.clear())

const play = (games: number) => {
  for (let n = 0; n < games; n++) countGame(`table-${n}`)
}

test('whoever is new is offered the guided heist, and a first ride', () => {
  expect(offerNow()).toBe('guided')
  expect(rideNow()).toBe('first')
})

test('after three games comes the whole game, after three more a box, and each only once', () => {
  refuse('guided')
  expect(offerNow()).toBe(null)
  play(2)
  expect(offerNow()).toBe(null)
  play(3)
  expect(offerNow()).toBe('whole')
  accept('whole')
  expect(rideNow()).toBe('whole')
  expect(offerNow()).toBe(null)
  play(6)
  expect(offerNow()).toBe('box')
  refuse('box')
  expect(offerNow()).toBe(null)
})

test('whoever refuses the whole game is not asked again', () => {
  accept('guided')
  play(9)
  refuse('whole')
  expect(offerNow()).toBe(null)
  expect(rideNow()).toBe('first')
})

test('whoever has sat at tables before knows the game', () => {
  rememberSeats([{ table: 'old', seat: 0, token: 'x', name: 'Ann' }])
  expect(offerNow()).toBe(null)
  expect(rideNow()).toBe('whole')
})

test('what others have written there does no harm', () => {
  for (const nonsense of ['null', '[]', '7', '{"lessons": {"first": 3}, "games": "x"}', '{']) {
    localStorage.setItem('colt-express progress', nonsense)
    expect(offerNow()).toBe('guided')
    expect(placeIn('first')).toBe(null)
  }
  keepPlace('first', { act: 2, choices: ['draw'], done: false })
  expect(placeIn('first')).toEqual({ act: 2, choices: ['draw'], done: false })
})
