/** The time machine explained. */

import { told, type Abouts } from '../../about/explanation'

export const about: Abouts = {
  rules: { 'place time machine': 'TM-5' },
  explain: {
    'place time machine': told('about-time_machine', ({ words }) => words.say('car-time_machine')),
  },
}
