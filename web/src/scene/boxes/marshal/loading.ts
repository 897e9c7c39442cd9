import { artOf } from '../../art'

export const marshalArt = artOf(() => import('./art'))
