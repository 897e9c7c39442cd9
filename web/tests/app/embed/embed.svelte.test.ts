/** A game within another page: without storage, without spoilers, and only when it is over. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import EmbeddedGame from '../../../src/app/embed/EmbeddedGame.svelte'
import { settings } from '../../../src/browser/settings.svelte'
import { speaking } from '../../../src/words/speaking.svelte'
import replay from '../../samples/replay.json'
import { answering, until } from '../../support/answers'
import { press, show } from '../../support/showing'

const REPLAY = '/api/games/abc/replay'

beforeEach(async () => {
  Object.assign(settings, { motion: false, pace: 'off' })
  await speaking.speak('en')
  await speaking.also('theatre')
  const denied = () => {
    throw new DOMException('storage is blocked', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied)
})
afterEach(() => vi.restoreAllMocks())

async function opened(address: string, answers: Record<string, unknown>) {
  history.replaceState(null, '', address)
  const { asked } = answering(answers)
  const page = show(EmbeddedGame, { game: 'abc' })
  const embed = await until(() => page.querySelector<HTMLElement>('.embed, [role=alert]'))
  return { page, asked, embed }
}

describe('an embed', () => {
  it('stands at its moment and steps from there', async () => {
    const { page, asked, embed } = await opened('/embed/abc?at=5&seat=0', { [REPLAY]: replay })
    expect(asked).toEqual([`${REPLAY}?seat=0`])
    expect(embed.dataset.step).toBe('5')
    const beat = Number(embed.dataset.beat)
    press(document.body, 'ArrowRight')
    expect(Number(embed.dataset.beat)).toBe(beat + 1)
    press(document.body, 'ArrowLeft')
    expect(Number(embed.dataset.beat)).toBe(beat)
    press(document.body, 'Home')
    expect(embed.dataset.step).toBe('0')
    page.querySelector<HTMLElement>('.controls .forward')?.click()
    flushSync()
    expect(embed.dataset.beat).toBe('1')
    expect(page.querySelector('[role=slider]')?.getAttribute('aria-valuenow')).toBe('1')
  })

  it('leads to the game in another window, and nowhere else', async () => {
    const { page } = await opened('/embed/abc?at=5', { [REPLAY]: replay })
    const links = [...page.querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/game/abc?at=5&seat=0'])
    expect(links.map(({ target, rel }) => `${target} ${rel}`)).toEqual(['_blank noopener'])
    expect(page.querySelectorAll('button')).toHaveLength(3)
  })

  it('tells no result before the end', async () => {
    const { page } = await opened('/embed/abc', { [REPLAY]: replay })
    expect(page.querySelector('main')?.textContent).not.toMatch(/wins|\$/)
  })

  it('shows spectators what a seat saw that is not there', async () => {
    const { embed, asked } = await opened('/embed/abc?seat=8', {
      [REPLAY]: replay,
      [`${REPLAY}?seat=8`]: 404,
    })
    expect(asked).toEqual([`${REPLAY}?seat=8`, `${REPLAY}?seat=-1`])
    expect(embed.className).toContain('embed')
  })

  it('shows nothing of a game that is still being played', async () => {
    const { page } = await opened('/embed/abc', {
      [REPLAY]: { ...replay, result: null },
      '/api/games/abc': { status: 'playing' },
    })
    expect(page.querySelector('.embed')).toBeNull()
    expect(page.textContent).toContain('still being played')
  })

  it('says that there is no such game', async () => {
    const { page } = await opened('/embed/abc', { [REPLAY]: 404, '/api/games/abc': 404 })
    expect(page.querySelector('[role=alert]')?.textContent).toContain('no game of that name')
  })
})
