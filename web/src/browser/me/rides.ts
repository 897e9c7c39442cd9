/** Rides on trains of the day, which all devices of a profile know. Without a profile they stay in
this browser. */

import { deviceToken } from '../../protocol/device'
import type { OwnRides } from '../../protocol/protocol'
import { noteSent, takeRides, unsentRides } from '../rides'
import { asMe } from './me'

/** Rides in one request. */
const AT_ONCE = 20

/** Sends the rides that the profile does not know yet, and takes over those of other devices. */
export async function shareRides(): Promise<void> {
  if (!deviceToken()) return
  const unsent = unsentRides()
  do {
    const some = unsent.splice(0, AT_ONCE)
    const rides = some.map(([day, ride]) => ({ day, ...ride }))
    const known = await asMe<OwnRides>('me/rides', { rides })
    noteSent(some)
    takeRides(
      known.rides.map(({ day, table, outcome, listed }) => [
        day,
        { table, outcome: outcome ?? null, listed: listed ?? false },
      ]),
    )
  } while (unsent.length)
}

/** The same; without a server the next visit tries again. */
export const exchangeRides = (): Promise<void> => shareRides().catch(() => undefined)
