/** The art of the boxes: fetched when a box is first shown. */

import { Lazy } from '../browser/lazy.svelte'
import type { Art } from './chapter'
import { ADDED } from './effects/added'

/** Fetches a box's art, and adds its acts to those of the base game. */
export function artOf<Found extends Art>(fetch: () => Promise<Found>): Lazy<Found> {
  return new Lazy(async () => {
    const found = await fetch()
    Object.assign(ADDED, found.ACTS)
    return found
  })
}
