import { describe, expect, it } from 'vitest'
import { placed } from '../../src/scene/landscape/placed'

describe('a path that is placed', () => {
  it('is scaled, then moved', () => {
    expect(placed('M0 4 Q-26 -2.500 10 20Z', 100, 50, 2)).toBe('M100 58Q48 45 120 90Z')
  })

  it('tells horizontal from vertical numbers', () => {
    expect(placed('M1 1 H10 V20', 100, 50, 1)).toBe('M101 51H110V70')
  })

  it('can be turned round', () => {
    expect(placed('M10 20 H30', 0, 0, -1, 1)).toBe('M-10 20H-30')
  })
})
