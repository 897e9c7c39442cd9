/** Horses & Stagecoach: the road beside the train, horses, the stagecoach, the Shotgun and whiskey. */

import { COACH } from '../../../protocol/horses'
import type { Chapter } from '../../chapter'
import Flask from './Flask.svelte'
import { FLIGHTS } from './flights'
import { follow, pieceSpots } from './herd'
import { BOTTOM, TOP } from './layout'
import { lit } from './lit'
import { horsesArt } from './loading'
import { placeOf } from './places'
import Shotgun from './Shotgun.svelte'
import { absent, beside, stops } from './spoken'

export const chapter: Chapter = {
  name: 'horses',
  art: horsesArt,
  room: () => ({ top: TOP, bottom: BOTTOM }),
  place: placeOf,
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
  flights: FLIGHTS,
}
