import { describe, expect, it } from 'vitest'
import { samples } from '../../src/gallery/samples'
import { step } from '../../src/play/step'
import type { EventView, HorsesView, View } from '../../src/protocol/protocol'
import { stories, whereabouts } from '../support/stories'

const view = samples.find((one) => one.name === 'four players, what to rob')?.view as View
const robber = view.bandits[0]?.name ?? ''
const [place = '', tokens = []] = Object.entries(view.floor).find(([, found]) => found.length) ?? []
const token = tokens[0] ?? { number: -1, kind: 'purse' }
const happened = (event: Partial<EventView>) => step(view, { kind: '', rule: '', ...event })
const bandit = (after: View) => after.bandits.find((one) => one.name === robber)

describe('the table after an event', () => {
  it('has the bandit where he went', () => {
    expect(bandit(happened({ kind: 'moved', bandit: robber, at: 'roof 2' }))?.at).toBe('roof 2')
  })

  it('has the loot with the robber, and nowhere else', () => {
    const after = happened({ kind: 'robbed', bandit: robber, token, at: place })
    expect(bandit(after)?.loot.map((one) => one.number)).toContain(token.number)
    expect(after.floor[place]?.map((one) => one.number)).not.toContain(token.number)
  })

  it('has it on the floor again when it is dropped', () => {
    const robbed = happened({ kind: 'robbed', bandit: robber, token, at: place })
    const after = step(robbed, { kind: 'dropped', rule: '', bandit: robber, token, at: place })
    expect(after.floor[place]?.map((one) => one.number)).toContain(token.number)
  })

  it('has one card less in the hand it was played from', () => {
    const hand = ['move', 'move', 'shoot'].map((kind) => ({ kind }))
    const players = [{ seat: 0, hand_size: 3, deck_size: 4, discard_size: 0, hand }]
    const after = step(
      { ...view, players },
      { kind: 'played', rule: 'PLAN-5', seat: 0, card: { kind: 'move', owner: 'doc' } },
    )
    expect(after.players[0]).toMatchObject({
      hand_size: 2,
      hand: [{ kind: 'move' }, { kind: 'shoot' }],
    })
    expect(after.pile.at(-1)).toMatchObject({ card: { kind: 'move', owner: 'doc' }, hidden: false })
  })

  it('has the round card that will lie there', () => {
    const event = { kind: 'round_began', rule: 'SET-8', seat: 1, number: 2, round: 'bridge' }
    const after = step(view, event, { ...view, rounds: [] })
    expect(after).toMatchObject({ round: 2, first: 1, pile: [], rounds: [] })
  })

  it('is the same after an event that moves nothing, or of an unknown kind', () => {
    expect(happened({ kind: 'no_effect', bandit: robber })).toBe(view)
    expect(happened({ kind: 'galloped', bandit: robber, at: 'horse 1' })).toBe(view)
  })
})

describe('beside the train', () => {
  const riding = samples.find((one) => one.name.includes('where to ride'))?.view as View
  const horses = riding.horses as HorsesView
  const [one, other] = riding.bandits.map((each) => each.name) as [string, string]
  const flask = { number: 77, kind: 'flask' }
  const before: View = {
    ...riding,
    bandits: riding.bandits.map((each) => ({ ...each, at: 'coach', loot: [flask] })),
    horses: { ...horses, horses: [0, 2, 0, 1, 1], coach: 'car 1', shotgun: 'coach roof' },
  }
  const after = (event: Partial<EventView>, from = before) =>
    step(from, { kind: '', rule: '', ...event })

  it('a horse goes with its rider, from the car that the coach faces', () => {
    expect(after({ kind: 'rode', bandit: one, at: 'car 3' }).horses?.horses).toEqual([
      0, 1, 0, 2, 1,
    ])
    const escaped = after({ kind: 'escaped', bandit: one })
    expect(escaped.horses?.horses).toEqual([0, 1, 0, 1, 1])
    expect(escaped.bandits[0]?.at).toBe('away')
  })

  it('horses tire and fall back', () => {
    expect(after({ kind: 'horse_left', at: 'car 4' }).horses?.horses).toEqual([0, 2, 0, 1, 0])
    expect(after({ kind: 'horses_fell_back' }).horses?.horses).toEqual([0, 0, 2, 0, 2])
  })

  it('the Shotgun flies onto the train, and keeps level with the coach from then on', () => {
    const rolled = after({ kind: 'coach_rolled', at: 'car 2' })
    expect(rolled.horses).toMatchObject({ coach: 'car 2', shotgun: 'coach roof' })
    const thrown = after({ kind: 'pushed', bandit: one, target: 'shotgun', at: 'roof 1' })
    expect(thrown.horses?.shotgun).toBe('roof 1')
    const later = after({ kind: 'coach_rolled', at: 'car 2' }, thrown)
    expect(later.horses).toMatchObject({ coach: 'car 2', shotgun: 'roof 2' })
  })

  it('a flask is half empty, then empty', () => {
    const drank = { kind: 'drank', bandit: other, token: { ...flask, value: 3 } }
    const half = after(drank)
    expect(half.bandits[1]?.loot).toEqual([{ ...flask, value: 3 }])
    expect(after(drank, half).bandits[1]?.loot).toEqual([])
  })

  it('a hostage is with the bandit who took him', () => {
    const [name] = horses.hostages
    const taken = after({ kind: 'took_hostage', bandit: one, hostage: name })
    expect(taken.horses?.taken[one]).toBe(name)
    expect(taken.horses?.hostages).not.toContain(name)
  })

  it('the attack is over when the last has boarded', () => {
    const name = before.bandits[0]?.name
    const bandits = before.bandits.map((each) => ({
      ...each,
      at: each.name === name ? 'away' : 'car 3',
    }))
    const boarding = { ...before, bandits, horses: { ...horses, boarding: 'car 2' } }
    const boarded = after({ kind: 'boarded', bandit: name, at: 'car 2' }, boarding)
    expect(boarded.horses?.boarding).toBeNull()
  })
})

describe.each(stories)('a whole game, $seed', ({ start, told }) => {
  it('gets by its events to where the server says it is', () => {
    let view = start
    for (const { events, after } of told) {
      for (const event of events) view = step(view, event)
      if (after) expect(whereabouts(view)).toEqual(after)
    }
  })
})
