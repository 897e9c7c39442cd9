/** What somebody has learned and played here: lessons, and how far he is in each of them. */

export interface Place {
  act: number
  /** The choices made in this act. */
  choices: string[]
  done: boolean
}

interface Progress {
  lessons: Record<string, Place>
  /** Games that were played to the end, by their tables. */
  games: string[]
  /** What was offered and refused; it is not offered again. */
  refused: string[]
  /** What was offered and accepted. */
  accepted: string[]
}

const KEY = 'colt-express progress'
const MOST_GAMES = 20

function isPlace(kept: unknown): kept is Place {
  const { act, choices, done } = (kept ?? {}) as Partial<Record<keyof Place, unknown>>
  return Number.isInteger(act) && Array.isArray(choices) && typeof done === 'boolean'
}

const listOf = (kept: unknown) =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []

/** Others may write here, too. */
function progress(): Progress {
  let kept: Record<string, unknown> = {}
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    // Nothing is kept.
  }
  const lessons = Object.entries(kept.lessons ?? {}).filter(([, place]) => isPlace(place))
  return {
    lessons: Object.fromEntries(lessons) as Record<string, Place>,
    games: listOf(kept.games),
    refused: listOf(kept.refused),
    accepted: listOf(kept.accepted),
  }
}

function keep(changed: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...changed }))
  } catch {
    // Private windows may refuse; a lesson then begins anew.
  }
}

export const placeIn = (lesson: string): Place | null => progress().lessons[lesson] ?? null
export const lessonsBegun = (): Record<string, Place> => progress().lessons

export function keepPlace(lesson: string, place: Place): void {
  keep({ lessons: { ...progress().lessons, [lesson]: place } })
}

export const gamesPlayed = (): number => progress().games.length

export function countGame(table: string): void {
  const { games } = progress()
  if (!games.includes(table)) keep({ games: [...games, table].slice(-MOST_GAMES) })
}

export const hasRefused = (offer: string): boolean => progress().refused.includes(offer)
export const hasAccepted = (offer: string): boolean => progress().accepted.includes(offer)

export function refuse(offer: string): void {
  keep({ refused: [...progress().refused, offer] })
}

export function accept(offer: string): void {
  keep({ accepted: [...progress().accepted, offer] })
}
