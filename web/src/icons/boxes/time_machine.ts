/** The picture of the time machine. */

import type { Shape } from '../shape'

export const ICONS: Record<string, Shape[]> = {
  time_machine: [
    ['M9 60V34Q9 12 33 12T57 34V60Z', '#3c6a6b'],
    ['M18 58V36Q18 30 24 30H42Q48 30 48 36V58Z', '#8a2a3a'],
    ['M9 60V34Q9 12 33 12T57 34V60', 'none', 7],
    ['M9 60V34Q9 12 33 12T57 34V60', 'none', 3.4, '#d6a548'],
    ['M33 2A11 11 0 1 1 32.9 2Z', '#f3e2bf'],
    ['M33 13V6M33 13L38 16', 'none', 2.6],
    ['M3 56H63V64H3Z', '#c8963e'],
  ],
}
