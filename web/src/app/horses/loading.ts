import { Lazy } from '../../lib/lazy.svelte'

export const horsesParts = new Lazy(() => import('./parts'))
