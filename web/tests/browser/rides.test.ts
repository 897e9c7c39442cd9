/** Rides on trains of the day in this browser: the first one counts, and a streak forgives a day. */

import { beforeEach, describe, expect, it } from 'vitest'
import { noteOfRide, noteRide, openRides, rides, streakOn } from '../../src/browser/rides'
import type { RideOutcome } from '../../src/protocol/protocol'

const outcome: RideOutcome = { money: 500, place: 2, sides: 4, won: false, rounds: [] }
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`

function ridden(...days: number[]) {
  localStorage.clear()
  for (const n of days) {
    noteRide(day(n), `table-${n}`)
    noteOfRide(day(n), { outcome })
  }
}

const streak = (today: number) => streakOn(day(today))

beforeEach(() => localStorage.clear())

describe('rides', () => {
  it('keep the first table of a day, and how it ended', () => {
    noteRide(day(3), 'first')
    noteRide(day(3), 'second')
    expect(openRides()).toEqual([[day(3), { table: 'first', outcome: null, listed: false }]])
    noteOfRide(day(3), { outcome })
    noteOfRide(day(3), { listed: true })
    noteOfRide(day(4), { outcome }) // there was no ride
    expect(rides()).toEqual({ [day(3)]: { table: 'first', outcome, listed: true } })
    expect(openRides()).toEqual([])
  })

  it('leave out what is no ride', () => {
    const stored = { [day(1)]: { table: 'a', outcome: { money: 'x' } }, today: { table: 'b' } }
    localStorage.setItem('colt-express rides', JSON.stringify({ ...stored, [day(2)]: 7 }))
    expect(rides()).toEqual({ [day(1)]: { table: 'a', outcome: null, listed: false } })
    localStorage.setItem('colt-express rides', '{')
    expect(rides()).toEqual({})
  })
})

describe('a streak', () => {
  it('is as long as the days in a row, and today is not missed yet', () => {
    expect(streak(5)).toEqual({ days: 0, resting: false })
    ridden(3, 4, 5)
    expect(streak(5).days).toBe(3)
    expect(streak(6)).toEqual({ days: 3, resting: false })
  })

  it('forgives a day, but not two in a week', () => {
    ridden(3, 4, 6)
    expect(streak(6)).toEqual({ days: 3, resting: true })
    ridden(3, 4)
    expect(streak(6)).toEqual({ days: 2, resting: true })
    expect(streak(7)).toEqual({ days: 0, resting: false })
    ridden(2, 4, 5, 7) // the third and the sixth were missed
    expect(streak(7).days).toBe(1)
    ridden(1, 3, 4, 5, 6, 7, 8, 10) // the second and, seven days later, the ninth
    expect(streak(10).days).toBe(8)
    ridden(1, 3, 4, 5, 6, 7, 9) // only six days later
    expect(streak(9).days).toBe(1)
  })

  it('begins anew after it has ended, with its day off', () => {
    ridden(1, 10, 12)
    expect(streak(12).days).toBe(2)
  })

  it('counts finished rides only', () => {
    ridden(3)
    noteRide(day(4), 'open')
    expect(streak(4).days).toBe(1)
  })
})
