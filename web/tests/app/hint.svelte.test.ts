import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { builtWords, sourcesIn, withBoxes } from '../../scripts/pageWords'
import Hint from '../../src/app/advice/Hint.svelte'
import { counts, fact, why } from '../../src/app/advice/reasons'
import { samples } from '../../src/gallery/samples'
import type { Playing } from '../../src/play/playing'
import type { Advice, Point, QuestionView, Reason, View } from '../../src/protocol/protocol'
import { LANGUAGES } from '../../src/browser/settings.svelte'
import { loadWords, speaking } from '../../src/words/speaking.svelte'
import { optionsCalled } from '../support/called'
import { show } from '../support/showing'

const shot: Point = {
  ...{ kind: 'shot', figure: 'tuco', best: 20, other: 64 },
  ...{ best_often: 'one_of_five', other_often: 'two_of_three' },
}
const took: Point = {
  ...{ kind: 'took', loot: 'jewel', best: 0, other: 100 },
  ...{ best_often: 'never', other_often: 'always' },
}
const reason: Reason = { than: 'play rob', tries: 100, decisive: shot, price: took }

const view = samples[0]?.public as View
const question: QuestionView = {
  ...{ seat: 0, kind: 'plan', bandit: view.bandits[0]?.name },
  options: optionsCalled(['play rob', 'draw']),
}

const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

async function shown(advice: Advice): Promise<HTMLElement> {
  const live = { seat: 0, hint: () => Promise.resolve(advice) } as unknown as Playing
  const ignored = () => undefined
  const hint = show(Hint, { live, view, question, onfound: ignored, onclose: ignored })
  for (let n = 0; n < 20; n++) await Promise.resolve()
  flushSync()
  return hint
}

const advice = (money: number, tries = 100): Advice => ({
  ...{ option: 'draw', tries, reason },
  prospects: [
    { option: 'draw', wins: 0.42, money, shot: 1, law: 0 },
    { option: 'play rob', wins: 0.3, money: 485, shot: 64, law: 1 },
  ],
})

beforeEach(() => speaking.speak('en'))

describe('a hint', () => {
  it('gives its reason, and the figures on a tap', async () => {
    const hint = await shown(advice(-190))
    expect(text(hint.querySelector('[role=status]'))).toBe(
      'A gunslinger would choose: Draw three cards. With “Rob”, Tuco shoots you in two cases out ' +
        'of three; with “Draw three cards”, in one case out of five. Then again, with “Rob”, you ' +
        'take a jewel every time; with “Draw three cards”, not once.',
    )
    const details = hint.querySelector('details')
    expect(details?.open).toBe(false)
    expect([...(details?.querySelectorAll('p') ?? [])].map(text)).toEqual([
      'Tuco shoots you: 64 of 100 with “Rob”, 20 with “Draw three cards”.',
      'You take a jewel: 100 of 100 with “Rob”, 0 with “Draw three cards”.',
      'In 100 tries: $190 less on average, shot once, never met the law. The chance to win is 42%.',
      "With “Rob” it's 30%.",
    ])
  })

  it('has no figures where nothing was tried', async () => {
    const hint = await shown({ option: 'draw' })
    expect(text(hint.querySelector('[role=status]'))).toBe(
      'A gunslinger would choose: Draw three cards.',
    )
    expect(hint.querySelector('details')).toBeNull()
  })

  it.each([
    ['en', 1, 'In one try: $50 less on average'],
    ['ru', 21, 'За 21 попытку: в среднем на 50 $ меньше'],
    ['ru', 3, 'За 3 попытки: '],
    ['ru', 100, 'За 100 попыток: '],
    ['fr', 1, 'En 1 essai : 50 $ de moins en moyenne'],
    ['fr', 21, 'En 21 essais : '],
    ['pl', 1, 'W 1 próbie: średnio o 50 $ mniej'],
    ['pl', 22, 'W 22 próbach: '],
  ] as const)('counts properly in %s: %i', async (code, tries, expected) => {
    await speaking.speak(code)
    const hint = await shown(advice(-50, tries))
    expect(text(hint.querySelector('details'))).toContain(expected)
    expect(text(hint)).not.toMatch(/[-−]\s?\$?50|undefined/)
  })

  it.each(LANGUAGES)('is told of gains, losses and neither in %s', async (code) => {
    const words = await loadWords(code)
    const said = ['more', 'less', 'same'].map((change) =>
      words.say('page-hint-money', { change, amount: 120 }),
    )
    expect(new Set(said).size).toBe(3)
    const met = [0, 1, 2, 5].map((count) => words.say('page-hint-law', { count }))
    expect(met[0]).not.toContain('0')
    expect(new Set(met).size).toBe(4)
  })
})

describe('a reason', () => {
  it('finds all its words in a built page, those of boxes too', () => {
    const file = '../src/colt_express/words/en.ftl'
    const needed = (text: string) => text.match(/^(?:fact-\w+|reason-\w+|often)(?= =)/gm) ?? []
    const all = needed(withBoxes(file))
    expect(all).toContain('fact-arrested')
    expect(needed(builtWords(sourcesIn('src'), file))).toEqual(all)
  })

  it('is honest where nothing decides', async () => {
    const words = await loadWords('en')
    const said = (more: Partial<Reason>) => why({ than: 'b', tries: 9, ...more }, 'A', 'B', words)
    expect(said({})[0]).toContain('No single thing decides it')
    expect(said({ close: true })[0]).toContain('nothing much sets the two apart')
    expect(said({ close: true, settled: 'lost' })).toEqual([
      'Winning is all but out of reach, whatever you choose.',
    ])
    expect(said({ close: true, decisive: { kind: 'money', money: 130 } })).toEqual([
      '“B” is almost as good.',
      '“A” leaves you about $130 better off by the end of the round than “B”.',
    ])
  })

  it.each(LANGUAGES)('reads without gaps in %s', async (code) => {
    const words = await loadWords(code)
    const said = [...why(reason, 'A', 'B', words), ...counts(reason, 'A', 'B', words)]
    expect(said).toHaveLength(4)
    for (const one of [...said, fact({ kind: 'arrests', figure: 'tuco' }, words)]) {
      expect(one).not.toMatch(/[{}]|undefined| {2}/)
    }
  })
})
