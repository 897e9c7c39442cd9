/** Tables at which the quick match has seated a person of this browser, the latest first. */

const KEY = 'colt-express met'
const MOST = 50

function tables(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function noteMet(table: string): void {
  try {
    const others = tables().filter((one) => one !== table)
    localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST)))
  } catch {
    // The table only looks like any other after the game.
  }
}

/** Whether the people at a table met by the quick match. */
export const haveMet = (table: string): boolean => tables().includes(table)
