/** The gallery: its cards, shelves, filters, pages and empty states. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import Games from '../../../src/app/games/Games.svelte'
import { speaking } from '../../../src/words/speaking.svelte'
import type { GalleryGame } from '../../../src/protocol/protocol'
import { answering, until } from '../../support/answers'
import { show } from '../../support/showing'

const game = (n: number): GalleryGame => ({
  game: `game-${n}`,
  ended: 1_700_000_000,
  options: { boxes: ['horses'], variant: null } as unknown as GalleryGame['options'],
  seats: [
    { seat: 0, name: 'Ann', kind: 'human', bandits: ['doc'] },
    { seat: 1, name: '', kind: 'human', bandits: ['belle'] },
    { seat: 2, name: 'Outlaw', kind: 'bot', bot: 'outlaw', bandits: ['tuco'] },
  ],
  money: [1250, 2500, 300],
  winners: [1],
  margin: 1250,
  bullets: 7,
})

const said = (page: HTMLElement) => (page.textContent ?? '').replace(/[\u2066-\u2069]/g, '')

async function opened(address: string, answers: Record<string, unknown>) {
  history.replaceState(null, '', address)
  const { asked } = answering(answers)
  const page = show(Games, {})
  return { page, asked }
}

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('games')
})

describe('the gallery', () => {
  it('shows who won, who played, and leads to the game', async () => {
    const { page } = await opened('/games', { '/api/games': { games: [game(1)], more: false } })
    const card = await until(() => page.querySelector<HTMLElement>('article'))
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/game/game-1')
    expect(card.querySelector('h2')?.textContent).toContain('wins with $2,500')
    const lines = [...card.querySelectorAll('li')].map((line) => line.textContent?.trim() ?? '')
    expect(lines.map((line) => line.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/Belle \$2,500/),
      expect.stringMatching(/Ann \$1,250/),
      expect.stringMatching(/outlaw \$300/i),
    ])
    expect(said(card)).toContain('Horses & Stagecoach')
    expect(page.querySelector('nav.pages')).toBeNull()
  })

  it('has an address for everything, and goes back', async () => {
    const { page, asked } = await opened('/games?shelf=closest&page=1', {
      '/api/games': { games: [game(1)], more: true },
    })
    expect(asked).toEqual(['/api/games?shelf=closest&page=1'])
    const card = await until(() => page.querySelector<HTMLElement>('article'))
    expect(said(card)).toContain('$1,250 ahead')
    const winner = page.querySelector('select')
    if (!winner) throw new Error('there is no filter')
    winner.value = 'belle'
    winner.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    expect(location.search).toBe('?shelf=closest&winner=belle')
    page.querySelector<HTMLElement>('fieldset button')?.click()
    flushSync()
    expect(location.search).toBe('?shelf=closest&boxes=none&winner=belle')
    page.querySelectorAll<HTMLElement>('fieldset button')[1]?.click()
    flushSync()
    expect(location.search).toContain('boxes=horses&')
    page.querySelector<HTMLElement>('a[rel=next]')?.click()
    flushSync()
    expect(location.search).toContain('page=1')
    history.replaceState(null, '', '/games?players=3')
    dispatchEvent(new PopStateEvent('popstate'))
    flushSync()
    expect(asked.at(-1)).toBe('/api/games?players=3')
  })

  it('says how much luck it took on the shelf of the luckiest', async () => {
    const { page } = await opened('/games?shelf=luckiest', {
      '/api/games': { games: [{ ...game(1), luck: 1234 }], more: false },
    })
    const card = await until(() => page.querySelector<HTMLElement>('article'))
    expect(said(card)).toContain('luck: +12 points')
  })

  it('says in a sentence why it is empty', async () => {
    const none = { '/api/games': { games: [], more: false } }
    const first = await opened('/games', none)
    await until(() => said(first.page).includes('Nothing hangs here yet'))
    const second = await opened('/games?winner=mei', none)
    await until(() => said(second.page).includes('No game like that'))
    second.page.querySelector<HTMLElement>('.note a')?.click()
    flushSync()
    expect(location.pathname + location.search).toBe('/games')
  })

  it('says if the server does not answer, and tries again', async () => {
    const answers: Record<string, unknown> = { '/api/games': 503 }
    const { page } = await opened('/games', answers)
    await until(() => page.querySelector('[role=alert]'))
    answers['/api/games'] = { games: [game(2)], more: false }
    page.querySelector<HTMLElement>('.note button')?.click()
    await until(() => page.querySelector('article'))
  })
})
