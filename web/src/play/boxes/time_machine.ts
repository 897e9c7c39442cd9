/** How the events of the time machine change the table, and how long they are shown. */

import { TIME_MACHINE } from '../../protocol/time_machine'
import type { BoxPlayback } from '../boxPlayback'
import { goes, paid, withBox, type Change } from '../changes'

const vanished: Change = (view, event) =>
  withBox(goes(view, { ...event, at: 'away' }), 'time_machine', () => ({
    traveller: event.bandit ?? null,
  }))

const appeared: Change = (view, event) =>
  withBox(goes(view, event), 'time_machine', () => ({ traveller: null, hiding: null }))

export const playback: BoxPlayback = {
  name: 'time_machine',
  changes: { vanished, appeared, fare: paid },
  lengths: { vanished: 2000, appeared: 1500, fare: 1100 },
  carAt: (place) => (place === TIME_MACHINE ? -1 : null),
}
