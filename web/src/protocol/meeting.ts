/** Requests of people who want to meet others: the quick match and the ladder. */

import { ask } from './api'
import type { LadderRules, LadderShown, MeetOffer } from './protocol'

/** What the server offers, and how many people wait. */
export const meetOffer = () => ask<MeetOffer>('meet', undefined, '', 'server')
/** A ladder, with the place of the profile to which the device with that token belongs. */
export const ladderShown = (ladder: string, token: string) =>
  ask<LadderShown>(`ladder/${encodeURIComponent(ladder)}`, undefined, token, 'server')
export const ladderRules = () => ask<LadderRules>('ladder', undefined, '', 'server')
