/** All games of a browser: what is found, the order, and the way to the one that waits next. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EVERYTHING, filtered, nextWaiting, type Filters } from '../../../src/app/mine/filtering'
import Mine from '../../../src/app/mine/Mine.svelte'
import MyGameCard from '../../../src/app/mine/MyGameCard.svelte'
import NextGame from '../../../src/app/mine/NextGame.svelte'
import { hasOthers, myGames, type News } from '../../../src/play/games'
import { mySeats } from '../../../src/browser/seats'
import type { Glance } from '../../../src/protocol/protocol'
import { toServer, travelBy } from '../../../src/protocol/transport'
import { speaking } from '../../../src/words/speaking.svelte'
import { show } from '../../support/showing'

interface Wanted {
  status?: string
  asked?: number[]
  other?: string
  boxes?: string[]
  won?: boolean
}

function glance({ status = 'over', asked = [], other = '', boxes = [], won = false }: Wanted) {
  const rival = other ? { kind: 'human', name: other } : { kind: 'bot', bot: 'outlaw', name: '' }
  return {
    info: {
      status,
      options: { boxes },
      seats: [
        { seat: 0, kind: 'human', name: 'Ann', bandit: 'belle' },
        { seat: 1, bandit: 'doc', ...rival },
      ],
    },
    ...{ seat: 0, asked, money: [500, 250], winners: won ? [0] : [1] },
  } as unknown as Glance
}

function sit(games: Record<string, Wanted>): News {
  const seats = Object.keys(games).map((table, n) => ({
    ...{ table, seat: 0, token: `token ${n}`, name: 'Ann', since: Date.UTC(2026, 0, n + 1) },
  }))
  localStorage.setItem('colt-express seats', JSON.stringify(seats))
  return Object.fromEntries(Object.entries(games).map(([table, one]) => [table, glance(one)]))
}

function answeringWith(news: News) {
  const asked: string[][] = []
  travelBy({
    ...toServer,
    answer: (_, { body }) => {
      const { seats } = JSON.parse(String(body)) as { seats: { table: string }[] }
      asked.push(seats.map(({ table }) => table))
      const found = seats.map(({ table }) => news[table] ?? null)
      return Promise.resolve(new Response(JSON.stringify(found)))
    },
  })
  return asked
}

beforeEach(async () => {
  localStorage.clear()
  travelBy(toServer)
  await speaking.speak('en')
  await speaking.also('mine')
})

const GAMES: Record<string, Wanted> = {
  won: { won: true, boxes: ['horses'] },
  lost: { other: 'Żaneta' },
  running: { status: 'playing', asked: [1], other: 'Bob', boxes: ['horses', 'cursed'] },
  mine: { status: 'playing', asked: [0] },
}

describe('the filters', () => {
  const found = (wanted: Partial<Filters>) => {
    const games = myGames(sit(GAMES))
    const all = filtered(games, { ...EVERYTHING, ...wanted }, speaking.words)
    return all.map(({ table }) => table)
  }

  it('keep the order: what waits for the player first', () => {
    expect(found({})).toEqual(['mine', 'running', 'lost', 'won'])
  })

  it('look at how far a game is, at its boxes, and at who plays', () => {
    expect(found({ shown: 'turn' })).toEqual(['mine'])
    expect(found({ shown: 'running' })).toEqual(['mine', 'running'])
    expect(found({ shown: 'over' })).toEqual(['lost', 'won'])
    expect(found({ shown: 'won' })).toEqual(['won'])
    expect(found({ box: 'horses' })).toEqual(['running', 'won'])
    expect(found({ box: 'none' })).toEqual(['mine', 'lost'])
    expect(found({ company: 'people' })).toEqual(['running', 'lost'])
    expect(found({ company: 'bots' })).toEqual(['mine', 'won'])
  })

  it('find names without accents, bandits, boxes and days', () => {
    expect(found({ text: 'zaneta' })).toEqual(['lost'])
    expect(found({ text: 'BOB stagecoach' })).toEqual(['running'])
    expect(found({ text: 'doc belle' })).toHaveLength(4)
    expect(found({ text: 'Jan 3' })).toEqual(['running'])
    expect(found({ text: 'nobody' })).toEqual([])
  })
})

describe('the page', () => {
  it('shows the first of 200 games, asks for the open ones only, and finds each', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, n): [string, Wanted] => [
        `game-${n}`,
        n % 10 ? { won: n % 3 === 0 } : { status: 'playing', asked: [0], other: `Player ${n}` },
      ]),
    )
    const news = sit(many)
    const ended = Object.entries(news).filter(([, one]) => one?.info.status === 'over')
    localStorage.setItem('colt-express endings', JSON.stringify(Object.fromEntries(ended)))
    const asked = answeringWith(news)
    const page = show(Mine, {})
    await vi.waitFor(() => expect(page.textContent).toContain('20 games wait for you.'))
    expect(asked.flat()).toHaveLength(20)
    expect(page.querySelectorAll('article')).toHaveLength(48)
    expect(page.querySelector('article')?.className).toContain('asked')
    const search = page.querySelector<HTMLInputElement>('input[type=search]')
    if (!search) throw new Error('there is no search')
    search.value = 'player 110'
    search.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    expect(page.textContent).toContain('1 of 200 games.')
    expect(page.querySelectorAll('article')).toHaveLength(1)
    page.querySelector<HTMLElement>('article button')?.click()
    flushSync()
    expect(mySeats()).toHaveLength(199)
    page.querySelector<HTMLElement>('[role=status] button')?.click()
    expect(mySeats()).toHaveLength(200)
  })

  it('says so where there is no game', () => {
    expect(show(Mine, {}).textContent).toContain('No games yet.')
  })

  it('tells the last event of a game', () => {
    const news = sit({ mine: { status: 'playing', asked: [1] } })
    const told = { kind: 'shot', rule: '', bandit: 'doc', target: 'belle', at: 'car 1' }
    Object.assign(news.mine ?? {}, { last: told })
    const [game] = myGames(news)
    if (!game) throw new Error('there is no game')
    const card = show(MyGameCard, { game, day: 'today', onforget: () => undefined })
    expect(card.textContent).toContain('Doc shoots Belle.')
  })
})

describe('the way to the next game', () => {
  it('is offered at a table while another game waits, and never leads to the same table', async () => {
    const news = sit(GAMES)
    expect(nextWaiting(myGames(news), 'running')?.table).toBe('mine')
    expect(nextWaiting(myGames(news), 'mine')).toBeUndefined()
    expect([hasOthers('mine'), hasOthers('none')]).toEqual([true, true])
    answeringWith(news)
    const there = show(NextGame, { table: 'running' })
    await vi.waitFor(() =>
      expect(there.querySelector('a')?.getAttribute('href')).toBe('#/table/mine'),
    )
    const here = show(NextGame, { table: 'mine' })
    await vi.waitFor(() => expect(localStorage.getItem('colt-express endings')).toContain('won'))
    flushSync()
    expect(here.querySelector('a')).toBeNull()
    sit({ mine: { status: 'playing' } })
    expect(hasOthers('mine')).toBe(false)
  })
})
