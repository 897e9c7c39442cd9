/** The page about you: a device that begins, one that opens a key, and what is asked twice. */

import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import Arrival from '../../../src/app/me/Arrival.svelte'
import Devices from '../../../src/app/me/Devices.svelte'
import { keyLink } from '../../../src/app/me/keyLink'
import Leaving from '../../../src/app/me/Leaving.svelte'
import { bytesOf, textOf } from '../../../src/app/me/passkey'
import { deviceToken } from '../../../src/browser/me/me'
import { mySeats, rememberSeats } from '../../../src/browser/seats'
import { keepDeviceToken } from '../../../src/protocol/device'
import { speaking } from '../../../src/words/speaking.svelte'
import { show } from '../../support/showing'

const TOKEN = `device.${'a'.repeat(22)}`
const OTHER = `device.${'b'.repeat(22)}`

/** A server with these answers, by path and, for one that is sent something, `POST `. */
function server(answers: Record<string, unknown>): string[] {
  const asked: string[] = []
  const before = globalThis.fetch
  onTestFinished(() => void (globalThis.fetch = before))
  globalThis.fetch = vi.fn((path: string, request: RequestInit = {}) => {
    const name = `${request.method ? 'POST ' : ''}${path.split('?')[0]}`
    asked.push(`${name} ${typeof request.body === 'string' ? request.body : ''}`.trim())
    const found = answers[name]
    const refused = typeof found === 'string'
    const body = refused ? { error: 'no', code: found } : (found ?? null)
    return Promise.resolve(new Response(JSON.stringify(body), { status: refused ? 409 : 200 }))
  }) as typeof fetch
  return asked
}

const words = () => speaking.words

function button(target: HTMLElement, message: string): HTMLButtonElement {
  const label = words().say(message)
  const found = [...target.querySelectorAll('button')].find(
    (one) => one.textContent.trim().startsWith(label) && !one.disabled,
  )
  if (!found) throw new Error(`there is no button ${label}`)
  return found
}

async function press(target: HTMLElement, message: string): Promise<void> {
  const found = await vi.waitFor(() => button(target, message))
  found.click()
  flushSync()
}

beforeAll(async () => {
  await speaking.speak('en')
  await speaking.also('me')
})
beforeEach(() => localStorage.clear())

describe('a device with a key', () => {
  it('becomes one of the profile, and its own seats come along', async () => {
    rememberSeats([{ table: 'a', seat: 0, token: 'own', name: 'Ann' }])
    const asked = server({
      'POST /api/me/keys/use': { token: TOKEN, me: {} },
      'POST /api/me/seats': { seats: [0] },
      '/api/me/seats': { seats: [{ table: 'b', seat: 1, name: 'Ann', since: 5 }], more: false },
    })
    const onarrive = vi.fn(() => Promise.resolve())
    const target = show(Arrival, { key: 'key.x', known: false, onbegin: onarrive, onarrive })
    await press(target, 'page-me-key-use')
    await vi.waitFor(() => expect(onarrive).toHaveBeenCalledOnce())
    expect(asked[0]).toMatch(/^POST \/api\/me\/keys\/use \{"key":"key\.x"/)
    expect(deviceToken()).toBe(TOKEN)
    expect(mySeats().map(({ table, token }) => [table, token])).toEqual([
      ['a', `${TOKEN}/0`],
      ['b', `${TOKEN}/1`],
    ])
  })

  it('leaves the profile that it had', async () => {
    keepDeviceToken(OTHER)
    rememberSeats([{ table: 'a', seat: 0, token: `${OTHER}/0`, name: 'Ann' }])
    server({
      'POST /api/me/keys/use': { token: TOKEN, me: {} },
      '/api/me/seats': { seats: [{ table: 'a', seat: 0, name: 'Ann', since: 5 }], more: false },
    })
    const onarrive = vi.fn(() => Promise.resolve())
    const target = show(Arrival, { key: 'key.x', known: true, onbegin: onarrive, onarrive })
    await press(target, 'page-me-key-use')
    await vi.waitFor(() => expect(onarrive).toHaveBeenCalledOnce())
    expect(mySeats().map(({ token }) => token)).toEqual([`${TOKEN}/0`])
  })

  it('is told in its language that the key was used', async () => {
    server({ 'POST /api/me/keys/use': 'key_used' })
    const onarrive = vi.fn(() => Promise.resolve())
    const target = show(Arrival, { key: 'key.x', known: false, onbegin: onarrive, onarrive })
    await press(target, 'page-me-key-use')
    const alert = await vi.waitFor(() => {
      const found = target.querySelector('[role=alert]')
      if (!found) throw new Error('nothing is said yet')
      return found
    })
    expect(alert.textContent).toBe(words().say('page-refused-key-used'))
    expect(onarrive).not.toHaveBeenCalled()
    expect(deviceToken()).toBe('')
  })
})

describe('signing a device off', () => {
  const device = (id: string, here: boolean) => ({ id, name: id, made: 1, seen: 1, this: here })

  it('is asked first, and forgets this device only if it is this one', async () => {
    keepDeviceToken(TOKEN)
    const asked = server({ '/api/me/devices': [device('phone', false), device('desk', true)] })
    const ongone = vi.fn()
    const onchange = vi.fn()
    const target = show(Devices, { version: 1, ongone, onchange })
    await press(target, 'page-me-sign-off')
    expect(asked).toEqual(['/api/me/devices'])
    await press(target, 'page-me-sign-off')
    await vi.waitFor(() => expect(onchange).toHaveBeenCalledOnce())
    expect(asked[1]).toBe('POST /api/me/devices/sign-off {"device":"phone"}')
    expect(ongone).not.toHaveBeenCalled()
    expect(deviceToken()).toBe(TOKEN)
  })
})

describe('leaving for good', () => {
  it('is asked twice, and forgets the seats here', async () => {
    keepDeviceToken(TOKEN)
    rememberSeats([{ table: 'a', seat: 0, token: `${TOKEN}/0`, name: 'Ann' }])
    const asked = server({})
    const ongone = vi.fn()
    const target = show(Leaving, { ongone })
    await press(target, 'page-me-leave')
    expect(() => button(target, 'page-me-leave')).toThrow()
    target.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    flushSync()
    expect(asked).toEqual([])
    await press(target, 'page-me-leave')
    await vi.waitFor(() => expect(ongone).toHaveBeenCalledOnce())
    expect(asked).toEqual(['POST /api/me/leave {"sure":true}'])
    expect([deviceToken(), mySeats()]).toEqual(['', []])
  })
})

describe('what travels', () => {
  it('holds the key after the #', () => {
    const link = new URL(keyLink('key.abc'))
    expect([link.pathname, link.search, link.hash]).toEqual(['/', '', '#/me/key/key.abc'])
  })

  it('is base64url for passkeys', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, n) => n)
    const text = textOf(bytes.buffer)
    expect(text).toMatch(/^[\w-]+$/)
    expect([...bytesOf(text)]).toEqual([...bytes])
  })
})
