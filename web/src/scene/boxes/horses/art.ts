/** The art of Horses & Stagecoach. */

import type { Component } from 'svelte'
import type { SlotProps } from '../../chapter'
import Road from './Road.svelte'
import Beside from './slots/Beside.svelte'
import Far from './slots/Far.svelte'
import Near from './slots/Near.svelte'

export { ACTS } from './acts'
export { BUSTS } from './hostages/busts'
export { default as Mounted } from './slots/Mounted.svelte'

export const slots = {
  ground: Road as unknown as Component<SlotProps>,
  beside: Beside,
  far: Far,
  near: Near,
}
