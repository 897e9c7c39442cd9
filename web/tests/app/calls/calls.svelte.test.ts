/** Being called while the page is closed: what the page asks the server for, and what it says. */

import { mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minuteOf, timeOf } from '../../../src/app/calls/hours'
import TableCalls from '../../../src/app/calls/TableCalls.svelte'
import { keepDeviceToken } from '../../../src/protocol/device'
import type { MyCalls } from '../../../src/protocol/protocol'
import { transport } from '../../../src/protocol/transport'
import { speaking } from '../../../src/words/speaking.svelte'

const TOKEN = 'device.0123456789abcdefghijkl'
const TABLE = 'k3v9x2mqta'

const mine = (): MyCalls => ({
  key: 'K',
  browsers: [
    {
      id: 'b',
      host: 'push.example',
      shape: '',
      name: 'Firefox · Linux',
      made: 0,
      off: false,
      trouble: '',
    },
  ],
  hooks: [
    {
      id: 'h',
      host: 'discord.com',
      shape: 'discord',
      name: '',
      made: 0,
      off: true,
      trouble: 'the answer was 404',
    },
  ],
  usual: { table: '', turns: 'every', reminder: true },
  tables: [{ table: TABLE, turns: 'once', reminder: false }],
  quiet: { begin: 1320, end: 480, zone: 'UTC' },
  hosts: [],
})

let asked: [path: string, body: unknown][] = []
let page: Record<string, unknown> | null = null

async function open(host = '') {
  page = mount(TableCalls, { target: document.body, props: { table: TABLE, host } })
  await vi.waitFor(() => expect(document.body.querySelector('select')).not.toBeNull())
  await tick()
}

beforeEach(async () => {
  asked = []
  keepDeviceToken(TOKEN)
  await speaking.speak('en')
  await speaking.also('calls')
  vi.spyOn(transport, 'answer').mockImplementation(async (path, request) => {
    asked.push([path, request.body ? JSON.parse(String(request.body)) : null])
    if (path.endsWith('/hooks')) return new Response(JSON.stringify({ hooks: [], hosts: [] }))
    if (path.endsWith('/try')) return new Response(JSON.stringify({ trouble: '' }))
    return new Response(JSON.stringify(path === 'me/calls' ? mine() : null))
  })
})

afterEach(() => {
  if (page) void unmount(page)
  page = null
  document.body.innerHTML = ''
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('calls at a table', () => {
  it('show and set what is wished at this table', async () => {
    await open()
    const select = document.body.querySelector('select') as HTMLSelectElement
    expect(select.value).toBe('once')
    select.value = 'none'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() =>
      expect(asked).toContainEqual([
        'me/calls/wish',
        { table: TABLE, turns: 'none', reminder: false },
      ]),
    )
  })

  it('name devices and webhooks, and say why one is switched off', async () => {
    await open()
    const text = document.body.textContent
    expect(text).toContain('Firefox · Linux')
    expect(text).toContain('discord.com · Discord')
    expect(text).toContain('Switched off, since its calls didn’t arrive. The answer was 404.')
  })

  it('let only the host look after the webhooks of the table', async () => {
    await open()
    expect(document.body.textContent).not.toContain('Tell our chat')
    if (page) void unmount(page)
    document.body.innerHTML = ''
    await open('token')
    expect(document.body.textContent).toContain('Tell our chat')
  })
})

describe('hours', () => {
  it('are minutes of the day', () => {
    expect([0, 7 * 60 + 5, 1439].map(timeOf)).toEqual(['00:00', '07:05', '23:59'])
    expect(['00:00', '07:05', '23:59', '24:00', '', '7:5'].map(minuteOf)).toEqual([
      0,
      425,
      1439,
      null,
      null,
      null,
    ])
  })
})
