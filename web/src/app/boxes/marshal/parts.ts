/** The parts of the page that only tables with Marshal & Prisoners need. */

import Shots from './Shots.svelte'

export { default as Company } from './Companion.svelte'
export { default as Desk } from './Desk.svelte'
export { default as Marks } from './PanelMarks.svelte'
export { default as Verdict } from './Verdict.svelte'

/** Questions about the Marshal's target and gun. */
export const choices = { marshal_shoot: Shots, marshal_shoot_again: Shots }
