/** A player's record: figures and feats of hand-made games with known results. */

import { describe, expect, it } from 'vitest'
import { featsOf } from '../../../src/app/mine/record/feats'
import { rateOf, recordOf, trailing, type Game } from '../../../src/app/mine/record/figures'
import type { SeatDeeds } from '../../../src/protocol/protocol'

interface Wanted extends Partial<Omit<Game, 'deeds'>> {
  deeds?: Partial<SeatDeeds>
  won?: boolean
}

/** Belle, played by Ann at seat 0, against Bob's Doc and an outlaw's Tuco. */
function game(n: number, { deeds = {}, won = false, ...more }: Wanted = {}): Game {
  return {
    ...{ table: `game-${n}`, since: 1000 * n, seat: 0, options: { boxes: [] }, day: '' },
    seats: [
      { seat: 0, kind: 'human', name: 'Ann', bandits: ['belle'] },
      { seat: 1, kind: 'human', name: 'Bob', bandits: ['doc'] },
      { seat: 2, kind: 'bot', bot: 'outlaw', bandits: ['tuco'] },
    ],
    ...{ money: [1000, 500, 2000], sides: [0, 1, 2], winners: [won ? 0 : 2], hits: 0 },
    ...{ gunslinger: false, resigned: false, moved: null },
    deeds: { rounds: [{ shots: 1 }], did: [{}, {}, {}], got: [{}, {}, {}], ...deeds },
    ...more,
  }
}

const kinds = (...games: Game[]) => featsOf(games).map(({ feat }) => feat)

describe('a rate', () => {
  it('has the interval of Wilson', () => {
    expect(rateOf(0, 0)).toEqual({ games: 0, wins: 0, low: 0, high: 1 })
    const { low, high } = rateOf(10, 3)
    expect(low).toBeCloseTo(0.1078, 3)
    expect(high).toBeCloseTo(0.6032, 3)
    expect(rateOf(4, 4).high).toBe(1)
    expect(rateOf(4, 0).low).toBe(0)
  })
})

describe('the record', () => {
  it('is empty without games', () => {
    const { all, bandits, money, best, nemesis, victim, moved } = recordOf([])
    expect([all.games, bandits.length, money.length, moved.games]).toEqual([0, 0, 0, 0])
    expect([best, nemesis, victim]).toEqual([null, null, null])
    expect(featsOf([])).toEqual([])
  })

  it('counts wins by bandit, box, number of players and opponent', () => {
    const horses = { options: { boxes: ['horses', 'cursed'] } }
    const record = recordOf([game(1, { won: true }), game(2, horses), game(3, { won: true })])
    expect(record.all).toMatchObject({ games: 3, wins: 2 })
    expect(record.bandits).toMatchObject([{ key: 'belle', games: 3, wins: 2 }])
    expect(record.boxes.map(({ key, games, wins }) => [key, games, wins])).toEqual([
      ['none', 2, 2],
      ['cursed', 1, 0],
      ['horses', 1, 0],
    ])
    expect(record.players).toMatchObject([{ key: '3', games: 3 }])
    expect(record.opponents.map(({ key, games }) => [key, games])).toEqual([
      ['Bob', 3],
      ['bot outlaw', 3],
    ])
  })

  it('does not count a game that was left as won, nor its money', () => {
    const record = recordOf([game(1, { won: true, resigned: true }), game(2)])
    expect(record.all).toMatchObject({ games: 2, wins: 0 })
    expect(record.money).toHaveLength(1)
  })

  it('has money and luck in the order of play', () => {
    const moved = { luck: 500, own: -300, error: 2, decisions: 20 }
    const rich = game(2, { money: [3000, 0, 0], moved })
    const record = recordOf([rich, game(1, { moved: { ...moved, luck: -100 } }), game(3)])
    expect(record.money.map(({ table }) => table)).toEqual(['game-1', 'game-2', 'game-3'])
    expect(record.mean).toBeCloseTo(5000 / 3)
    expect(record.best?.table).toBe('game-2')
    expect(record.moved).toEqual({ games: 2, luck: 2, own: -3 })
    expect(trailing([1, 3, 5, 7], 2)).toEqual([1, 2, 4, 6])
  })

  it('knows who did most harm: people by name, bots by bandit, partners never', () => {
    const hurt = (shots: number, punches: number, cost: number) => ({ shots, punches, cost })
    const one = game(1, {
      deeds: { did: [{}, {}, hurt(3, 0, 0)], got: [{}, hurt(1, 2, 750), hurt(2, 0, 0)] },
    })
    const record = recordOf([one, one])
    expect(record.nemesis).toEqual({ name: 'Bob', bandit: 'doc', shots: 2, punches: 4, cost: 1500 })
    expect(record.victim).toMatchObject({ name: '', bandit: 'tuco', shots: 6 })
    expect(recordOf([{ ...one, sides: [0, 0, 1] }]).nemesis?.bandit).toBe('tuco')
  })
})

describe('feats', () => {
  it('are facts of single games', () => {
    const won = { won: true, money: [2500, 500, 2000] }
    expect(kinds(game(1))).toEqual([])
    expect(kinds(game(1, won))).toEqual([])
    expect(kinds(game(1, { ...won, deeds: { rounds: [{}] } }))).toEqual(['clean_hands'])
    expect(kinds(game(1, { ...won, hits: 5 }))).toEqual(['sieve'])
    expect(kinds(game(1, { hits: 6 }))).toEqual([])
    expect(kinds(game(1, { ...won, deeds: { behind: 500 } }))).toEqual(['from_behind'])
    expect(kinds(game(1, { ...won, deeds: { grabbed: 1 } }))).toEqual(['last_grab'])
    expect(kinds(game(1, { won: true, money: [2000, 500, 1750] }))).toEqual(['photo_finish'])
    expect(featsOf([game(1, { won: true, money: [500, 500, 0] })])[0]?.args).toMatchObject({
      tie: 'yes',
    })
    expect(kinds(game(1, { gunslinger: true }))).toEqual(['gunslinger'])
    expect(kinds(game(1, { ...won, deeds: { law: 3 } }))).toEqual(['law'])
    expect(kinds(game(1, { deeds: { rounds: [{ gained: 1500, shots: 1 }] } }))).toEqual([
      'big_round',
    ])
    expect(kinds(game(1, { ...won, resigned: true, hits: 9 }))).toEqual([])
  })

  it('take back what was taken', () => {
    const even = (mine: number, theirs: number) =>
      game(1, { deeds: { did: [{}, { cost: mine }, {}], got: [{}, { cost: theirs }, {}] } })
    expect(kinds(even(750, 500))).toEqual(['even'])
    expect(featsOf([even(750, 500)])[0]?.args).toEqual({ amount: 750, target: 'doc' })
    expect(kinds(even(750, 0))).toEqual([])
    expect(kinds(even(500, 750))).toEqual([])
  })

  it('know legends, the law, and the whole gang', () => {
    const at = (bandit: string, bot = 'outlaw') => [
      { seat: 0, kind: 'human' as const, name: 'Ann', bandits: [bandit] },
      { seat: 1, kind: 'bot' as const, bot, bandits: ['mei'] },
    ]
    const two = { won: true, money: [2500, 500], sides: [0, 1] }
    expect(kinds(game(1, { ...two, seats: at('belle', 'legend:1000') }))).toEqual(['legend'])
    expect(kinds(game(1, { ...two, seats: at('marshal') }))).toEqual(['lawman'])
    const gang = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django']
    const all = gang.map((name, n) => game(n, { ...two, seats: at(name) }))
    expect(featsOf(all)).toEqual([{ feat: 'gang', game: all[5], args: { count: 6 } }])
    expect(kinds(...all.slice(1))).toEqual([])
  })

  it('are told by the first game that has them', () => {
    const first = game(1, { gunslinger: true })
    expect(featsOf([game(2, { gunslinger: true }), first])[0]?.game).toBe(first)
  })
})
