/** Marshal & Prisoners: the prison car, arrests, companions and the Marshal's bullets. */

import { loot, type Flying } from '../../effects/flight'
import type { Chapter } from '../../chapter'
import { CHANGES } from './changes'
import { BEHIND } from './layout'
import { lit } from './lit'
import { marshalArt } from './loading'
import MailbagFace from './MailbagFace.svelte'
import { CELL, placeOf } from './places'
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
  changes: CHANGES,
  lengths: {
    arrested: 1800,
    poster: 1100,
    brawler: 1100,
    broke_out: 1500,
    freed: 1400,
    freed_prisoner: 1400,
    lost_prisoner: 1200,
    gave: 1000,
    lost_bag: 1200,
    copied: 900,
    fetched: 700,
    hoisted: 800,
    thrown_off: 2000,
    rumor: 2200,
    goal_turned: 500,
  },
  flights: { gave: given, lost_bag: given },
}
