/** The page of a player's own record: for no games, one and 200, and what it asks for. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import MyRecord from '../../../src/app/mine/record/MyRecord.svelte'
import { FEATS } from '../../../src/app/mine/record/feats'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import type { Glance, SeatFacts } from '../../../src/protocol/protocol'
import { toServer, travelBy } from '../../../src/protocol/transport'
import { speaking } from '../../../src/words/speaking.svelte'
import { show } from '../../support/showing'

/** The n-th game of Ann, who leads Belle: every third is won, and one of them was left. */
function factsOf(n: number): SeatFacts {
  return {
    ...{ table: `game-${n}`, seat: 0, options: { boxes: n % 2 ? ['horses'] : [] }, day: '' },
    seats: [
      { seat: 0, kind: 'human', name: 'Ann', bandits: ['belle'] },
      { seat: 1, kind: 'bot', bot: 'outlaw', bandits: ['doc'] },
    ],
    ...{ money: [1000 + 10 * n, 500], sides: [0, 1], winners: [n % 3 ? 1 : 0], hits: 1 },
    ...{ gunslinger: false, resigned: false },
    deeds: {
      rounds: [{ gained: 500, shots: 1 }],
      did: [{}, { shots: 1 }],
      got: [{}, { punches: 1, cost: 250 }],
    },
    moved: n % 2 ? { luck: 300, own: -120, error: 3, decisions: 20 } : null,
  }
}

function played(count: number): { asked: string[][] } {
  const seats = Array.from({ length: count }, (_, n) => ({
    ...{ table: `game-${n}`, seat: 0, token: `token ${n}`, name: 'Ann', since: 1000 * n + 1 },
  }))
  localStorage.setItem('colt-express seats', JSON.stringify(seats))
  const over = { info: { status: 'over', seats: [], options: {} }, seat: 0, money: [1] }
  const ends = seats.map(({ table }): [string, unknown] => [table, over as unknown as Glance])
  localStorage.setItem('colt-express endings', JSON.stringify(Object.fromEntries(ends)))
  const asked: string[][] = []
  travelBy({
    ...toServer,
    answer: (path, { body }) => {
      expect(path).toBe('seats/facts')
      const wanted = (JSON.parse(String(body)) as { seats: { table: string }[] }).seats
      asked.push(wanted.map(({ table }) => table))
      const found = wanted.map(({ table }) => factsOf(Number(table.slice('game-'.length))))
      return Promise.resolve(new Response(JSON.stringify(found)))
    },
  })
  return { asked }
}

const said = (page: Element) => (page.textContent ?? '').replace(/\s+/g, ' ')

beforeEach(async () => {
  localStorage.clear()
  travelBy(toServer)
  await speaking.speak('en')
  await speaking.also('record')
})

describe('the own record', () => {
  it('says so without games, and what stories there could be', () => {
    const page = show(MyRecord, {})
    expect(said(page)).toContain('Nothing to tell yet')
    expect(page.querySelectorAll('li')).toHaveLength(FEATS.length)
    expect(said(page)).toContain('0 of 12 told so far')
  })

  it('has a picture of a single game', async () => {
    played(1)
    const page = show(MyRecord, {})
    await vi.waitFor(() => expect(said(page)).toContain('1 of 1 game won'))
    expect(said(page)).toContain('100%, likely between 21% and 100%')
    expect(said(page)).toContain('$1,000 a game')
    expect(said(page)).toContain('one punch, $250 knocked loose')
    expect(page.querySelectorAll('svg[role=img]')).toHaveLength(1)
  })

  it('adds up 200 games, and asks for each only once', async () => {
    const { asked } = played(200)
    const page = show(MyRecord, {})
    await vi.waitFor(() => expect(said(page)).toContain('67 of 200 games won'), 5000)
    expect(Math.max(...asked.map((some) => some.length))).toBe(10)
    expect(asked.flat()).toHaveLength(200)
    expect(said(page)).toContain(
      'luck gave you +3 points of your chance to win, your own choices −1.2',
    )
    expect(said(page)).toContain('100 of 200 games have been worked out')
    expect(page.querySelectorAll('svg[role=img]')).toHaveLength(2)
    expect(page.querySelector('[href="/game/game-199"]')).toBeTruthy()
    const again = show(MyRecord, {})
    expect(said(again)).toContain('67 of 200 games won')
    await vi.waitFor(() => expect(said(again)).not.toContain('more games'))
    expect(asked.flat()).toHaveLength(200)
  })

  it('leaves out games of a shared screen', async () => {
    const { asked } = played(2)
    const seats = JSON.parse(localStorage.getItem('colt-express seats') ?? '[]') as object[]
    localStorage.setItem('colt-express seats', JSON.stringify([...seats, { ...seats[0], seat: 1 }]))
    const page = show(MyRecord, {})
    await vi.waitFor(() => expect(said(page)).toContain('0 of 1 game won'))
    expect(asked).toEqual([['game-1']])
  })

  it('is told in every language', async () => {
    played(3)
    for (const code of LANGUAGES) {
      await speaking.speak(code)
      const page = show(MyRecord, {})
      await vi.waitFor(() =>
        expect(page.querySelectorAll('svg[role=img]').length).toBeGreaterThan(0),
      )
      expect(page.querySelectorAll('h3').length).toBeGreaterThan(FEATS.length)
    }
  })
})
