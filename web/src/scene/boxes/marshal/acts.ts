/** Marshal & Prisoners: arrests, the cell, ideas. */

import { CELL } from '../../../protocol/marshal'
import type { Component } from 'svelte'
import { CEILING, RAIL, type Spot } from '../../geometry'
import Brawler from './drawings/Brawler.svelte'
import Bust from './drawings/Bust.svelte'
import Scroll from './drawings/Scroll.svelte'
import Wound from './drawings/Wound.svelte'
import { COMPANY } from './figures'
import { bunkSpots } from './layout'
import { prisonSpan } from './places'
import Captured from './drawings/Captured.svelte'
import Carried from './drawings/Carried.svelte'
import Dust from '../../effects/drawings/Dust.svelte'
import Idea from './drawings/Idea.svelte'
import Star from '../../effects/drawings/Star.svelte'
import Thrown from './drawings/Thrown.svelte'
import { FALL, RISE, SOFT, during, frame, pose, type Frame } from '../../effects/frames'
import { mark, type Act, type Mark, type Part, type Script } from '../../effects/parts'
import { hatOff, leap, punch, shrug, tumble } from '../../effects/poses'
import { chest, overhead, toward, type Point, type ActContext } from '../../effects/actContext'
import { thrown } from '../../effects/ways'
import { going } from '../../effects/acts/going'
import { handed } from '../../effects/acts/looting'
import { shot } from '../../effects/acts/shooting'
import { nothing } from '../../effects/acts/thinking'

const LAWMAN = 'marshal'
/** How far the bars go up. */
const LIFTED = -176

function carried<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
  way: Frame[],
): Mark {
  return mark(Carried, { drawing: drawing as unknown as Mark['drawing'], props, way })
}

/** From one point to over a head, where it can be looked at, and on to another. */
function shownOver(head: Point, from: Spot, to: Spot): Frame[] {
  const high = { x: head.x, y: head.y - 44, scale: 1.3 }
  return [
    frame(from, 0, { opacity: 0, ease: SOFT }),
    frame(high, 0.3, { opacity: 1 }),
    frame(high, 0.68, { opacity: 1, ease: SOFT }),
    frame(to, 1, { opacity: 0 }),
  ]
}

/** Comes up over a head and goes again. */
function popped(head: Point): Frame[] {
  const [low, high] = [
    { x: head.x, y: head.y + 10, scale: 0.3 },
    { x: head.x, y: head.y - 24, scale: 1.3 },
  ]
  return [
    frame(low, 0, { opacity: 0 }),
    frame(low, 0.38, { opacity: 0, ease: RISE }),
    frame(high, 0.54, { opacity: 1 }),
    frame(high, 0.84, { opacity: 1, ease: SOFT }),
    frame({ ...high, y: high.y - 10 }, 1, { opacity: 0 }),
  ]
}

/** Up at the beginning, down with a clang. */
const bars = (down: number): Part => ({
  way: [
    pose(0, { y: LIFTED }),
    pose(down, { y: LIFTED, ease: FALL }),
    pose(down + 0.08, { y: 0, ease: RISE }),
    pose(down + 0.12, { y: -9, ease: FALL }),
    pose(down + 0.16, { y: 0 }),
    pose(1, { y: 0 }),
  ],
})

/** The bars go up long enough for a figure to get out. */
const opened: Part = {
  way: [
    pose(0, { y: 0, ease: SOFT }),
    pose(0.12, { y: LIFTED }),
    pose(0.7, { y: LIFTED, ease: FALL }),
    pose(0.8, { y: 0 }),
    pose(1, { y: 0 }),
  ],
}

/** Over the roofs, into the cell, and the bars come down behind the prisoner. */
const arrested: Act = (context) => {
  const { bandit, target } = context.event
  const [lawman, from] = [context.spot(bandit), context.spot(target)]
  const to = target && context.figuresAfter.get(target)
  if (!bandit || !target || !lawman || !from || !to) return {}
  const top = CEILING - 150
  const way = [
    frame(from, 0),
    frame(from, 0.22, { ease: RISE }),
    frame({ ...from, y: Math.min(top, from.y - 60) }, 0.36, { ease: SOFT }),
    frame({ ...to, y: top }, 0.58, { ease: FALL }),
    frame(to, 0.7),
    frame(to, 1),
  ]
  const before = context.placeOf(target)
  return {
    figures: {
      [bandit]: { pose: punch(toward(lawman, from)) },
      [target]: { way, pose: during(tumble(1), 0.22, 0.8), hat: hatOff(1) },
    },
    pieces: { [CELL]: bars(0.72) },
    marks: [mark(Star, chest(lawman)), mark(Dust, { x: to.x, y: to.y, at: 0.68 })],
    who: [bandit, target],
    at: before ? [before, CELL] : [CELL],
  }
}

/** The bandit's poster is stamped and goes to the Marshal. */
const poster: Act = (context) => {
  const { bandit } = context.event
  const [spot, lawman] = [context.spot(bandit), context.spot(LAWMAN)]
  if (!bandit || !spot || !lawman) return {}
  const [from, to] = [spot, lawman].map((one) => ({ ...chest(one), scale: 0.3 })) as [Spot, Spot]
  return {
    marks: [carried(Captured, { name: bandit }, shownOver(overhead(spot), from, to))],
    who: [bandit],
    at: [context.placeOf(bandit) ?? CELL],
  }
}

function outOf(context: ActContext, name: string | null | undefined): Partial<Script> {
  const { at } = context.event
  if (!name || !at || !context.spot(name)) return {}
  const { way, pose: walks } = going(context, name, at)
  return {
    figures: { [name]: { way: way && during(way, 0.1, 1), pose: walks && during(walks, 0.1, 1) } },
    pieces: { [CELL]: opened },
    who: [name],
    at: [CELL, at],
  }
}

const brokeOut: Act = (context) => {
  const out = outOf(context, context.event.bandit)
  const spot = context.spot(context.event.bandit)
  return spot ? { ...out, marks: [mark(Idea, overhead(spot))] } : out
}

const freed: Act = (context) => {
  const { bandit, target } = context.event
  const out = outOf(context, target)
  if (!bandit || !context.spot(bandit) || !out.figures) return {}
  return {
    ...out,
    figures: { ...out.figures, [bandit]: { pose: during(leap(12), 0, 0.4) } },
    who: [bandit, ...(out.who ?? [])],
  }
}

/** Where a companion stands, behind the bandit's shoulder. */
const beside = ({ x, y, scale }: Spot): Spot => ({
  x: x + COMPANY.x * scale,
  y: y + COMPANY.y * scale,
  scale: COMPANY.scale * scale,
})

/** The prisoner goes from the bunk to the bandit's side. */
const freedPrisoner: Act = (context) => {
  const { bandit, prisoner: name } = context.event
  const to = bandit && context.figuresAfter.get(bandit)
  const car = prisonSpan(context.before, context.room)
  const laid = context.before.marshal?.prisoners ?? []
  const bunk = bunkSpots(laid.length)[laid.indexOf(name ?? '')]
  if (!bandit || !name || !to || !car || !bunk) return {}
  const from = { x: car.x + bunk.x, y: CEILING + bunk.y, scale: bunk.scale }
  const way = thrown(from, beside(to), 90)
  const unseen = pose(0, { ...COMPANY, opacity: 0, ease: 'steps(1, end)' })
  return {
    figures: {
      [bandit]: {
        pose: during(leap(12), 0.5, 1),
        within: {
          company: [unseen, { ...unseen, at: 0.98, opacity: 1 }, { ...unseen, at: 1, opacity: 1 }],
        },
      },
    },
    marks: [carried(Bust, { name }, way)],
    who: [bandit],
    at: [context.placeOf(bandit) ?? CELL],
  }
}

/** A companion goes back to the Marshal. */
const lostPrisoner: Act = (context) => {
  const { bandit, prisoner: name } = context.event
  const [spot, lawman] = [context.spot(bandit), context.spot(LAWMAN)]
  if (!bandit || !name || !spot || !lawman) return {}
  const way = thrown(beside(spot), { ...chest(lawman), scale: 0.4 }, 80)
  return {
    figures: { [bandit]: { pose: shrug() }, [LAWMAN]: { pose: during(leap(10), 0.6, 1) } },
    marks: [
      carried(
        Bust,
        { name },
        way.map((one) => ({ ...one, opacity: one.at < 1 ? 1 : 0 })),
      ),
    ],
    who: [bandit, LAWMAN],
    at: [context.placeOf(bandit) ?? CELL, context.before.marshal_at],
  }
}

const gave: Act = (context) => handed(context, context.event.bandit, context.event.target)

/** The Marshal's card goes to the bandit who punched him. */
const brawler: Act = (context) => {
  const { bandit, money } = context.event
  const [spot, lawman] = [context.spot(bandit), context.spot(LAWMAN)]
  if (!bandit || !spot || !lawman) return {}
  const way = shownOver(
    overhead(spot),
    { ...chest(lawman), scale: 0.3 },
    { ...chest(spot), scale: 0.3 },
  )
  return {
    figures: { [bandit]: { pose: during(leap(14), 0.3, 0.9) }, [LAWMAN]: { pose: shrug() } },
    marks: [carried(Brawler, { amount: money ?? 0 }, way)],
    who: [bandit],
    at: [context.placeOf(bandit) ?? context.before.marshal_at],
  }
}

/** A shot, and what this bullet does. */
const shotByTheLaw: Act = (context) => {
  const { target, effect } = context.event
  const spot = context.spot(target)
  const fired = shot(context)
  if (!spot || !effect || !fired.marks) return fired
  return {
    ...fired,
    marks: [...fired.marks, carried(Wound, { kind: effect }, popped(overhead(spot)))],
  }
}

/** The wound that hinders the bandit flashes. */
const hindered: Act = (context) => {
  const { bandit, effect } = context.event
  const spot = context.spot(bandit)
  if (!bandit || !effect || !spot) return nothing(context)
  const at = context.placeOf(bandit)
  return {
    figures: { [bandit]: { pose: shrug() } },
    marks: [carried(Wound, { kind: effect }, popped(overhead(spot)))],
    who: [bandit],
    at: at ? [at] : [],
  }
}

/** The figure tumbles off the roof and is left behind. */
const thrownOff: Act = (context) => {
  const { bandit, target, at } = context.event
  const [thrower, from] = [context.spot(bandit), context.spot(target)]
  if (!bandit || !target || !at || !from) return {}
  const middle = { ...chest(from), scale: from.scale }
  const ground = { ...middle, x: middle.x + 150, y: RAIL + 42 }
  const seen = { opacity: 1 }
  const way = [
    frame(middle, 0, { ...seen, turn: 0 }),
    frame(middle, 0.2, { ...seen, turn: 0, ease: RISE }),
    frame({ ...middle, x: middle.x + 50, y: middle.y - 64 }, 0.36, {
      ...seen,
      turn: 120,
      ease: FALL,
    }),
    frame(ground, 0.58, { ...seen, turn: 390, ease: RISE }),
    frame({ ...ground, x: ground.x + 110, y: ground.y - 46 }, 0.68, {
      ...seen,
      turn: 560,
      ease: FALL,
    }),
    frame({ ...ground, x: ground.x + 230 }, 0.78, { ...seen, turn: 810, ease: 'ease-in' }),
    frame({ ...ground, x: context.width + 200 }, 1, { ...seen, turn: 810 }),
  ]
  return {
    figures: thrower ? { [bandit]: { pose: punch(toward(thrower, from)) } } : {},
    marks: [
      mark(Dust, { x: ground.x, y: ground.y + 30, at: 0.56 }),
      mark(Thrown, { name: target, way }),
    ],
    who: thrower ? [bandit] : [],
    at: [at],
  }
}

/** The token goes up through the ceiling. */
const hoisted: Act = (context) => {
  const { at, token } = context.event
  const from = token && context.tokensBefore.get(token.number)
  const to = token && context.tokensAfter.get(token.number)
  if (!at || !from || !to) return {}
  const over = { ...to, y: to.y - 30 }
  const way = [
    frame(from, 0, { ease: SOFT }),
    frame({ ...over, x: from.x }, 0.6, { turn: -8, ease: SOFT }),
    frame(over, 0.76, { turn: 6, ease: FALL }),
    frame(to, 0.88, { turn: 0 }),
    frame(to, 1),
  ]
  return {
    tokens: { [to.token.number]: { way } },
    marks: [mark(Dust, { x: to.x, y: to.y, at: 0.84, small: true })],
    at: [at],
  }
}

/** The Marshal reads one of his goals or, if `open`, it is read out to all players. */
function orders(open: boolean): Act {
  return (context) => {
    const lawman = context.spot(LAWMAN)
    if (!lawman) return {}
    const pocket = { ...chest(lawman), scale: 0.3 }
    const startled: Part = { pose: during(leap(10), 0.3, 0.7) }
    const others = context.before.bandits
      .map(({ name }) => name)
      .filter((name) => name !== LAWMAN && context.spot(name))
    return {
      figures: Object.fromEntries(open ? others.map((name) => [name, startled]) : []),
      marks: [carried(Scroll, { open }, shownOver(overhead(lawman), pocket, pocket))],
      who: [LAWMAN],
      at: open ? [context.before.marshal_at] : [],
    }
  }
}

/** The brilliant idea lights up over the bandit's head. */
const idea: Act = (context) => {
  const who = context.actors.filter((name) => context.spot(name))
  return {
    figures: Object.fromEntries(who.map((name) => [name, { pose: during(leap(9), 0.05, 0.5) }])),
    marks: who.flatMap((name) => {
      const spot = context.spot(name)
      return spot ? [mark(Idea, overhead(spot))] : []
    }),
    who,
    at: who.flatMap((name) => context.placeOf(name) ?? []),
  }
}

export const ACTS: Record<string, Act> = {
  arrested,
  poster,
  broke_out: brokeOut,
  freed,
  freed_prisoner: freedPrisoner,
  lost_prisoner: lostPrisoner,
  gave,
  lost_bag: gave,
  brawler,
  'shot MP-SHOOT': shotByTheLaw,
  'no_effect MP-BULLET': hindered,
  thrown_off: thrownOff,
  hoisted,
  goal_turned: orders(false),
  rumor: orders(true),
  copied: idea,
  fetched: idea,
}
