import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Helper, HelperLost } from '../../src/pocket/helper'
import { FakeWorker } from './fakeWorker'

let workers: FakeWorker[]
let helper: Helper
const DETAILS = Uint8Array.of(1, 2)

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
  helper = new Helper({ base: 'https://example.org/', served: true }, () => {
    workers.push(new FakeWorker())
    return workers.at(-1) as FakeWorker
  })
})
afterEach(() => vi.useRealTimers())

describe('the helper', () => {
  it('is started with the first work, and stays for the next', async () => {
    expect(workers).toEqual([])
    const first = helper.run('review', DETAILS, 5)
    workers[0]?.say({ kind: 'ready' })
    await vi.waitFor(() => expect(workers[0]?.heard).toHaveLength(2))
    workers[0]?.say({ kind: 'done', id: 1, result: Uint8Array.of(7) })
    expect(await first).toEqual(Uint8Array.of(7))
    const second = helper.run('curve', DETAILS, 5)
    await vi.waitFor(() => expect(workers[0]?.heard).toHaveLength(3))
    workers[0]?.say({ kind: 'undone', id: 2, reason: 'RecordError: damaged' })
    await expect(second).rejects.toThrow('damaged')
    expect(workers).toHaveLength(1)
  })

  it('is thrown away if it takes too long, and started again', async () => {
    const slow = helper.run('review', DETAILS, 5)
    const lost = expect(slow).rejects.toThrow(HelperLost)
    workers[0]?.say({ kind: 'ready' })
    await vi.advanceTimersByTimeAsync(5001)
    await lost
    expect(workers[0]?.ended).toBe(true)
    const next = helper.run('review', DETAILS, 5)
    workers[1]?.say({ kind: 'ready' })
    await vi.waitFor(() => expect(workers[1]?.heard).toHaveLength(2))
    workers[1]?.say({ kind: 'done', id: 2, result: Uint8Array.of(8) })
    expect(await next).toEqual(Uint8Array.of(8))
  })

  it('is ended after a minute without work, and started again', async () => {
    const first = helper.run('review', DETAILS, 5)
    workers[0]?.say({ kind: 'ready' })
    await vi.waitFor(() => expect(workers[0]?.heard).toHaveLength(2))
    workers[0]?.say({ kind: 'done', id: 1, result: Uint8Array.of(7) })
    await first
    await vi.advanceTimersByTimeAsync(50_000)
    const long = helper.run('curve', DETAILS, 100)
    await vi.advanceTimersByTimeAsync(90_000)
    expect(workers[0]?.ended).toBe(false)
    workers[0]?.say({ kind: 'done', id: 2, result: Uint8Array.of(8) })
    expect(await long).toEqual(Uint8Array.of(8))
    await vi.advanceTimersByTimeAsync(60_001)
    expect(workers[0]?.ended).toBe(true)
    const next = helper.run('review', DETAILS, 5)
    workers[1]?.say({ kind: 'ready' })
    await vi.waitFor(() => expect(workers[1]?.heard).toHaveLength(2))
    workers[1]?.say({ kind: 'done', id: 3, result: Uint8Array.of(9) })
    expect(await next).toEqual(Uint8Array.of(9))
  })

  it('that cannot start, or dies, is lost', async () => {
    const first = expect(helper.run('review', DETAILS, 5)).rejects.toThrow(HelperLost)
    workers[0]?.say({ kind: 'failed', reason: 'no memory', wrong: false })
    await first
    const second = expect(helper.run('review', DETAILS, 5)).rejects.toThrow(HelperLost)
    workers[1]?.say({ kind: 'ready' })
    workers[1]?.onerror?.(new ErrorEvent('error'))
    await second
  })
})
