import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../src/pocket/database'

const commit = (changes: Record<string, unknown>) => JSON.stringify(changes)

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

const KINDS = {
  kept: () => openDatabase(),
  'in memory': () => {
    vi.stubGlobal('indexedDB', { open: () => raise(new DOMException('no', 'SecurityError')) })
    return openDatabase()
  },
}

function raise(error: Error): never {
  throw error
}

describe.each(Object.entries(KINDS))('the games of this device, %s', (_, open) => {
  it('are read by the beginnings of their keys, in their order', async () => {
    const database = await open()
    const put = [
      ['b/2', 'two'],
      ['a', 'first'],
      ['b/1', 'one'],
      ['b0', 'other'],
    ]
    expect(await database.commit(commit({ put }))).toBe(true)
    expect(await database.read('b/')).toEqual([
      ['b/1', 'one'],
      ['b/2', 'two'],
    ])
    expect((await database.read('')).map(([key]) => key)).toEqual(['a', 'b/1', 'b/2', 'b0'])
    expect(await database.read('c')).toEqual([])
  })

  it('change together, or not at all where something else was written meanwhile', async () => {
    const database = await open()
    expect(await database.commit(commit({ expect: [['n', null]], put: [['n', '1']] }))).toBe(true)
    const late = { expect: [['n', null]], put: [['n', '2']], remove: ['n'] }
    expect(await database.commit(commit(late))).toBe(false)
    expect(await database.read('')).toEqual([['n', '1']])
    const next = { expect: [['n', '1']], remove: ['n'], put: [['n/1', 'a']] }
    expect(await database.commit(commit(next))).toBe(true)
    expect(await database.read('')).toEqual([['n/1', 'a']])
  })

  it('let only one of two who write at once win', async () => {
    const database = await open()
    const tries = ['1', '2', '3'].map((value) =>
      database.commit(commit({ expect: [['n', null]], put: [['n', value]] })),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  })
})

describe('a browser that stores', () => {
  it('keeps games for the next worker', async () => {
    await (await openDatabase()).commit(commit({ put: [['n', '1']] }))
    expect(await (await openDatabase()).read('')).toEqual([['n', '1']])
  })

  it('says when its storage is full, and loses nothing', async () => {
    const told = vi.fn()
    const database = await openDatabase(told)
    await database.commit(commit({ put: [['n', '1']] }))
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(database.commit(commit({ put: [['n', '2']] }))).rejects.toThrow('full')
    full.mockRestore()
    expect(told).toHaveBeenCalledWith('full')
    expect(await database.read('n')).toEqual([['n', '1']])
  })

  it('says when it stores nothing', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const told = vi.fn()
    await openDatabase(told)
    expect(told).toHaveBeenCalledWith('none')
  })
})
