/** Drawings of Marshal & Prisoners for any page. Each is small itself and fetches the box's art
when it is first drawn. */

export { default as Badge } from './Badge.svelte'
export { default as Brawler } from './Brawler.svelte'
export { default as Bust } from './Bust.svelte'
export { default as Effect } from './Effect.svelte'
export { default as Poster } from './Poster.svelte'
