/** A player's own record: figures over all finished games, with intervals, worked out on the device. */

import type { SeatFacts } from '../../../protocol/protocol'

/** A finished game of the player's, and when the seat was taken, in milliseconds. */
export interface Game extends SeatFacts {
  since: number
}

/** How often something was won; `low` and `high` are the limits of a 95% interval (Wilson). */
export interface Rate {
  games: number
  wins: number
  low: number
  high: number
}

/** A rate of one kind of game: a bandit, a box, a number of players or an opponent. */
export interface Row extends Rate {
  key: string
}

/** What the player and one opponent did to each other in all games. */
export interface Feud {
  /** A person by name, or a bandit. */
  name: string
  bandit: string
  shots: number
  punches: number
  cost: number
}

export interface Averages {
  games: number
  luck: number
  own: number
}

export interface MyRecord {
  all: Rate
  bandits: Row[]
  boxes: Row[]
  players: Row[]
  opponents: Row[]
  /** Games with money, in their order. */
  money: Game[]
  mean: number
  best: Game | null
  /** Games whose luck is known, in their order. */
  measured: Game[]
  moved: Averages
  /** Who harmed the player most, and whom the player harmed most. */
  nemesis: Feud | null
  victim: Feud | null
}

/** The 97.5% quantile of the normal distribution. */
const Z = 1.96
export const MARSHAL = 'marshal'
/** For a game without any box. */
export const NO_BOX = 'none'
/** A punch hurts less than a bullet, which stays in the deck; dollars are counted by the hundred. */
const PUNCH = 0.5
const DOLLARS = 250

export function rateOf(games: number, wins: number): Rate {
  if (!games) return { games, wins, low: 0, high: 1 }
  const share = wins / games
  const z2 = (Z * Z) / games
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((share * (1 - share) + z2 / 4) / games)) / (1 + z2)
  return { games, wins, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

export const hasWon = ({ winners, seat, resigned }: SeatFacts) =>
  !resigned && winners.includes(seat)

export const banditsOf = ({ seats, seat }: SeatFacts): string[] => seats[seat]?.bandits ?? []

/** Opponents, without partners of the same side. */
const rivalsOf = ({ seats, sides, seat }: SeatFacts) =>
  seats.filter((other) => sides[other.seat] !== sides[seat])

/** Rates by what a game belongs to, which may be several things; the most frequent ones first. */
function rows(games: Game[], keysOf: (game: Game) => string[]): Row[] {
  const tally = new Map<string, [games: number, wins: number]>()
  for (const game of games) {
    for (const key of new Set(keysOf(game))) {
      const [count, wins] = tally.get(key) ?? [0, 0]
      tally.set(key, [count + 1, wins + Number(hasWon(game))])
    }
  }
  return [...tally]
    .map(([key, [count, wins]]) => ({ key, ...rateOf(count, wins) }))
    .sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1))
}

/** A person by name, and a bot by its level. */
export const BOT = 'bot '
const opponentsIn = (game: Game) =>
  rivalsOf(game).flatMap(({ kind, name, bot }) => {
    if (kind === 'bot') return [`${BOT}${bot ?? ''}`]
    return name ? [name] : []
  })

/** The worst feud of all games: what others did to the player (`got`), or the other way round. */
function worst(games: Game[], which: 'did' | 'got'): Feud | null {
  const feuds = new Map<string, Feud>()
  for (const game of games) {
    for (const { seat, kind, name = '', bandits = [] } of rivalsOf(game)) {
      const one = game.deeds[which][seat]
      const bandit = bandits[0] ?? ''
      if (!one || !bandit) continue
      const person = kind === 'human' ? name : ''
      const key = person ? `person ${person}` : bandit
      const feud = feuds.get(key) ?? { name: person, bandit, shots: 0, punches: 0, cost: 0 }
      feud.shots += one.shots ?? 0
      feud.punches += one.punches ?? 0
      feud.cost += one.cost ?? 0
      feuds.set(key, feud)
    }
  }
  const harm = ({ shots, punches, cost }: Feud) => shots + PUNCH * punches + cost / DOLLARS
  const [first] = [...feuds.values()].sort((a, b) => harm(b) - harm(a))
  return first && harm(first) > 0 ? first : null
}

const meanOf = (values: number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

/** All figures; games in any order. */
export function recordOf(unordered: Game[]): MyRecord {
  const games = [...unordered].sort((a, b) => a.since - b.since)
  const money = games.filter((game) => !game.resigned && !banditsOf(game).includes(MARSHAL))
  const measured = games.filter(({ moved, resigned }) => moved && !resigned)
  const taken = (game: Game) => game.money[game.seat] ?? 0
  const richest = Math.max(...money.map(taken))
  return {
    all: rateOf(games.length, games.filter(hasWon).length),
    bandits: rows(games, banditsOf),
    boxes: rows(games, ({ options: { boxes } }) => (boxes?.length ? boxes : [NO_BOX])),
    players: rows(games, ({ seats }) => [String(seats.length)]),
    opponents: rows(games, opponentsIn),
    money,
    mean: meanOf(money.map(taken)),
    best: money.find((game) => taken(game) === richest) ?? null,
    measured,
    moved: {
      games: measured.length,
      luck: meanOf(measured.map(({ moved }) => moved?.luck ?? 0)) / 100,
      own: meanOf(measured.map(({ moved }) => moved?.own ?? 0)) / 100,
    },
    nemesis: worst(games, 'got'),
    victim: worst(games, 'did'),
  }
}

/** The mean of each value with those before it, `most` at most. */
export function trailing(values: number[], most: number): number[] {
  return values.map((_, n) => meanOf(values.slice(Math.max(0, n + 1 - most), n + 1)))
}
