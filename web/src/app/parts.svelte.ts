/** What the page has for one box only. */

import { Lazy } from '../lib/lazy.svelte'

export const coachPage = new Lazy(() => import('./horses/parts'))
export const lawPage = new Lazy(() => import('./marshal/parts'))
