/** The seats this browser has: the tokens that prove them are kept here and nowhere else. */

export interface Seat {
  table: string
  seat: number
  token: string
  name: string
  /** When it was taken, in milliseconds. */
  since: number
}

const KEY = 'colt-express seats'
const MOST = 60

export function mySeats(): Seat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Seat[]) : []
  } catch {
    return []
  }
}

function keep(seats: Seat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)))
  } catch {
    // Private windows may refuse; the seat lasts as long as the page then.
  }
}

export function seatAt(table: string): Seat | undefined {
  return mySeats().find((seat) => seat.table === table)
}

export function rememberSeat(seat: Omit<Seat, 'since'>): void {
  const others = mySeats().filter((one) => one.table !== seat.table)
  keep([{ ...seat, since: Date.now() }, ...others])
}

export function forgetSeat(table: string): void {
  keep(mySeats().filter((seat) => seat.table !== table))
}
