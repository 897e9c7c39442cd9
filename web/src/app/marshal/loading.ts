import { Lazy } from '../../lib/lazy.svelte'

export const marshalParts = new Lazy(() => import('./parts'))
