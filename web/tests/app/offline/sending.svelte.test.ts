/** A game of this device goes on at a server: what is sent, to which server, and whose seat it is. */

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import GoOnHere from '../../../src/app/offline/GoOnHere.svelte'
import Send from '../../../src/app/offline/Send.svelte'
import { gameIn, linkWith, serverAt, thisSite } from '../../../src/app/offline/sending'
import { unpack } from '../../../src/pocket/packing'
import { rememberSeats, seatsAt } from '../../../src/browser/seats'
import { ApiError } from '../../../src/protocol/api'
import { gameToSend, goOn } from '../../../src/protocol/moving'
import type { GoOn } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import { show } from '../../support/showing'
import { publish } from '../../support/staticSite'

vi.mock('../../../src/protocol/moving', () => ({ gameToSend: vi.fn(), goOn: vi.fn() }))

const HERE = 'here-k3v9x2mqta'
const GAME: GoOn = {
  name: 'Ann',
  seat: 1,
  bots: ['outlaw', '', 'legend'],
  record: { format: 'colt-express game', choices: ['draw', 'play move'] },
}

beforeEach(async () => {
  localStorage.clear()
  HTMLDialogElement.prototype.showModal ??= () => undefined
  await speaking.speak('en')
  await speaking.also('pocket')
  rememberSeats([{ table: HERE, seat: 1, token: 'secret', name: 'Ann' }])
  vi.mocked(gameToSend).mockReset().mockResolvedValue(GAME)
  vi.mocked(goOn).mockReset().mockResolvedValue({ table: 'abcdefghij', seat: 1, token: 'new' })
})

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u2066-\u2069]/g, '')
const button = (shown: HTMLElement, text: string) =>
  [...shown.querySelectorAll('button')].find((one) => plain(one.textContent).includes(text))

async function sending() {
  const onclose = vi.fn()
  const shown = show(Send, { table: HERE, onclose })
  await vi.waitFor(() => expect(shown.querySelector('pre')).not.toBeNull())
  return shown
}

describe('the address of a server', () => {
  it.each([
    ['games.example.org', 'https://games.example.org'],
    [' https://games.example.org/#/table/abc ', 'https://games.example.org'],
    ['http://localhost:8000', 'http://localhost:8000'],
    ['192.168.1.5:8000', 'https://192.168.1.5:8000'],
    ['[::1]:8000', 'https://[::1]:8000'],
  ])('is understood as people type it: %s', (typed, origin) => {
    expect(serverAt(typed)).toBe(origin)
  })

  it.each(['', 'games', 'my server', 'ftp://games.example.org', 'https://a:b@games.example.org'])(
    'is told from what is none: %s',
    (typed) => expect(serverAt(typed)).toBeNull(),
  )
})

describe('the page of a server', () => {
  it('shows what is sent, sends it there, and takes the seat', async () => {
    const shown = await sending()
    expect(gameToSend).toHaveBeenCalledWith(HERE, 'secret')
    expect(plain(shown.textContent)).toContain('who plays (Outlaw, Ann, Legend)')
    expect(plain(shown.textContent)).toContain('all choices so far (2)')
    expect(JSON.parse(shown.querySelector('pre')?.textContent ?? '')).toEqual(GAME)
    button(shown, 'Send it to')?.click()
    await vi.waitFor(() => expect(shown.querySelector('code')).not.toBeNull())
    expect(goOn).toHaveBeenCalledWith(GAME, 'server')
    expect(shown.querySelector('code')?.textContent).toMatch(/\/table\/abcdefghij$/)
    expect(shown.querySelector('a')?.getAttribute('href')).toBe('#/table/abcdefghij')
    expect(seatsAt('abcdefghij')).toMatchObject([{ seat: 1, token: 'new', name: 'Ann' }])
    expect(seatsAt(HERE)).toHaveLength(1)
  })

  it('says why the server does not take it', async () => {
    vi.mocked(goOn).mockRejectedValue(new ApiError(409, 'by other rules', 'other_rules'))
    const shown = await sending()
    button(shown, 'Send it to')?.click()
    await vi.waitFor(() => expect(shown.querySelector('[role=alert]')).not.toBeNull())
    expect(shown.querySelector('[role=alert]')?.textContent).toContain('played by other rules')
    expect(button(shown, 'Send it to')?.disabled).toBe(false)
  })
})

describe('a static site', () => {
  async function typed(address: string) {
    const shown = await sending()
    const input = shown.querySelector('input') as HTMLInputElement
    input.value = address
    input.dispatchEvent(new Event('input', { bubbles: true }))
    shown.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
    flushSync()
    return shown
  }

  it('puts the game into a link to the server that the player names', async () => {
    publish()
    const shown = await typed('games.example.org')
    await vi.waitFor(() => expect(shown.querySelector('a')).not.toBeNull())
    const link = shown.querySelector('a')?.href ?? ''
    expect(link).toMatch(/^https:\/\/games\.example\.org\/#\/record\/[\w-]+$/)
    expect(gameIn(await unpack(link.split('/').at(-1) ?? ''))).toEqual(GAME)
    expect(goOn).not.toHaveBeenCalled()
    const again = await sending()
    expect(again.querySelector('input')?.value).toBe('https://games.example.org')
  })

  it('says that an address is none', async () => {
    publish()
    const shown = await typed('my server')
    expect(shown.querySelector('[role=alert]')?.textContent).toContain('games.example.org')
    expect(shown.querySelector('a')).toBeNull()
  })
})

describe('a game in a link', () => {
  it('is a game to go on with, or a record', async () => {
    expect(gameIn(JSON.stringify(GAME.record))).toBeNull()
    for (const text of ['', '7', '{"name": "Ann"}']) expect(gameIn(text)).toBeNull()
    expect(await linkWith(thisSite(), 'x')).toMatch(/\/#\/record\/[\w-]+$/)
  })

  it('opens a table only when the player says so', async () => {
    const shown = show(GoOnHere, { game: GAME })
    expect(plain(shown.textContent)).toContain('Outlaw, Ann, Legend · choices so far: 2')
    expect(goOn).not.toHaveBeenCalled()
    button(shown, 'Go on here')?.click()
    await vi.waitFor(() => expect(location.hash).toBe('#/table/abcdefghij'))
    expect(seatsAt('abcdefghij')).toHaveLength(1)
  })
})
