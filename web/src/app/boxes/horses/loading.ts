import { Lazy } from '../../../browser/lazy.svelte'

export const horsesParts = new Lazy(() => import('./parts'))
