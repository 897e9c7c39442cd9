/** The player's journey on the way west, kept in this browser.

It has its own key in the storage, so that a tab with an older version of the page cannot
overwrite it. */

import { endings, type News } from '../../play/games'
import { BOXES, CHARACTERS } from '../../protocol/lists'
import { gamesBefore, hasAccepted } from '../../browser/progress'
import { mySeats, type Seat } from '../../browser/seats'
import {
  finishedGame,
  newJourney,
  offered,
  outcomeOf,
  STOPS,
  travelled,
  type Finished,
  type Journey,
  type Outcome,
  type Stop,
  type Tally,
} from './stops'

const KEY = 'colt-express line'
/** Maximum number of counted tables remembered; more than the seats kept in the storage. */
const MOST = 240

interface Kept extends Journey {
  /** Tables whose games have been counted. */
  counted: string[]
}

type Unknown<T> = Partial<Record<keyof T, unknown>>

const isNatural = (kept: unknown): kept is number => Number.isInteger(kept) && (kept as number) >= 0

const texts = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []

function tally(kept: unknown): Tally {
  const { games, won } = (kept ?? {}) as Unknown<Tally>
  const played = isNatural(games) ? games : 0
  return { games: played, won: isNatural(won) ? Math.min(won, played) : 0 }
}

/** The stored journey, checked: other programs and people may have written there. */
function parsed(text: string | null): Kept {
  let kept: Unknown<Kept> = {}
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (found && typeof found === 'object') kept = found as Unknown<Kept>
  } catch {
    // Unreadable: start with an empty journey.
  }
  const tallies = (kept.tallies ?? {}) as Unknown<Record<Stop, unknown>>
  const boxes = (kept.boxes ?? {}) as Record<string, unknown>
  return {
    ...newJourney(),
    stop: STOPS.find((one) => one === kept.stop) ?? null,
    left: kept.left === true,
    tallies: Object.fromEntries(
      STOPS.map((one) => [one, tally(tallies[one])]),
    ) as Journey['tallies'],
    bandits: CHARACTERS.filter((name) => texts(kept.bandits).includes(name)),
    boxes: Object.fromEntries(
      BOXES.flatMap(({ name }) => {
        const games = boxes[name]
        return isNatural(games) ? [[name, games]] : []
      }),
    ),
    counted: texts(kept.counted),
  }
}

class JourneyStore {
  #kept = $state.raw<Kept>(parsed(null))
  /** Whether the browser refuses to store anything, as private windows may; then the journey
  lasts as long as the page. */
  #refused = false

  constructor() {
    this.reread()
    if (typeof addEventListener === 'undefined') return
    addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.reread() // another tab, or all was cleared
    })
  }

  reread(): void {
    if (this.#refused) return
    try {
      this.#kept = parsed(localStorage.getItem(KEY))
    } catch {
      this.#refused = true
    }
  }

  #change(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      this.#refused = true
    }
  }

  get journey(): Journey {
    return this.#kept
  }

  /** What *Play now* plays. Players from before the way west may have played simple games, or
  chosen the whole game against outlaws. */
  get stop(): Stop {
    if (this.#kept.stop) return this.#kept.stop
    if (hasAccepted('whole')) return 'outlaws'
    return gamesBefore() > 1 ? 'abilities' : 'first'
  }

  get offered(): Stop | null {
    return offered(this.#kept, this.stop)
  }

  pick(stop: Stop): void {
    this.reread()
    this.#change({ stop })
  }

  fold(left: boolean): void {
    this.reread()
    this.#change({ left })
  }

  /** Counts a finished game, each table once. Returns its outcome, or null if it was counted
  before. */
  count(table: string, game: Finished | null): Outcome | null {
    this.reread()
    const before = this.#kept
    if (!game || before.counted.includes(table)) return null
    const here = this.stop
    const after = travelled(before, here, game)
    this.#change({ ...after, counted: [...before.counted, table].slice(-MOST) })
    return outcomeOf(before, here, after, game)
  }

  /** Counts games that were finished elsewhere, or before the way west existed. */
  catchUp(news: News = endings(), seats: Seat[] = mySeats()): void {
    for (const { table } of [...seats].sort((a, b) => a.since - b.since)) {
      if (this.#kept.counted.includes(table)) continue
      const glance = news[table]
      if (glance?.info?.status !== 'over' || !glance.winners || !glance.money?.length) continue
      const mine = seats.filter((one) => one.table === table).map(({ seat }) => seat)
      this.count(table, finishedGame(glance.info, mine, glance.winners))
    }
  }
}

export const journeyStore = new JourneyStore()
