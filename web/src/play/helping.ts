/** Where players may have help, by the same rule as on the server. */

import type { TableInfo } from '../protocol/protocol'

/** Whether help is allowed: alone against bots, or where the host allows it; never on a train of the
day in the ride that counts. */
export function mayHaveHelp({ help, seats, counts }: TableInfo): boolean {
  return !counts && (!!help || isAlone(seats))
}

export function isAlone(seats: TableInfo['seats']): boolean {
  return seats.filter(({ kind }) => kind === 'human').length === 1
}
