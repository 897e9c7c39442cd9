/** The parts of the page that only tables with Horses & Stagecoach need. */

export { default as HostageCard } from '../../scene/horses/hostages/HostageCard.svelte'
export { default as Portrait } from '../../scene/horses/hostages/Portrait.svelte'
export { default as Boarding } from './Boarding.svelte'
export { default as Held } from './Held.svelte'
