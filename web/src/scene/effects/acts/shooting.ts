/** Shots, and what the Marshal does to those he meets. */

import { placeOf } from '../../geometry'
import Shot from '../drawings/Shot.svelte'
import Star from '../drawings/Star.svelte'
import { during } from '../frames'
import { mark, type Act, type Mark, type Part } from '../parts'
import { fire, hatOff, leap, struck } from '../poses'
import { chest, toward, type Point, type Stage } from '../stage'

/** A shot from a point at somebody, whose hat it costs for a moment. */
function shotAt(stage: Stage, point: Point, target: string): [Part, Mark] | null {
  const spot = stage.spot(target)
  if (!spot) return null
  const way = toward(point, spot)
  // Straight up or down it is fired beside the face.
  const steep = Math.abs(spot.x - point.x) < 40
  const from = steep ? { x: point.x + 20 * way, y: point.y } : point
  const part = { pose: struck(way), hat: hatOff(way) }
  return [part, mark(Shot, { from, to: { x: spot.x, y: spot.y - 66 * spot.scale } })]
}

const shot: Act = (stage) => {
  const { bandit, target, at } = stage.event
  const shooter = stage.spot(bandit)
  const victim = stage.spot(target)
  if (!bandit || !target || !at || !shooter || !victim) return {}
  const hit = shotAt(stage, chest(shooter), target)
  if (!hit) return {}
  return {
    figures: { [bandit]: { pose: fire(toward(shooter, victim)) }, [target]: hit[0] },
    marks: [hit[1]],
    who: [bandit, target],
    at: [stage.placeOf(bandit) ?? at, at],
  }
}

/** Rules by which it is the Marshal who shoots; otherwise it comes out of the car. */
const BY_THE_MARSHAL = ['MEET-1', 'EVENT-1']

const hit: Act = (stage) => {
  const { bandit, rule } = stage.event
  const victim = stage.spot(bandit)
  const place = stage.placeOf(bandit)
  if (!bandit || !victim || !place) return {}
  const marshal = BY_THE_MARSHAL.includes(rule) ? stage.spot('marshal') : null
  const span = placeOf(place, stage.room)
  const wall = { x: (span?.x ?? 0) + 14, y: chest(victim).y }
  const found = shotAt(stage, marshal ? chest(marshal) : wall, bandit)
  if (!found) return {}
  const shooter = marshal && { marshal: { pose: fire(toward(marshal, victim)) } }
  return {
    figures: { ...shooter, [bandit]: found[0] },
    marks: [found[1]],
    who: marshal ? ['marshal', bandit] : [bandit],
    at: [place],
  }
}

const metMarshal: Act = (stage) => {
  const { at } = stage.event
  const marshal = stage.spot('marshal')
  if (!at || !marshal) return {}
  const met = stage.before.bandits.filter((bandit) => bandit.at === at).map(({ name }) => name)
  const startled: Part = { pose: during(leap(16), 0.18, 0.8) }
  return {
    figures: Object.fromEntries(met.map((name) => [name, startled])),
    marks: [mark(Star, chest(marshal))],
    who: ['marshal', ...met],
    at: [at],
  }
}

export const SHOOTING: Record<string, Act> = { shot, hit, met_marshal: metMarshal }
