import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { asMe, claimSeat, deviceToken, ensureProfile, fetchSeats } from '../../../src/browser/me/me'
import { deviceName } from '../../../src/browser/me/deviceName'
import { forgetTable, mySeats, onRenewed, rememberSeats } from '../../../src/browser/seats'
import { settings } from '../../../src/browser/settings.svelte'
import { joinTable } from '../../../src/protocol/api'
import { keepDeviceToken } from '../../../src/protocol/device'

const TOKEN = `device.${'a'.repeat(22)}`

interface Asked {
  path: string
  body: unknown
  proof: string
}

/** A server that answers each request with what `answer` makes of it; a number is a refusal. */
function server(answer: (asked: Asked) => unknown): Asked[] {
  const all: Asked[] = []
  const before = globalThis.fetch
  onTestFinished(() => void (globalThis.fetch = before))
  globalThis.fetch = vi.fn((path: string, request: RequestInit) => {
    const proof = new Headers(request.headers).get('authorization') ?? ''
    const body: unknown = request.body ? JSON.parse(String(request.body)) : null
    const asked = { path, body, proof }
    all.push(asked)
    const found = answer(asked)
    return Promise.resolve(
      typeof found === 'number'
        ? new Response('{"error": "no"}', { status: found })
        : new Response(JSON.stringify(found)),
    )
  }) as typeof fetch
  return all
}

beforeEach(() => {
  localStorage.clear()
  settings.name = 'Ann'
})

describe('a profile', () => {
  it('is made once, and takes the seats of this browser along', async () => {
    rememberSeats([{ table: 'a', seat: 0, token: 'old', name: 'Ann' }])
    rememberSeats([{ table: 'b', seat: 1, token: 'dead', name: 'Ann' }])
    rememberSeats([{ table: 'here-c', seat: 0, token: 'own', name: 'Ann' }])
    const asked = server(({ path }) =>
      path === '/api/me' ? { token: TOKEN, me: {} } : { seats: [-1, 0] },
    )
    expect(await Promise.all([ensureProfile(), ensureProfile()])).toEqual([TOKEN, TOKEN])
    expect(await ensureProfile()).toBe(TOKEN)
    expect(asked.map(({ path }) => path)).toEqual(['/api/me', '/api/me/seats'])
    expect(asked[1]?.proof).toBe(`Bearer ${TOKEN}`)
    expect(asked[1]?.body).toEqual({
      seats: [
        { table: 'b', token: 'dead' },
        { table: 'a', token: 'old' },
      ],
    })
    const tokens = Object.fromEntries(mySeats().map(({ table, token }) => [table, token]))
    expect(tokens).toEqual({ a: `${TOKEN}/0`, b: 'dead', 'here-c': 'own' })
  })

  it('tells open tables that their seats are proved in another way', async () => {
    rememberSeats([{ table: 'a', seat: 0, token: 'old', name: 'Ann' }])
    server(({ path }) => (path === '/api/me' ? { token: TOKEN, me: {} } : { seats: [0] }))
    const told: string[][] = []
    const stop = onRenewed(() => told.push(mySeats().map(({ token }) => token)))
    await ensureProfile()
    expect(told).toEqual([[`${TOKEN}/0`]])
    const elsewhere = (key: string) => new StorageEvent('storage', { key })
    dispatchEvent(elsewhere('colt-express seats'))
    dispatchEvent(elsewhere('colt-express settings'))
    expect(told).toHaveLength(2)
    stop()
    dispatchEvent(elsewhere('colt-express seats'))
    expect(told).toHaveLength(2)
  })

  it('is made without a name that is not allowed', async () => {
    const asked = server(({ path, body }) => {
      if (path !== '/api/me') return { seats: [] }
      return (body as { name: string }).name ? 409 : { token: TOKEN, me: {} }
    })
    expect(await ensureProfile()).toBe(TOKEN)
    expect(asked.map(({ body }) => (body as { name?: string }).name)).toEqual(['Ann', ''])
  })

  it('takes seats for itself from then on', async () => {
    const asked = server(() => ({ table: 'a', seat: 0, token: '' }))
    await joinTable('a', 'Ann', '')
    keepDeviceToken(TOKEN)
    await joinTable('a', 'Ann', '')
    expect(asked.map(({ proof }) => proof)).toEqual(['', `Bearer ${TOKEN}`])
  })

  it('is forgotten with its seats when this device has been signed off', async () => {
    keepDeviceToken(TOKEN)
    rememberSeats([{ table: 'a', seat: 0, token: `${TOKEN}/0`, name: 'Ann' }])
    rememberSeats([{ table: 'b', seat: 0, token: 'own', name: 'Ann' }])
    server(() => 401)
    await expect(asMe('me')).rejects.toThrow('no')
    expect(deviceToken()).toBe('')
    expect(mySeats().map(({ table }) => table)).toEqual(['b'])
  })

  it('stays when the server cannot be reached', async () => {
    keepDeviceToken(TOKEN)
    server(() => 503)
    await expect(asMe('me')).rejects.toThrow('no')
    expect(deviceToken()).toBe(TOKEN)
  })
})

describe('the seats of other devices', () => {
  const seat = (table: string) => ({ table, seat: 2, name: 'Ann', since: 5 })

  it('are taken over, page by page, and not again once they are forgotten', async () => {
    keepDeviceToken(TOKEN)
    const asked = server(({ path }) =>
      path.endsWith('after=a')
        ? { seats: [seat('b')], more: false }
        : { seats: [seat('a')], more: true },
    )
    await fetchSeats()
    expect(asked.map(({ path }) => path)).toEqual(['/api/me/seats', '/api/me/seats?after=a'])
    expect(mySeats()).toEqual(
      ['a', 'b'].map((table) => ({ ...seat(table), token: `${TOKEN}/2`, since: 5000 })),
    )
    forgetTable('a')
    await fetchSeats()
    expect(mySeats().map(({ table }) => table)).toEqual(['b'])
  })

  it('are claimed at a table that the server has opened', async () => {
    keepDeviceToken(TOKEN)
    server(() => ({ table: 'q', seat: 1, token: `${TOKEN}/1` }))
    await claimSeat('q')
    await claimSeat('q')
    expect(mySeats().map(({ table, token }) => [table, token])).toEqual([['q', `${TOKEN}/1`]])
  })
})

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge · Windows',
    ],
    ['curl/8', ''],
  ])('is read from %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})
