/** The art of Marshal & Prisoners. */

import Aims from './Aims.svelte'
import Front from './Front.svelte'

export { ACTS } from './acts'
export { default as Badge } from './drawings/Badge.svelte'
export { default as Brawler } from './drawings/Brawler.svelte'
export { default as Bust } from './drawings/Bust.svelte'
export { default as Effect } from './drawings/Effect.svelte'
export { default as Poster } from './drawings/Poster.svelte'
export { default as BehindFigure } from './Escort.svelte'
export { default as LastCar } from './Prison.svelte'
export { default as OnFigure } from './Wounds.svelte'

export const slots = { front: Front, over: Aims }
