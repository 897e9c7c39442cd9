/** The art of Marshal & Prisoners, which only those load who play with it. */

export { LAW as ACTS } from './acts'
export { default as Aims } from './Aims.svelte'
export { default as Badge } from './drawings/Badge.svelte'
export { default as Brawler } from './drawings/Brawler.svelte'
export { default as Bust } from './drawings/Bust.svelte'
export { default as Effect } from './drawings/Effect.svelte'
export { default as Poster } from './drawings/Poster.svelte'
export { default as Escort } from './Escort.svelte'
export { default as Front } from './Front.svelte'
export { default as Prison } from './Prison.svelte'
export { default as Wounds } from './Wounds.svelte'
