/** The art of the time machine, which only those load who play with it. */

export { MACHINE_ACTS as ACTS } from './acts'
export { default as Machine } from './Machine.svelte'
