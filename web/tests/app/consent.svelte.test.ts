/** What stays of a game: each player's switches, and what all have decided. */

import { beforeEach, expect, it, vi } from 'vitest'
import Consent from '../../src/app/shared/Consent.svelte'
import type { Live } from '../../src/play/live.svelte'
import type { SeatInfo, TableInfo } from '../../src/protocol/protocol'
import { speaking } from '../../src/words/speaking.svelte'
import { show } from '../support/showing'

const player = (seat: number, study: boolean) =>
  ({ seat, kind: 'human', name: `P${seat}`, named: true, timed: true, study }) as SeatInfo

function shown(studied: boolean[], more: Partial<TableInfo> = {}) {
  const consent = vi.fn()
  const seats = studied.map((study, seat) => player(seat, study))
  const info = { seats, times: true, study: studied.every(Boolean), ...more } as TableInfo
  return { consent, page: show(Consent, { info, live: { seat: 1, consent } as unknown as Live }) }
}

beforeEach(() => speaking.speak('en'))

it('says nothing of studying while nobody has agreed', () => {
  expect(shown([false, false]).page.querySelector('[role=status]')).toBeNull()
})

it('counts those who agree, until all do', () => {
  const said = (studied: boolean[]) =>
    shown(studied)
      .page.querySelector('[role=status]')
      ?.textContent?.replace(/[\u2066-\u2069]/g, '')
  expect(said([true, false, true])).toBe('2 of 3 players agree that this game may be studied.')
  expect(said([true, true])).toBe('Everybody agrees: this game may be studied.')
})

it('changes one decision and keeps the others', () => {
  const { page, consent } = shown([false, false])
  const [names, times, study] = [...page.querySelectorAll('input')]
  expect([names, times, study].map((one) => one?.checked)).toEqual([true, true, false])
  study?.click()
  expect(consent).toHaveBeenLastCalledWith({ names: true, times: true, study: true })
  names?.click()
  expect(consent).toHaveBeenLastCalledWith({ names: false, times: true, study: false })
})

it('says that times are not kept', () => {
  expect(shown([false], { times: false }).page.textContent).toContain('when this game was played')
})
