/** Meeting people: what is wished for, open tables, and waiting until a seat opens. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { Meeting } from '../../../src/app/meet/meeting.svelte'
import { haveMet } from '../../../src/app/meet/met'
import OpenTables from '../../../src/app/meet/OpenTables.svelte'
import { lastWish, wishIn } from '../../../src/app/meet/wish'
import WishForm from '../../../src/app/meet/WishForm.svelte'
import { keepDeviceToken } from '../../../src/protocol/device'
import type { Meet } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import { answering, until } from '../../support/answers'
import { show } from '../../support/showing'

const TOKEN = 'device.abcdefghijklmnopqrstuv'
const said = (page: HTMLElement) => (page.textContent ?? '').replace(/[⁦-⁩]/g, '')

beforeEach(async () => {
  localStorage.clear()
  await speaking.speak('en')
  await speaking.also('meet')
})

describe('a wish', () => {
  it('is as usual where it is not understood', () => {
    const usual = lastWish()
    for (const text of ['', 'null', '7', '{', '{"games":[],"speeds":[0],"fewest":9,"most":"x"}']) {
      expect(wishIn(text)).toEqual(usual)
    }
    expect(wishIn('{"fewest":5,"most":4}')).toMatchObject({ fewest: 5, most: 5 })
    expect(wishIn('{"games":["cursed","x"],"bots":false,"ladder":true}')).toMatchObject({
      games: ['cursed'],
      bots: false,
      ladder: true,
    })
  })

  it('needs a game and a time, and its largest table is never its smallest', () => {
    const wish = $state({ ...lastWish(), fewest: 3, most: 4 })
    const page = show(WishForm, { wish, ladder: false, waiting: 1, busy: false, onfind: () => {} })
    const find = page.querySelector<HTMLButtonElement>('button.primary')
    expect(find?.disabled).toBe(false)
    expect(said(page)).toContain('One person is waiting.')
    page.querySelector<HTMLInputElement>('input[value="base"]')?.click()
    flushSync()
    expect(find?.disabled).toBe(true)
    expect(said(page)).toContain('Tick at least one game')
    expect(said(page)).not.toContain('ladder')
  })
})

describe('open tables', () => {
  it('say who sits there, what is played and what they need; those that need players first', async () => {
    const seat = (name: string, kind: string) => ({ seat: 0, name, kind, bot: '' })
    const table = (id: string, status: string, seats: unknown[], options: object) => ({
      ...{ table: id, status, seats, options, clock: 60, opened: Date.now() / 1000 - 300 },
    })
    answering({
      '/api/tables': [
        table('a', 'playing', [seat('Ann', 'human')], {}),
        table('b', 'waiting', [seat('Bob', 'human'), seat('', 'open'), seat('', 'open')], {
          boxes: ['cursed'],
          rules: 'advanced',
          variant: 'team',
        }),
      ],
    })
    const page = show(OpenTables, {})
    const [first, second] = await until(() => {
      const found = [...page.querySelectorAll('a')]
      return found.length === 2 ? found : null
    })
    expect(first && said(first)).toMatch(/Bob\s+needs 2 players/)
    expect(first && said(first)).toContain('teams: partners share the loot')
    expect(first && said(first)).toContain('Cursed loot')
    expect(first && said(first)).toContain('open for 5 minutes')
    expect(second && said(second)).toMatch(/Ann\s+being played/)
    expect(page.querySelectorAll('[role=status]').length).toBe(0)
  })
})

describe('waiting', () => {
  const meet = (state: Meet['state'], more: Partial<Meet> = {}): Meet => ({
    ...{ state, waiting: 1, alike: 0, waited: 5, wish: null, table: '' },
    ...more,
  })

  it('goes on until a seat opens, which is fetched', async () => {
    keepDeviceToken(TOKEN)
    const answers: Record<string, unknown> = {
      '/api/meet/enter': meet('waiting'),
      '/api/meet/ask': meet('seated', { table: 'abc' }),
      '/api/me/seats/claim': { table: 'abc', seat: 1, token: `${TOKEN}/1` },
    }
    const { asked } = answering(answers)
    const tables: string[] = []
    const meeting = new Meeting((table) => tables.push(table))
    await meeting.enter('Ann', lastWish())
    expect(meeting.trouble).toBe(null)
    await until(() => tables.length)
    expect(tables).toEqual(['abc'])
    expect(haveMet('abc')).toBe(true)
    expect(haveMet('other')).toBe(false)
    expect(asked.map((path) => path.replace('/api/', ''))).toEqual([
      'meet/enter',
      'meet/ask',
      'me/seats/claim',
    ])
  })

  it('ends when another tab has left, and without asking when the page is closed', async () => {
    keepDeviceToken(TOKEN)
    const { asked } = answering({
      '/api/meet/enter': meet('waiting'),
      '/api/meet/ask': meet('away'),
    })
    const meeting = new Meeting(() => {})
    await meeting.enter('Ann', lastWish())
    await until(() => !meeting.waits)
    expect(meeting.now?.state).toBe('away')
    const before = asked.length
    meeting.close()
    await meeting.resume()
    expect(asked.length).toBe(before + 1)
    expect(meeting.waits).toBe(false)
  })
})
