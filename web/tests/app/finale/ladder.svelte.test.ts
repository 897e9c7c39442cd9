/** The way west: where *Play now* leads after wins and losses, and what is kept of it. */

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { journeyStore } from '../../../src/app/ladder/journey.svelte'
import {
  finishedGame,
  nextBox,
  STOPS,
  stopOf,
  tableAt,
  type Finished,
  type Outcome,
  type Stop,
} from '../../../src/app/ladder/stops'
import { BOXES, CHARACTERS } from '../../../src/protocol/lists'
import { accept } from '../../../src/browser/progress'
import type { SeatInfo, TableInfo } from '../../../src/protocol/protocol'

const KEY = 'colt-express line'
let tables = 0

beforeEach(() => {
  localStorage.clear()
  journeyStore.reread()
})

const game = (stop: Stop, won: boolean, bandit = 'belle'): Finished => ({
  stop,
  won,
  bandits: [bandit],
  boxes: stop === 'boxes' ? [nextBox(journeyStore.journey)] : [],
})

const play = (stop: Stop, won: boolean, bandit?: string): Outcome | null =>
  journeyStore.count(`table-${tables++}`, game(stop, won, bandit))

const seat = (wanted: Partial<SeatInfo>): SeatInfo => ({
  ...{ seat: 0, kind: 'human', name: 'Ann', bandit: 'doc', bot: '', present: true },
  ...{ resigned: false, votes: [], again: false, lapses: 0, comebacks: 4 },
  ...wanted,
})

function tableOf(bots: string[], options: TableInfo['options'] = {}, people = 1): TableInfo {
  const humans = Array.from({ length: people }, (_, n) => seat({ seat: n }))
  const others = bots.map((bot, n) => seat({ seat: people + n, kind: 'bot', bot, bandit: 'tuco' }))
  return {
    ...{ type: 'table', table: 'x', status: 'over', public: false, clock: 0, host: 0 },
    ...{
      seed_hash: '',
      seed: '',
      next_table: '',
      filtered: false,
      vote_after: 0,
      substitute_after: 0,
    },
    options,
    seats: [...humans, ...others],
  }
}

describe('along the line', () => {
  test('each win leads one stop further, up to the end', () => {
    expect(journeyStore.stop).toBe('first')
    for (const [n, stop] of STOPS.entries()) {
      expect(journeyStore.stop).toBe(stop)
      const next = STOPS[n + 1]
      const said = play(stop, true)
      expect(said).toMatchObject(next ? { kind: 'now', stop: next } : { kind: 'whole-line' })
    }
    expect(journeyStore.stop).toBe('boxes')
    expect(play('boxes', true)).toMatchObject({ kind: 'same' })
    expect(journeyStore.offered).toBe(null)
  })

  test('two games bring new rules, but stronger opponents are only offered, and only once', () => {
    for (const stop of ['first', 'abilities'] as const) {
      expect(play(stop, false)).toMatchObject({ kind: 'same', stop })
      expect(play(stop, false)?.kind).toBe('now')
    }
    expect(journeyStore.stop).toBe('events')
    play('events', false)
    expect(journeyStore.offered).toBe(null)
    expect(play('events', false)).toMatchObject({ kind: 'offered', stop: 'outlaws' })
    expect([journeyStore.stop, journeyStore.offered]).toEqual(['events', 'outlaws'])
    expect(play('events', false)).toMatchObject({ kind: 'same' })
  })

  test('after ten losses an easier stop is offered once, and nothing else changes', () => {
    journeyStore.pick('outlaws')
    const said = Array.from({ length: 10 }, () => play('outlaws', false)?.kind)
    expect(said).toEqual(['same', 'offered', 'same', 'easier', ...Array<string>(6).fill('same')])
    expect(journeyStore.stop).toBe('outlaws')
  })

  test('any stop can be picked; a win there leads on to the next one not earned yet', () => {
    journeyStore.pick('gunslingers')
    expect(journeyStore.stop).toBe('gunslingers')
    play('gunslingers', true)
    expect(journeyStore.stop).toBe('legends')
    journeyStore.pick('first')
    play('first', true)
    expect(journeyStore.stop).toBe('abilities')
    journeyStore.pick('outlaws')
    play('outlaws', true)
    expect(journeyStore.stop).toBe('legends')
  })

  test('a lost try far ahead shows only that the rules are known', () => {
    play('legends', false)
    expect(journeyStore.stop).toBe('events')
    play('outlaws', true)
    expect(journeyStore.stop).toBe('gunslingers')
  })

  test('a folded way west counts games, but shows no messages and does not advance', () => {
    journeyStore.fold(true)
    expect(play('first', true, 'doc')).toMatchObject({ kind: 'same', bandits: ['doc'], count: 1 })
    expect([journeyStore.stop, journeyStore.offered]).toEqual(['first', null])
    journeyStore.fold(false)
    expect(journeyStore.offered).toBe('abilities')
  })

  test('the bandits one has won with are marked once', () => {
    play('first', false, 'doc')
    expect(journeyStore.journey.bandits).toEqual([])
    expect(play('first', true, 'mei')).toMatchObject({ bandits: ['mei'], count: 1 })
    expect(play('abilities', true, 'mei')).toMatchObject({ bandits: [], count: 1 })
    expect(play('events', true, 'ghost')).toMatchObject({ bandits: ['ghost'], count: 2 })
    expect(journeyStore.journey.bandits).toEqual(['ghost', 'mei'])
  })

  test('each table counts once', () => {
    expect(journeyStore.count('one', game('first', true))?.kind).toBe('now')
    expect(journeyStore.count('one', game('first', true))).toBe(null)
    expect(journeyStore.stop).toBe('abilities')
  })

  test('boxes come in turn', () => {
    const names = BOXES.map(({ name }) => name)
    for (const name of [...names, names[0]]) {
      expect(nextBox(journeyStore.journey)).toBe(name)
      play('boxes', true)
    }
  })
})

describe('tables', () => {
  test('stand at a stop by their rules and their weakest bot', () => {
    const options = (stop: Stop) => tableAt(stop, 'horses', false)
    for (const stop of STOPS) {
      const { seats = [], options: wanted = {} } = options(stop)
      expect(stopOf(tableOf(seats as string[], wanted as TableInfo['options']))).toBe(stop)
    }
    expect(stopOf(tableOf(['legend', 'greenhorn']))).toBe('events')
    expect(stopOf(tableOf(['my_bot.py:MyBot']))).toBe('events')
    expect(stopOf(tableOf([], {}, 4))).toBe('events')
    expect(stopOf(tableOf(['legend', 'outlaw'], {}, 2))).toBe('outlaws')
  })

  test('all seven ride where Mei is wanted, and a bot is the Marshal of his box', () => {
    expect(tableAt('first', '', true).seats).toHaveLength(CHARACTERS.length - 1)
    expect(tableAt('boxes', 'marshal', false).seats).toHaveLength(4)
    expect(tableAt('boxes', 'marshal', true).seats).toHaveLength(CHARACTERS.length)
  })

  test('a game counts for a single player here; a shared screen earns no wins', () => {
    const info = tableOf(['outlaw', 'outlaw'])
    expect(finishedGame(info, [0], [0])).toMatchObject({ won: true, bandits: ['doc'] })
    expect(finishedGame(info, [0], [1])).toMatchObject({ won: false })
    expect(finishedGame(info, [0], [0], ['ghost', 'mei'])?.bandits).toEqual(['ghost', 'mei'])
    expect(finishedGame(tableOf(['outlaw'], {}, 2), [0, 1], [0])).toMatchObject({ won: false })
    expect(finishedGame(info, [], [0])).toBe(null)
    info.seats[0] = seat({ resigned: true })
    expect(finishedGame(info, [0], [0])).toBe(null)
  })
})

describe('the stored journey', () => {
  test('comes back weeks later', () => {
    play('first', true, 'django')
    const text = localStorage.getItem(KEY)
    localStorage.clear()
    journeyStore.reread()
    expect(journeyStore.stop).toBe('first')
    localStorage.setItem(KEY, text ?? '')
    journeyStore.reread()
    expect([journeyStore.stop, journeyStore.journey.bandits]).toEqual(['abilities', ['django']])
  })

  test('nonsense there does no harm', () => {
    const nonsense = [
      ...['', '{', 'null', '7', '[]', '"x"', '{"stop": "moon", "tallies": 3, "boxes": null}'],
      '{"tallies": {"first": {"games": -1, "won": 1e9}}, "bandits": [1, "zorro", "doc", "doc"]}',
      '{"counted": {"a": 1}, "left": "yes", "boxes": {"horses": "many", "moon": 2}}',
    ]
    for (const text of nonsense) {
      localStorage.setItem(KEY, text)
      journeyStore.reread()
      expect(journeyStore.stop).toBe('first')
      expect(journeyStore.journey.left).toBe(false)
      expect(journeyStore.journey.tallies.first).toEqual({ games: 0, won: 0 })
      expect(['', 'doc']).toContain(journeyStore.journey.bandits.join())
      expect(play('first', true)?.kind).toBe('now')
    }
  })

  test('other tabs are followed', () => {
    const elsewhere = JSON.stringify({ stop: 'legends', counted: ['far'] })
    localStorage.setItem(KEY, elsewhere)
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(journeyStore.stop).toBe('legends')
    expect(journeyStore.count('far', game('legends', true))).toBe(null)
  })

  test('games from before are counted by their known results, the oldest first', () => {
    const seats = ['b', 'a', 'c'].map((table, n) => ({
      ...{ table, seat: 0, token: table, name: 'Ann' },
      since: 30 - 10 * n,
    }))
    const over = (info: TableInfo, winners: number[]) => ({
      ...{ info, seat: 0, money: [1, 2, 3], winners },
    })
    const news = {
      a: over(tableOf(['outlaw']), [0]),
      b: over(tableOf(['greenhorn'], { rules: 'basic' }), [0]),
      c: { info: { ...tableOf(['legend']), status: 'playing' as const }, seat: 0 },
    }
    journeyStore.catchUp(news, seats)
    expect(journeyStore.stop).toBe('gunslingers')
    expect(journeyStore.journey.tallies.first).toEqual({ games: 1, won: 1 })
    journeyStore.catchUp(news, seats)
    expect(journeyStore.journey.tallies.first.games).toBe(1)
  })

  test('earlier choices of the page count: simple games, or the whole game', () => {
    const earlier = { games: ['a', 'b', 'c'] }
    localStorage.setItem('colt-express progress', JSON.stringify(earlier))
    expect(journeyStore.stop).toBe('abilities')
    accept('whole')
    expect(journeyStore.stop).toBe('outlaws')
  })

  // The last one: from then on the page keeps its journey to itself.
  test('without storage it lasts as long as the page', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('quota')
    })
    play('first', true)
    play('abilities', true)
    expect(journeyStore.stop).toBe('events')
    expect(journeyStore.journey.bandits).toEqual(['belle'])
    set.mockRestore()
  })
})
