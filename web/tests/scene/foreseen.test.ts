import { describe, expect, it } from 'vitest'
import { samples } from '../../src/gallery/samples'
import type { View } from '../../src/protocol/protocol'
import { foreseen } from '../../src/scene/foreseen'
import { arrival, figureSpots } from '../../src/scene/layout'
import { roomFor } from '../../src/scene/places'

function ways(view: View, places: string[], next?: string) {
  const name = view.bandits[0]?.name ?? ''
  const step = (at: string, n: number) => ({ turn: n + 1, bandit: name, at })
  const room = roomFor(view)
  const spots = figureSpots(view, room)
  const laid = places.map(step)
  const thought = next ? step(next, places.length) : null
  return { room, from: spots.get(name), ways: foreseen(view, room, spots, laid, thought) }
}

describe('the foreseen way', () => {
  it.each(samples)('leads from place to place: $name', ({ view }) => {
    const { room, from, ways: all } = ways(view, ['car 1', 'car 1', 'roof 1'], 'car 2')
    const [way] = all
    const [one, roof, two] = way?.stops ?? []
    expect(one?.turns).toEqual([1, 2])
    expect([roof?.at, roof?.turns, roof?.next]).toEqual(['roof 1', [3], false])
    expect([two?.at, two?.turns, two?.next]).toEqual(['car 2', [4], true])
    if (!roof?.here) expect(roof?.spot).toEqual(arrival(view, room, 'roof 1'))
    expect(way?.legs.map(({ to }) => to).slice(-2)).toEqual([roof?.spot, two?.spot])
    expect(way?.legs.at(-1)?.last).toBe(true)
    if (one?.here) expect(one.spot).toBe(from)
  })

  it('needs no second figure where a bandit stays, and none outside the picture', () => {
    const view = samples[0]?.view as View
    const here = view.bandits[0]?.at ?? ''
    const [way] = ways(view, [here, 'away', here]).ways
    expect(way?.stops.map(({ at, turns, here }) => [at, turns, here])).toEqual([
      [here, [1, 3], true],
    ])
    expect(way?.legs).toEqual([])
  })
})
