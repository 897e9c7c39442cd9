/** Opening a table: everybody who sits at this device takes a seat, and the browser keeps them. */

import { createTable, joinTable } from '../protocol/api'
import type { NewTable } from '../protocol/protocol'
import { rememberSeats } from '../browser/seats'

export interface Person {
  name: string
  /** Empty for any bandit that is left. */
  bandit: string
}

/** The first of them is the host; the others need an open seat each. Returns the table's name. */
export async function openTable(
  wanted: Omit<NewTable, 'name' | 'bandit'>,
  [host, ...others]: [Person, ...Person[]],
): Promise<string> {
  const { table, seat, token } = await createTable({ ...wanted, ...host })
  const seats = [{ table, seat, token, name: host.name }]
  for (const { name, bandit } of others) {
    const { seat, token } = await joinTable(table, name, bandit)
    seats.push({ table, seat, token, name })
  }
  rememberSeats(seats)
  return table
}

const KEY = 'start'

/** The game begins without further ado once the host has come to the table. */
export function startAtOnce(table: string): void {
  sessionStorage.setItem(KEY, table)
}

/** Whether it is still to begin, and nobody need see the platform. */
export const isToStart = (table: string): boolean => sessionStorage.getItem(KEY) === table

/** Whether it was to begin; answers yes only once. */
export function mustStart(table: string): boolean {
  if (!isToStart(table)) return false
  sessionStorage.removeItem(KEY)
  return true
}
