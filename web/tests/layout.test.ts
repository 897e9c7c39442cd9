import { describe, expect, it } from 'vitest'
import { gathered, samples } from '../src/gallery/samples'
import { trainWidth } from '../src/scene/geometry'
import { figureSpots, tokenSpots } from '../src/scene/layout'
import { litBy } from '../src/scene/lit'

const ROOM = { ahead: 0, behind: 0 }
const LETTER = 14

describe('eight at one place', () => {
  it.each(['car 0', 'roof 0', 'car 3', 'roof 6'])('%s: every letter can be read', (at) => {
    const spots = [...figureSpots(gathered(samples, at), ROOM).values()].sort((a, b) => a.x - b.x)
    expect(spots).toHaveLength(8)
    spots.slice(1).forEach((spot, n) => {
      const apart = spot.x - (spots[n]?.x ?? 0)
      expect(apart).toBeGreaterThan(LETTER * spot.scale)
      expect(apart).toBeGreaterThanOrEqual(spot.stand * spot.scale)
    })
  })
})

describe('a view', () => {
  it.each(samples)('has everyone and everything on the train: $name', ({ view }) => {
    const width = trainWidth(view.cars.length, ROOM)
    const figures = figureSpots(view, ROOM)
    const everyone = [...view.bandits.map((bandit) => bandit.name), 'marshal']
    expect([...figures.keys()]).toEqual(everyone)
    const tokens = tokenSpots(view, ROOM)
    const loot = [...Object.values(view.floor), ...view.bandits.map((bandit) => bandit.loot)].flat()
    expect(tokens.map((spot) => spot.token.number)).toEqual(
      loot.map((token) => token.number).sort((a, b) => a - b),
    )
    for (const { x } of [...figures.values(), ...tokens]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
    }
  })

  it('shows no two tokens on one spot', () => {
    for (const { view } of samples) {
      const lying = tokenSpots(view, ROOM).filter((spot) => !spot.held)
      expect(new Set(lying.map(({ x, y }) => `${x} ${y}`)).size).toBe(lying.length)
    }
  })

  it('makes room ahead for what comes later', () => {
    const view = gathered(samples, 'car 1')
    const near = figureSpots(view, ROOM).get('tuco')?.x ?? 0
    const far = figureSpots(view, { ahead: 200, behind: 300 }).get('tuco')?.x ?? 0
    expect(far - near).toBe(200)
  })
})

describe('litBy', () => {
  it('finds every place, figure and token that is an option', () => {
    const kinds = new Set<string>()
    for (const { view } of samples) {
      const question = view.questions.find((one) => one.seat === view.seat)
      if (!question || question.kind === 'plan') continue
      kinds.add(question.kind)
      const lit = litBy(view, question, (words) => words)
      expect(lit.map((one) => one.words)).toEqual(question.options)
      for (const one of lit) if (one.tokens) expect(one.tokens).not.toHaveLength(0)
    }
    expect([...kinds].sort()).toEqual(['move', 'rob', 'shoot', 'token'])
  })

  it('leaves cards and words to the hand', () => {
    const { view } = samples[0] as (typeof samples)[number]
    const question = { seat: 0, kind: 'plan', options: ['play move', 'draw', 'pass'] }
    expect(litBy(view, question, (words) => words)).toEqual([])
  })
})
