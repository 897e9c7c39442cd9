/** The time machine, on the rails before the locomotive. */

import { TIME_MACHINE } from '../../../protocol/time_machine'
import type { Chapter } from '../../chapter'
import { AHEAD, machinePlace } from './layout'
import { timeMachineArt } from './loading'

export const chapter: Chapter = {
  name: 'time_machine',
  art: timeMachineArt,
  room: () => ({ ahead: AHEAD }),
  place: (words, _, room) => (words === TIME_MACHINE ? machinePlace(room) : null),
  stops: () => [{ car: -1, inside: TIME_MACHINE }],
  absent: (name, { time_machine }) =>
    name === time_machine?.traveller ? 'table-travelling' : null,
  comesFrom: (name, view) => (name === view.time_machine?.traveller ? TIME_MACHINE : null),
  told: { vanished: { place: TIME_MACHINE }, fare: { place: TIME_MACHINE } },
}
