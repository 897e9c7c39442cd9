import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gathered, sampled, samples } from '../../src/gallery/samples'
import { lengthOf, type Moment } from '../../src/play/pace'
import type { EventView, HorsesView, View } from '../../src/protocol/protocol'
import { PACES } from '../../src/browser/settings.svelte'
import { step } from '../../src/play/step'
import { follow, pieceOf, pieceSpots } from '../../src/scene/boxes/horses/herd'
import { ACTS as BASE } from '../../src/scene/effects/acts'
import { ADDED } from '../../src/scene/effects/added'
import { flightOf } from '../../src/scene/effects/flights'
import { keyframe, type Frame } from '../../src/scene/effects/frames'
import { scriptOf } from '../../src/scene/effects/script'
import { ladderAt } from '../../src/scene/geometry'
import { figureSpots, tokenSpots, type Spot } from '../../src/scene/layout'
import { CHAPTERS } from '../../src/scene/chapters'
import { stories } from '../support/stories'

await Promise.all(CHAPTERS.map(({ art }) => art.load()))
const ACTS = { ...BASE, ...ADDED }

const ROOM = { ahead: 0, behind: 0 }
const view = samples.find((one) => one.name.includes('what to rob'))?.view as View
const [one, other] = view.bandits.map((bandit) => bandit.name) as [string, string]

function happening(event: Partial<EventView>, before = view): Moment {
  const whole = { kind: '', rule: '', ...event }
  return { key: 1, event: whole, before, after: step(before, whole), length: 1000 }
}

const script = (event: Partial<EventView>, before = view) =>
  scriptOf(happening(event, before), ROOM)

function placed(places: Record<string, string>, marshal_at = view.marshal_at): View {
  const bandits = view.bandits.map((bandit) => ({
    ...bandit,
    at: places[bandit.name] ?? bandit.at,
  }))
  return { ...view, bandits, marshal_at }
}

/** Every event of every story, with the table before and after it. */
const moments = stories.flatMap(({ start, told }) => {
  let before = start
  return told.flatMap(({ events }) =>
    events.map((event) => {
      const moment = happening(event, before)
      before = moment.after
      return moment
    }),
  )
})

/** The script of each, with the figures before and after it. */
const acted = moments.map((moment) => ({
  moment,
  script: scriptOf(moment, ROOM),
  from: figureSpots(moment.before, ROOM),
  to: figureSpots(moment.after, ROOM),
}))

function inOrder(frames: Frame[]): boolean {
  const times = frames.map((frame) => frame.at)
  return (
    times[0] === 0 &&
    times.at(-1) === 1 &&
    times.every((at, n) => n === 0 || at >= (times[n - 1] as number))
  )
}

const same = (a: Spot | undefined, b: Spot | undefined) =>
  !!a && !!b && a.x === b.x && a.y === b.y && a.scale === b.scale
const upright = (frame: Frame | undefined) =>
  frame && frame.x === 0 && frame.y === 0 && !frame.turn && (frame.tall ?? 1) === 1

/** All kinds of events that the engine tells. */
const ENGINE = '../src/colt_express/engine'
const kinds = new Set(
  readdirSync(ENGINE, { recursive: true, encoding: 'utf-8' })
    .filter((name) => name.endsWith('.py'))
    .map((name) => readFileSync(`${ENGINE}/${name}`, 'utf-8'))
    .flatMap((text) => [...text.matchAll(/\btell\(\s*state,\s*"(\w+)"/g)])
    .map((found) => found[1] as string),
)

/** Events without an act. */
const UNSEEN = ['paired', 'no_extra', 'stealing']

describe('the acts', () => {
  it('are there for every kind of event', () => {
    expect(kinds.size).toBeGreaterThan(30)
    expect([...kinds].filter((kind) => !ACTS[kind]).sort()).toEqual([...UNSEEN].sort())
    const acted = Object.keys(ACTS).map((kind) => kind.split(' ')[0] ?? '')
    expect(acted.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  it('take time, unless there is nothing to be seen', () => {
    const timeless = [...kinds].filter(
      (kind) => !lengthOf({ kind, rule: '', turn: 'standard' }, 'normal', view),
    )
    expect(timeless.sort()).toEqual(['no_extra', 'paired'])
  })

  it('begin where everything was and end where everything is', () => {
    const wrong: EventView[] = []
    for (const { moment, script, from, to } of acted) {
      const { figures, tokens } = script
      const lies = new Map(tokenSpots(moment.after, ROOM).map((one) => [one.token.number, one]))
      const right = [
        ...Object.entries(figures).map(([name, { way }]) => {
          if (!way) return true
          const setsOut = !from.has(name) || same(way[0], from.get(name))
          return inOrder(way) && setsOut && same(way.at(-1), to.get(name))
        }),
        ...Object.entries(tokens).map(([number, { way = [] }]) => {
          const end = lies.get(Number(number))
          const seen = (way.at(-1)?.opacity ?? 1) === (end?.held ? 0 : 1)
          return inOrder(way) && same(way.at(-1), end) && seen
        }),
      ]
      if (right.includes(false)) wrong.push(moment.event)
    }
    expect(wrong).toEqual([])
  })

  it('leave out no figure that is elsewhere afterwards', () => {
    const left = acted.filter(({ script: { figures }, from, to }) =>
      [...to].some(([name, spot]) => !same(spot, from.get(name)) && !figures[name]?.way),
    )
    expect(left.map(({ moment }) => moment.event)).toEqual([])
  })

  it('leave all figures upright, with their hats on', () => {
    const bent = acted.filter(({ script }) =>
      Object.values(script.figures)
        .flatMap(({ pose, hat }) => [pose, hat])
        .some((frames) => {
          if (!frames) return false
          return !inOrder(frames) || !upright(frames[0]) || !upright(frames.at(-1))
        }),
    )
    expect(bent.map(({ moment }) => moment.event)).toEqual([])
  })

  it('name only figures that are there to look at', () => {
    const strangers = acted.flatMap(({ script, to }) => script.who.filter((name) => !to.has(name)))
    expect(strangers).toEqual([])
  })
})

describe('a figure', () => {
  it('climbs by the ladder of its car', () => {
    const before = placed({ [one]: 'car 2' })
    const { figures } = script({ kind: 'climbed', bandit: one, at: 'roof 2' }, before)
    const way = figures[one]?.way ?? []
    const rungs = way.filter((frame) => frame.x === ladderAt(2, ROOM))
    expect(rungs.map((frame) => frame.y)).toEqual([way[0]?.y, way.at(-1)?.y])
  })

  it('walks along the floor', () => {
    const before = placed({ [one]: 'car 1' })
    const { figures } = script({ kind: 'moved', bandit: one, at: 'car 2' }, before)
    expect(new Set(figures[one]?.way?.map((frame) => frame.y)).size).toBe(1)
    expect(figures[one]?.pose?.some((frame) => frame.y < 0)).toBe(true)
  })

  it('makes room for another that comes', () => {
    const before = placed({ [one]: 'car 1', [other]: 'car 2' })
    const { figures } = script({ kind: 'moved', bandit: one, at: 'car 2' }, before)
    expect(figures[other]?.way).toBeDefined()
    expect(figures[other]?.pose).toBeUndefined()
  })

  it('that is shot loses its hat for a moment', () => {
    const before = placed({ [one]: 'roof 1', [other]: 'roof 3' })
    const shot = script({ kind: 'shot', bandit: one, target: other, at: 'roof 3' }, before)
    expect(Math.min(...(shot.figures[other]?.hat ?? []).map((frame) => frame.y))).toBeLessThan(-20)
    expect(shot.marks).toHaveLength(1)
    expect(shot.who).toEqual([one, other])
    expect(shot.at).toEqual(['roof 1', 'roof 3'])
  })

  it('that meets the Marshal is startled, and so are all with it', () => {
    const before = placed({ [one]: 'car 1', [other]: 'car 1' }, 'car 1')
    const { figures, marks } = script({ kind: 'met_marshal', at: 'car 1', count: 2 }, before)
    expect(Object.keys(figures).sort()).toEqual([one, other].sort())
    expect(marks).toHaveLength(1)
  })

  it('robs a token: it goes from the floor into the pocket', () => {
    const [at = '', [token] = []] = Object.entries(view.floor).find(([, all]) => all.length) ?? []
    const before = placed({ [one]: at })
    const { tokens } = script({ kind: 'robbed', bandit: one, at, token }, before)
    const way = tokens[token?.number ?? -1]?.way ?? []
    expect(way[0]?.opacity).toBe(1)
    expect(Math.min(...way.map((frame) => frame.y))).toBeLessThan((way[0]?.y ?? 0) - 40)
  })

  it('keeps its feet on the ground among seven others', () => {
    const before = gathered(samples, 'car 2')
    const { figures } = script({ kind: 'climbed', bandit: 'doc', at: 'roof 2' }, before)
    expect(Object.keys(figures)).toHaveLength(8)
  })
})

describe('beside the train', () => {
  const riding = sampled('where to ride')
  const horses = riding.horses as HorsesView
  const [rider, friend] = riding.bandits.map((bandit) => bandit.name) as [string, string]
  const among = (change: Partial<HorsesView>, places: Record<string, string> = {}): View => ({
    ...riding,
    bandits: riding.bandits.map((bandit) => ({ ...bandit, at: places[bandit.name] ?? bandit.at })),
    horses: { ...horses, boarding: null, ...change },
  })

  it('a bandit mounts a horse, rides, and gets off at the goal', () => {
    const before = among({ horses: [0, 1, 0, 0, 0], coach: 'car 0' }, { [rider]: 'roof 1' })
    const ridden = script({ kind: 'rode', bandit: rider, at: 'car 4' }, before)
    const [[piece, horse] = ['', {}]] = Object.entries(ridden.pieces)
    expect(horse).toMatchObject({ carries: rider })
    const way = ridden.figures[rider]?.way ?? []
    const run = horse.way ?? []
    expect(inOrder(way) && inOrder(run)).toBe(true)
    // While riding, the bandit moves with the horse.
    for (const { at, x, y } of run.slice(1, -1)) {
      const sits = way.find((frame) => frame.at === at)
      expect(Math.abs((sits?.x ?? 0) - x)).toBeLessThan(5)
      expect(sits?.y).toBeLessThan(y)
    }
    const after = step(before, { kind: 'rode', rule: '', bandit: rider, at: 'car 4' })
    const ends = pieceSpots(follow([], after), after, ROOM).get(piece)
    expect(same(run.at(-1), ends)).toBe(true)
  })

  it('the coach takes along all figures and tokens on it', () => {
    const places = { [rider]: 'coach', [friend]: 'coach roof' }
    const before = among({ coach: 'car 1', shotgun: 'roof 1' }, places)
    const rolled = script({ kind: 'coach_rolled', at: 'car 2' }, before)
    const far = (way: Frame[] = []) => (way.at(-1)?.x ?? 0) - (way[0]?.x ?? 0)
    const by = far(rolled.pieces.coach?.way)
    expect(by).toBeGreaterThan(200)
    for (const name of [rider, friend]) {
      expect(far(rolled.figures[name]?.way)).toBeCloseTo(by)
      expect(rolled.figures[name]?.way?.map((one) => one.at)).toEqual(
        rolled.pieces.coach?.way?.map((one) => one.at),
      )
    }
    expect(rolled.figures.shotgun?.pose).toBeDefined()
    expect(rolled.at).toEqual(['coach'])
  })

  it('a boarding bandit jumps off a horse that stays there', () => {
    const before = sampled('seven board')
    const name = before.bandits[0]?.name ?? ''
    const at = before.horses?.boarding ?? ''
    const herd = follow([], before)
    const number = herd.find((horse) => horse.at === name)?.number ?? -1
    const event = { kind: 'boarded', rule: '', bandit: name, at }
    const after = step(before, event)
    const moment = { key: 1, event, before, after, length: 1000 }
    const { figures, pieces } = scriptOf(moment, ROOM, { horses: follow(herd, after) })
    expect(figures[name]?.way?.length).toBeGreaterThan(3)
    expect(pieces[pieceOf(number)]?.way).toBeDefined()
  })

  it('the Shotgun shoots at bandits he meets', () => {
    const before = among({ shotgun: 'roof 2', coach: 'car 2' }, { [rider]: 'roof 2' })
    const met = script({ kind: 'hit', rule: 'HS-GUN-3', bandit: rider }, before)
    expect(met.who).toEqual(['shotgun', rider])
    expect(met.marks[0]?.props).toMatchObject({ long: true })
  })

  it('a horse that leaves, a rider who escapes and a hostage are seen to go', () => {
    const before = among({ horses: [0, 0, 1, 0, 0] }, { [rider]: 'car 2', [friend]: 'coach' })
    const hostage = before.horses?.hostages[0]
    for (const event of [
      { kind: 'horse_left', at: 'car 2' },
      { kind: 'escaped', bandit: rider },
      { kind: 'took_hostage', bandit: friend, hostage },
    ]) {
      expect(script(event, before).marks.length).toBeGreaterThan(0)
    }
    const taken = happening({ kind: 'took_hostage', bandit: friend, hostage }, before)
    expect(flightOf(taken)).toMatchObject({ drawing: { props: { name: hostage } } })
  })
})

describe('an event without an act', () => {
  it('shows nothing', () => {
    const unknown = script({ kind: 'galloped', bandit: one, at: 'horse 1' })
    const still = { figures: {}, tokens: {}, pieces: {} }
    expect(unknown).toEqual({ ...still, marks: [], who: [], at: [] })
  })

  it('still moves figures that are elsewhere afterwards', () => {
    const before = placed({ [one]: 'car 1' })
    const moment = happening({ kind: 'galloped' }, before)
    const after = placed({ [one]: 'roof 1' })
    expect(scriptOf({ ...moment, after }, ROOM).figures[one]?.way).toHaveLength(3)
  })

  it('shows nothing for unknown names, either', () => {
    for (const kind of Object.keys(ACTS)) {
      const { figures } = script({ kind, bandit: 'nobody', target: 'no one', at: 'nowhere' })
      expect(figures.nobody?.way).toBeUndefined()
    }
  })
})

describe('flights', () => {
  it('take loot and bullets to their owners, and cards to the pile', () => {
    const token = { number: 5, kind: 'purse' }
    expect(flightOf(happening({ kind: 'robbed', bandit: one, token }))).toMatchObject({
      token,
      to: [
        `[data-panel="${one}"] [data-loot="5"]`,
        `[data-panel="${one}"]`,
        `[data-chip="${one}"]`,
      ],
    })
    const shot = flightOf(happening({ kind: 'shot', bandit: one, target: other }))
    const hits = step(view, { kind: 'shot', rule: '', bandit: one, target: other })
    const count = hits.bandits.find(({ name }) => name === other)?.hits[one]
    expect(shot?.to[0]).toBe(`[data-panel="${other}"] [data-wound="${one} ${count}"]`)
    const played = flightOf(happening({ kind: 'played', seat: 1, card: { kind: 'move' } }))
    expect(played?.to).toEqual([`[data-played="${view.pile.length}"]`])
  })

  it('do not exist for the rest', () => {
    expect(flightOf(happening({ kind: 'galloped' }))).toBeNull()
    expect(flightOf(happening({ kind: 'shot' }))).toBeNull()
  })
})

describe('the time an event takes', () => {
  const walk = { kind: 'moved', rule: '', bandit: one, at: 'roof 3' }
  const length = (event: EventView, pace = PACES[1]) => lengthOf(event, pace, view)

  it('depends on the pace', () => {
    const lengths = PACES.map((pace) => lengthOf(walk, pace, view))
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a))
    expect(lengths.at(-1)).toBe(0)
  })

  it('depends on the way', () => {
    const near = lengthOf(walk, 'normal', placed({ [one]: 'roof 2' }))
    const far = lengthOf(walk, 'normal', placed({ [one]: 'roof 0' }))
    expect(far).toBeGreaterThan(near)
  })

  it('is longer for a turn that is announced, and nothing for the unknown', () => {
    const turn = (turn: string) => length({ kind: 'turn', rule: '', turn })
    expect(turn('tunnel')).toBeGreaterThan(turn('standard'))
    expect(length({ kind: 'galloped', rule: '' })).toBe(0)
  })
})

describe('a frame', () => {
  it('is written as one of the browser, and at rest as the scene writes it', () => {
    const rest = keyframe({ at: 1, x: 3, y: 4, scale: 2 })
    expect(rest).toEqual({
      offset: 1,
      transform: 'translate(3px, 4px) rotate(0deg) scale(2, 2)',
      easing: 'linear',
    })
  })
})
