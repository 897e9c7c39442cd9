/** Where players may have help, by the same rule as on the server. */

import type { TableInfo } from '../protocol/protocol'

/** Whether help is allowed: alone against bots, or where the host allows it. */
export function mayHaveHelp({ help, seats }: TableInfo): boolean {
  return !!help || isAlone(seats)
}

export function isAlone(seats: TableInfo['seats']): boolean {
  return seats.filter(({ kind }) => kind === 'human').length === 1
}
