import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mustStart, openTable, startAtOnce } from '../../src/play/opening'
import {
  forgetSeat,
  forgetTable,
  mySeats,
  rememberSeats,
  seatsAt,
  takeBack,
} from '../../src/browser/seats'

const seat = (table: string, number: number) => ({
  table,
  seat: number,
  token: `${table} ${number}`,
  name: `Player ${number}`,
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.unstubAllGlobals())

describe('the seats of this browser', () => {
  it('may be several of one table', () => {
    rememberSeats([seat('a', 0), seat('a', 1)])
    rememberSeats([seat('b', 2)])
    expect(seatsAt('a').map((one) => one.seat)).toEqual([0, 1])
    expect(mySeats().map(({ table, name }) => [table, name])).toEqual([
      ['b', 'Player 2'],
      ['a', 'Player 0'],
      ['a', 'Player 1'],
    ])
  })

  it('are forgotten one by one, or with their table', () => {
    rememberSeats([seat('a', 0), seat('a', 1)])
    rememberSeats([seat('b', 0)])
    forgetSeat('a', 'a 0')
    expect(seatsAt('a').map((one) => one.seat)).toEqual([1])
    forgetTable('a')
    expect(mySeats().map(({ table }) => table)).toEqual(['b'])
  })

  it('ignore foreign content in the storage', () => {
    rememberSeats([seat('a', 0)])
    const kept = [null, 7, 'a', {}, { table: 'a' }, { ...seat('b', 0) }, ...mySeats()]
    localStorage.setItem('colt-express seats', JSON.stringify(kept))
    expect(mySeats().map(({ table }) => table)).toEqual(['a'])
    localStorage.setItem('colt-express seats', '{}')
    expect(mySeats()).toEqual([])
  })

  it('are where they were when a table is taken back', () => {
    vi.useFakeTimers()
    for (const table of ['a', 'b', 'c']) {
      vi.advanceTimersByTime(1000)
      rememberSeats([seat(table, 0), seat(table, 1)])
    }
    vi.useRealTimers()
    const before = mySeats()
    takeBack(forgetTable('b'))
    expect(mySeats()).toEqual(before)
  })
})

describe('a table for several people here', () => {
  it('is opened by the first, and the others join', async () => {
    const asked: [string, unknown][] = []
    vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
      asked.push([path, JSON.parse(body)])
      const number = asked.length - 1
      return Promise.resolve(new Response(JSON.stringify(seat('t', number)), { status: 201 }))
    })
    const people = [
      { name: 'Ann', bandit: 'belle' },
      { name: 'Bob', bandit: '' },
    ] as [{ name: string; bandit: string }, { name: string; bandit: string }]
    expect(await openTable({ seats: ['open', 'outlaw'] }, people)).toBe('t')
    expect(asked).toEqual([
      ['/api/tables', { seats: ['open', 'outlaw'], name: 'Ann', bandit: 'belle' }],
      ['/api/tables/t/join', { name: 'Bob', bandit: '' }],
    ])
    expect(seatsAt('t').map(({ seat, token, name }) => [seat, token, name])).toEqual([
      [0, 't 0', 'Ann'],
      [1, 't 1', 'Bob'],
    ])
  })

  it('begins at once, and only once', () => {
    startAtOnce('t')
    expect(mustStart('other')).toBe(false)
    expect(mustStart('t')).toBe(true)
    expect(mustStart('t')).toBe(false)
  })
})
