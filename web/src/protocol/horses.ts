/** Flasks that can be drunk from. */

import type { DrinkOption } from './protocol'

/** The flask's value: 1 classic whiskey, 2 old, 3 and 4 the same, half empty. */
export const flaskOf = ({ old, half }: DrinkOption): number => (old ? 2 : 1) + (half ? 2 : 0)
