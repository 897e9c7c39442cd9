/** What the service worker does with calls: shows each once, withdraws those that are over, and
renews the subscription. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hear, keepSubscription, renew, type Registered } from '../../../src/browser/push/pushes'

const ROOT = 'https://games.example/'

/** A cache of one page, as far as it is used. */
function fakeCaches() {
  const kept = new Map<string, string>()
  return {
    open: async () => ({
      match: async (key: string) => {
        const text = kept.get(key)
        return text === undefined ? undefined : new Response(text)
      },
      put: async (key: string, answer: Response) => void kept.set(key, await answer.text()),
    }),
  }
}

interface Shown {
  title: string
  tag: string
  data: unknown
  renotify: boolean
  close: () => void
}

function fakeRegistration() {
  const shown: Shown[] = []
  const subscribe = vi.fn(async () => ({
    toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'P2', auth: 'A2' } }),
  }))
  const registration: Registered = {
    scope: ROOT,
    showNotification: async (title: string, options: object) => {
      const { tag, data, renotify } = options as Omit<Shown, 'title' | 'close'>
      const note = {
        title,
        tag,
        data,
        renotify,
        close: () => void shown.splice(shown.indexOf(note), 1),
      }
      const before = shown.findIndex((one) => one.tag === tag)
      if (before >= 0) shown.splice(before, 1)
      shown.push(note)
    },
    getNotifications: async ({ tag }: { tag: string }) =>
      shown.filter((one) => one.tag === tag) as unknown as Notification[],
    pushManager: { subscribe } as unknown as PushManager,
  }
  return { registration, shown, subscribe }
}

const call = (id: string, table = 'k3v9x2mqta') => ({
  type: 'call',
  id,
  tag: table,
  title: 'Your turn',
  body: 'With Bob, round 2 of 5',
  table,
})

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('caches', fakeCaches())
})

describe('a call', () => {
  it('is quiet where a page of its table has called already', async () => {
    const { registration, shown } = fakeRegistration()
    const lounge = `${ROOT}#/table/another`
    await hear(call('1'), registration, [lounge])
    await hear(call('2', 'another'), registration, [ROOT, lounge])
    expect(shown.map(({ renotify }) => renotify)).toEqual([true, false])
  })

  it('is shown with what leads to its table', async () => {
    const { registration, shown } = fakeRegistration()
    await hear(call('1'), registration)
    expect(shown).toMatchObject([
      { title: 'Your turn', tag: 'k3v9x2mqta', data: { id: '1', table: 'k3v9x2mqta' } },
    ])
  })

  it('that comes twice is shown once, even after it was put away', async () => {
    const { registration, shown } = fakeRegistration()
    await hear(call('1'), registration)
    shown[0]?.close()
    await hear(call('1'), registration)
    expect(shown).toEqual([])
    await hear(call('2'), registration)
    expect(shown).toHaveLength(1)
  })

  it('takes the place of an earlier one of its table only', async () => {
    const { registration, shown } = fakeRegistration()
    await hear(call('1'), registration)
    await hear(call('2', 'another'), registration)
    await hear(call('3'), registration)
    expect(shown.map(({ data }) => (data as { id: string }).id)).toEqual(['2', '3'])
  })

  it('is withdrawn when it is over', async () => {
    const { registration, shown } = fakeRegistration()
    await hear(call('1'), registration)
    await hear(call('2', 'another'), registration)
    await hear({ type: 'over', id: '4', tag: 'k3v9x2mqta', table: 'k3v9x2mqta' }, registration)
    expect(shown.map(({ tag }) => tag)).toEqual(['another'])
  })

  it('that is none shows nothing', async () => {
    const { registration, shown } = fakeRegistration()
    for (const nonsense of [null, undefined, 7, {}, { type: 'call' }, { ...call('1'), id: 1 }]) {
      await hear(nonsense, registration)
    }
    expect(shown).toEqual([])
  })
})

describe('a subscription', () => {
  it('that the browser has replaced is renewed at the server, which knows the old one', async () => {
    const asked = vi.fn(
      async (...told: [URL, RequestInit]) => new Response(JSON.stringify(told.length)),
    )
    vi.stubGlobal('fetch', asked)
    const { registration, subscribe } = fakeRegistration()
    await renew(registration)
    expect(asked).not.toHaveBeenCalled() // there was none
    await keepSubscription(ROOT, { endpoint: 'https://push.example/1', auth: 'A1', key: 'K' })
    await renew(registration)
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'K' })
    const [address, request] = asked.mock.calls[0] ?? []
    expect(String(address)).toBe('https://games.example/api/calls/renew')
    expect(JSON.parse(String(request?.body))).toEqual({
      endpoint: 'https://push.example/1',
      auth: 'A1',
      subscription: { endpoint: 'https://push.example/2', keys: { p256dh: 'P2', auth: 'A2' } },
    })
    await renew(registration)
    expect(JSON.parse(String(asked.mock.calls[1]?.[1].body))).toMatchObject({
      endpoint: 'https://push.example/2',
      auth: 'A2',
    })
  })
})
