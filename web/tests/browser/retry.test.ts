import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retry } from '../../src/browser/retry'

describe('fetching while offline', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('succeeds when the connection is back, with growing pauses', async () => {
    let down = true
    const fetch = vi.fn(() =>
      down ? Promise.reject(new Error('offline')) : Promise.resolve('part'),
    )
    const found = retry(fetch)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(fetch).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(600_000)
    const before = fetch.mock.calls.length
    expect(before).toBeLessThan(30)
    down = false
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(found).resolves.toBe('part')
    expect(fetch).toHaveBeenCalledTimes(before + 1)
  })
})
