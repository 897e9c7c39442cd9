/** Punches, and loot from hand to hand. */

import Burst from '../drawings/Burst.svelte'
import Dust from '../drawings/Dust.svelte'
import Flyer from '../drawings/Flyer.svelte'
import { FALL, RISE, SOFT, during, frame, type Frame } from '../frames'
import { mark, type Act, type Script } from '../parts'
import { hatOff, leap, punch, reel, shrug, stoop } from '../poses'
import { chest, toward, type ActContext } from '../actContext'
import { thereAndBack, thrown } from '../ways'

const punched: Act = (context) => {
  const { bandit, target, at } = context.event
  const from = context.spot(bandit)
  const victim = context.spot(target)
  if (!bandit || !target || !at || !from || !victim) return {}
  const way = toward(from, victim)
  const near = victim.x - way * 46 * victim.scale
  const close = (victim.x - from.x) * way < 50 * victim.scale
  const between = { x: victim.x - way * 16, y: chest(victim).y + 4 }
  return {
    figures: {
      [bandit]: { ...(close ? {} : { way: thereAndBack(from, near) }), pose: punch(way) },
      [target]: { pose: reel(way), hat: hatOff(way) },
    },
    marks: [mark(Burst, between)],
    who: [bandit, target],
    at: [at],
  }
}

/** Loot on its way to a pocket, where it is hidden. */
function pocketed(frames: Frame[]): Frame[] {
  return frames.map((one, n) => ({
    ...one,
    opacity: n === frames.length - 1 ? 0 : 1,
  }))
}

const robbed: Act = (context) => {
  const { bandit, at, token } = context.event
  const from = context.spot(bandit)
  const lies = token && context.tokensBefore.get(token.number)
  const pocket = token && context.tokensAfter.get(token.number)
  if (!bandit || !at || !from || !lies || !pocket) return {}
  const way = toward(from, lies)
  const beside = lies.x - way * 20
  const hands = { x: lies.x, y: from.y - 58 * from.scale, scale: 0.95 }
  const token_way = pocketed([
    frame(lies, 0),
    frame(lies, 0.36, { ease: RISE }),
    frame(hands, 0.56, { ease: SOFT }),
    frame({ ...pocket, y: hands.y, scale: 0.8 }, 0.88),
    frame(pocket, 1),
  ])
  return {
    figures: {
      [bandit]: { way: thereAndBack(from, beside), pose: during(stoop(way), 0.2, 0.62) },
    },
    tokens: { [lies.token.number]: { way: token_way } },
    who: [bandit],
    at: [at],
  }
}

const dropped: Act = (context) => {
  const { bandit, at, token } = context.event
  const from = token && context.tokensBefore.get(token.number)
  const to = token && context.tokensAfter.get(token.number)
  if (!bandit || !at || !from || !to) return {}
  const spin = toward(from, to) * 360
  const way = during(thrown(from, to, 74, spin), 0, 0.9).map((one) => ({ ...one, opacity: 1 }))
  return {
    figures: { [bandit]: { pose: shrug() } },
    tokens: { [to.token.number]: { way } },
    marks: [mark(Dust, { x: to.x, y: to.y, at: 0.6, small: true })],
    who: [bandit],
    at: [at],
  }
}

/** Out of one pocket into another. */
export function handed(
  context: ActContext,
  giver: string | null | undefined,
  taker: string | null | undefined,
): Partial<Script> {
  const { token } = context.event
  const from = token && context.tokensBefore.get(token.number)
  const to = token && context.tokensAfter.get(token.number)
  if (!giver || !taker || !from || !to) return {}
  const top = { x: (from.x + to.x) / 2, y: from.y - 52, scale: 1.1 }
  const way = [
    frame(from, 0, { opacity: 1, ease: RISE }),
    frame(top, 0.4, { opacity: 1, ease: FALL }),
    frame({ ...to, scale: 0.9 }, 0.75, { opacity: 1, ease: SOFT }),
    frame(to, 1, { opacity: 0 }),
  ]
  const at = context.placeOf(taker)
  return {
    figures: { [taker]: { pose: during(leap(10), 0.3, 0.9) }, [giver]: { pose: shrug() } },
    tokens: { [to.token.number]: { way } },
    who: [taker, giver],
    at: at ? [at] : [],
  }
}

const kept: Act = (context) => handed(context, context.event.target, context.event.bandit)

/** The token falls to the Marshal and leaves the game. */
const lost: Act = (context) => {
  const { bandit, token } = context.event
  const from = token && context.tokensBefore.get(token.number)
  const marshal = context.spot('marshal')
  if (!bandit || !from || !marshal) return {}
  const way = thrown(from, { ...chest(marshal), scale: 0.6 }, 70, 360)
  return {
    figures: { [bandit]: { pose: shrug() }, marshal: { pose: during(leap(8), 0.6, 1) } },
    marks: [mark(Flyer, { token: from.token, way: pocketed(way) })],
    who: [bandit],
    at: [context.before.marshal_at],
  }
}

/** The Marshal sets it down. */
const strongbox: Act = (context) => {
  const { at, token } = context.event
  const to = token && context.tokensAfter.get(token.number)
  const marshal = context.spot('marshal')
  if (!at || !to || !marshal) return {}
  const hands = { ...chest(marshal), scale: 0.7 }
  const way = during(thrown(hands, to, 30), 0, 0.8)
  return {
    figures: { marshal: { pose: during(stoop(toward(marshal, to)), 0.1, 0.9) } },
    tokens: { [to.token.number]: { way } },
    marks: [mark(Dust, { x: to.x, y: to.y, at: 0.52 })],
    who: ['marshal'],
    at: [at],
  }
}

export const LOOTING: Record<string, Act> = { punched, robbed, dropped, kept, lost, strongbox }
