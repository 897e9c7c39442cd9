import { beforeEach, expect, it, vi } from 'vitest'
import Present from '../../../src/app/theatre/live/Present.svelte'
import { loadWords, speaking } from '../../../src/words/speaking.svelte'
import { show, tap } from '../../support/showing'

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('theatre')
})

const usual = { ahead: 3, turn: false, over: false, deadline: 0, onreturn: () => undefined }
const bare = (text: string | null | undefined) => (text ?? '').replace(/[\u2066-\u2069]/g, '')

it('says how far the game is ahead, and leads back to it', () => {
  const onreturn = vi.fn()
  const page = show(Present, { ...usual, onreturn })
  expect(bare(page.textContent)).toContain('The game is 3 choices ahead.')
  expect(page.querySelector('[role=status]')?.textContent).toBe('')
  tap(page.querySelector('button') as Element)
  expect(onreturn).toHaveBeenCalledOnce()
})

it('says whose turn it is, with the clock, and that to screen readers, too', () => {
  const page = show(Present, { ...usual, turn: true, deadline: Date.now() / 1000 + 30 })
  expect(bare(page.querySelector('b')?.textContent)).toMatch(/^Your turn/)
  expect(page.querySelector('[role=status]')?.textContent).toBe('Your turn')
  expect(bare(page.textContent)).toMatch(/\b30\b/)
})

it('says that the game is over, and not how', () => {
  const page = show(Present, { ...usual, over: true })
  expect(page.querySelector('b')?.textContent).toBe('The game is over.')
  expect(page.textContent).toContain('See how it ended')
})

it('counts in every language', async () => {
  const said = async (code: 'ru' | 'fr' | 'pl') => {
    const words = await loadWords(code, ['theatre'])
    return [0, 1, 3, 7].map((count) => bare(words.say('page-theatre-ahead', { count })))
  }
  expect(await said('ru')).toEqual([
    'Сейчас игра здесь.',
    'Игра ушла вперёд на 1 ход.',
    'Игра ушла вперёд на 3 хода.',
    'Игра ушла вперёд на 7 ходов.',
  ])
  expect((await said('pl'))[2]).toBe('Gra jest o 3 ruchy dalej.')
  expect((await said('pl'))[3]).toBe('Gra jest o 7 ruchów dalej.')
  expect((await said('fr'))[3]).toBe('La partie a 7 coups d’avance.')
})
