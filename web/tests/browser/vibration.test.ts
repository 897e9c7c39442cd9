import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventView } from '../../src/protocol/protocol'
import { TURN, mayVibrate, patternFor, turnPattern, vibrate } from '../../src/browser/vibration'

const WISHES = { vibration: true, motion: true, sound: true }
const event = (more: Partial<EventView> & { kind: string }): EventView => ({ rule: '', ...more })

describe('vibration', () => {
  it('is felt by the player whose bandit is hit', () => {
    const shot = event({ kind: 'shot', bandit: 'tuco', target: 'belle' })
    expect(patternFor(shot, ['belle'])).toHaveLength(3)
    expect(patternFor(shot, ['doc', 'belle'])).toHaveLength(3)
    expect(patternFor(shot, ['tuco'])).toBeNull()
    expect(patternFor(event({ kind: 'hit', bandit: 'belle' }), ['belle'])).toHaveLength(3)
    expect(patternFor(event({ kind: 'punched', target: 'belle' }), ['belle'])).toHaveLength(1)
    expect(patternFor(event({ kind: 'robbed', bandit: 'belle' }), ['belle'])).toBeNull()
    expect(patternFor(event({ kind: 'shot', target: null }), [])).toBeNull()
  })

  it('tells that it is the player’s turn, but not right after a choice', () => {
    expect(turnPattern(60_000)).toEqual(TURN)
    expect(turnPattern(300)).toBeNull()
  })

  it('is never long', () => {
    for (const kind of ['shot', 'hit', 'punched']) {
      const pattern = patternFor(event({ kind, bandit: 'doc', target: 'doc' }), ['doc']) ?? []
      expect(pattern.reduce((sum, one) => sum + one, 0)).toBeLessThan(300)
    }
  })

  it('is only for players who want it, and only while the page is visible', () => {
    expect(mayVibrate(WISHES, false)).toBe(true)
    expect(mayVibrate(WISHES, true)).toBe(false)
    for (const off of ['vibration', 'motion', 'sound']) {
      expect(mayVibrate({ ...WISHES, [off]: false }, false)).toBe(false)
    }
  })

  describe('of a device', () => {
    const shaken = vi.fn()
    const device = (coarse: boolean, active: boolean) => {
      vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
      vi.stubGlobal('navigator', {
        vibrate: shaken,
        userActivation: { hasBeenActive: active },
      })
    }
    beforeEach(() => void shaken.mockReset())
    afterEach(() => void vi.unstubAllGlobals())

    it('is done only in a hand that has touched it', () => {
      for (const [coarse, active] of [
        [false, true],
        [true, false],
      ] as const) {
        device(coarse, active)
        vibrate(TURN, WISHES)
        expect(shaken).not.toHaveBeenCalled()
      }
      device(true, true)
      vibrate(null, WISHES)
      vibrate(TURN, { ...WISHES, motion: false })
      expect(shaken).not.toHaveBeenCalled()
      vibrate(TURN, WISHES)
      expect(shaken).toHaveBeenCalledExactlyOnceWith([35])
    })
  })
})
