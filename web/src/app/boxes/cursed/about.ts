/** Cursed loot explained. */

import { valued, type Abouts } from '../../about/explanation'

export const about: Abouts = {
  rules: { 'loot purse': 'CL-1', 'loot jewel': 'CL-1', 'loot strongbox': 'CL-1' },
  explain: { loot: valued('cursed') },
}
