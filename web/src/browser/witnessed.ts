/** The tables whose game was seen here while it was played: only their end is shown as a show, and
only once. Whoever comes later sees how it ended. */

const seen = new Set<string>()

export function witness(table: string): void {
  seen.add(table)
}

/** Whether the end is new here; answers yes only once. */
export function isNewsHere(table: string): boolean {
  return seen.delete(table)
}
