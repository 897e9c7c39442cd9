/** What is offered to whoever comes: the guided heist at first, then more of the game, one thing at a
time. What was refused is not offered again. */

import { gamesPlayed, hasAccepted, hasRefused, placeIn } from '../lib/progress'
import { mySeats } from '../lib/seats'
import { FIRST } from './learn/first'
import type { Ride } from './riding'

export type Offer = 'guided' | 'whole' | 'box'

/** So many games with simple cards come before the whole game, and as many of those before a box. */
const GAMES = 3

const settled = (offer: Offer) => hasRefused(offer) || hasAccepted(offer)

/** Whoever sat at tables before there were offers knows the game. */
const isKnown = () => mySeats().length > 0 && !hasRefused('guided') && !hasAccepted('guided')

export function offerNow(): Offer | null {
  if (isKnown()) return null
  if (!settled('guided')) return placeIn(FIRST)?.done ? null : 'guided'
  if (gamesPlayed() >= GAMES && !settled('whole')) return 'whole'
  if (gamesPlayed() >= 2 * GAMES && hasAccepted('whole') && !settled('box')) return 'box'
  return null
}

/** What "Play now" begins. */
export function rideNow(): Ride {
  return isKnown() || hasAccepted('whole') ? 'whole' : 'first'
}
