import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askForNews, endings, myGames, placeOf, type News } from '../../src/play/games'
import type { Glance } from '../../src/protocol/protocol'
import { mySeats, rememberSeats } from '../../src/browser/seats'
import { toServer, travelBy } from '../../src/protocol/transport'
import { FakeConnection } from '../support/connection'

function glance(status: string, more: Partial<Glance> = {}): Glance {
  const seats = [{ seat: 0 }, { seat: 1 }]
  return { info: { status, seats }, seat: 0, ...more } as unknown as Glance
}

function sitAt(...tables: string[]) {
  for (const [n, table] of tables.entries()) {
    vi.setSystemTime(1000 * (n + 1))
    rememberSeats([{ table, seat: 0, token: `token of ${table}`, name: 'Ann' }])
  }
}

const order = (news: News) => myGames(news).map(({ table, status }) => `${table} ${status}`)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('my games', () => {
  it('begin with those where it is my turn, the most urgent first', () => {
    sitAt('won', 'late', 'soon', 'idle', 'theirs', 'lobby', 'new', 'lost', 'closed')
    const news = {
      won: glance('over', { money: [500, 250], winners: [0] }),
      late: glance('playing', { asked: [1, 0], deadline: 900 }),
      soon: glance('playing', { asked: [0], deadline: 200 }),
      idle: glance('playing', { asked: [0] }),
      theirs: glance('playing', { asked: [1] }),
      lobby: glance('waiting'),
      lost: null,
      closed: glance('closed'),
    }
    expect(order(news)).toEqual([
      ...['soon asked', 'late asked', 'idle asked', 'theirs playing', 'lobby waiting'],
      ...['new unknown', 'won over', 'closed gone', 'lost gone'],
    ])
  })

  it('ask nothing of a player who has resigned, or of a game that cannot go on', () => {
    sitAt('resigned', 'frozen')
    const resigned = glance('playing', { asked: [0] })
    resigned.info.seats = [{ seat: 0, resigned: true }] as typeof resigned.info.seats
    const frozen = glance('playing', { asked: [0] })
    frozen.info.frozen = { reason: 'rules', rules: 1, ours: 2, sentence: '' }
    expect(order({ resigned, frozen })).toEqual(['resigned playing', 'frozen over'])
  })

  it('are those of all players who share the screen', () => {
    const both = [0, 1].map((seat) => ({ table: 'sofa', seat, token: `${seat}`, name: '' }))
    rememberSeats(both)
    expect(order({ sofa: glance('playing', { asked: [1] }) })).toEqual(['sofa asked'])
  })

  it('know the place of each seat', () => {
    const ended = glance('over', { money: [700, 900, 700, 100], winners: [0] })
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, ended))).toEqual([1, 2, 3, 4])
  })
})

describe('news of my games', () => {
  it('come from this device when the server does not answer', async () => {
    sitAt('here-1', 't1')
    const places: string[] = []
    travelBy({
      answer: (_, __, place) => {
        places.push(place)
        if (place === 'server') return Promise.reject(new TypeError('offline'))
        return Promise.resolve(new Response(JSON.stringify([glance('playing', { asked: [0] })])))
      },
      connect: () => new FakeConnection(),
    })
    let news: News = {}
    await askForNews({}, (found) => (news = found))
    expect(places).toEqual(['server', 'device'])
    expect(order(news)).toEqual(['here-1 asked', 't1 unknown'])
    travelBy(toServer)
  })

  it('come twenty at a time, with the tokens in the body, and endings are not asked for again', async () => {
    const tables = Array.from({ length: 50 }, (_, n) => `t${n}`)
    sitAt(...tables)
    const asked: { path: string; tables: string[] }[] = []
    vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
      const { seats } = JSON.parse(body) as { seats: { table: string; token: string }[] }
      expect(seats.every(({ table, token }) => token === `token of ${table}`)).toBe(true)
      asked.push({ path, tables: seats.map(({ table }) => table) })
      const found = seats.map(({ table }) => {
        if (table === 't7') return null
        if (table === 't8') return glance('playing', { asked: [0] })
        return glance('over', { money: [1, 2], winners: [1] })
      })
      return Promise.resolve(new Response(JSON.stringify(found)))
    })
    let news: News = {}
    await askForNews(endings(), (found) => (news = found))
    expect(asked.map(({ path, tables }) => [path, tables.length])).toEqual([
      ['/api/seats', 20],
      ['/api/seats', 20],
      ['/api/seats', 10],
    ])
    expect(Object.keys(news)).toHaveLength(50)
    expect(news.t7).toBeNull()
    asked.length = 0
    await askForNews(endings(), (found) => (news = found))
    expect(asked.flatMap(({ tables }) => tables)).toEqual(['t8', 't7'])
    expect(mySeats()).toHaveLength(50)
  })

  it('forget a table that is gone, also where several sat', async () => {
    rememberSeats([0, 1].map((seat) => ({ table: 'sofa', seat, token: `${seat}`, name: '' })))
    const told: (Glance | null)[][] = [
      [glance('playing'), null],
      [null, null],
    ]
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(told.shift()))))
    let news: News = {}
    await askForNews(news, (found) => (news = found))
    expect(news.sofa?.info.status).toBe('playing')
    await askForNews(news, (found) => (news = found))
    expect(news.sofa).toBeNull()
  })
})
