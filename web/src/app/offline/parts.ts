/** The parts of the page that speak of playing without a server; most visits need none of them. */

export { default as NeedsServer } from './NeedsServer.svelte'
export { default as Notices } from './Notices.svelte'
export { default as OnlyHere } from './OnlyHere.svelte'
export { default as PlayHere } from './PlayHere.svelte'
export { default as TakeAlong } from './TakeAlong.svelte'
