/** Requests by which a game moves from one place to another. */

import { ask, tablePath } from './api'
import type { Created, GoOn } from './protocol'
import type { Place } from './transport'

/** What another place needs to go on with a game of this device. */
export const gameToSend = (table: string, token: string) =>
  ask<GoOn>(`${tablePath(table)}/send`, { token })
/** Opens a table that goes on with such a game. */
export const goOn = (game: GoOn, place: Place) => ask<Created>('games', game, '', place)
