/** Help: where it may be had. The server asks the same. */

import type { TableInfo } from '../protocol/protocol'

/** Alone against bots, and among people where the host allows it. */
export function mayHaveHelp({ help, seats }: TableInfo): boolean {
  return !!help || isAlone(seats)
}

export function isAlone(seats: TableInfo['seats']): boolean {
  return seats.filter(({ kind }) => kind === 'human').length === 1
}
