/** Feats: games that are worth telling, by facts of their replays. Each is a story of one game, and
none can be had by playing more of the same. */

import { CHARACTERS } from '../../../protocol/lists'
import type { Arguments } from '../../../words/language'
import { banditsOf, hasWon, MARSHAL, type Game } from './figures'

/** In the order in which they are shown. */
export const FEATS = [
  'clean_hands',
  'sieve',
  'from_behind',
  'last_grab',
  'photo_finish',
  'even',
  'gunslinger',
  'law',
  'legend',
  'lawman',
  'big_round',
  'gang',
] as const
export type Feat = (typeof FEATS)[number]

/** A feat that was done: in which game first, and the figures that its sentence is given. */
export interface Done {
  feat: Feat
  game: Game
  args: Arguments
}

/** What a feat takes. */
const BULLETS = 5
const BEHIND = 500
const CLOSE = 250
const FROM_THE_LAW = 3
const BIG = 1500
/** Mei rides along only where all seven bandits do. */
const GANG = CHARACTERS.filter((name) => name !== 'mei')

/** The figures of a feat if the game has it, or null. */
const TESTS: Record<Exclude<Feat, 'gang'>, (game: Game) => Arguments | null> = {
  clean_hands: (game) => (hasWon(game) && !isLaw(game) && !shotsIn(game) ? {} : null),
  sieve: (game) => (hasWon(game) && game.hits >= BULLETS ? { count: game.hits } : null),
  from_behind: (game) => {
    const amount = game.deeds.behind ?? 0
    return hasWon(game) && !isLaw(game) && amount >= BEHIND ? { amount } : null
  },
  last_grab: (game) => (hasWon(game) && (game.deeds.grabbed ?? 0) > 0 ? {} : null),
  photo_finish: (game) => {
    const amount = lead(game)
    return amount !== null && amount >= 0 && amount <= CLOSE
      ? { amount, tie: amount ? 'no' : 'yes' }
      : null
  },
  even: (game) => {
    const amounts = game.deeds.got.flatMap(({ cost = 0 }, other) => {
      const back = game.deeds.did[other]?.cost ?? 0
      return cost && back >= cost && back >= BEHIND ? [{ seat: other, amount: back }] : []
    })
    const [one] = amounts.sort((a, b) => b.amount - a.amount)
    const target = one && game.seats[one.seat]?.bandits?.[0]
    return one && target ? { amount: one.amount, target } : null
  },
  gunslinger: (game) => (game.gunslinger ? { count: shotsIn(game) } : null),
  law: (game) => {
    const count = game.deeds.law ?? 0
    return hasWon(game) && count >= FROM_THE_LAW ? { count } : null
  },
  legend: (game) => {
    const met = game.seats.some(({ bot = '', seat }) => seat !== game.seat && /^legend/.test(bot))
    return hasWon(game) && met ? {} : null
  },
  lawman: (game) => (hasWon(game) && isLaw(game) ? {} : null),
  big_round: (game) => {
    const amount = Math.max(0, ...game.deeds.rounds.map(({ gained = 0 }) => gained))
    return !isLaw(game) && amount >= BIG ? { amount } : null
  },
}

const isLaw = (game: Game) => banditsOf(game).includes(MARSHAL)
const shotsIn = ({ deeds }: Game) => deeds.rounds.reduce((sum, { shots = 0 }) => sum + shots, 0)

/** Dollars ahead of the richest other side; null for games that were not won, or without another. */
function lead(game: Game): number | null {
  const { money, sides, seat, seats } = game
  if (!hasWon(game) || isLaw(game)) return null
  const others = seats.flatMap(({ seat: other, bandits = [] }) =>
    sides[other] === sides[seat] || bandits.includes(MARSHAL) ? [] : [money[other] ?? 0],
  )
  return others.length ? (money[seat] ?? 0) - Math.max(...others) : null
}

/** The feats of these games, each with the first game that has it. */
export function featsOf(games: Game[]): Done[] {
  const ordered = [...games].sort((a, b) => a.since - b.since).filter(({ resigned }) => !resigned)
  return FEATS.flatMap((feat) => {
    if (feat === 'gang') return gang(ordered)
    for (const game of ordered) {
      const args = TESTS[feat](game)
      if (args) return [{ feat, game, args }]
    }
    return []
  })
}

/** Won with every bandit: the game that completed it. */
function gang(ordered: Game[]): Done[] {
  const left = new Set<string>(GANG)
  for (const game of ordered.filter(hasWon)) {
    for (const name of banditsOf(game)) left.delete(name)
    if (!left.size) return [{ feat: 'gang', game, args: { count: GANG.length } }]
  }
  return []
}
