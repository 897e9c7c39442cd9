/** The parts of the page that only tables with Marshal & Prisoners need. */

export { default as Companion } from './Companion.svelte'
export { default as Desk } from './Desk.svelte'
export { default as Guns } from './Guns.svelte'
export { default as LawMarks } from './LawMarks.svelte'
export { default as Marks } from './Marks.svelte'
export { default as Shots } from './Shots.svelte'
export { default as Verdict } from './Verdict.svelte'
