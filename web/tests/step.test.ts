import { describe, expect, it } from 'vitest'
import samples from '../src/gallery/views.json'
import { step } from '../src/lib/step'
import type { EventView, View } from '../src/lib/types'

const view = samples.find((one) => one.name === 'four players, what to rob')
  ?.view as unknown as View
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

  it('is the same after an event that moves nothing', () => {
    expect(happened({ kind: 'no_effect', bandit: robber })).toBe(view)
  })
})
