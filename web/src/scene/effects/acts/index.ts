/** The acts: for each kind of event, what is seen of it. A box adds its own when its art is loaded. */

import type { EventView } from '../../../protocol/protocol'
import { ADDED } from '../added'
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

/** `kind RULE` is the act for one rule, `kind ending` for one ending of a round. */
export function actOf({ kind, rule, ending }: EventView): Act | undefined {
  const names = [`${kind} ${rule}`, `${kind} ${ending}`, kind]
  return names.map((name) => ADDED[name] ?? ACTS[name]).find((act) => act)
}
