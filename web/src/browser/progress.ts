/** The player's progress in this browser: lessons, and how far each has been played. */

export interface Place {
  act: number
  /** The choices made in this act. */
  choices: string[]
  /** Number of bubbles read after the last choice. */
  read?: number
  done: boolean
}

interface Progress {
  lessons: Record<string, Place>
  /** Tables of finished games, kept by earlier versions of the page. */
  games: string[]
  /** What was offered and refused; it is not offered again. */
  refused: string[]
  /** What was offered and accepted. */
  accepted: string[]
}

const KEY = 'colt-express progress'
/** The lesson whose end is shown in this tab, for a reload. */
const END = 'colt-express lesson end'

function isPlace(kept: unknown): kept is Place {
  const { act, choices, done } = (kept ?? {}) as Partial<Record<keyof Place, unknown>>
  return Number.isInteger(act) && Array.isArray(choices) && typeof done === 'boolean'
}

const listOf = (kept: unknown) =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []

/** The stored value, checked: other programs may write there, too. */
function progress(): Progress {
  let kept: Record<string, unknown> = {}
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    // The browser stores nothing.
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
    // Private windows may refuse to store it; then a lesson starts over.
  }
}

export const placeIn = (lesson: string): Place | null => progress().lessons[lesson] ?? null
export const lessonsBegun = (): Record<string, Place> => progress().lessons

export function keepPlace(lesson: string, place: Place): void {
  keep({ lessons: { ...progress().lessons, [lesson]: place } })
}

/** Stores the end of a lesson while it is shown, for a reload; a lesson opened later starts
over. */
export function keepEnd(lesson: string, place: Place): void {
  try {
    sessionStorage.setItem(END, JSON.stringify({ lesson, place }))
  } catch {
    // Then a reload starts the lesson over.
  }
}

export function placeAtEnd(lesson: string): Place | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(END) ?? '{}') as Record<string, unknown>
    return kept.lesson === lesson && isPlace(kept.place) ? kept.place : null
  } catch {
    return null
  }
}

export function forgetEnd(): void {
  try {
    sessionStorage.removeItem(END)
  } catch {
    // The browser stores nothing.
  }
}

/** Games finished before the journey was kept (`app/ladder`). */
export const gamesBefore = (): number => progress().games.length

export const hasRefused = (offer: string): boolean => progress().refused.includes(offer)
export const hasAccepted = (offer: string): boolean => progress().accepted.includes(offer)

export function refuse(offer: string): void {
  keep({ refused: [...progress().refused, offer] })
}

export function accept(offer: string): void {
  keep({ accepted: [...progress().accepted, offer] })
}
