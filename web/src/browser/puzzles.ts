/** The puzzles that were answered in this browser. */

/** The first answer to a puzzle: whether it was right. */
type Answers = Record<string, boolean>

interface Kept {
  answers: Answers
  /** Days on which the puzzle of the day was answered, as 2026-11-18. */
  days: string[]
}

const KEY = 'colt-express puzzles'
/** Maximum number of days remembered. */
const MOST_DAYS = 400
const DAY = 86_400_000

/** The stored value, checked: other programs may write there, too. */
function kept(): Kept {
  let read: Record<string, unknown> = {}
  try {
    read = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    // The browser stores nothing.
  }
  const answers = Object.entries(read.answers ?? {}).filter(
    ([puzzle, right]) => /^\d+$/.test(puzzle) && typeof right === 'boolean',
  )
  const days = Array.isArray(read.days) ? read.days.filter((day) => typeof day === 'string') : []
  return { answers: Object.fromEntries(answers) as Answers, days }
}

/** Whether the first answer to a puzzle was right; undefined without an answer. */
export const answeredPuzzles = (): Answers => kept().answers

/** Stores an answer; only the first one to a puzzle counts. `day` is given for the puzzle of the
day. */
export function keepAnswer(puzzle: number, right: boolean, day = ''): void {
  const { answers, days } = kept()
  const all = day && !days.includes(day) ? [...days, day].slice(-MOST_DAYS) : days
  try {
    const value = { answers: { [puzzle]: right, ...answers }, days: all }
    localStorage.setItem(KEY, JSON.stringify(value))
  } catch {
    // Private windows may refuse to store it.
  }
}

/** The number of days in a row, up to `today` or the day before, with the puzzle of the day. */
export function daysInARow(today: string): number {
  const days = new Set(kept().days)
  const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)
  let day = days.has(today) ? today : before(today)
  let count = 0
  while (days.has(day)) {
    count++
    day = before(day)
  }
  return count
}
