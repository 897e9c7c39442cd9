/** Shots, and meeting the Marshal. */

import Shot from '../drawings/Shot.svelte'
import Star from '../drawings/Star.svelte'
import { during } from '../frames'
import { mark, type Act, type Mark, type Part, type Script } from '../parts'
import { fire, hatOff, leap, struck } from '../poses'
import { chest, toward, type Point, type ActContext } from '../actContext'

/** A shot from `point` at `target`, whose hat flies off for a moment. */
function shotAt(
  context: ActContext,
  point: Point,
  target: string,
  long = false,
): [Part, Mark] | null {
  const spot = context.spot(target)
  if (!spot) return null
  const way = toward(point, spot)
  // Straight up or down it is fired beside the face.
  const steep = Math.abs(spot.x - point.x) < 40
  const from = steep ? { x: point.x + 20 * way, y: point.y } : point
  const part = { pose: struck(way), hat: hatOff(way) }
  return [part, mark(Shot, { from, to: { x: spot.x, y: spot.y - 66 * spot.scale }, long })]
}

export const shot: Act = (context) => {
  const { bandit, target, at } = context.event
  const shooter = context.spot(bandit)
  const victim = context.spot(target)
  if (!bandit || !target || !at || !shooter || !victim) return {}
  const hit = shotAt(context, chest(shooter), target)
  if (!hit) return {}
  return {
    figures: { [bandit]: { pose: fire(toward(shooter, victim)) }, [target]: hit[0] },
    marks: [hit[1]],
    who: [bandit, target],
    at: [context.placeOf(bandit) ?? at, at],
  }
}

/** Rules by which a figure other than a bandit shoots; all other bullets come out of the wall. */
const SHOOTERS: Record<string, string> = {
  'MEET-1': 'marshal',
  'EVENT-1': 'marshal',
}

/** A bandit is hit by another figure; `long` means with a long gun. */
export function hitFrom(context: ActContext, name: string, long = false): Partial<Script> {
  const { bandit } = context.event
  const victim = context.spot(bandit)
  const at = context.placeOf(bandit)
  if (!bandit || !victim || !at) return {}
  const shooter = context.spot(name)
  const wall = { x: (context.place(at)?.x ?? 0) + 14, y: chest(victim).y }
  const from = shooter ? chest(shooter) : wall
  const found = shotAt(context, from, bandit, !!shooter && long)
  if (!found) return {}
  const fires = shooter && { [name]: { pose: fire(toward(shooter, victim)) } }
  return {
    figures: { ...fires, [bandit]: found[0] },
    marks: [found[1]],
    who: shooter ? [name, bandit] : [bandit],
    at: [at],
  }
}

const hit: Act = (context) => hitFrom(context, SHOOTERS[context.event.rule] ?? '')

const metMarshal: Act = (context) => {
  const { at } = context.event
  const marshal = context.spot('marshal')
  if (!at || !marshal) return {}
  const met = context.before.bandits.filter((bandit) => bandit.at === at).map(({ name }) => name)
  const startled: Part = { pose: during(leap(16), 0.18, 0.8) }
  return {
    figures: Object.fromEntries(met.map((name) => [name, startled])),
    marks: [mark(Star, chest(marshal))],
    who: ['marshal', ...met],
    at: [at],
  }
}

export const SHOOTING: Record<string, Act> = { shot, hit, met_marshal: metMarshal }
