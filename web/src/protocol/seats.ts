/** Requests about the seats of this browser. */

import { ask } from './api'
import type { Seated, SeatFacts } from './protocol'
import { isHere } from './transport'

/** Facts about the finished games of these seats, in the given order; null where there are none. All
tables are the server's, or all are this device's. */
export const factsOf = (seats: Seated[]) =>
  ask<(SeatFacts | null)[]>(
    'seats/facts',
    { seats },
    '',
    isHere(seats[0]?.table ?? '') ? 'device' : 'server',
  )
