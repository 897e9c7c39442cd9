/** The games of this browser: the status of each, and the order in which they are shown. */

import { glances } from '../protocol/api'
import type { Glance } from '../protocol/protocol'
import { isHere } from '../protocol/transport'
import { mySeats, type Seat } from '../browser/seats'

/** In the order of the list; `unknown` until the server has answered. */
export const GAME_STATUSES = ['asked', 'playing', 'waiting', 'unknown', 'over', 'gone'] as const
export type GameStatus = (typeof GAME_STATUSES)[number]

export interface MyGame {
  table: string
  /** The seats of this browser; several where people share it. */
  seats: Seat[]
  since: number
  status: GameStatus
  glance: Glance | null
}

/** What is known of each table; null for a table that no longer exists. */
export type News = Record<string, Glance | null>

function statusOf(seats: Seat[], glance: Glance | null | undefined): GameStatus {
  if (glance === undefined) return 'unknown'
  if (!glance) return 'gone'
  const { info, asked = [] } = glance
  if (info.status === 'closed') return 'gone'
  if (info.status !== 'playing') return info.status
  if (info.frozen) return 'over'
  const mine = seats.filter(({ seat }) => asked.includes(seat) && !info.seats[seat]?.resigned)
  return mine.length ? 'asked' : 'playing'
}

/** Games where it is the player's turn first, the most urgent before the others; then the newest
first. */
export function myGames(news: News, seats = mySeats()): MyGame[] {
  const tables = [...new Set(seats.map(({ table }) => table))]
  const games = tables.map((table) => {
    const mine = seats.filter((seat) => seat.table === table)
    const since = Math.max(...mine.map((seat) => seat.since))
    const status = statusOf(mine, news[table])
    return { table, seats: mine, since, status, glance: news[table] ?? null }
  })
  const rank = ({ status }: MyGame) => GAME_STATUSES.indexOf(status)
  const due = ({ status, glance }: MyGame) => (status === 'asked' && glance?.deadline) || Infinity
  return games.sort((a, b) => rank(a) - rank(b) || compare(due(a), due(b)) || b.since - a.since)
}

/** Compares two deadlines, which may both be Infinity. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b)

/** The rank of a seat by its money; winners are always first. */
export function placeOf(seat: number, { money = [], winners = [] }: Glance): number {
  if (winners.includes(seat)) return 1
  const mine = money[seat] ?? 0
  return 1 + money.filter((amount, other) => winners.includes(other) || amount > mine).length
}

// Asking --------------------------------------------------------------------------------------

/** Maximum number of seats in one request. */
const AT_ONCE = 20
const KEY = 'colt-express endings'

/** The stored results of finished games, which need not be asked for again. */
export function endings(): News {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as News
  } catch {
    return {}
  }
}

/** Whether this browser has games besides that one which are not known to be over. */
export function hasOthers(table: string): boolean {
  const known = endings()
  return mySeats().some((seat) => seat.table !== table && !known[seat.table])
}

function keepEndings(news: News): void {
  const mine = new Set(mySeats().map(({ table }) => table))
  const ended = Object.entries(news).filter(
    ([table, glance]) => mine.has(table) && glance?.info.status === 'over' && glance.money?.length,
  )
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(ended)))
  } catch {
    // Private windows may refuse to store it; then it is asked for again.
  }
}

/** Asks for all games that may have changed, and calls `tell` after each answer. Those of the server
and those of this device do not wait for each other. */
export async function askForNews(known: News, tell: (news: News) => void): Promise<void> {
  const fresh: News = {}
  const seats = mySeats().filter(({ table }) => known[table]?.info.status !== 'over')

  async function askFor(seats: Seat[]): Promise<void> {
    for (let first = 0; first < seats.length; first += AT_ONCE) {
      const some = seats.slice(first, first + AT_ONCE)
      const found = await glances(some.map(({ table, token }) => ({ table, token })))
      for (const [n, { table }] of some.entries()) fresh[table] = found[n] ?? fresh[table] ?? null
      tell({ ...known, ...fresh })
    }
  }

  const here = seats.filter(({ table }) => isHere(table))
  const elsewhere = seats.filter(({ table }) => !isHere(table))
  await Promise.allSettled([askFor(elsewhere), askFor(here)])
  keepEndings({ ...known, ...fresh })
}
