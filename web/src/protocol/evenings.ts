/** Requests about evenings among friends. */

import { ask } from './api'
import type { Evening, EveningOpened, NewEvening } from './protocol'

const pathOf = (evening: string) => `evenings/${encodeURIComponent(evening)}`

/** What a guest or the host does at an evening. */
export type Deed =
  'join' | 'leave' | 'draw' | 'end-table' | 'remove' | 'host' | 'take-over' | 'rounds' | 'end'

export const openEvening = (wanted: NewEvening, token: string) =>
  ask<EveningOpened>('evenings', wanted, token, 'server')
/** An evening as its guests see it; without a token as a stranger does. */
export const eveningNow = (evening: string, token: string) =>
  ask<Evening>(pathOf(evening), undefined, token, 'server')
/** The evening after that was done. */
export const doAtEvening = (evening: string, deed: Deed, body: object, token: string) =>
  ask<Evening>(`${pathOf(evening)}/${deed}`, body, token, 'server')
