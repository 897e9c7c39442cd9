/** The art of Horses & Stagecoach, which only those load who play with it. */

export { HORSES as ACTS } from './acts'
export { BUSTS } from './hostages/busts'
export { default as Coach } from './Coach.svelte'
export { default as Horse } from './Horse.svelte'
export { default as Rider } from './Rider.svelte'
export { default as Road } from './Road.svelte'
export { default as Saddle } from './Saddle.svelte'
