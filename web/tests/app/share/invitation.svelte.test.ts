/** The invitation shown to visitors who follow a link to a table, and dialogs that close on a
tap beside them. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import Invitation from '../../../src/app/lobby/Invitation.svelte'
import { closesOutside } from '../../../src/browser/closesOutside'
import type { SeatInfo, TableInfo } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import { show } from '../../support/showing'

vi.mock('../../../src/protocol/learning', async (original) => ({
  ...(await original<object>()),
  exampleOf: () => new Promise(() => undefined),
}))

const seat = (number: number, name: string): SeatInfo => ({
  ...{ seat: number, kind: name ? 'human' : 'open', name, bandit: '', bot: '' },
  ...{ present: !!name, resigned: false, votes: [], again: false, lapses: 0, comebacks: 3 },
})
const table = (options = {}) =>
  ({
    ...{ type: 'table', table: 't', status: 'waiting', host: 0, clock: 0, options },
    ...{ seats: [seat(0, 'Ann'), seat(1, 'Bob'), seat(2, '')] },
  }) as unknown as TableInfo

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('lobby')
})

describe('an invitation', () => {
  it('names the host and the players, and says how the game goes, with one button to sit down', () => {
    const joined: string[] = []
    const shown = show(Invitation, {
      info: table(),
      trouble: '',
      onjoin: (bandit: string) => joined.push(bandit),
    })
    expect(shown.querySelector('h1')?.textContent?.replace(/[⁨⁩]/g, '')).toBe(
      'Ann invites you to rob a train',
    )
    expect(shown.textContent).toContain('Bob')
    expect(shown.querySelectorAll('ol li')).toHaveLength(3)
    const buttons = [...shown.querySelectorAll('button')]
    expect(buttons).toHaveLength(1)
    buttons[0]?.click()
    expect(joined).toEqual([''])
  })

  it('offers no bandits where they are chosen in the game', () => {
    const shown = show(Invitation, {
      info: table({ variant: 'duel' }),
      trouble: '',
      onjoin: () => undefined,
    })
    expect(shown.querySelector('select')).toBeNull()
  })
})

describe('a dialog', () => {
  function opened() {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
    dialog.showModal()
    closesOutside(dialog)
    return dialog
  }
  const press = (on: Element, x: number, y: number, from: [number, number] = [x, y]) => {
    const [clientX, clientY] = from
    on.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY, bubbles: true }))
    on.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, bubbles: true }))
  }

  it('closes when its backdrop is tapped', () => {
    const dialog = opened()
    press(dialog, 20, 20)
    expect(dialog.open).toBe(false)
  })

  it.each([
    ['inside', 150, 150, undefined],
    ['from inside to outside', 20, 20, [150, 150] as [number, number]],
  ])('stays when something is pressed %s', (_, x, y, from) => {
    const dialog = opened()
    press(dialog, x, y, from)
    expect(dialog.open).toBe(true)
  })

  it('stays when one of its buttons is far out, as in a list that opens', () => {
    const dialog = opened()
    const inner = dialog.appendChild(document.createElement('button'))
    press(inner, 20, 20)
    expect(dialog.open).toBe(true)
  })
})
