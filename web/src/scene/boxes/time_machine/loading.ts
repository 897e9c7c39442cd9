import { artOf } from '../../art'

export const timeMachineArt = artOf(() => import('./art'))
