/** Pictures of the time machine, the cursed loot and house cards for `Icon`, as those of the horses. */

import type { Shape } from './horsesIcons'

export const SMALL_BOXES_ICONS: Record<string, Shape[]> = {
  time: [
    ['M9 60V34Q9 12 33 12T57 34V60Z', '#3c6a6b'],
    ['M18 58V36Q18 30 24 30H42Q48 30 48 36V58Z', '#8a2a3a'],
    ['M9 60V34Q9 12 33 12T57 34V60', 'none', 7],
    ['M9 60V34Q9 12 33 12T57 34V60', 'none', 3.4, '#d6a548'],
    ['M33 2A11 11 0 1 1 32.9 2Z', '#f3e2bf'],
    ['M33 13V6M33 13L38 16', 'none', 2.6],
    ['M3 56H63V64H3Z', '#c8963e'],
  ],
  curse: [
    ['M7 26L19 10H47L59 26L33 60Z', '#7d9a5a'],
    ['M7 26H59M22 26L33 58L44 26L33 10Z', '#b6d98a', 2],
    ['M24 19v.3M42 19v.3', 'none', 8],
    ['M33 30l-5 6 8 5-6 8 4 6', 'none', 3],
    ['M26 33H40', 'none', 2.4],
  ],
  house: [
    ['M12 8H42Q46 8 46 12V56Q46 60 42 60H12Q8 60 8 56V12Q8 8 12 8Z', '#f3e2bf'],
    ['M14 18H40M14 27H34', 'none', 3, '#c9302f'],
    ['M14 50Q20 40 26 48T38 46', 'none', 3],
    ['M56 14L62 20L38 46L28 50L32 40Z', '#ffd86b'],
    ['M28 50L32 40L38 46Z', '#d9a05c', 2.4],
    ['M51 19L57 25', 'none', 2.4],
  ],
}
