/** Which horse is which. The table only counts them; in the picture each keeps its coat. */

import type { View } from '../../lib/protocol'
import type { Room, Spot } from '../geometry'
import { boardingSpan, carOf, coachSpan, spanOf } from '../places'
import { coatOf } from './coats'
import { horseSpots, riderSpots } from './layout'

export interface Horse {
  number: number
  /** `car 2`, `time machine`, or who rides it. */
  at: string
}

export interface HorseSpot extends Spot {
  horse: Horse
  coat: string
  phase: number
}

/** Who has not boarded yet. */
export function ridersOf(view: View): string[] {
  if (!view.horses?.boarding) return []
  return view.bandits.filter((bandit) => bandit.at === 'away').map((bandit) => bandit.name)
}

/** Nobody rides it. */
export function besideTrain({ at }: Horse): boolean {
  return at === 'time machine' || carOf(at) !== null
}

/** Front to back. */
function byCar(a: Horse, b: Horse): number {
  return (carOf(a.at) ?? -1) - (carOf(b.at) ?? -1)
}

/** The same horses as the table has them now. `together`: all of them fell back, none overtook. */
export function follow(herd: Horse[], view: View, together = false): Horse[] {
  const ahead = Array.from({ length: view.time_machine?.horses ?? 0 }, () => 'time machine')
  const beside = (view.horses?.horses ?? []).flatMap((count, car) =>
    Array.from({ length: count }, () => `car ${car}`),
  )
  const wanted = [...ridersOf(view), ...ahead, ...beside]
  if (together && wanted.length === herd.length) {
    return [...herd].sort(byCar).map(({ number }, n) => ({ number, at: wanted[n] ?? '' }))
  }
  const stayed = herd.filter(({ at }) => {
    const n = wanted.indexOf(at)
    if (n >= 0) wanted.splice(n, 1)
    return n >= 0
  })
  const moved = herd.filter((horse) => !stayed.includes(horse)).map((horse) => horse.number)
  const taken = new Set(herd.map((horse) => horse.number))
  for (const at of wanted) {
    let number = moved.shift()
    for (let next = 0; number === undefined; next++) if (!taken.has(next)) number = next
    taken.add(number)
    stayed.push({ number, at })
  }
  return stayed.sort((a, b) => a.number - b.number)
}

/** Where each horse is, by number. */
export function herdSpots(herd: Horse[], view: View, room: Room): Map<number, HorseSpot> {
  const spots = new Map<number, HorseSpot>()
  const boarding = boardingSpan(view, room)
  const riders = ridersOf(view)
  const coach = coachSpan(view, room)
  for (const horse of herd) {
    const { number, at } = horse
    const span = spanOf(at, room)
    const others = herd.filter((one) => one.at === at)
    const spot = span
      ? horseSpots(span, others.length, coach)[others.indexOf(horse)]
      : boarding && riderSpots(boarding, riders.length)[riders.indexOf(at)]
    if (spot)
      spots.set(number, { ...spot, horse, coat: coatOf(number), phase: (number * 0.37) % 1 })
  }
  return spots
}
