/** Cards, goals and options by their words, for tests that are about something else. */

import type { Option } from '../../src/protocol/cards'
import type { CardView, GoalView } from '../../src/protocol/protocol'

const HOSTAGES = [
  ...['poodle', 'banker', 'minister', 'teacher'],
  ...['zealot', 'old_lady', 'poker_player', 'photographer'],
]
const FIGURES = [
  ...['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'mei'],
  ...['marshal', 'shotgun'],
]
const TOKENS = ['purse', 'jewel', 'strongbox', 'mailbag', 'flask']
const PLACE = /^((car|roof) \d+|coach|coach roof|cell|time machine)$/
const GUNS = ['left', 'right']

/** `move`, `tuco move` or `bullet ghost`. */
export function cardCalled(words: string): CardView {
  const [first = '', second] = words.split(' ')
  if (!second) return { kind: first }
  return first === 'bullet' ? { kind: first, owner: second } : { kind: second, owner: first }
}

/** `warrant belle` or `few_scratches`. */
export function goalCalled(words: string): GoalView {
  const [kind = '', bandit] = words.split(' ')
  return bandit ? { kind, bandit } : { kind }
}

/** `token`: which one it is, where the words do not say its number. */
export function optionCalled(words: string, token = 0): Option {
  const [verb = '', rest = ''] = [words.split(' ')[0], words.split(' ').slice(1).join(' ')]
  const one = { words, number: 0 }
  if (verb === 'drink') {
    const said = rest.split(' ')
    const bandit = FIGURES.find((name) => said.includes(name)) ?? null
    return { ...one, type: 'drink', old: said.includes('old'), half: said.includes('half'), bandit }
  }
  if (PLACE.test(words)) return { ...one, type: 'place', place: words }
  if (FIGURES.includes(words)) return { ...one, type: 'figure', figure: words }
  if (HOSTAGES.includes(words)) return { ...one, type: 'hostage', hostage: words }
  if (verb === 'companion') return { ...one, type: 'prisoner', prisoner: rest }
  if (GUNS.includes(rest)) return { ...one, type: 'shot', figure: verb, gun: GUNS.indexOf(rest) }
  if (verb === 'board' && FIGURES.includes(rest)) return { ...one, type: 'board', figure: rest }
  if (TOKENS.includes(verb)) {
    return { ...one, type: 'token', token: Number(words.split('#')[1] ?? token) }
  }
  if (verb === 'play') {
    const card = cardCalled(rest.replace(/ hidden$/, ''))
    return { ...one, type: 'play', card, hidden: rest.endsWith(' hidden') }
  }
  if (rest && (verb === 'keep' || verb === 'pick')) {
    return { ...one, type: verb, card: cardCalled(rest) }
  }
  return { ...one, type: 'word' }
}

export const optionsCalled = (words: string[]): Option[] => words.map((one) => optionCalled(one))
