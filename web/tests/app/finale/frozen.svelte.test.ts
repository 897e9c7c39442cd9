import { beforeEach, expect, it, vi } from 'vitest'
import Frozen from '../../../src/app/game/Frozen.svelte'
import { samples } from '../../../src/gallery/samples'
import type { Playing } from '../../../src/play/playing'
import type { Frozen as Why, TableInfo, View } from '../../../src/protocol/protocol'
import { rememberSeats } from '../../../src/browser/seats'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import { speaking } from '../../../src/words/speaking.svelte'
import { show, tap } from '../../support/showing'

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('finale')
})

const view = samples[0]?.public as View
const seats = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, bandit: 'belle', kind: 'human' }))
const info = { status: 'playing', next_table: '', seats } as unknown as TableInfo
const playing = (more = {}) => ({ info, view, watching: false, ...more }) as unknown as Playing
const older: Why = { reason: 'rules', rules: 1, ours: 2, sentence: 'in English' }

it.each(LANGUAGES)('a game of other rules says why it stands still in %s', async (code) => {
  await speaking.speak(code)
  const shown = show(Frozen, { live: playing(), frozen: older, table: 't' })
  expect(shown.querySelector('p')?.textContent).toMatch(/1.*2/)
  expect(shown.textContent).not.toContain('in English')
  expect(shown.querySelector('[download]')?.getAttribute('href')).toBe('/api/tables/t/record')
  expect(shown.querySelector('li')).toBeNull()
})

it('without a story it shows the players', () => {
  const shown = show(Frozen, { live: playing({ view: null }), frozen: older, table: 't' })
  expect([...shown.querySelectorAll('bdi')].map((one) => one.textContent)).toEqual(['Ann', 'Bob'])
})

it('a damaged game can neither be seen nor downloaded', () => {
  const frozen: Why = { ...older, reason: 'damaged' }
  const shown = show(Frozen, { live: playing({ view: null }), frozen, table: 't' })
  expect(shown.querySelector('p')?.textContent).toContain('damaged')
  expect(shown.querySelector('[download]')).toBeNull()
})

it('after its end the players may have a rematch', () => {
  const rematch = vi.fn()
  rememberSeats([{ table: 't', seat: 0, token: 'token', name: 'Ann' }])
  const live = playing({ info: { ...info, status: 'over' }, rematch })
  const shown = show(Frozen, { live, frozen: older, table: 't' })
  tap(shown.querySelector('button') as Element)
  expect(rematch).toHaveBeenCalledOnce()
})
