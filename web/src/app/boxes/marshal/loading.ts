import { Lazy } from '../../../browser/lazy.svelte'

export const marshalParts = new Lazy(() => import('./parts'))
