/** The time machine, on the rails before the locomotive. */

import { goes, paid, withBox, type Change } from '../../../play/changes'
import type { Chapter } from '../../chapter'
import { AHEAD, MACHINE, TIME_MACHINE } from './layout'
import { timeMachineArt } from './loading'

const vanished: Change = (view, event) =>
  withBox(goes(view, { ...event, at: 'away' }), 'time_machine', () => ({
    traveller: event.bandit ?? null,
  }))

const appeared: Change = (view, event) =>
  withBox(goes(view, event), 'time_machine', () => ({ traveller: null, hiding: null }))

export const chapter: Chapter = {
  name: 'time_machine',
  art: timeMachineArt,
  room: () => ({ ahead: AHEAD }),
  place: (words) => (words === TIME_MACHINE ? MACHINE : null),
  carAt: (words) => (words === TIME_MACHINE ? -1 : null),
  stops: () => [{ car: -1, inside: TIME_MACHINE }],
  absent: (name, { time_machine }) =>
    name === time_machine?.traveller ? 'table-travelling' : null,
  comesFrom: (name, view) => (name === view.time_machine?.traveller ? TIME_MACHINE : null),
  told: { vanished: { place: TIME_MACHINE }, fare: { place: TIME_MACHINE } },
  changes: { vanished, appeared, fare: paid },
  lengths: { vanished: 2000, appeared: 1500, fare: 1100 },
}
