import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import Log from '../../src/app/game/Log.svelte'
import Mutes from '../../src/app/talk/Mutes.svelte'
import { refusalOf, troubleOf } from '../../src/app/shared/trouble'
import { samples } from '../../src/gallery/samples'
import { ApiError } from '../../src/protocol/api'
import type { Live } from '../../src/play/live.svelte'
import { Muted } from '../../src/browser/muted.svelte'
import type { Playing, Trouble } from '../../src/play/playing'
import type { View } from '../../src/protocol/protocol'
import { loadWords, speaking } from '../../src/words/speaking.svelte'
import { show, tap } from '../support/showing'

const view = samples[0]?.public as View

beforeEach(async () => {
  localStorage.clear()
  await speaking.speak('en')
})

describe('a muted player', () => {
  const said = (seat: number, text: string) => ({
    key: seat,
    said: { seat, name: `Player ${seat}`, text, emote: '' },
  })
  const live = { log: [said(1, 'hands up'), said(2, 'never')] } as unknown as Playing

  it('is not heard until unmuted', () => {
    const muted = new Muted('t')
    const shown = show(Log, { live, view, muted, onpoint: () => undefined })
    const lines = () => [...shown.querySelectorAll('li')].map((line) => line.textContent?.trim())
    muted.set([1], true)
    flushSync()
    expect(lines()).toEqual(['Player 2: never'])
    muted.set([1], false)
    flushSync()
    expect(lines()).toEqual(['Player 1: hands up', 'Player 2: never'])
  })

  it('stays muted at this table', () => {
    new Muted('t').set([1, 2], true)
    new Muted('other').set([3], true)
    expect([1, 2, 3].map((seat) => new Muted('t').has(seat))).toEqual([true, true, false])
  })

  it('can be one of several, or all can be muted', () => {
    const muted = new Muted('t')
    const other = {
      kind: 'human' as const,
      bandit: '',
      bot: '',
      present: true,
      resigned: false,
      votes: [],
      again: false,
      lapses: 0,
      comebacks: 4,
    }
    const others = [1, 2].map((seat) => ({ ...other, seat, name: `Player ${seat}` }))
    const told: string[] = []
    const live = {
      watching: false,
      mute: (seat: number, on: boolean) => Promise.resolve(told.push(`${seat} ${on}`) > 0),
    } as unknown as Live
    const shown = show(Mutes, { others, muted, live })
    const [all, first] = [...shown.querySelectorAll('input')]
    tap(all as Element)
    expect([muted.has(1), muted.has(2)]).toEqual([true, true])
    tap(first as Element)
    expect([muted.has(1), muted.has(2)]).toEqual([false, true])
    expect(told).toEqual(['1 true', '2 true', '1 false'])
  })
})

describe('error messages', async () => {
  const words = await loadWords('pl')
  const refused = (action: Trouble['action'], over = false) =>
    refusalOf({ action, status: 'refused', sentence: 'in English' }, over, words)

  it('are in the language of the player', () => {
    expect(refused('choose')).toBe(words.say('page-refused-choose'))
    expect(refused('choose', true)).toBe(words.say('page-refused-over'))
    expect(refused('say')).toBe(words.say('page-refused-say'))
    expect(troubleOf(new ApiError(429, 'in English', 'slow_down'), words)).toBe(
      words.say('page-refused-slow-down'),
    )
    expect(troubleOf(new ApiError(0, ''), words)).toBe(words.say('page-unreachable'))
  })

  it.each([
    ['late', 'page-refused-late'],
    ['too_often', 'page-replaced-for-good'],
    ['just_left', 'page-refused-just-left'],
    ['quota', 'page-refused-quota'],
    ['seats', 'page-refused-seats'],
  ] as const)('has words of its own for %s', (code, message) => {
    const trouble = { action: 'choose', status: 'refused', sentence: 'in English', code } as const
    expect(refusalOf(trouble, false, words)).toBe(words.say(message))
    expect(troubleOf(new ApiError(429, 'in English', code), words)).toBe(words.say(message))
  })

  it('say how long to wait', () => {
    const trouble = { action: 'vote', status: 'refused', sentence: 'in English' } as const
    expect(refusalOf({ ...trouble, code: 'vote_wait', wait: 42 }, false, words)).toContain('42')
  })

  it('are never in English for readers of another language', async () => {
    expect(refused('rematch')).toBe(words.say('page-refused-somehow'))
    const unknown = new ApiError(409, 'in English', 'a code of tomorrow')
    expect(troubleOf(unknown, words)).toBe(words.say('page-refused-somehow'))
    expect(troubleOf(unknown, await loadWords('en'))).toContain('in English')
  })
})
