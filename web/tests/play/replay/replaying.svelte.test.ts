import { describe, expect, it } from 'vitest'
import { beatAt, beatsOf, partsOf, viewAfter } from '../../../src/play/replay/beats'
import { Replaying, type Speed } from '../../../src/play/replay/replaying.svelte'
import { merge } from '../../../src/protocol/merge'
import type { EventView, Mine, View } from '../../../src/protocol/protocol'
import replay from '../../samples/replay.json'

const beats = beatsOf(replay)
const event = (kind: string): EventView => ({ kind, rule: '' })

/** The table after each step, as the seat saw it. */
const seen = replay.steps.map(({ table, mine }) => merge(table, mine as Mine))

const opened = (pace: 'normal' | 'off' = 'off') =>
  new Replaying('abc', replay, { pace: () => pace })

/** A view without what is merged anew for each message. */
const plain = (view: View | null) => JSON.parse(JSON.stringify(view)) as View

describe('the beats of a replay', () => {
  it('begin with each card, each round and each event', () => {
    const kinds = ['shot', 'card', 'robbed', 'card', 'event', 'strongbox', 'round_began', 'turn']
    const parts = partsOf(kinds.map(event)).map((part) => part.map(({ kind }) => kind))
    expect(parts).toEqual([
      ['shot'],
      ['card', 'robbed'],
      ['card'],
      ['event', 'strongbox'],
      ['round_began', 'turn'],
    ])
    expect(partsOf([event('stealing'), event('card')])).toHaveLength(1)
    expect(partsOf([])).toEqual([[]])
  })

  it('contain every event once, in order', () => {
    expect(beats.flatMap((beat) => beat.events)).toEqual(replay.steps.flatMap((one) => one.events))
    expect(beats[0]?.kind).toBe('deal')
    expect(beats.filter(({ kind }) => kind === 'round').map(({ round }) => round)).toEqual([2])
  })

  it('never go back in time', () => {
    for (const [n, beat] of beats.entries()) {
      const before = beats[n - 1] ?? beat
      expect(beat.step).toBeGreaterThanOrEqual(before.step)
      expect(beat.round).toBeGreaterThanOrEqual(before.round)
    }
  })

  it('name the bandit whose card is laid or carried out', () => {
    for (const beat of beats.filter(({ kind }) => kind === 'card')) {
      const card = beat.events.find(({ kind }) => kind === 'card')
      expect(beat.bandit).toBe(card?.bandit)
      expect(beat.stealing).toBe(true)
      expect(beat.pile).toBeGreaterThanOrEqual(0)
      expect(beat.turn).toBeGreaterThan(0)
    }
    expect(beats.filter(({ kind }) => kind === 'plan').every(({ seat }) => seat >= 0)).toBe(true)
  })

  it('end, the last of each step, with the table as it was sent', () => {
    const ends = beats.filter(({ last }) => last)
    expect(ends).toHaveLength(replay.steps.length)
    for (const beat of ends) expect(viewAfter(beat, replay)).toEqual(seen[beat.step])
  })

  it('are found by their step, also beyond the end', () => {
    for (const [n, beat] of beats.entries()) expect(beatAt(beats, beat.step, beat.part)).toBe(n)
    expect(beats[beatAt(beats, 5)]).toMatchObject({ step: 5, last: true })
    expect(beatAt(beats, 100_000)).toBe(beats.length - 1)
  })
})

describe('a replay', () => {
  it('shows the same table at a beat, whichever way it came there', () => {
    const shown = opened()
    const forth = beats.map((_, n) => {
      if (n) shown.next()
      return plain(shown.view)
    })
    expect(shown.over).toBe(true)
    for (let n = beats.length - 1; n >= 0; n--) {
      expect(plain(shown.view)).toEqual(forth[n])
      shown.previous()
    }
    shown.seek(20)
    expect(plain(shown.view)).toEqual(forth[20])
  })

  it('skips the rest of a beat when the next one is wanted', () => {
    const shown = opened('normal')
    shown.next()
    expect(shown.busy).toBe(true)
    shown.next()
    expect(shown.at).toBe(2)
    shown.seek(1)
    expect(shown.busy).toBe(false)
    shown.close()
  })

  it('stays where it is when another seat is taken', () => {
    const shown = opened()
    shown.seek(17)
    const { step, part } = shown.beat
    const steps = replay.steps.map((one) => ({ ...one, mine: null }))
    shown.replay = { ...replay, seat: -1, steps }
    expect(shown.beat).toMatchObject({ step, part })
    expect(shown.watching).toBe(true)
    expect(shown.view.players.every(({ hand }) => !hand)).toBe(true)
  })

  it('shows every hand when all cards are open', () => {
    const mine = replay.steps[3]?.mine as Mine
    const minds = [mine, { ...mine, seat: 1 }, { ...mine, seat: 2 }]
    const steps = replay.steps.map((one) => ({ ...one, mine: null, minds }))
    const shown = new Replaying('abc', { ...replay, seat: -2, steps }, { pace: () => 'off' })
    expect(shown.view.players.map(({ hand }) => hand?.length)).toEqual(
      Array(3).fill(mine.hand?.length),
    )
  })

  it('goes to a card of the round that is shown', () => {
    const shown = opened()
    shown.seek(beats.findIndex(({ kind }) => kind === 'card') + 3)
    shown.showAgain(0)
    expect(shown.beat).toMatchObject({ pile: 0, kind: 'card' })
  })

  it('hurries over what is no deed at the highest speed', () => {
    const shown = opened('normal')
    shown.speed = 4 as Speed
    const card = beats.findIndex(({ events }) => events.length === 1 && events[0]?.kind === 'card')
    shown.seek(card - 1)
    shown.next()
    expect(shown.busy).toBe(false)
  })
})
