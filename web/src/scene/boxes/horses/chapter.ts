/** Horses & Stagecoach: the road beside the train, horses, the stagecoach, the Shotgun and whiskey. */

import { onTrain } from '../../../protocol/places'
import type { Chapter } from '../../chapter'
import { CHANGES } from './changes'
import Flask from './Flask.svelte'
import { FLIGHTS } from './flights'
import { follow, pieceSpots } from './herd'
import { BOTTOM, TOP } from './layout'
import { lit } from './lit'
import { horsesArt } from './loading'
import { COACH, onCoach, placeOf } from './places'
import Shotgun from './Shotgun.svelte'
import { absent, beside, stops } from './spoken'

export const chapter: Chapter = {
  name: 'horses',
  art: horsesArt,
  room: () => ({ top: TOP, bottom: BOTTOM }),
  place: placeOf,
  carAt: (place, view) => (onCoach(place) ? (onTrain(view.horses?.coach)?.car ?? null) : null),
  stops,
  beside,
  absent,
  figures: ({ horses }) => (horses?.shotgun ? [{ name: 'shotgun', at: horses.shotgun }] : []),
  people: { shotgun: { colour: '#8a5a34', letter: 'S', Drawing: Shotgun } },
  tokens: { flask: { width: 31, order: 4, worthless: true, Drawing: Flask } },
  track: follow,
  pieces: pieceSpots,
  lit,
  told: {
    marshal_drank: { figure: 'marshal' },
    met_shotgun: { figure: 'shotgun' },
    passed_shotgun: { figure: 'shotgun' },
    coach_rolled: { place: COACH },
    took_hostage: { place: COACH },
  },
  changes: CHANGES,
  lengths: {
    boarded: 900,
    rode_on: 450,
    rode: 1900,
    escaped: 2000,
    took_hostage: 1300,
    coach_rolled: 1500,
    met_shotgun: 900,
    passed_shotgun: 700,
    drank: 1200,
    marshal_drank: 1200,
    horse_left: 1400,
    horses_fell_back: 1200,
    shared: 900,
    caught: 700,
  },
  journeys: ['rode'],
  flights: FLIGHTS,
}
