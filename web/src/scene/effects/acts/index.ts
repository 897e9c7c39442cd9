/** The acts: for each kind of event, what is to be seen of it. A box adds a chapter of its
own when it is loaded. `kind RULE` is the act for one rule. */

import type { Act } from '../parts'
import { GOING } from './going'
import { LOOTING } from './looting'
import { SHOOTING } from './shooting'
import { THINKING } from './thinking'
import { TRAIN } from './train'

export const ACTS: Record<string, Act> = {
  ...GOING,
  ...SHOOTING,
  ...LOOTING,
  ...THINKING,
  ...TRAIN,
}
