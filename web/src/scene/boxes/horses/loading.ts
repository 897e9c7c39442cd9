import { artOf } from '../../art'

export const horsesArt = artOf(() => import('./art'))
