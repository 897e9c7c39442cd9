import { withWords } from '../shared/withWords'

/** The parts of the page that speak of playing without a server, with their messages. */
export const offlineParts = () => withWords('pocket', () => import('./parts'))
