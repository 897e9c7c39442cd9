import { expect, test } from 'vitest'
import { pointsOf, ribbonsOf } from '../../../src/app/theatre/timeline/curve'

test('parts of a change are whole percents with a sign', () => {
  expect([412, -938, -1, 0, 50].map(pointsOf)).toEqual(['+4', '−9', '+0', '+0', '+1'])
})

test('ribbons lie on each other and fill the height', () => {
  const [first, second] = ribbonsOf([
    [5000, 5000],
    [2500, 7500],
  ])
  expect(first).toEqual({ low: [0, 0], high: [0.5, 0.25] })
  expect(second).toEqual({ low: [0.5, 0.25], high: [1, 1] })
})
