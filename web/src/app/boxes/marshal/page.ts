/** Marshal & Prisoners on the page around the scene. */

import { frame } from '../../../browser/frame.svelte'
import { isLawman, leadsTheLaw } from '../../../protocol/marshal'
import { sentence } from '../../../words/names'
import { Bust } from '../../../scene/boxes/marshal'
import type { BoxPage, OptionPicture } from '../page'
import { marshalParts } from './loading'

export const page: BoxPage = {
  name: 'marshal',
  parts: marshalParts,
  wide: true,
  apart: leadsTheLaw,
  role: (bandit, view) =>
    isLawman(bandit, view) ? { sign: '★', count: view.marshal?.turned ?? 0 } : null,
  note: ({ name }, { marshal }, words) =>
    marshal?.thrown_off.includes(name) ? words.say('page-thrown-off') : '',
  greeting: (view, seat, words) =>
    leadsTheLaw(view, seat) ? `${sentence(words.say('page-lawman-hint'))}.` : null,
  chip: ({ at }) => (at === 'cell' ? 'captive' : ''),
  hasCompany: ({ name }, { marshal }) => !!marshal?.companions[name],
  /** The Marshal's player has these marks in `Desk`, unless the window is too small for it. */
  hasMarks: (bandit, view, seat) => frame.tiny || !(isLawman(bandit, view) && bandit.seat === seat),
  optionPicture: (option) => {
    if (option.type === 'prisoner') {
      const drawing = { Drawing: Bust, props: { name: option.prisoner }, viewBox: '-37 -44 74 88' }
      return drawing as unknown as OptionPicture
    }
    return option.words === 'fetch idea' ? { icon: 'idea' } : null
  },
  shortLabel: (option, words) => {
    if (option.type === 'prisoner') return words.figure(option.prisoner)
    return option.words === 'fetch idea' ? words.cardShort({ kind: 'idea', owner: null }) : null
  },
  headlines: ['arrested', 'broke_out', 'thrown_off', 'rumor'],
  victory: ({ marshal }) =>
    marshal && { seat: marshal.seat, message: 'score-marshal', defeat: 'page-law-lost' },
}
