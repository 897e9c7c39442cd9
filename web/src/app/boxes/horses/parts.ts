/** The parts of the page that only tables with Horses & Stagecoach need. */

import Hostages from './Hostages.svelte'

export { default as Opening } from './Boarding.svelte'
export { default as ChipPicture } from './ChipPicture.svelte'
export { default as Company } from './Held.svelte'
export { default as Earned } from './Ransomed.svelte'

export const choices = { hostage: Hostages }
