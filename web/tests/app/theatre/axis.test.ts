import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf, spotIn } from '../../../src/app/theatre/address'
import { axisOf, nearest, numberAt, roundFrom } from '../../../src/app/theatre/timeline/axis'
import { captionOf, mainEvent, momentOf, storyOf } from '../../../src/app/theatre/captions'
import { ribbonsOf } from '../../../src/app/theatre/timeline/curve'
import { beatsOf } from '../../../src/play/replay/beats'
import type { View } from '../../../src/protocol/protocol'
import { loadWords } from '../../../src/words/speaking.svelte'
import type { Words } from '../../../src/words/words'
import replay from '../../samples/replay.json'

const beats = beatsOf(replay)
const axis = axisOf(beats, 1000)

describe('the axis of the timeline', () => {
  it('has a block for each round, and in it the turns, as they come', () => {
    expect(axis.rounds.map(({ round }) => round)).toEqual([1, 2])
    const [first] = axis.rounds
    const planned = first?.turns.filter(({ turn, stealing }) => turn && !stealing)
    const { turns = '' } = replay.steps[0]?.table.rounds[0] ?? {}
    expect(planned?.map(({ turn }) => turn)).toEqual([...turns].map((_, n) => n + 1))
    expect(first?.turns.some(({ stealing }) => stealing)).toBe(true)
  })

  it('fills the width, from left to right', () => {
    expect(axis.at).toEqual([...axis.at].sort((a, b) => a - b))
    const last = axis.rounds.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1000)
  })

  it('finds the beat under a finger', () => {
    for (const [n, x] of axis.at.entries()) expect(nearest(axis, x + axis.unit / 3)).toBe(n)
    expect(nearest(axis, -50)).toBe(0)
    expect(nearest(axis, 5000)).toBe(beats.length - 1)
    expect(nearest(axisOf([], 100), 10)).toBe(0)
  })

  it('keeps the number of a round clear of marks', () => {
    const block = { x: 100, width: 200 }
    expect(numberAt(block, 26, [])).toBe(200)
    expect(numberAt(block, 26, [90, 240])).toBe(200)
    expect(numberAt(block, 26, [205])).toBe(132)
    expect(numberAt(block, 26, [205, 130])).toBe(268)
    expect(numberAt(block, 26, [205, 130, 270])).toBe(200)
  })

  it('leads to the round after, and back to the beginning of this one or the one before', () => {
    const second = beats.findIndex(({ round }) => round === 2)
    expect(roundFrom(beats, 3, 1)).toBe(second)
    expect(roundFrom(beats, second + 4, -1)).toBe(second)
    expect(roundFrom(beats, second, -1)).toBe(0)
    expect(roundFrom(beats, second, 1)).toBe(beats.length - 1)
  })
})

describe('the address of a moment', () => {
  it('is read as it is written', () => {
    for (const spot of [
      { at: 37, seat: 2 },
      { at: 4, part: 1, seat: -2 },
      { at: 12, seat: 0, coach: true },
      { at: null, seat: null },
    ]) {
      const { search } = new URL(addressOf('abc', spot), 'http://a.test')
      expect(spotIn(search)).toEqual(spot)
    }
  })

  it('survives nonsense', () => {
    expect(spotIn('?at=soon&seat=first&part=-1')).toEqual({ at: null, seat: null })
    expect(spotIn('?at=-3&seat=-9')).toEqual({ at: null, seat: null })
    expect(spotIn('?at=99999999999999')).toEqual({ at: null, seat: null })
  })
})

describe('the caption', () => {
  let words: Words
  beforeAll(async () => {
    words = await loadWords('en', ['theatre'])
  })
  const event = (kind: string, rule = '') => ({ kind, rule })

  it('tells the deed, not what goes with it', () => {
    expect(mainEvent(['card', 'punched', 'pushed'].map((one) => event(one)))?.kind).toBe('punched')
    expect(mainEvent(['marshal_moved', 'met_marshal'].map((one) => event(one)))?.kind).toBe(
      'met_marshal',
    )
    expect(mainEvent([event('played'), event('turn')])?.kind).toBe('played')
    expect(mainEvent([])).toBeUndefined()
  })

  it('is a sentence for every beat, with the round and the turn for screen readers', () => {
    for (const beat of beats) {
      const table = replay.steps[beat.step]?.table as View
      const text = captionOf(beat, table, words)
      expect(text).toMatch(beat.kind === 'round' ? /^Round 2: / : /^\S.*[.!?…]$/)
      expect(momentOf(beat, text, words)).toContain(text)
    }
    const planned = beats.find(({ kind }) => kind === 'plan') as (typeof beats)[number]
    expect(momentOf(planned, 'x', words)).toBe('Round 1, turn 1: x')
  })

  it('leads from every line of the story to its beat', () => {
    const lines = storyOf(beats, replay.steps, words)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    for (const { beat, event } of lines) expect(beats[beat]?.events).toContain(event)
  })
})

describe('the ribbons of the curve', () => {
  it('lie on each other and fill the height', () => {
    const [first, second] = ribbonsOf([
      [0.5, 0.5],
      [0.2, 0.6],
    ])
    expect(first).toEqual({ low: [0, 0], high: [0.5, 0.25] })
    expect(second?.low).toEqual(first?.high)
    expect(second?.high).toEqual([1, 1])
    expect(ribbonsOf([])).toEqual([])
  })
})
