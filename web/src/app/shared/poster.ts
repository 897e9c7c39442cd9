/** The picture on the first page: a train in full swing, with all bandits aboard. */

import type { BanditView, TokenView, View } from '../../protocol/protocol'
import type { Words } from '../../words/words'

const WHO: [string, string][] = [
  ['tuco', 'roof 2'],
  ['cheyenne', 'car 1'],
  ['belle', 'car 3'],
  ['doc', 'car 4'],
  ['django', 'roof 3'],
  ['ghost', 'roof 4'],
]

const bandit = ([name, at]: [string, string], seat: number): BanditView => ({
  name,
  seat,
  at,
  bullets: 6,
  hits: {},
  loot: [],
  cash: 0,
  abilities: [],
})

/** Values of the loot in the picture, in dollars. */
const VALUES: Record<string, number> = { jewel: 500, strongbox: 1000 }
const token = (number: number, kind: string): TokenView => ({ number, kind, value: VALUES[kind] })

export const POSTER: View = {
  seat: -1,
  phase: 'stealing',
  round: 3,
  rounds: [null, null, null, null, null],
  turn: 1,
  turn_kind: '',
  first: 0,
  cars: ['locomotive', 'saloon', 'dining', 'mail', 'first_class'],
  marshal_at: 'car 2',
  neutral_bullets: 13,
  bandits: WHO.map(bandit),
  players: [],
  floor: {
    'car 0': [token(0, 'strongbox')],
    'car 1': [token(1, 'purse'), token(2, 'jewel')],
    'car 2': [token(3, 'purse'), token(4, 'purse')],
    'car 3': [token(5, 'purse'), token(6, 'jewel')],
    'roof 2': [token(7, 'jewel')],
    'car 4': [token(8, 'purse')],
  },
  aside: [],
  removed: [],
  pile: [],
  questions: [],
}

/** The place to look at where the train does not fit: there are bandits all around it. */
export const POSTER_MIDDLE = 'roof 3'

/** The letters on its figures, in the page's language. */
export function posterLetters(words: Words): Record<string, string> {
  return Object.fromEntries(WHO.map(([name]) => [name, words.letter(name)]))
}
