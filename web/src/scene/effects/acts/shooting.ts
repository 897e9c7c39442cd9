/** Shots, and what the Marshal does to those he meets. */

import Shot from '../drawings/Shot.svelte'
import Star from '../drawings/Star.svelte'
import { during } from '../frames'
import { mark, type Act, type Mark, type Part, type Script } from '../parts'
import { fire, hatOff, leap, struck } from '../poses'
import { chest, toward, type Point, type Stage } from '../stage'

/** A shot from a point at somebody, whose hat it costs for a moment. */
function shotAt(stage: Stage, point: Point, target: string, long = false): [Part, Mark] | null {
  const spot = stage.spot(target)
  if (!spot) return null
  const way = toward(point, spot)
  // Straight up or down it is fired beside the face.
  const steep = Math.abs(spot.x - point.x) < 40
  const from = steep ? { x: point.x + 20 * way, y: point.y } : point
  const part = { pose: struck(way), hat: hatOff(way) }
  return [part, mark(Shot, { from, to: { x: spot.x, y: spot.y - 66 * spot.scale }, long })]
}

export const shot: Act = (stage) => {
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

/** Rules by which a figure other than a bandit shoots; all other bullets come out of the wall. */
const SHOOTERS: Record<string, string> = {
  'MEET-1': 'marshal',
  'EVENT-1': 'marshal',
}

/** A bandit is hit by another figure; `long` means with a long gun. */
export function hitFrom(stage: Stage, name: string, long = false): Partial<Script> {
  const { bandit } = stage.event
  const victim = stage.spot(bandit)
  const at = stage.placeOf(bandit)
  if (!bandit || !victim || !at) return {}
  const shooter = stage.spot(name)
  const wall = { x: (stage.place(at)?.x ?? 0) + 14, y: chest(victim).y }
  const from = shooter ? chest(shooter) : wall
  const found = shotAt(stage, from, bandit, !!shooter && long)
  if (!found) return {}
  const fires = shooter && { [name]: { pose: fire(toward(shooter, victim)) } }
  return {
    figures: { ...fires, [bandit]: found[0] },
    marks: [found[1]],
    who: shooter ? [name, bandit] : [bandit],
    at: [at],
  }
}

const hit: Act = (stage) => hitFrom(stage, SHOOTERS[stage.event.rule] ?? '')

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
