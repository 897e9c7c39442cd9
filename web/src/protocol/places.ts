/** Places on the train, looked up in the protocol's list instead of parsed. */

import { PLACES } from './lists'

export interface TrainPlace {
  /** The car's number; the locomotive is 0. */
  car: number
  level: 'car' | 'roof'
}

const TRAIN: Record<string, TrainPlace | undefined> = PLACES
const INSIDE = Object.entries(PLACES).filter(([, { level }]) => level === 'car')
const ROOFS = Object.entries(PLACES).filter(([, { level }]) => level === 'roof')

/** The car and level of a place, or null if it is not on the train. */
export function onTrain(place: string | null | undefined): TrainPlace | null {
  return TRAIN[place ?? ''] ?? null
}

const called = (places: typeof INSIDE, car: number) =>
  places.find(([, place]) => place.car === car)?.[0] ?? ''

/** The inside of a car, in the server's words. */
export const insideOf = (car: number): string => called(INSIDE, car)

/** The roof of a car, in the server's words. */
export const roofOf = (car: number): string => called(ROOFS, car)
