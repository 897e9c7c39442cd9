/** The time machine: vanishing, appearing, and what lies under its seat. */

import { TIME_MACHINE } from '../../../protocol/time_machine'
import Arcs from './drawings/Arcs.svelte'
import Fading from './drawings/Fading.svelte'
import Flash from './drawings/Flash.svelte'
import { machineSpan } from './layout'
import { SOFT, frame } from '../../effects/frames'
import { mark, type Act } from '../../effects/parts'
import { chest } from '../../effects/actContext'
import { ransom } from '../../effects/acts/thinking'

/** It hums, it sparks, and the seat is empty. */
const vanished: Act = (context) => {
  const { bandit } = context.event
  const spot = context.spot(bandit)
  if (!bandit || !spot) return {}
  return {
    marks: [
      mark(Arcs, { x: machineSpan(context.room).x }),
      mark(Fading, { name: bandit, spot }),
      mark(Flash, { ...chest(spot), at: 0.55 }),
    ],
    at: [TIME_MACHINE],
  }
}

/** Out of thin air. */
const appeared: Act = (context) => {
  const { bandit, at } = context.event
  const spot = bandit && context.figuresAfter.get(bandit)
  if (!bandit || !at || !spot) return {}
  const way = [
    frame(spot, 0, { opacity: 0, tall: 1.5 }),
    frame(spot, 0.26, { opacity: 0, tall: 1.5, ease: SOFT }),
    frame(spot, 0.46, { opacity: 1, tall: 0.9, ease: SOFT }),
    frame(spot, 0.6, { opacity: 1, tall: 1 }),
    frame(spot, 1, { opacity: 1, tall: 1 }),
  ]
  return {
    figures: { [bandit]: { way } },
    marks: [mark(Flash, { ...chest(spot), at: 0.1 })],
    who: [bandit],
    at: [at],
  }
}

export const ACTS: Record<string, Act> = { vanished, appeared, fare: ransom }
