/** A table with Marshal & Prisoners, as far as the page shows it. */

import type {
  BanditView,
  MarshalView,
  QuestionView,
  RoundView,
  View,
} from '../../src/protocol/protocol'
import { optionsCalled } from './called'
import { bandit, round } from './horsesTable'

export const CYLINDER = [
  ...['lost_gun', 'wounded_knee', 'wounded_shoulder'],
  ...['gotcha', 'drop_the_bag', 'golden_bullet'],
]

/** The Marshal has the first seat. */
const NAMES = ['marshal', 'tuco', 'belle', 'django']

export const law = (more: Partial<MarshalView> = {}): MarshalView => ({
  seat: 0,
  cylinders: [CYLINDER, CYLINDER],
  brawlers: [800, 500, 300],
  prisoners: ['doc', 'mei', 'tuco'],
  companions: {},
  wanted: ['tuco', 'belle', 'django'],
  wounds: {},
  taken: {},
  with_the_law: 0,
  thrown_off: [],
  turned: 1,
  shown: [],
  goals: null,
  ...more,
})

export function bandits(more: Record<string, Partial<BanditView>> = {}): BanditView[] {
  return NAMES.map((name, seat) => bandit(name, seat, { at: `car ${seat}`, ...more[name] }))
}

export function marshalTable(more: Partial<View> = {}, lawful: Partial<MarshalView> = {}): View {
  const rounds: RoundView[] = [round({ name: 'rumors', turns: 'OBTO', reconstructed: true })]
  return {
    seat: 0,
    phase: 'planning',
    round: 1,
    rounds: [...rounds, null, null, null, null],
    turn: 1,
    turn_kind: 'standard',
    first: 0,
    cars: ['locomotive', 'mail', 'saloon', 'dining', 'prison'],
    marshal_at: 'car 0',
    neutral_bullets: 13,
    bandits: bandits(),
    players: NAMES.map((_, seat) => ({ seat, hand_size: 6, deck_size: 5, discard_size: 0 })),
    floor: {
      'car 0': [
        { number: 1, kind: 'mailbag' },
        { number: 2, kind: 'mailbag' },
      ],
    },
    aside: [],
    removed: [],
    pile: [],
    questions: [],
    marshal: law(lawful),
    ...more,
  }
}

export const asked = (kind: string, options: string[], more: Partial<QuestionView> = {}) => ({
  seat: 0,
  kind,
  options: optionsCalled(options),
  bandit: 'marshal',
  ...more,
})
