/** How many choices of each game have been seen in this browser, and when. */

export interface Look {
  /** Number of choices that were seen. */
  choices: number
  /** When the table was last looked at, in milliseconds. */
  at: number
}

const KEY = 'colt-express looked'
/** Maximum number of tables remembered. */
const MOST = 60

function kept(): [table: string, look: Look][] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Object.entries(all ?? {}).filter((entry): entry is [string, Look] => isLook(entry[1]))
  } catch {
    return []
  }
}

/** Whether a stored value is a look: other programs may write there, too. */
function isLook(kept: unknown): kept is Look {
  const { choices, at } = (kept ?? {}) as Partial<Record<keyof Look, unknown>>
  return Number.isSafeInteger(choices) && (choices as number) >= 0 && Number.isFinite(at)
}

export function lastLook(table: string): Look | null {
  return kept().find(([name]) => name === table)?.[1] ?? null
}

export function rememberLook(table: string, { choices, at }: Look): void {
  const others = kept().filter(([name]) => name !== table)
  others.sort(([, one], [, other]) => other.at - one.at)
  const all = [[table, { choices, at }], ...others].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // Private windows may refuse to store it; then it is forgotten with the page.
  }
}
