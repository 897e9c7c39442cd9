/** The offer to newcomers: the guided heist, once. */

import { hasAccepted, hasRefused, placeIn } from '../../browser/progress'
import { mySeats } from '../../browser/seats'
import { FIRST } from '../learn/first'

export type Offer = 'guided'

export function offerNow(): Offer | null {
  if (mySeats().length || hasRefused('guided') || hasAccepted('guided')) return null
  return placeIn(FIRST)?.done ? null : 'guided'
}
