import { describe, expect, it } from 'vitest'
import { samples } from '../src/gallery/samples'
import { step } from '../src/lib/step'
import type { EventView, View } from '../src/lib/protocol'
import { stories, whereabouts } from './stories'

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
    const hand = ['move', 'move', 'shoot']
    const players = [{ seat: 0, hand_size: 3, deck_size: 4, discard_size: 0, hand }]
    const after = step(
      { ...view, players },
      { kind: 'played', rule: 'PLAN-5', seat: 0, card: 'doc move' },
    )
    expect(after.players[0]).toMatchObject({ hand_size: 2, hand: ['move', 'shoot'] })
    expect(after.pile.at(-1)).toMatchObject({ card: 'doc move', hidden: false })
  })

  it('has the round card that will lie there', () => {
    const event = { kind: 'round_began', rule: 'SET-8', seat: 1, amount: 2, name: 'bridge' }
    const after = step(view, event, { ...view, rounds: [] })
    expect(after).toMatchObject({ round: 2, first: 1, pile: [], rounds: [] })
  })

  it('is the same after an event that moves nothing, or that nobody knows', () => {
    expect(happened({ kind: 'no_effect', bandit: robber })).toBe(view)
    expect(happened({ kind: 'galloped', bandit: robber, at: 'horse 1' })).toBe(view)
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
