/** Marshal & Prisoners: the prison car, arrests, companions and the Marshal's bullets. */

import { CELL } from '../../../protocol/marshal'
import { loot, type Flying } from '../../effects/flight'
import type { Chapter } from '../../chapter'
import { BEHIND } from './layout'
import { lit } from './lit'
import { marshalArt } from './loading'
import MailbagFace from './MailbagFace.svelte'
import { placeOf } from './places'
import { beside, stops } from './spoken'

/** The additional space for a bandit with a companion. */
const ESCORT = 0.5

/** From one pocket to another. */
const given: Flying = (moment) => {
  const { event } = moment
  return loot({ ...moment, event: { ...event, bandit: event.target } })
}

export const chapter: Chapter = {
  name: 'marshal',
  art: marshalArt,
  room: () => ({ behind: BEHIND }),
  place: placeOf,
  stops,
  beside,
  tokens: {
    mailbag: {
      width: 38,
      order: 1,
      outline: 'M-9 -27H9L8 -22Q18 -12 15 -3Q14 0 8 0H-8Q-14 0 -15 -3Q-18 -12 -8 -22Z',
      fill: '#d8c39a',
      Face: MailbagFace,
    },
  },
  elbowRoom: (name, { marshal }) => (marshal?.companions[name] ? ESCORT : 0),
  lit,
  told: { arrested: { place: CELL } },
  flights: { gave: given, lost_bag: given },
}
