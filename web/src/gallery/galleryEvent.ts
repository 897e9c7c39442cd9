/** How an event of the gallery is written down. `A` and `B` stand for the first two bandits of a
position, `LAST` for its last car and `FIRST` for its first hostage. */

import type { BoxName } from '../play/changes'
import type { EventView, TokenView, View } from '../protocol/protocol'

/** What boxes have on the table before the event. */
type OfBoxes = { [Name in BoxName]?: Partial<NonNullable<View[Name]>> }

export interface GalleryEvent extends Partial<EventView>, OfBoxes {
  kind: string
  /** The places of the actor, of the other figure, and of the rest. */
  places?: [string, string, string?]
  marshal_at?: string
  /** Where the token lies, instead of being held by the other figure. */
  lies?: string
  called?: string
}

export function purse(): TokenView {
  return { number: 98, kind: 'purse', value: 350 }
}
