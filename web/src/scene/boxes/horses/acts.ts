/** Horses & Stagecoach: boarding, riding, the Shotgun, whiskey. */

import { COACH, COACH_ROOF, horsesAt, onCoach } from '../../../protocol/horses'
import { herdSpots, pieceOf, type HorseSpot } from './herd'
import { NEAR, ROAD, benchSpots, coachAt, inSaddle } from './layout'
import type { Spot } from '../../geometry'
import { coachSpan } from './places'
import Bubble from '../../effects/drawings/Bubble.svelte'
import Dust from '../../effects/drawings/Dust.svelte'
import Flyer from '../../effects/drawings/Flyer.svelte'
import Leaves from './drawings/Leaves.svelte'
import Medal from './drawings/Medal.svelte'
import { FALL, RISE, SOFT, during, frame, pose, type Frame } from '../../effects/frames'
import { mark, type Act, type Part } from '../../effects/parts'
import { fire, hatOff, leap, walk } from '../../effects/poses'
import { chest, overhead, toward, type ActContext } from '../../effects/actContext'
import { straight } from '../../effects/ways'
import { going, started } from '../../effects/acts/going'
import { hitFrom } from '../../effects/acts/shooting'
import { nothing, ransom } from '../../effects/acts/thinking'

/** Where the horses were and will be, by number. */
const horsesBefore = ({ trackedBefore, before, room }: ActContext): Map<number, HorseSpot> =>
  herdSpots(trackedBefore.horses ?? [], before, room)
const horsesAfter = ({ trackedAfter, after, room }: ActContext): Map<number, HorseSpot> =>
  herdSpots(trackedAfter.horses ?? [], after, room)

/** The middle of the stagecoach, before and after. */
function coachOf({ before, after, room }: ActContext): [number, number] | null {
  const [from, to] = [coachSpan(before, room), coachSpan(after, room)]
  return from && to ? [coachAt(from), coachAt(to)] : null
}

/** When a rider is in the saddle, in parts of the event. */
const UP = 0.24
const DOWN = 0.78

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  scale: from.scale + (to.scale - from.scale) * part,
})

/** A jump, with its top high above the higher end. */
function jump(from: Spot, to: Spot, start: number, end: number, height = 34): Frame[] {
  const top = { ...between(from, to, 0.5), y: Math.min(from.y, to.y) - height }
  return [
    frame(from, start, { ease: RISE }),
    frame(top, start + (end - start) * 0.45, { ease: FALL }),
    frame(to, end),
  ]
}

/** From the saddle into the car; the horse is left beside it. */
const boarded: Act = (context) => {
  const { bandit, at } = context.event
  const from = context.spot(bandit)
  const to = bandit && context.figuresAfter.get(bandit)
  if (!bandit || !at || !from || !to) return started(context)
  const left = [...horsesBefore(context).values()].find(({ horse }) => horse.at === bandit)
  const runs = left && horsesAfter(context).get(left.horse.number)
  const pieces = runs && {
    [pieceOf(left.horse.number)]: { way: during(straight(left, runs), 0.15, 0.95) },
  }
  return {
    figures: {
      [bandit]: {
        way: [...jump(from, to, 0, 0.75), frame(to, 1)],
        pose: during(leap(6), 0.6, 1),
      },
    },
    pieces,
    marks: [mark(Dust, { x: to.x, y: to.y, at: 0.7, small: true })],
    who: [bandit],
    at: [at],
  }
}

/** Rises in the stirrups. */
const rodeOn: Act = (context) => {
  const { bandit } = context.event
  if (!bandit || !context.spot(bandit)) return {}
  return { figures: { [bandit]: { pose: walk(2, 7, 3) } }, who: [bandit], at: ['away'] }
}

/** The horse that the bandit takes at `place`: the one that is elsewhere afterwards, or any that
is there. */
function taken(context: ActContext, place: string | null): HorseSpot | null {
  const beside = horsesAt(place, context.before)
  const here = [...horsesBefore(context).values()].filter(({ horse }) => horse.at === beside)
  const gone = here.find(({ horse }) => {
    const after = horsesAfter(context).get(horse.number)
    return after?.horse.at !== beside
  })
  return gone ?? here[0] ?? null
}

/** Along the train. A rider who would pass behind the coach goes round its near side. */
function gallop(context: ActContext, from: Spot, to: Spot): Spot[] {
  const x = coachOf(context)?.[1]
  const far = (spot: Spot) => spot.y < ROAD - 30
  const passes = x && (from.x - x) * (to.x - x) < 0
  if (!passes || !far(from) || !far(to)) return []
  const near = (part: number) => ({ ...between(from, to, part), y: NEAR })
  return [near(0.25), near(0.75)]
}

/** Into the saddle, along the train, and off again. */
const rode: Act = (context) => {
  const { bandit, at } = context.event
  const from = context.spot(bandit)
  const to = bandit && context.figuresAfter.get(bandit)
  const start = taken(context, context.placeOf(bandit))
  const end = start && horsesAfter(context).get(start.horse.number)
  if (!bandit || !at || !from || !to || !start || !end) return {}
  const stops = [start, ...gallop(context, start, end), end]
  const when = (n: number) => UP + ((DOWN - UP) * n) / (stops.length - 1)
  const ease = (n: number) => {
    if (stops.length === 2) return SOFT
    return n === 0 ? 'ease-in' : n === stops.length - 2 ? 'ease-out' : 'linear'
  }
  const on = stops.map((stop, n) => frame(inSaddle(stop), when(n), { ease: ease(n) }))
  const runs = stops.map((stop, n) => frame(stop, when(n), { ease: ease(n) }))
  const up = jump(from, inSaddle(start), 0, UP).slice(0, -1)
  const off = jump(inSaddle(end), to, DOWN, 0.97).slice(1)
  const strides = Math.max(3, Math.round(Math.abs(end.x - start.x) / 60))
  const seat = [
    pose(0, { opacity: 0, ease: 'steps(1, end)' }),
    pose(UP, { opacity: 1, ease: 'steps(1, end)' }),
    pose(DOWN, { opacity: 0 }),
    pose(1, { opacity: 0 }),
  ]
  return {
    figures: {
      [bandit]: {
        way: [...up, ...on, ...off, frame(to, 1)],
        pose: during(walk(strides, 3, 3), UP, DOWN),
      },
    },
    pieces: {
      [pieceOf(start.horse.number)]: {
        way: [frame(start, 0), ...runs, frame(end, 1)],
        carries: bandit,
        within: { seat },
      },
    },
    marks: [
      mark(Dust, { x: start.x + 40, y: start.y, at: UP }),
      mark(Dust, { x: to.x, y: to.y, at: 0.9, small: true }),
    ],
    who: [bandit],
    at: [context.placeOf(bandit) ?? at, at],
  }
}

/** The bandit rides away with the loot, ahead of the train. */
const escaped: Act = (context) => {
  const { bandit } = context.event
  const place = context.placeOf(bandit)
  const start = taken(context, place)
  if (!bandit || !place || !start) return {}
  const way = [
    frame(start, 0, { opacity: 0 }),
    frame({ ...start, y: start.y - 10 }, 0.14, { opacity: 1, ease: 'ease-in' }),
    frame({ x: -260, y: NEAR, scale: 1 }, 1, { opacity: 1 }),
  ]
  return {
    marks: [
      mark(Dust, { x: start.x, y: start.y, at: 0 }),
      mark(Leaves, { coat: start.coat, rider: bandit, way }),
    ],
    at: [place],
  }
}

/** Too tired: falls back behind the train. */
const horseLeft: Act = (context) => {
  const { at } = context.event
  const left = [...horsesBefore(context).values()].find(
    ({ horse }) => !horsesAfter(context).has(horse.number),
  )
  if (!at || !left) return {}
  const end = { ...left, x: context.width + 160 }
  const way = [frame(left, 0, { ease: 'ease-in' }), frame(end, 1)]
  return {
    marks: [
      mark(Leaves, { coat: left.coat, way }),
      mark(Dust, { x: left.x, y: left.y, at: 0.1, small: true }),
    ],
    at: [at],
  }
}

/** Everything on the road moves together. */
const rolling = (from: Spot, to: Spot): Part => ({ way: during(straight(from, to), 0, 0.9) })

function all<Key extends string | number>(
  before: Map<Key, Spot>,
  after: Map<Key, Spot>,
  which: (key: Key) => boolean = () => true,
): Record<Key, Part> {
  const parts = {} as Record<Key, Part>
  for (const [key, to] of after) {
    const from = before.get(key)
    if (from && which(key)) parts[key] = rolling(from, to)
  }
  return parts
}

const horsesFellBack: Act = ({ piecesBefore, piecesAfter }) => ({
  pieces: all(piecesBefore, piecesAfter),
})

/** The stagecoach, with all figures and tokens on it. */
const coachRolled: Act = (context) => {
  const { before, after } = context
  const coach = coachOf(context)
  if (!coach) return {}
  const [from, to] = coach.map((x) => ({ x, y: 0, scale: 1 })) as [Spot, Spot]
  const lies = new Set(
    [COACH, COACH_ROOF].flatMap((at) => (after.floor[at] ?? []).map((token) => token.number)),
  )
  const aboard = (name: string) => onCoach(context.placeOf(name))
  const onTrain = before.horses?.shotgun !== COACH_ROOF
  return {
    figures: {
      ...all(context.figuresBefore, context.figuresAfter, aboard),
      ...(onTrain && { shotgun: going(context, 'shotgun', after.horses?.shotgun) }),
    },
    tokens: all(context.tokensBefore, context.tokensAfter, (number) => lies.has(number)),
    pieces: { ...all(context.piecesBefore, context.piecesAfter), [COACH]: rolling(from, to) },
    marks: [mark(Dust, { x: from.x + 130, y: ROAD, at: 0.05 })],
    at: [COACH],
  }
}

/** The hostage goes from the bench to over the bandit's head. */
const tookHostage: Act = (context) => {
  const { bandit, hostage } = context.event
  const spot = context.spot(bandit)
  const coach = coachOf(context)?.[0]
  const inside = context.before.horses?.hostages ?? []
  const bench = benchSpots(inside.length)[inside.indexOf(hostage ?? '')]
  if (!bandit || !hostage || !spot || !bench || coach == null) return {}
  const from = { x: coach + bench.x, y: ROAD + bench.y, scale: bench.scale }
  return {
    figures: { [bandit]: { pose: during(leap(12), 0.3, 0.9) } },
    marks: [mark(Medal, { ...overhead(spot), hostage, from })],
    who: [bandit],
    at: [COACH],
  }
}

/** The Shotgun takes aim at all bandits at his place. */
const metShotgun: Act = (context) => {
  const { at } = context.event
  const gun = context.spot('shotgun')
  if (!at || !gun) return {}
  const met = context.before.bandits.filter((bandit) => bandit.at === at).map(({ name }) => name)
  const startled: Part = { pose: during(leap(16), 0.18, 0.8) }
  return {
    figures: Object.fromEntries([...met, 'shotgun'].map((name) => [name, startled])),
    marks: [mark(Bubble, { ...overhead(gun), sign: 'shoot' })],
    who: ['shotgun', ...met],
    at: [at],
  }
}

const passedShotgun: Act = (context) => {
  const { bandit, at } = context.event
  const [gun, spot] = [context.spot('shotgun'), context.spot(bandit)]
  if (!bandit || !at || !gun || !spot) return {}
  return {
    figures: {
      shotgun: { pose: fire(toward(gun, spot)) },
      [bandit]: { pose: during(leap(14), 0.1, 0.8) },
    },
    who: ['shotgun', bandit],
    at: [at],
  }
}

/** The Shotgun is furious. */
const rages: Act = (context) => {
  const gun = context.spot('shotgun')
  if (!gun) return {}
  return {
    figures: { shotgun: { pose: fire(-1) } },
    marks: [mark(Bubble, { ...overhead(gun), sign: 'shoot' })],
    who: ['shotgun'],
    at: [COACH],
  }
}

/** A flask on its way to the drinker's mouth, and emptied there. */
function drinking(from: Spot, drinker: Spot): Frame[] {
  const mouth = { x: drinker.x + 13 * drinker.scale, y: drinker.y - 66 * drinker.scale, scale: 0.9 }
  return [
    frame(from, 0, { opacity: 0, ease: RISE }),
    frame({ ...mouth, y: mouth.y + 8 }, 0.3, { opacity: 1, ease: SOFT }),
    frame(mouth, 0.42, { turn: -112, opacity: 1 }),
    frame({ ...mouth, y: mouth.y - 3 }, 0.56, { turn: -124, opacity: 1 }),
    frame(mouth, 0.7, { turn: -112, opacity: 1, ease: SOFT }),
    frame({ ...mouth, y: mouth.y + 20 }, 1, { opacity: 0 }),
  ]
}

const swallows: Frame[] = [
  pose(0, { ease: SOFT }),
  pose(0.36, { turn: -9, ease: SOFT }),
  pose(0.7, { turn: -11, ease: SOFT }),
  pose(0.86, { turn: 5, ease: SOFT }),
  pose(1),
]

const drank: Act = (context) => {
  const { bandit, token } = context.event
  const spot = context.spot(bandit)
  if (!bandit || !token || !spot) return {}
  const way = drinking({ ...chest(spot), scale: 0.6 }, spot)
  return {
    figures: { [bandit]: { pose: swallows } },
    marks: [mark(Flyer, { token, way })],
    who: [bandit],
    at: [context.placeOf(bandit) ?? COACH],
  }
}

const marshalDrank: Act = (context) => {
  const { at, token } = context.event
  const marshal = context.spot('marshal')
  const from = token && context.tokensBefore.get(token.number)
  if (!at || !token || !marshal || !from) return {}
  const way = drinking(from, marshal)
  return {
    figures: { marshal: { pose: swallows } },
    marks: [mark(Flyer, { token, way: way.map((one, n) => (n ? one : { ...one, opacity: 1 })) })],
    who: ['marshal'],
    at: [at],
  }
}

/** The poodle. */
const bitten: Act = (context) => {
  const { bandit } = context.event
  const victim = context.spot(bandit)
  const place = context.placeOf(bandit)
  if (!bandit || !victim || !place) return {}
  return {
    figures: { [bandit]: { pose: during(leap(22), 0.2, 0.9), hat: hatOff(1) } },
    marks: [mark(Medal, { ...overhead(victim), hostage: 'poodle' })],
    who: [bandit],
    at: [place],
  }
}

export const ACTS: Record<string, Act> = {
  boarded,
  rode_on: rodeOn,
  rode,
  escaped,
  took_hostage: tookHostage,
  coach_rolled: coachRolled,
  met_shotgun: metShotgun,
  passed_shotgun: passedShotgun,
  drank,
  marshal_drank: marshalDrank,
  horse_left: horseLeft,
  horses_fell_back: horsesFellBack,
  shared: ransom,
  caught: nothing,
  'event shotguns_rage': rages,
  'hit HS-GUN-3': (context) => hitFrom(context, 'shotgun', true),
  'hit HS-EVENT-4': (context) => hitFrom(context, 'shotgun', true),
  'hit HS-HOSTAGE': bitten,
}
