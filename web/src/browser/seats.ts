/** The seats of this browser. The tokens that prove them are stored only here. A table played at
one device has several. */

export interface Seat {
  table: string
  seat: number
  token: string
  name: string
  /** When it was taken, in milliseconds. */
  since: number
}

const KEY = 'colt-express seats'
/** Maximum number of seats remembered. */
const MOST = 600

/** The seats of a window that may not store them. */
let unstored: Seat[] = []

export function mySeats(): Seat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const stored = Array.isArray(kept) ? kept.filter(isSeat) : []
    return unstored.length ? unstored : stored
  } catch {
    return unstored
  }
}

/** Whether a stored value is a seat: other programs may write there, too. */
function isSeat(kept: unknown): kept is Seat {
  const { table, seat, token, since } = (kept ?? {}) as Partial<Record<keyof Seat, unknown>>
  const words = [table, token].every((one) => typeof one === 'string')
  return words && [seat, since].every((one) => typeof one === 'number')
}

/** Stores these seats in place of all others. */
export function setSeats(seats: Seat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST)))
    unstored = []
  } catch {
    // Private windows may refuse to store it; then the seat lasts as long as the page.
    unstored = seats
  }
}

/** The event that tells this tab that its seats are proved in another way. */
const RENEWED = 'colt-express-seats'

/** Stores seats that are proved in another way from now on. */
export function renewSeats(seats: Seat[]): void {
  setSeats(seats)
  dispatchEvent(new Event(RENEWED))
}

/** Calls `work` when seats may be proved in another way, in this tab or another; returns how to stop
that. */
export function onRenewed(work: () => void): () => void {
  const heard = (event: Event) => {
    if (!(event instanceof StorageEvent) || event.key === KEY) work()
  }
  for (const name of ['storage', RENEWED]) addEventListener(name, heard)
  return () => {
    for (const name of ['storage', RENEWED]) removeEventListener(name, heard)
  }
}

export function seatsAt(table: string): Seat[] {
  return mySeats().filter((seat) => seat.table === table)
}

/** Stores all seats of one table. */
export function rememberSeats(seats: Omit<Seat, 'since'>[]): void {
  const since = Date.now()
  const others = mySeats().filter((one) => !seats.some(({ table }) => table === one.table))
  setSeats([...seats.map((seat) => ({ ...seat, since })), ...others])
}

export function forgetSeat(table: string, token: string): void {
  setSeats(mySeats().filter((seat) => seat.table !== table || seat.token !== token))
}

/** Forgets a table's seats. Returns them, so that it can be undone. */
export function forgetTable(table: string): Seat[] {
  const seats = mySeats()
  setSeats(seats.filter((seat) => seat.table !== table))
  return seats.filter((seat) => seat.table === table)
}

/** Undoes `forgetTable`; the newest seats come first. */
export function takeBack(seats: Seat[]): void {
  setSeats([...mySeats(), ...seats].sort((a, b) => b.since - a.since))
}
