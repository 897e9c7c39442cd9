/** The games of this browser: how each of them stands, and in which order they are shown. */

import { glances } from '../protocol/api'
import type { Glance } from '../protocol/protocol'
import { mySeats, type Seat } from '../browser/seats'

/** In the order of the list: `unknown` as long as the server has not answered. */
export const STANDINGS = ['asked', 'playing', 'waiting', 'unknown', 'over', 'gone'] as const
export type Standing = (typeof STANDINGS)[number]

export interface MyGame {
  table: string
  /** Of this browser; several where people share it. */
  seats: Seat[]
  since: number
  standing: Standing
  glance: Glance | null
}

/** What is known of each table; null where there is nothing any more. */
export type News = Record<string, Glance | null>

function standingOf(seats: Seat[], glance: Glance | null | undefined): Standing {
  if (glance === undefined) return 'unknown'
  if (!glance) return 'gone'
  const { info, asked = [] } = glance
  if (info.status === 'closed') return 'gone'
  if (info.status !== 'playing') return info.status
  if (info.frozen) return 'over'
  const mine = seats.filter(({ seat }) => asked.includes(seat) && !info.seats[seat]?.resigned)
  return mine.length ? 'asked' : 'playing'
}

/** One's own turn first, the most urgent before the others; then the newest first. */
export function myGames(news: News, seats = mySeats()): MyGame[] {
  const tables = [...new Set(seats.map(({ table }) => table))]
  const games = tables.map((table) => {
    const mine = seats.filter((seat) => seat.table === table)
    const since = Math.max(...mine.map((seat) => seat.since))
    const standing = standingOf(mine, news[table])
    return { table, seats: mine, since, standing, glance: news[table] ?? null }
  })
  const rank = ({ standing }: MyGame) => STANDINGS.indexOf(standing)
  const due = ({ standing, glance }: MyGame) =>
    (standing === 'asked' && glance?.deadline) || Infinity
  return games.sort((a, b) => rank(a) - rank(b) || compare(due(a), due(b)) || b.since - a.since)
}

/** Infinity is as late as infinity. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b)

/** The place of a seat by its money; winners are first, whatever the others have. */
export function placeOf(seat: number, { money = [], winners = [] }: Glance): number {
  if (winners.includes(seat)) return 1
  const richer = money.filter((amount) => amount > (money[seat] ?? 0)).length
  return winners.length ? Math.max(2, richer + 1) : richer + 1
}

// Asking --------------------------------------------------------------------------------------

/** Of one request. */
const AT_ONCE = 20
const KEY = 'colt-express endings'

/** What does not change any more need not be asked again. */
export function endings(): News {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as News
  } catch {
    return {}
  }
}

function keepEndings(news: News): void {
  const mine = new Set(mySeats().map(({ table }) => table))
  const ended = Object.entries(news).filter(
    ([table, glance]) => mine.has(table) && glance?.info.status === 'over' && glance.money?.length,
  )
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(ended)))
  } catch {
    // Private windows may refuse; it is asked again then.
  }
}

/** Asks for all games that may have changed, and tells after each answer what is known. */
export async function askForNews(known: News, tell: (news: News) => void): Promise<void> {
  const fresh: News = {}
  const seats = mySeats().filter(({ table }) => known[table]?.info.status !== 'over')
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    const some = seats.slice(first, first + AT_ONCE)
    const found = await glances(some.map(({ table, token }) => ({ table, token })))
    for (const [n, { table }] of some.entries()) fresh[table] = found[n] ?? fresh[table] ?? null
    tell({ ...known, ...fresh })
  }
  keepEndings({ ...known, ...fresh })
}
