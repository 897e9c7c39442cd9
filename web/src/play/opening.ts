/** Opening a table: each player at this device takes a seat, and the browser stores their
tokens. */

import { createTable, joinTable } from '../protocol/api'
import type { NewTable } from '../protocol/protocol'
import type { Place } from '../protocol/transport'
import { rememberSeats } from '../browser/seats'

export interface Person {
  name: string
  /** The bandit's name; empty for any that is left. */
  bandit: string
}

/** Opens a table for `people`, the first of them the host; the others need an open seat each.
Returns the table's name. */
export async function openTable(
  wanted: Omit<NewTable, 'name' | 'bandit'>,
  [host, ...others]: [Person, ...Person[]],
  place: Place = 'either',
): Promise<string> {
  const { table, seat, token } = await createTable({ ...wanted, ...host }, place)
  const seats = [{ table, seat, token, name: host.name }]
  for (const { name, bandit } of others) {
    const { seat, token } = await joinTable(table, name, bandit)
    seats.push({ table, seat, token, name })
  }
  rememberSeats(seats)
  return table
}

const KEY = 'start'

/** The table that starts at once, in a window that may not store its name. */
let unstored = ''

/** Notes that the game starts as soon as the host has connected. */
export function startAtOnce(table: string): void {
  note(table)
}

function note(table: string): void {
  try {
    if (table) sessionStorage.setItem(KEY, table)
    else sessionStorage.removeItem(KEY)
    unstored = ''
  } catch {
    unstored = table
  }
}

/** Whether the table starts at once, without showing the lobby. */
export function isToStart(table: string): boolean {
  try {
    return (unstored || sessionStorage.getItem(KEY)) === table
  } catch {
    return unstored === table
  }
}

/** Whether the table was to start at once; true only once. */
export function mustStart(table: string): boolean {
  if (!isToStart(table)) return false
  note('')
  return true
}
