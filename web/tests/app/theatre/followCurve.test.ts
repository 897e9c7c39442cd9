import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followCurve } from '../../../src/app/theatre/timeline/followCurve'
import type { Curve, CurveAnswer } from '../../../src/protocol/protocol'

const curve: Curve = { fair: [5000, 5000], steps: [], seats: [], moments: [] }
const later: CurveAnswer = { ready: false, done: 1, steps: 2 }
const ready: CurveAnswer = { ready: true, done: 2, steps: 2, curve }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('it asks until the curve is ready', async () => {
  const ask = vi.fn(() => Promise.resolve(ask.mock.calls.length < 3 ? later : ready))
  const found = followCurve(ask, () => true)
  await vi.runAllTimersAsync()
  expect(await found).toBe(curve)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('it stops when the page is left', async () => {
  let open = true
  const ask = vi.fn(() => Promise.resolve(later))
  const found = followCurve(ask, () => open)
  await vi.advanceTimersByTimeAsync(100)
  open = false
  await vi.runAllTimersAsync()
  expect(await found).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('without a curve the game is watched all the same', async () => {
  expect(
    await followCurve(
      () => Promise.reject(new Error('429')),
      () => true,
    ),
  ).toBeNull()
})
