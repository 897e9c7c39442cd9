import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playback } from '../../src/play/playback.svelte'
import { beatBefore, lengthOf } from '../../src/play/pace'
import type { EventView, View } from '../../src/protocol/protocol'
import { step } from '../../src/play/step'
import { stories } from '../support/stories'

/** The first round of a game: planning, and all cards done. */
const [{ start, told: choices }] = stories as [(typeof stories)[number]]
const events = choices.flatMap((choice) => choice.events)
const round = events.slice(
  0,
  events.findIndex(({ kind, number }) => kind === 'round_began' && number === 2),
)
const after = round.reduce((view, event) => step(view, event), start)
const cards = round.filter(({ kind }) => kind === 'card').length

let told: EventView[]
let shown: EventView[]

/** A playback that has received the whole round. */
function playback(pace: 'normal' | 'off' = 'normal'): Playback {
  ;[told, shown] = [[], []]
  const one = new Playback({
    pace: () => pace,
    onnew: (event) => told.push(event),
    onevent: ({ event }) => shown.push(event),
  })
  one.add([], start, 0)
  // In parts, as the server sends it; too many events at once would be skipped.
  for (let n = 0; n < round.length; n += 20) {
    const part = round.slice(0, n + 20)
    one.add(
      round.slice(n, n + 20),
      part.reduce((view, event) => step(view, event), start),
      7,
    )
    vi.advanceTimersByTime(120_000)
  }
  return one
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const done = (view: View | null) => view?.pile.filter((one) => one.resolved).length ?? 0

describe.each(['normal', 'off'] as const)('a round shown at pace %s', (pace) => {
  it('can be shown again from any card', () => {
    const one = playback(pace)
    expect(one.busy).toBe(false)
    expect(Object.keys(one.shown)).toHaveLength(after.pile.length)
    one.showAgain(2)
    if (pace === 'off') expect(one.busy).toBe(false)
    else expect([done(one.view), one.moment?.event.kind]).toEqual([3, 'card'])
    vi.advanceTimersByTime(120_000)
    expect([one.busy, done(one.view), one.deadline]).toEqual([false, cards, 7])
    expect(told).toEqual(round)
  })
})

describe('steps', () => {
  it('go back card by card, and forward again', () => {
    const one = playback()
    one.stepBack()
    const last = one.moment?.event
    expect([last?.kind, done(one.moment?.before ?? null)]).toEqual(['card', cards - 1])
    one.stepBack()
    one.stepBack()
    expect(done(one.moment?.before ?? null)).toBe(cards - 3)
    one.stepForward()
    expect(done(one.moment?.before ?? null)).toBe(cards - 2)
    one.stepForward()
    expect(one.moment?.event).toBe(last)
    one.stepForward()
    expect([one.busy, one.moment, done(one.view)]).toEqual([false, null, cards])
    expect(told).toHaveLength(round.length)
  })

  it('end at the first card that was laid', () => {
    const one = playback()
    for (let n = 0; n < 2 * round.length; n++) one.stepBack()
    expect([one.moment?.event.kind, one.moment?.before.pile]).toEqual(['played', []])
    expect(one.canStepBack).toBe(false)
    one.skip()
    expect(done(one.view)).toBe(cards)
  })

  it('keep events received meanwhile for afterwards', () => {
    const one = playback()
    one.showAgain(0)
    const news = { kind: 'moved', rule: '', bandit: 'ghost', at: 'car 1' }
    one.add([news], step(after, news), 9)
    vi.advanceTimersByTime(240_000)
    expect(told.at(-1)).toBe(news)
    expect(one.deadline).toBe(9)
    expect(one.view?.bandits.find(({ name }) => name === 'ghost')?.at).toBe('car 1')
  })
})

describe('the unexpected', () => {
  it('is waited for', () => {
    const nothing = { kind: 'no_effect', rule: '', seat: 0 }
    expect(beatBefore(nothing, 'normal')).toBeGreaterThan(200)
    expect([beatBefore(nothing, 'off'), beatBefore({ kind: 'moved', rule: '' }, 'slow')]).toEqual([
      0, 0,
    ])
    shown = []
    const one = new Playback({
      pace: () => 'normal',
      onnew: () => undefined,
      onevent: ({ event }) => shown.push(event),
    })
    one.add([], start, 0)
    const card = { kind: 'card', rule: '', seat: 0 }
    one.add([card, nothing], start, 0)
    vi.advanceTimersByTime(lengthOf(card, 'normal', start) + 100)
    expect(shown).toEqual([card])
    vi.advanceTimersByTime(beatBefore(nothing, 'normal'))
    expect(shown).toEqual([card, nothing])
  })
})
