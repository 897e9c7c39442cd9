/** Tables whose game was followed in this tab. Only for these, and only once, the end is
animated; otherwise the result is shown as it is. */

const seen = new Set<string>()

export function witness(table: string): void {
  seen.add(table)
}

/** Whether the table's end is new here; true only once per table. */
export function isNewsHere(table: string): boolean {
  return seen.delete(table)
}
