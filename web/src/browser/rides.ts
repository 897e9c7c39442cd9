/** The rides on trains of the day that count, as this browser remembers them: one for each day, and
how it ended. */

import type { RideOutcome } from '../protocol/protocol'

export interface Ride {
  table: string
  /** How it ended; null while it is played, or if its table is gone. */
  outcome: RideOutcome | null
  /** Whether its result was put on the server's list. */
  listed: boolean
}

/** Rides by their days, as 2026-11-18. */
type Rides = Record<string, Ride>

/** Days in a row. `resting`: yesterday was missed, and forgiven. */
export interface Streak {
  days: number
  resting: boolean
}

const KEY = 'colt-express rides'
/** What the server was last told of each ride, by day. */
const SENT = 'colt-express rides sent'
/** Maximum number of days remembered. */
const MOST = 400
const DAY = 86_400_000
/** Number of days after a missed day until another one is forgiven. */
const SOBER = 6

/** The stored value, checked: other programs may write there, too. */
export function rides(): Rides {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).flatMap(([day, ride]) => {
        const read = /^\d{4}-\d\d-\d\d$/.test(day) && rideIn(ride)
        return read ? [[day, read]] : []
      }),
    )
  } catch {
    return {}
  }
}

function rideIn(kept: unknown): Ride | null {
  const { table, outcome, listed } = (kept ?? {}) as Partial<Record<keyof Ride, unknown>>
  if (typeof table !== 'string') return null
  return { table, outcome: isOutcome(outcome) ? outcome : null, listed: listed === true }
}

function isOutcome(kept: unknown): kept is RideOutcome {
  const { money, place, sides, rounds } = (kept ?? {}) as Partial<Record<string, unknown>>
  return [money, place, sides].every((one) => typeof one === 'number') && Array.isArray(rounds)
}

function keep(all: Rides): void {
  const newest = Object.entries(all)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Private windows may refuse to store it; then every ride is the first one.
  }
}

/** Notes the ride that counts; only the first one of a day does. */
export function noteRide(day: string, table: string): void {
  const all = rides()
  if (!all[day]) keep({ ...all, [day]: { table, outcome: null, listed: false } })
}

/** Changes what is known of a ride. */
export function noteOfRide(day: string, changed: Partial<Omit<Ride, 'table'>>): void {
  const all = rides()
  const ride = all[day]
  if (ride) keep({ ...all, [day]: { ...ride, ...changed } })
}

/** A ride in short, to see whether it has changed. */
const inShort = ({ table, outcome, listed }: Ride): string =>
  `${table} ${outcome ? 'over' : 'open'} ${listed ? 'listed' : ''}`

function sent(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SENT) ?? '{}')
    return kept && typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** Rides of which the profile does not know, or not how they are now. */
export function unsentRides(): [day: string, ride: Ride][] {
  const known = sent()
  return Object.entries(rides()).filter(([day, ride]) => known[day] !== inShort(ride))
}

/** Notes that the profile knows of rides as they are here. */
export function noteSent(all: [day: string, ride: Ride][]): void {
  const known = { ...sent(), ...Object.fromEntries(all.map(([day, ride]) => [day, inShort(ride)])) }
  const newest = Object.entries(known)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, MOST)
  try {
    localStorage.setItem(SENT, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Then they are sent again.
  }
}

/** Forgets what was sent, since this device belongs to another profile from now on, or to none. */
export function forgetSent(): void {
  try {
    localStorage.removeItem(SENT)
  } catch {
    // Nothing is stored then.
  }
}

/** Takes over the rides of the profile, except where something is still to be sent. */
export function takeRides(known: [day: string, ride: Ride][]): void {
  const unsent = new Set(unsentRides().map(([day]) => day))
  const taken = known.filter(([day]) => !unsent.has(day))
  keep({ ...rides(), ...Object.fromEntries(taken) })
  noteSent(taken)
}

/** Rides whose end is not known yet, the newest first. */
export const openRides = (): [day: string, ride: Ride][] =>
  Object.entries(rides())
    .filter(([, { outcome }]) => !outcome)
    .sort(([a], [b]) => (a < b ? 1 : -1))

/** The streak of finished rides up to `today`, which is not missed before it is over. A missed day
is forgiven if none of the six days before it was missed. */
export function streakOn(today: string, all = rides()): Streak {
  const ridden = new Set(Object.keys(all).filter((day) => all[day]?.outcome && day <= today))
  const first = [...ridden].sort()[0]
  let [days, missed] = [0, -Infinity]
  if (first === undefined) return { days, resting: false }
  const last = Date.parse(today)
  for (let time = Date.parse(first); time <= last; time += DAY) {
    if (ridden.has(new Date(time).toISOString().slice(0, 10))) days++
    else if (time === last) break
    else if (days && time - missed > SOBER * DAY) missed = time
    else [days, missed] = [0, -Infinity]
  }
  return { days, resting: days > 0 && missed === last - DAY }
}
