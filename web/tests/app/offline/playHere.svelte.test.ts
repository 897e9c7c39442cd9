/** Where a game is set up: whether it is played on this device, and what is slow there. */

import { flushSync } from 'svelte'
import { beforeEach, expect, it, vi } from 'vitest'
import PlayHere from '../../../src/app/offline/PlayHere.svelte'
import { levelSpeeds, type LevelSpeed } from '../../../src/app/offline/levels'
import { settings } from '../../../src/browser/settings.svelte'
import { device } from '../../../src/pocket/device.svelte'
import { speaking } from '../../../src/words/speaking.svelte'
import { show } from '../../support/showing'
import { publish } from '../../support/staticSite'

vi.mock('../../../src/pocket/device.svelte', () => ({
  device: { kept: true, loaded: 0, size: 5_640_000, look: () => Promise.resolve() },
}))
vi.mock('../../../src/app/offline/levels', () => ({ levelSpeeds: vi.fn() }))

const SLOW: LevelSpeed[] = [
  { level: 'gunslinger', slow: 'long', seconds: 1.12 },
  { level: 'legend', slow: 'short', seconds: 0.9 },
  { level: 'outlaw', slow: '', seconds: 0.01 },
]

beforeEach(async () => {
  settings.here = false
  Object.assign(device, { kept: true, loaded: 0 })
  vi.mocked(levelSpeeds).mockReset().mockResolvedValue(SLOW)
  await speaking.speak('en')
  await speaking.also('pocket')
})

const sentences = (shown: HTMLElement) =>
  [...shown.querySelectorAll('[role=status]')].map((one) => one.textContent)

it('is a switch that is remembered, and says which bots are slow once it is on', async () => {
  const shown = show(PlayHere, {})
  const input = shown.querySelector('input') as HTMLInputElement
  expect(input.checked).toBe(false)
  expect(levelSpeeds).not.toHaveBeenCalled()
  input.click()
  flushSync()
  expect(settings.here).toBe(true)
  await vi.waitFor(() => expect(sentences(shown)).toHaveLength(2))
  expect(sentences(shown)[0]).toBe('Gunslinger: about 1.1 seconds for each choice on this device.')
  expect(sentences(shown)[1]).toContain('Legend: short of time')
  input.click()
  flushSync()
  expect(sentences(shown)).toEqual([])
})

it('says what is downloaded first, and starts nothing before', () => {
  Object.assign(device, { kept: false })
  settings.here = true
  const shown = show(PlayHere, {})
  expect(shown.textContent).toContain('5.6 MB are downloaded first')
  expect(levelSpeeds).not.toHaveBeenCalled()
})

it('has nothing to choose at a static site', async () => {
  publish()
  const shown = show(PlayHere, {})
  expect(shown.querySelector('input')).toBeNull()
  await vi.waitFor(() => expect(sentences(shown)).toHaveLength(2))
})

it('says nothing of bots where none play', () => {
  settings.here = true
  show(PlayHere, { bots: false })
  expect(levelSpeeds).not.toHaveBeenCalled()
})
