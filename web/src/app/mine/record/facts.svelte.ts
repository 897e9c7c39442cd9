/** The finished games of this browser as facts. They do not change, so each is asked for once and
kept in the browser; nothing of it is sent anywhere. */

import { mySeats, type Seat } from '../../../browser/seats'
import { askForNews, endings, type News } from '../../../play/games'
import { factsOf } from '../../../protocol/seats'
import { gameCurve } from '../../../protocol/theatre'
import { isHere } from '../../../protocol/transport'
import type { SeatFacts } from '../../../protocol/protocol'
import type { Game } from './figures'

const KEY = 'colt-express facts'
/** Increase it when facts get more fields: they are asked for again. */
const VERSION = 1
/** Games that are asked about at once; each is replayed. */
const AT_ONCE = 10
/** Curves that one tap works out at most. */
const CURVES = 8
/** Pause before a curve is asked for again, in milliseconds. */
const AGAIN = 2000

type Kept = Record<string, SeatFacts>

function keptFacts(): Kept {
  try {
    const { version, facts } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      version?: number
      facts?: Kept
    }
    return version === VERSION && facts ? facts : {}
  } catch {
    return {}
  }
}

function keep(facts: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, facts }))
  } catch {
    // Private windows may refuse to store it; then it is asked for again.
  }
}

/** The seat of a game, if the browser has exactly one: games on a shared screen do not count. */
function ownSeats(): Seat[] {
  const seats = mySeats()
  return seats.filter(({ table }) => seats.filter((one) => one.table === table).length === 1)
}

/** Finished games, by what is known of their ends. */
const isOver = (news: News, table: string) => news[table]?.info.status === 'over'

export class Facts {
  #kept = $state.raw(keptFacts())
  #seats = $state.raw(ownSeats())
  /** Games that are still to be asked about. */
  left = $state(0)
  trouble = $state.raw<unknown>(null)
  /** Games whose curves are being worked out. */
  measuring = $state(0)
  #closed = false

  readonly games = $derived(
    this.#seats.flatMap(({ table, since }): Game[] => {
      const facts = this.#kept[table]
      return facts ? [{ ...facts, since }] : []
    }),
  )

  /** Asks about all games that are over and not known yet. */
  async load(): Promise<void> {
    this.trouble = null
    let news = endings()
    await askForNews(news, (found) => (news = found)).catch(() => undefined)
    const seats = this.#seats.filter(({ table }) => isOver(news, table) && !this.#kept[table])
    this.left = seats.length
    // Those of the server and those of this device are asked for apart.
    const places = [
      seats.filter(({ table }) => !isHere(table)),
      seats.filter((s) => isHere(s.table)),
    ]
    const done = await Promise.allSettled(places.map((some) => this.#ask(some)))
    this.trouble = done.find((one) => one.status === 'rejected')?.reason ?? null
    this.left = 0
  }

  async #ask(seats: Seat[]): Promise<void> {
    for (let first = 0; first < seats.length && !this.#closed; first += AT_ONCE) {
      const some = seats.slice(first, first + AT_ONCE)
      const found = await factsOf(some.map(({ table, token }) => ({ table, token })))
      this.#add(found.flatMap((facts) => (facts ? [facts] : [])))
      this.left -= some.length
    }
  }

  #add(found: SeatFacts[]): void {
    const mine = Object.fromEntries(mySeats().map(({ table }) => [table, true]))
    const all = { ...this.#kept, ...Object.fromEntries(found.map((one) => [one.table, one])) }
    this.#kept = Object.fromEntries(Object.entries(all).filter(([table]) => mine[table]))
    keep(this.#kept)
  }

  /** Works out luck and choices of some games that have no curve yet, the newest first. */
  async measure(): Promise<void> {
    const games = this.games.filter(({ moved }) => !moved)
    const some = games.sort((a, b) => b.since - a.since).slice(0, CURVES)
    this.trouble = null
    this.measuring = some.length
    try {
      for (const game of some) {
        await this.#measure(game)
        this.measuring -= 1
      }
    } catch (error) {
      this.trouble = error
    }
    this.measuring = 0
  }

  async #measure({ table, seat }: Game): Promise<void> {
    while (!this.#closed) {
      const { ready, curve } = await gameCurve(table)
      const one = curve?.seats[seat]
      const facts = this.#kept[table]
      if (ready && one && facts) {
        const { luck, own, error, decisions } = one
        this.#add([{ ...facts, moved: { luck, own, error, decisions } }])
      }
      if (ready) return
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  }

  close(): void {
    this.#closed = true
  }
}
