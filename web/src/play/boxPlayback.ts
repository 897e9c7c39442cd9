/** What a box contributes to playing back its events: how each changes the table, and how long it is
shown. Each box has a module in `boxes` that exports one. */

import type { View } from '../protocol/protocol'
import type { BoxName, Change } from './changes'

export interface BoxPlayback {
  /** The name under which a view has the box's part. */
  name: BoxName
  /** By kind of event, how it changes the table. */
  changes?: Record<string, Change>
  /** By kind of event, how long it is shown, in milliseconds. */
  lengths?: Record<string, number>
  /** Kinds of events that take longer the further a figure goes. */
  journeys?: string[]
  /** The number of the car that a place is beside, where the place is not on the train. */
  carAt?: (place: string, view: View) => number | null
}

export const BOX_PLAYBACKS = Object.values(
  import.meta.glob<BoxPlayback>('./boxes/*.ts', { eager: true, import: 'playback' }),
)
