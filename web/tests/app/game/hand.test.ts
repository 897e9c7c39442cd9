import { describe, expect, it } from 'vitest'
import { spread } from '../../../src/app/question/hand'
import type { CardView } from '../../../src/protocol/protocol'
import { cardCalled } from '../../support/called'

const cards = (...words: string[]) => words.map(cardCalled)
const SIX = cards('move', 'climb', 'climb', 'shoot', 'rob', 'marshal')
const SEVEN_KINDS = cards('move', 'climb', 'shoot', 'punch', 'rob', 'marshal', 'bullet doc')

/** From the left edge of the first card to the right edge of the last. */
function length(hand: CardView[], { width, gap, same }: ReturnType<typeof spread>): number {
  return hand.reduce((sum, card, n) => {
    if (n === 0) return width
    return sum + width + (card.kind === hand[n - 1]?.kind ? same : gap)
  }, 0)
}

describe('a hand', () => {
  it('lies open where there is room', () => {
    expect(spread(SIX, 900, 108, 84)).toEqual({ width: 108, gap: 14, same: 14 })
    expect(spread(SIX, 0, 108, 84)).toEqual({ width: 108, gap: 14, same: 14 })
  })

  it('moves together before it shrinks', () => {
    const tight = spread(SIX, 690, 108, 84)
    expect(tight.width).toBe(108)
    expect(tight.gap).toBeLessThan(14)
    const tighter = spread(SIX, 600, 108, 84)
    expect(tighter.width).toBe(108)
    expect(tighter.gap).toBeGreaterThan(0)
    expect(tighter.same).toBeLessThan(0)
  })

  it('shows every kind whole on a phone', () => {
    const { width, gap } = spread(SIX, 360, 76, 56)
    expect(width).toBeLessThan(76)
    expect(gap).toBeGreaterThan(0)
  })

  it.each([200, 300, 360, 480, 600, 700, 900])('never needs more than %i pixels', (room) => {
    for (const hand of [SIX, SEVEN_KINDS, cards('rob'), cards('rob', 'rob'), []]) {
      const { widest, narrowest } = { widest: 108, narrowest: 56 }
      expect(length(hand, spread(hand, room, widest, narrowest))).toBeLessThanOrEqual(room)
    }
  })
})
