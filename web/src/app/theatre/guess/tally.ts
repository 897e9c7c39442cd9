/** How often one guessed like a legend, month by month, in this browser. */

const KEY = 'colt-express guesses'
/** Maximum number of months, and of decisions that are remembered so that they count once. */
const MONTHS = 24
const DECISIONS = 1000

export interface Count {
  like: number
  asked: number
}

interface Kept {
  /** By month, such as `2026-11`. */
  months: Record<string, Count>
  /** Decisions that have been counted, the newest first. */
  counted: string[]
}

const isCount = (kept: unknown): kept is Count => {
  const { like, asked } = (kept ?? {}) as Partial<Record<keyof Count, unknown>>
  const whole = [like, asked].every((one) => Number.isInteger(one) && Number(one) >= 0)
  return whole && Number(like) <= Number(asked)
}

/** The stored value, checked: other programs may write there, too. */
function kept(): Kept {
  let found: Record<string, unknown> = {}
  try {
    found = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>
  } catch {
    // The browser stores nothing, or nonsense.
  }
  const months = Object.entries(found.months ?? {}).filter(
    ([month, count]) => /^\d{4}-\d\d$/.test(month) && isCount(count),
  )
  const counted = Array.isArray(found.counted) ? found.counted : []
  return {
    months: Object.fromEntries(months) as Record<string, Count>,
    counted: counted.filter((one) => typeof one === 'string'),
  }
}

function keep({ months, counted }: Kept): void {
  const newest = Object.entries(months).sort(([a], [b]) => (a < b ? 1 : -1))
  const value = {
    months: Object.fromEntries(newest.slice(0, MONTHS)),
    counted: counted.slice(0, DECISIONS),
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(value))
  } catch {
    // Private windows may refuse to store it; then it is not counted.
  }
}

const monthOf = (day: Date) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`
const monthBefore = (day: Date) => monthOf(new Date(day.getFullYear(), day.getMonth() - 1, 1))

/** Counts a guess; only the first one about a decision counts. */
export function count(decision: string, like: boolean, today = new Date()): void {
  const { months, counted } = kept()
  if (counted.includes(decision)) return
  const month = monthOf(today)
  const before = months[month] ?? { like: 0, asked: 0 }
  const after = { like: before.like + (like ? 1 : 0), asked: before.asked + 1 }
  keep({ months: { ...months, [month]: after }, counted: [decision, ...counted] })
}

/** The counts of this month and of the one before; null for a month without guesses. */
export function tally(today = new Date()): { now: Count | null; before: Count | null } {
  const { months } = kept()
  return { now: months[monthOf(today)] ?? null, before: months[monthBefore(today)] ?? null }
}
