/** The seats this browser has: the tokens that prove them are kept here and nowhere else.

Of a table that is played at one device it has several. */

export interface Seat {
  table: string
  seat: number
  token: string
  name: string
  /** When it was taken, in milliseconds. */
  since: number
}

const KEY = 'colt-express seats'
const MOST = 120

export function mySeats(): Seat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeat) : []
  } catch {
    return []
  }
}

/** Others may write here, too. */
function isSeat(kept: unknown): kept is Seat {
  const { table, seat, token, since } = (kept ?? {}) as Partial<Record<keyof Seat, unknown>>
  const words = [table, token].every((one) => typeof one === 'string')
  return words && [seat, since].every((one) => typeof one === 'number')
}

function keep(seats: Seat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)))
  } catch {
    // Private windows may refuse; the seat lasts as long as the page then.
  }
}

export function seatsAt(table: string): Seat[] {
  return mySeats().filter((seat) => seat.table === table)
}

/** All of one table. */
export function rememberSeats(seats: Omit<Seat, 'since'>[]): void {
  const since = Date.now()
  const others = mySeats().filter((one) => !seats.some(({ table }) => table === one.table))
  keep([...seats.map((seat) => ({ ...seat, since })), ...others])
}

export function forgetSeat(table: string, token: string): void {
  keep(mySeats().filter((seat) => seat.table !== table || seat.token !== token))
}

/** Returns what was forgotten, so that it can be taken back. */
export function forgetTable(table: string): Seat[] {
  const seats = mySeats()
  keep(seats.filter((seat) => seat.table !== table))
  return seats.filter((seat) => seat.table === table)
}

/** Where they were: the newest come first. */
export function takeBack(seats: Seat[]): void {
  keep([...mySeats(), ...seats].sort((a, b) => b.since - a.since))
}
