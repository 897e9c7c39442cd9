/** Marshal & Prisoners explained. */

import { leadsTheLaw } from '../../../protocol/marshal'
import { hinted, tell, told, type Abouts } from '../../about/explanation'

export const about: Abouts = {
  rules: {
    'figure marshal': 'MP-1',
    'car prison': 'MP-IDEA',
    'place cell': 'MP-CELL',
    'loot mailbag': 'MP-2',
    prisoner: 'MP-PRISONER',
    companion: 'MP-PRISONER',
    effect: 'MP-BULLET',
    gun: 'MP-SHOOT',
    goal: 'MP-GOAL-LIST',
    'goal-later': 'MP-GOAL',
    goals: 'MP-GOAL',
    catch: 'MP-END',
    'law-marks': 'MP-GOAL',
    marks: 'MP-ARREST',
    'card idea': 'MP-IDEA',
    'card move+': 'MP-PLUS',
    'card climb+': 'MP-PLUS',
    'card arrest': 'MP-ARREST',
    'turn bumpy': 'MP-BUMPY',
    'ending safe_place': 'MP-EVENT-1',
    'ending rumors': 'MP-EVENT-2',
    'ending reflexes': 'MP-EVENT-3',
    'ending angry_marshal': 'MP-EVENT-4',
    'ending take_it_all': 'MP-EVENT-4',
    'ending marshals_revenge': 'MP-EVENT-4',
    'ending whiskey_for_marshal': 'MP-EVENT-4',
    'ending guilty_conscience': 'MP-STATION-1',
    'ending deadly_fall': 'MP-STATION-2',
    'ending crime_punished': 'MP-STATION-3',
    'option fetch_idea': 'MP-FETCH',
    'option shoot': 'MP-EVENT-4',
    'option move': 'MP-EVENT-4',
    'option throw_off': 'MP-STATION-2',
    'option push_on': 'MP-STATION-2',
  },
  explain: {
    'figure marshal': ({ words, about, view, seat }) => ({
      name: words.figure('marshal'),
      text: about.say(leadsTheLaw(view, seat) ? 'about-law-you' : 'about-law'),
    }),
    'car prison': told('about-prison', ({ words }) => words.say('car-prison')),
    'place cell': told('about-cell', ({ words }) => words.say('place-cell')),
    prisoner: (asker, name) => ({
      name: asker.words.say('page-companion', asker.words.companionArguments(name, '')),
      text: tell(asker, 'about-prisoner'),
    }),
    /** The bandit the companion belongs to, and the bandit who has freed him. */
    companion: ({ words }, thing) => {
      const [name = '', holder = ''] = thing.split(' ')
      const args = words.companionArguments(name, holder)
      return {
        name: words.say('page-companion', args),
        text: words.say('page-companion-hint', args),
      }
    },
    effect: ({ words }, kind) => {
      const { effect, effect_hint } = words.explained('effect', kind)
      return hinted(effect, effect_hint)
    },
    /** Its kind, and the bandit a warrant is for. */
    goal: ({ words }, thing) => {
      const [kind = '', bandit] = thing.split(' ')
      const { goal, goal_hint } = words.goalArguments({ kind, bandit })
      return hinted(goal, goal_hint)
    },
    'goal-later': told('about-goal-later', (_, __, label) => label),
    goals: told('about-goals', ({ words }) => words.say('page-goals')),
    gun: told('about-gun', ({ words }, side) => words.say(`page-gun-${side}`)),
    catch: told('about-catch', ({ words }) => words.say('page-catch')),
    'law-marks': told('about-law-marks', ({ words }) => words.figure('marshal')),
    marks: told('about-marks', ({ words }, name) => words.figure(name)),
  },
}
