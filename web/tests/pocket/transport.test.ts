import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/browser/settings.svelte'
import { noteEngine } from '../../src/pocket/keptEngine'
import * as device from '../../src/pocket/device.svelte'
import { reach } from '../../src/pocket/reach.svelte'
import { eitherWay } from '../../src/pocket/transport'
import { createTable, listPuzzles, listTables, tableInfo } from '../../src/protocol/api'
import { toServer, travelBy } from '../../src/protocol/transport'
import { publish } from '../support/staticSite'

const fromDevice = vi.spyOn(device, 'answerFromDevice')
const server = vi.fn<(path: string) => Promise<Response>>()

const answered = (answer: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(answer), { status }))

beforeEach(() => {
  localStorage.clear()
  fromDevice.mockReset().mockImplementation((path) => answered({ here: path }))
  server.mockReset().mockImplementation((path) => answered({ there: path }))
  vi.stubGlobal('fetch', server)
  travelBy(eitherWay)
})
afterEach(() => {
  settings.here = false
  vi.unstubAllGlobals()
  travelBy(toServer)
})

const wanted = { name: 'Ann', bandit: '' } as Parameters<typeof createTable>[0]

describe('the page of a server', () => {
  it('asks the server, and the device for its own tables', async () => {
    expect(await createTable(wanted)).toEqual({ there: '/api/tables' })
    expect(await tableInfo('k3v9x2mqta')).toEqual({ there: '/api/tables/k3v9x2mqta' })
    expect(await tableInfo('here-k3v9x2mqta')).toEqual({ here: 'tables/here-k3v9x2mqta' })
    expect(reach.lost).toBe(false)
  })

  it('asks the device if the server does not answer and the engine is there', async () => {
    noteEngine('kept')
    server.mockRejectedValue(new TypeError('offline'))
    expect(await createTable(wanted)).toEqual({ here: 'tables' })
    expect([reach.lost, reach.here]).toEqual([true, true])
    server.mockImplementation(() => answered('a page of the proxy', 502))
    expect(await createTable(wanted)).toEqual({ here: 'tables' })
    server.mockImplementation((path) => answered({ there: path }))
    expect(await createTable(wanted)).toEqual({ there: '/api/tables' })
    expect([reach.lost, reach.here]).toEqual([false, false])
  })

  it('opens new tables on the device if the player wants to play there', async () => {
    settings.here = true
    expect(await createTable(wanted)).toEqual({ here: 'tables' })
    expect(await createTable(wanted, 'server')).toEqual({ there: '/api/tables' })
    expect(await listPuzzles()).toEqual({ there: '/api/puzzles' })
    expect(await tableInfo('k3v9x2mqta')).toEqual({ there: '/api/tables/k3v9x2mqta' })
  })

  it('does not take the place of the server where others are', async () => {
    noteEngine('kept')
    server.mockRejectedValue(new TypeError('offline'))
    for (const ask of [
      () => createTable(wanted, 'server'),
      () => tableInfo('k3v9x2mqta'),
      () => listTables(),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 0 })
    expect(fromDevice).not.toHaveBeenCalled()
  })

  it('says that the server does not answer if there is no engine', async () => {
    server.mockRejectedValue(new TypeError('offline'))
    await expect(createTable(wanted)).rejects.toMatchObject({ status: 0, message: '' })
    expect(reach.lost).toBe(true)
    expect(fromDevice).not.toHaveBeenCalled()
  })

  it('passes on what the server refuses', async () => {
    noteEngine('kept')
    server.mockImplementation(() => answered({ error: 'no room', code: 'no_room' }, 503))
    await expect(createTable(wanted)).rejects.toMatchObject({ status: 503, code: 'no_room' })
  })
})

describe('a static site', () => {
  beforeEach(publish)

  it('asks the device for everything, and no server', async () => {
    expect(await createTable(wanted)).toEqual({ here: 'tables' })
    await expect(listTables()).rejects.toMatchObject({
      status: 404,
      code: 'no_server',
    })
    expect(server).not.toHaveBeenCalled()
  })

  it('downloads nothing before the player asks for something', async () => {
    await expect(listPuzzles()).rejects.toMatchObject({ status: 0 })
    expect(fromDevice).not.toHaveBeenCalled()
    noteEngine('kept')
    expect(await listPuzzles()).toEqual({ here: 'puzzles' })
  })
})
