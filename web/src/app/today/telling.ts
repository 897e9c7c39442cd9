/** A train of the day and a ride on it in words, and the line that tells friends about it. */

import { boxesOf } from '../../protocol/boxes'
import type { RideOutcome, RideRound, TrainOfDay } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { dollars } from '../finale/remark'

/** What runs: the boxes or the variant. */
export function trainTold({ options }: TrainOfDay, words: Words): string {
  const boxes = boxesOf(options).map(({ name }) => words.say(`page-box-${name}`))
  if (options.variant) {
    // The name stands before the colon that explains it.
    const [name = ''] = words.say(`page-variant-${options.variant}`).split(/\s?:/)
    boxes.push(name)
  }
  const all = words.list(boxes) || words.say('page-today-base')
  return all.charAt(0).toUpperCase() + all.slice(1)
}

/** Days are those of UTC. */
export const dayTold = (day: string, words: Words, style: 'long' | 'full' = 'full') =>
  new Date(day).toLocaleDateString(words.code, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(style === 'full' ? { weekday: 'long' } : {}),
  })

/** When the train of the next day leaves, in the player's own time. */
export const leavesAt = (day: string, words: Words) =>
  new Date(Date.parse(day) + 86_400_000).toLocaleTimeString(words.code, {
    hour: 'numeric',
    minute: '2-digit',
  })

export const placeTold = ({ place, sides, won }: RideOutcome, words: Words) =>
  words.say('page-mine-place', { place: won ? 1 : place, count: sides })

/** What a round brought, in one sign. */
export function signOf({ gained = 0, lost = 0, shots = 0, hits = 0 }: RideRound): string {
  if (gained > lost) return '💰'
  if (lost > gained) return '💸'
  if (hits > 0) return '💥'
  return shots > 0 ? '🔫' : '🚂'
}

/** What can be sent to friends: place, money and a sign for each round, and nothing of the deal. */
export function lineOf(number: number, outcome: RideOutcome, link: string, words: Words): string {
  const said = {
    number,
    place: placeTold(outcome, words),
    amount: dollars(outcome.money, words),
  }
  return [words.say('page-today-line', said), outcome.rounds.map(signOf).join(''), link].join('\n')
}

/** What the rounds do not explain of the money: the first purse, and rewards at the end. */
export const restOf = ({ money, rounds }: RideOutcome) =>
  rounds.reduce((left, round) => left - netOf(round), money)

/** What a round brought, less what it cost. */
export const netOf = ({ gained = 0, lost = 0 }: RideRound) => gained - lost
