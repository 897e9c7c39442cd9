/** The picture of the server operator's own cards. */

import type { Shape } from '../shape'

export const ICONS: Record<string, Shape[]> = {
  house: [
    ['M12 8H42Q46 8 46 12V56Q46 60 42 60H12Q8 60 8 56V12Q8 8 12 8Z', '#f3e2bf'],
    ['M14 18H40M14 27H34', 'none', 3, '#c9302f'],
    ['M14 50Q20 40 26 48T38 46', 'none', 3],
    ['M56 14L62 20L38 46L28 50L32 40Z', '#ffd86b'],
    ['M28 50L32 40L38 46Z', '#d9a05c', 2.4],
    ['M51 19L57 25', 'none', 2.4],
  ],
}
