/** The art of the boxes: each is fetched by the first who asks for it. */

import { Lazy } from '../lib/lazy.svelte'
import { ACTS } from './effects/acts'
import type { Act } from './effects/parts'

function art<Chapter extends { ACTS: Record<string, Act> }>(fetch: () => Promise<Chapter>) {
  return new Lazy(async () => {
    const found = await fetch()
    Object.assign(ACTS, found.ACTS)
    return found
  })
}

export const coachArt = art(() => import('./horses/art'))
export const machineArt = art(() => import('./time_machine/art'))
export const lawArt = art(() => import('./marshal/art'))
