/** A table with Horses & Stagecoach, as far as the page shows it. */

import type {
  BanditView,
  HorsesView,
  QuestionView,
  RoundView,
  View,
} from '../../src/protocol/protocol'
import { optionsCalled } from './called'

const NAMES = ['tuco', 'belle', 'django']

export const bandit = (name: string, seat: number, more: Partial<BanditView> = {}): BanditView => ({
  name,
  seat,
  at: 'car 2',
  bullets: 6,
  hits: {},
  loot: [],
  cash: 0,
  abilities: [],
  ...more,
})

export const round = (more: Partial<RoundView> = {}): RoundView => ({
  name: 'dust_cloud',
  turns: 'MTO',
  event: '',
  station: false,
  keep: 2,
  reconstructed: false,
  ...more,
})

export const ask = (seat: number, kind: string, options: string[] | null = null): QuestionView => ({
  seat,
  kind,
  options: options && optionsCalled(options),
  bandit: NAMES[seat],
})

export function table(more: Partial<View> = {}, horses: Partial<HorsesView> = {}): View {
  return {
    seat: 0,
    phase: 'planning',
    round: 1,
    rounds: [round(), null, null, null, null],
    turn: 1,
    turn_kind: 'turmoil',
    first: 0,
    cars: ['locomotive', 'mail', 'saloon', 'dining'],
    marshal_at: 'car 0',
    neutral_bullets: 16,
    bandits: NAMES.map((name, seat) => bandit(name, seat)),
    players: NAMES.map((_, seat) => ({ seat, hand_size: 6, deck_size: 5, discard_size: 0 })),
    floor: {},
    aside: [],
    removed: [],
    pile: [],
    questions: [],
    horses: {
      boarding: null,
      horses: [0, 0, 3, 0],
      coach: 'car 0',
      shotgun: 'coach roof',
      hostages: ['poodle', 'banker'],
      taken: {},
      ...horses,
    },
    ...more,
  }
}
