/** The page of an evening: what a stranger, a guest and the host see and may do. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import Evening from '../../../src/app/evening/Evening.svelte'
import MyEvenings from '../../../src/app/evening/MyEvenings.svelte'
import Rated from '../../../src/app/meet/Rated.svelte'
import { keepDeviceToken } from '../../../src/protocol/device'
import type { Evening as Told, MyEvening } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import { answering, until } from '../../support/answers'
import { show, tap } from '../../support/showing'
import { gathering, playing } from './samples'

const ME = { token: 'device.aaaaaaaaaaaaaaaaaaaaaa', me: {} }

beforeEach(async () => {
  localStorage.clear()
  await speaking.speak('en')
  await speaking.also('evening')
})

async function opened(told: Told | number, more: Record<string, unknown> = {}) {
  const path = '/api/evenings/abcdefghjk'
  const { asked } = answering({ [path]: told, '/api/me': ME, ...more })
  const page = show(Evening, { evening: 'abcdefghjk' })
  await until(() =>
    page.querySelector(typeof told === 'number' ? '[role=alert]' : '[role=status] ~ *, .state'),
  )
  await until(() => (page.textContent?.includes('Loading') ? null : page))
  return { page, asked }
}

const labels = (page: HTMLElement) =>
  [...page.querySelectorAll('button, a')].map((one) => one.textContent?.trim())
const buttonCalled = (page: HTMLElement, label: string) => {
  const found = [...page.querySelectorAll('button')].find(
    (one) => one.textContent?.trim() === label,
  )
  if (!found) throw new Error(`no button is called ${label}: ${labels(page).join(', ')}`)
  return found
}

describe('the page of an evening', () => {
  it('lets a stranger watch and join, and nothing else', async () => {
    const { page, asked } = await opened(playing())
    expect(page.querySelector('h1')?.textContent).toBe('Friday at Ann’s')
    expect(page.querySelector('.state')?.textContent).toBe('Round 2 of 3 · One table still plays')
    expect(labels(page)).toContain('Watch')
    expect(labels(page)).toContain('Watch again')
    for (const none of ['Leave the evening', 'End this table', 'Draw round 3', 'To your table']) {
      expect(labels(page)).not.toContain(none)
    }
    expect(page.textContent).toContain('You’ll play from round 3 on.')
    tap(buttonCalled(page, 'Join'))
    await until(() => asked.find((one) => one.endsWith('/join')))
    expect(asked).toContain('/api/me')
  })

  it('leads a guest to their table, whose seat is kept', async () => {
    const { page, asked } = await opened(playing({ you: 4 }), {
      '/api/me/seats/claim': { table: 'three', seat: 1, token: `${ME.token}/1` },
    })
    localStorage.setItem('colt-express seats', '[]')
    tap(buttonCalled(page, 'To your table'))
    await until(() => (location.hash === '#/table/three' ? true : null))
    expect(asked).toContain('/api/me/seats/claim')
    location.hash = ''
  })

  it('asks the host twice before a table is ended', async () => {
    const { page, asked } = await opened(playing({ you: 0 }))
    expect(page.textContent).toContain('You’re the host')
    const end = [...page.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === 'End this table: Table 1',
    )
    if (!end) throw new Error('the table cannot be ended')
    tap(end)
    expect(page.textContent).toContain('Its game counts as a draw.')
    expect(asked.some((one) => one.endsWith('end-table'))).toBe(false)
    tap(buttonCalled(page, 'Yes'))
    await until(() => asked.find((one) => one.endsWith('/end-table')))
  })

  it('lets the host draw, and says who is away', async () => {
    const { page, asked } = await opened(gathering({ you: 0 }))
    expect(page.textContent?.replace(/[⁦-⁩]/g, '')).toContain('Dan is away.')
    tap(buttonCalled(page, 'Draw round 1'))
    await until(() => asked.find((one) => one.endsWith('/draw')))
  })

  it('shows the podium, the winner and the whole list when it is over', async () => {
    const { page } = await opened(playing({ phase: 'over', round: 3, you: 2 }))
    flushSync()
    expect(page.textContent?.replace(/[⁦-⁩]/g, '')).toContain('Ann wins the evening.')
    expect(page.querySelectorAll('ol li').length).toBe(3)
    expect(page.querySelectorAll('tbody tr').length).toBe(8)
    expect(labels(page)).toContain('Print')
    expect(labels(page)).not.toContain('Join')
  })

  it('says so if there is no such evening', async () => {
    const { page } = await opened(404)
    await until(() => (page.textContent?.includes('No evening has that name') ? page : null))
  })
})

describe('the way back to an evening', () => {
  const friday: MyEvening = {
    ...{ evening: 'abcdefghjk', title: 'Friday at Ann’s', opened: 1795000000, phase: 'playing' },
    ...{ hosting: true, round: 2, rounds: 3, guests: 8 },
  }

  it('is listed on every device of the host', async () => {
    keepDeviceToken(ME.token)
    const late: MyEvening = {
      ...friday,
      ...{ evening: 'k3v9x2mqta', title: '', phase: 'over', hosting: false, guests: 1 },
    }
    answering({ '/api/evenings': [friday, late] })
    const list = show(MyEvenings, {})
    const [first, second] = await until(() => {
      const items = [...list.querySelectorAll('li')]
      return items.length ? items : null
    })
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('#/evening/abcdefghjk')
    expect(first?.textContent).toContain('Round 2 of 3')
    expect(first?.textContent).toContain('host')
    expect(second?.textContent).toContain('An evening among friends')
    expect(second?.textContent).toContain('One guest')
    keepDeviceToken('')
  })

  it('is not there without a profile', () => {
    const { asked } = answering({})
    expect(show(MyEvenings, {}).textContent?.trim()).toBe('')
    expect(asked).toEqual([])
  })
})

it('is said at a table that its game counts for the ladder, and where that is explained', async () => {
  await speaking.also('meet')
  const label = show(Rated, {})
  expect(label.textContent).toContain('This game counts for the ladder.')
  expect(label.querySelector('a')?.getAttribute('href')).toBe('#/meet/ladder')
})
