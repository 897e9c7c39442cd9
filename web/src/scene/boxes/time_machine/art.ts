/** The art of the time machine. */

import type { Component } from 'svelte'
import type { SlotProps } from '../../chapter'
import Machine from './Machine.svelte'

export { ACTS } from './acts'
export const slots = { ahead: Machine as unknown as Component<SlotProps> }
