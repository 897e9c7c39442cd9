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

export function seatsAt(table: string): Seat[] {
  return mySeats().filter((seat) => seat.table === table)
}

/** The tables at which this browser sits, each once, with the names of those who sit there. */
export function myTables(): { table: string; since: number; names: string[] }[] {
  const tables = [...new Set(mySeats().map((seat) => seat.table))]
  return tables.map((table) => {
    const seats = seatsAt(table)
    const names = seats.map((seat) => seat.name)
    return { table, names, since: Math.max(...seats.map((seat) => seat.since)) }
  })
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

export function forgetTable(table: string): void {
  keep(mySeats().filter((seat) => seat.table !== table))
}
