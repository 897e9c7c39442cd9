/** Which horse is which. The table only counts them; in the picture each keeps its coat. */

import { AWAY } from '../../../protocol/horses'
import { TIME_MACHINE } from '../../../protocol/time_machine'
import { insideOf, onTrain } from '../../../protocol/places'
import type { EventView, View } from '../../../protocol/protocol'
import type { Tracked } from '../../chapter'
import type { Room, Spot } from '../../geometry'
import { coatOf } from './coats'
import { horseSpots, riderSpots } from './layout'
import { boardingSpan, coachSpan, spanOf } from './places'

/** `at` is the place it runs beside, or the name of its rider. */
export type Horse = Tracked

/** The event by which all horses fall back, in their order. */
const TOGETHER = 'horses_fell_back'

export interface HorseSpot extends Spot {
  horse: Horse
  coat: string
  phase: number
}

/** Bandits who have not boarded yet. */
export function ridersOf(view: View): string[] {
  if (!view.horses?.boarding) return []
  return view.bandits.filter((bandit) => bandit.at === AWAY).map((bandit) => bandit.name)
}

/** Whether the horse runs beside the train, without a rider. */
export function besideTrain({ at }: Horse): boolean {
  return at === TIME_MACHINE || onTrain(at) !== null
}

/** Front to back. */
function byCar(a: Horse, b: Horse): number {
  return (onTrain(a.at)?.car ?? -1) - (onTrain(b.at)?.car ?? -1)
}

/** The same horses as the table has them now. */
export function follow(herd: Horse[], view: View, event?: EventView): Horse[] {
  const together = event?.kind === TOGETHER
  const ahead = Array.from({ length: view.time_machine?.horses ?? 0 }, () => TIME_MACHINE)
  const beside = (view.horses?.horses ?? []).flatMap((count, car) =>
    Array.from({ length: count }, () => insideOf(car)),
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

/** Neighbours do not gallop in step. */
export const phaseOf = (number: number): number => (number * 0.37) % 1

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
    if (spot) spots.set(number, { ...spot, horse, coat: coatOf(number), phase: phaseOf(number) })
  }
  return spots
}

/** The same by `data-piece`. */
export function pieceSpots(herd: Horse[], view: View, room: Room): Map<string, Spot> {
  return new Map([...herdSpots(herd, view, room)].map(([n, spot]) => [pieceOf(n), spot]))
}

export const pieceOf = (number: number): string => `horse ${number}`
