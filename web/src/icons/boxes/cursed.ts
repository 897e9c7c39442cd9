/** The picture of the cursed loot. */

import type { Shape } from '../shape'

export const ICONS: Record<string, Shape[]> = {
  cursed: [
    ['M7 26L19 10H47L59 26L33 60Z', '#7d9a5a'],
    ['M7 26H59M22 26L33 58L44 26L33 10Z', '#b6d98a', 2],
    ['M24 19v.3M42 19v.3', 'none', 8],
    ['M33 30l-5 6 8 5-6 8 4 6', 'none', 3],
    ['M26 33H40', 'none', 2.4],
  ],
}
