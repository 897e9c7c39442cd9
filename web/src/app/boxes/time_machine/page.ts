/** The time machine on the page around the scene. */

import type { BoxPage } from '../page'

export const page: BoxPage = {
  name: 'time_machine',
  note: ({ name }, view, words) => {
    const { traveller, hiding } = view.time_machine ?? {}
    if (name !== traveller) return ''
    // Only the bandit's own player knows where he will appear.
    if (!hiding) return words.say('page-travelling')
    return words.say('page-hiding', words.placeArguments(hiding, view))
  },
  returns: ({ name }, { time_machine }) => name === time_machine?.traveller,
  chip: ({ name }, { time_machine }) => (name === time_machine?.traveller ? 'travels' : ''),
  headlines: ['vanished', 'appeared'],
}
