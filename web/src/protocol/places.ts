/** Places on the train, looked up rather than taken apart. */

import { PLACES } from './lists'

export interface TrainPlace {
  /** The locomotive is 0. */
  car: number
  level: 'car' | 'roof'
}

const TRAIN: Record<string, TrainPlace | undefined> = PLACES
const INSIDE = Object.entries(PLACES).filter(([, { level }]) => level === 'car')
const ROOFS = Object.entries(PLACES).filter(([, { level }]) => level === 'roof')

/** Nothing for a place that is not on the train. */
export function onTrain(place: string | null | undefined): TrainPlace | null {
  return TRAIN[place ?? ''] ?? null
}

const called = (places: typeof INSIDE, car: number) =>
  places.find(([, place]) => place.car === car)?.[0] ?? ''

/** The inside of a car, in the server's words. */
export const insideOf = (car: number): string => called(INSIDE, car)

/** Its roof. */
export const roofOf = (car: number): string => called(ROOFS, car)
