import { beforeEach, describe, expect, it } from 'vitest'
import Chips from '../../../src/app/theatre/timeline/Chips.svelte'
import Moved from '../../../src/app/theatre/Moved.svelte'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import { samples } from '../../../src/gallery/samples'
import type { Curve, CurveSeat, KeyMoment, View } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import { show } from '../../support/showing'

const view = samples[0]?.public as View
const moment: KeyMoment = {
  ...{ number: 7, chooser: 0, round: 2, seat: 1, before: 2500, after: 1800 },
  ...{ luck: 412, own: -938, others: -174, error: 90, word: '', turning_point: false },
}
const WORDS = {
  luck: 'page-theatre-word-luck',
  bad_luck: 'page-theatre-word-bad-luck',
  slip: 'page-theatre-word-slip',
  blunder: 'page-theatre-word-blunder',
  masterstroke: 'page-theatre-word-masterstroke',
}
const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(async () => {
    await speaking.speak(language)
    await speaking.also('theatre')
  })

  it('a key moment has a word for its size', () => {
    for (const [word, message] of Object.entries(WORDS)) {
      const chips = show(Chips, { moment: { ...moment, word }, who: 'Doc' })
      expect(text(chips.querySelector('b'))).toBe(speaking.words.say(message))
      expect(text(chips)).toContain('+4')
      expect(text(chips)).toContain('−9')
    }
    expect(show(Chips, { moment, who: 'Doc' }).querySelector('b')).toBeNull()
  })

  it('the turning point says both', () => {
    const turn = speaking.words.say('page-theatre-turning-point')
    const plain = show(Chips, { moment: { ...moment, turning_point: true }, who: 'Doc' })
    expect(text(plain.querySelector('b'))).toBe(turn)
    const both = { ...moment, word: 'blunder', turning_point: true }
    const told = text(show(Chips, { moment: both, who: 'Doc' }).querySelector('b'))
    expect(told).toBe(`★ ${turn}: ${speaking.words.say(WORDS.blunder)}`)
  })

  it('the sums of a game are told with their noise', () => {
    const sums: CurveSeat = {
      ...{ start: 2500, end: 10000, luck: 3712, own: 2210, others: 1578 },
      ...{ luck_error: 1680, own_error: 420, others_error: 1610 },
      ...{ decisions: 31, error: 152, error_error: 34, slips: 2, blunders: 0 },
    }
    const curve: Curve = { fair: [2500], steps: [], seats: [sums], moments: [] }
    const told = text(show(Moved, { curve, view }))
    expect(told).toContain('+37 ± 17')
    expect(told).toContain('+22 ± 4')
    expect(told).toContain('+16 ± 16')
    expect(told).toContain(language === 'en' ? '1.5 ± 0.3' : '1,5 ± 0,3')
  })
})
