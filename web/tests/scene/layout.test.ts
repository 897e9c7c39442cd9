import { describe, expect, it } from 'vitest'
import { gathered, sampled, samples } from '../../src/gallery/samples'
import type { HorsesView, View } from '../../src/protocol/protocol'
import { follow, herdSpots } from '../../src/scene/boxes/horses/herd'
import { BOTTOM } from '../../src/scene/boxes/horses/layout'
import { LOOT_INSIDE, carSpan, trainWidth } from '../../src/scene/geometry'
import { figureSpots, tokenSpots } from '../../src/scene/layout'
import { litBy } from '../../src/scene/lit'
import { placeOf, roomFor } from '../../src/scene/places'
import { toldBy } from '../../src/scene/told'
import { optionsCalled } from '../support/called'

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
    const room = roomFor(view)
    const width = trainWidth(view.cars.length, room)
    const figures = figureSpots(view, room)
    const everyone = view.bandits.map((bandit) => bandit.name)
    if (!view.marshal) everyone.push('marshal')
    if (view.horses) everyone.push('shotgun')
    expect([...figures.keys()]).toEqual(everyone)
    const tokens = tokenSpots(view, room)
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

  it('makes room ahead for later cars', () => {
    const view = gathered(samples, 'car 1')
    const near = figureSpots(view, ROOM).get('tuco')?.x ?? 0
    const far = figureSpots(view, { ahead: 200, behind: 300 }).get('tuco')?.x ?? 0
    expect(far - near).toBe(200)
  })
})

describe('the road before the train', () => {
  const view = sampled('where to ride')
  const gone = (at: string, facing: string): View => ({
    ...view,
    bandits: view.bandits.map((bandit) => ({ ...bandit, at })),
    horses: view.horses && { ...view.horses, coach: facing, shotgun: at },
  })

  it.each(['coach', 'coach roof'])('has %s beside the car it faces', (at) => {
    for (const car of [0, 2, 4]) {
      const place = placeOf(at, gone(at, `car ${car}`), ROOM)
      const { x, width } = carSpan(car, ROOM)
      const middle = x + width / 2
      expect(place?.x).toBeLessThan(middle)
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(middle)
      expect(place?.bounds.y).toBeGreaterThan(LOOT_INSIDE)
    }
  })

  it.each(['coach', 'coach roof'])('%s: every letter can be read', (at) => {
    const spots = [...figureSpots(gone(at, 'car 2'), ROOM)].filter(([name]) => name !== 'marshal')
    spots.slice(1).forEach(([, spot], n) => {
      const apart = spot.x - (spots[n]?.[1].x ?? 0)
      expect(apart).toBeGreaterThan(LETTER * spot.scale)
      expect(apart).toBeGreaterThanOrEqual(spot.stand * spot.scale - 0.001)
    })
  })

  it('has no place for a coach that is not in play, nor for bandits who are gone', () => {
    const without = { ...view, horses: null }
    for (const at of ['coach', 'coach roof', 'away']) expect(placeOf(at, without, ROOM)).toBeNull()
    expect(placeOf('away', view, ROOM)).toBeNull()
    expect(placeOf('cell', view, ROOM)).toBeNull()
  })

  it('has all riders and horses in the picture', () => {
    const boarding = sampled('seven board')
    const width = trainWidth(boarding.cars.length, ROOM)
    for (let count = 1; count <= 7; count++) {
      const some = { ...boarding, bandits: boarding.bandits.slice(0, count) }
      for (const car of [2, 6]) {
        const horses = { ...(some.horses as HorsesView), boarding: `car ${car}` }
        const riding = { ...some, horses }
        const spots = herdSpots(follow([], riding), riding, ROOM)
        expect(spots.size).toBe(count)
        for (const { x, y, scale } of spots.values()) {
          expect(x - 80 * scale).toBeGreaterThan(0)
          expect(x + 78 * scale).toBeLessThan(width)
          expect(y).toBeLessThan(BOTTOM - 4)
        }
        expect(figureSpots(riding, ROOM).get(some.bandits[0]?.name ?? '')?.mounted).toBe(true)
      }
    }
  })

  it('tells of the Shotgun and of the coach', () => {
    const met = toldBy({ kind: 'met_shotgun', rule: '', at: 'roof 2' }, view)
    expect(met).toMatchObject({ figures: ['shotgun'], places: ['roof 2'] })
    const rolled = toldBy({ kind: 'coach_rolled', rule: '', at: 'car 2' }, view)
    expect(rolled?.places).toEqual(['coach'])
  })
})

describe('litBy', () => {
  it('finds every place, figure and token that is an option', () => {
    const kinds = new Set<string>()
    for (const { view } of samples) {
      const question = view.questions.find((one) => one.seat === view.seat)
      if (!question || question.kind === 'plan') continue
      kinds.add(question.kind)
      const lit = litBy(view, question, ({ words }) => words)
      const said = lit.map((one) => one.words)
      expect(said).toEqual(
        question.options?.map(({ words }) => words).filter((words) => words !== 'ride on'),
      )
      for (const one of lit) if (one.tokens) expect(one.tokens).not.toHaveLength(0)
    }
    const base = ['move', 'rob', 'shoot', 'token']
    const horses = ['board', 'flee', 'hostage', 'punch', 'ride']
    const law = ['arrest', 'break_out', 'free', 'marshal_shoot', 'thanks']
    expect([...kinds].sort()).toEqual([...base, ...horses, ...law].sort())
  })

  it('lights a bandit where his player decides for two', () => {
    const boarding = sampled('seven board')
    const bandits = boarding.bandits.map((bandit, n) => ({ ...bandit, seat: n < 2 ? 0 : 1 }))
    const [one, other] = bandits.map((bandit) => bandit.name)
    const options = optionsCalled(['ride on', `board ${one}`, `board ${other}`, 'board both'])
    const view = { ...boarding, seat: 0, bandits }
    const lit = litBy(view, { seat: 0, kind: 'board', options }, ({ words }) => words)
    expect(lit.map(({ figure, place }) => figure ?? place)).toEqual([
      one,
      other,
      boarding.horses?.boarding,
    ])
  })

  it('leaves cards and words to the hand', () => {
    const { view } = samples[0] as (typeof samples)[number]
    const question = {
      seat: 0,
      kind: 'plan',
      options: optionsCalled(['play move', 'draw', 'pass']),
    }
    expect(litBy(view, question, ({ words }) => words)).toEqual([])
  })
})
