/** Horses & Stagecoach explained. */

import { sentence } from '../../../words/names'
import { named, told, type Abouts, type Asker } from '../../about/explanation'

const coach = ({ words, view }: Asker, place: string) =>
  String(words.placeArguments(place, view).place)

export const about: Abouts = {
  rules: {
    'figure shotgun': 'HS-GUN-1',
    'place coach': 'HS-COACH-1',
    'place coach roof': 'HS-COACH-2',
    horse: 'HS-RIDE-1',
    'loot flask': 'HS-WHISKEY-1',
    hostage: 'HS-HOSTAGE',
    boarding: 'HS-ATTACK-1',
    'card ride': 'HS-RIDE-1',
    'turn turmoil': 'HS-TURMOIL-1',
    'ending panting_horses': 'HS-EVENT-1',
    'ending whiskey_for_marshal': 'HS-EVENT-2',
    'ending higher_speed': 'HS-EVENT-3',
    'ending shotguns_rage': 'HS-EVENT-4',
    'ending sharing_the_loot': 'HS-STATION-1',
    'ending escape': 'HS-STATION-2',
    'ending mortal_bullet': 'HS-STATION-3',
    'option board': 'HS-ATTACK-1',
    'option board_one': 'HS-ATTACK-1',
    'option board_both': 'HS-ATTACK-1',
    'option ride_on': 'HS-ATTACK-1',
    'option escape': 'HS-STATION-2',
    'option drink': 'HS-WHISKEY-1',
    'option drink_old': 'HS-WHISKEY-1',
  },
  explain: {
    'figure shotgun': told('about-shotgun', ({ words }) => words.figure('shotgun')),
    'place coach': told('about-coach', (asker) => coach(asker, 'coach')),
    'place coach roof': told('about-coach-roof', (asker) => coach(asker, 'coach roof')),
    horse: named('about-horse'),
    boarding: named('about-boarding'),
    hostage: ({ words, about }, name) => {
      const {
        hostage = '',
        hostage_cost = '',
        hostage_ransom = '',
      } = words.explained('hostage', name)
      const text = about.say('about-hostage', { cost: hostage_cost, ransom: hostage_ransom })
      return { name: sentence(String(hostage)), text }
    },
  },
}
