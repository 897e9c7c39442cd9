/** The line of stops that leads from the first ride to the expansions: which game is played at each
of them, and how finished games move a player along.

A stop is earned with a win there, or with two games. New rules come by themselves once earned;
stronger opponents only after a win, else they are merely offered. */

import { BOTS, BOXES, CHARACTERS } from '../../protocol/lists'
import type { NewTable, TableInfo } from '../../protocol/protocol'

export const STOPS = [
  'first',
  'abilities',
  'events',
  'outlaws',
  'gunslingers',
  'legends',
  'boxes',
] as const
export type Stop = (typeof STOPS)[number]

/** From this stop on, the base game is played with all its rules. */
const WHOLE_GAME: Stop = 'events'
/** The opponents of the whole game, by the weakest bot at the table. */
const OPPONENTS: Stop[] = [WHOLE_GAME, 'outlaws', 'gunslingers', 'legends']
/** Number of games that earn a stop without a win. */
const GAMES_TO_EARN = 2
/** Number of games without a win after which an easier stop is offered, once. */
const GAMES_TO_EASE = 4

export interface Tally {
  games: number
  won: number
}

export interface Journey {
  /** What *Play now* plays; null before the first game was counted or a stop was picked. */
  stop: Stop | null
  /** Whether the way west is folded away: it shows no messages and does not advance. */
  left: boolean
  tallies: Record<Stop, Tally>
  /** Bandits that have won here. */
  bandits: string[]
  /** Games with each box. */
  boxes: Record<string, number>
}

/** A game that this browser has finished. */
export interface Finished {
  stop: Stop
  won: boolean
  /** Of the winner, if that is the player. */
  bandits: string[]
  boxes: string[]
}

/** What is said after a game. */
export interface Outcome {
  kind: 'now' | 'offered' | 'easier' | 'whole-line' | 'same'
  stop: Stop
  /** Bandits that have won for the first time, and how many have by now. */
  bandits: string[]
  count: number
}

export const newJourney = (): Journey => ({
  stop: null,
  left: false,
  tallies: Object.fromEntries(
    STOPS.map((stop) => [stop, { games: 0, won: 0 }]),
  ) as Journey['tallies'],
  bandits: [],
  boxes: {},
})

const indexOf = (stop: Stop) => STOPS.indexOf(stop)

export function isEarned({ tallies }: Journey, stop: Stop): boolean {
  return tallies[stop].won > 0 || tallies[stop].games >= GAMES_TO_EARN
}

/** The first stop after this one that is not earned yet. */
function following(journey: Journey, stop: Stop): Stop | null {
  return STOPS.slice(indexOf(stop) + 1).find((one) => !isEarned(journey, one)) ?? null
}

/** The stop to go on to, once the present one is earned. */
export function offered(journey: Journey, here: Stop): Stop | null {
  return !journey.left && isEarned(journey, here) ? following(journey, here) : null
}

/** The journey after a game; `here` is where the player was. */
export function travelled(journey: Journey, here: Stop, game: Finished): Journey {
  const { stop, won } = game
  const { games, won: before } = journey.tallies[stop]
  const tallies = { ...journey.tallies, [stop]: { games: games + 1, won: before + Number(won) } }
  const bandits = CHARACTERS.filter(
    (name) => journey.bandits.includes(name) || (won && game.bandits.includes(name)),
  )
  const boxes = { ...journey.boxes }
  for (const box of game.boxes) boxes[box] = (boxes[box] ?? 0) + 1
  const after = { ...journey, stop: here, tallies, bandits, boxes }
  return journey.left ? after : { ...after, stop: destination(after, here, game) }
}

function destination(journey: Journey, here: Stop, { stop, won }: Finished): Stop {
  const at = reached(here, stop, won)
  const next = following(journey, at)
  if (at !== stop || !next) return at
  if (won) return next
  return isEarned(journey, at) && indexOf(next) <= indexOf(WHOLE_GAME) ? next : at
}

/** The stop reached by playing further on than `here`: a loss there only shows that the rules
are known. */
function reached(here: Stop, played: Stop, won: boolean): Stop {
  const known = Math.min(indexOf(played), won ? STOPS.length : indexOf(WHOLE_GAME))
  return STOPS[Math.max(indexOf(here), known)] ?? here
}

/** What is worth saying after that game. */
export function outcomeOf(before: Journey, here: Stop, after: Journey, game: Finished): Outcome {
  const bandits = after.bandits.filter((name) => !before.bandits.includes(name))
  const told = { bandits, count: after.bandits.length }
  const stop = after.stop ?? here
  if (after.left) return { kind: 'same', stop, ...told }
  const wasWhole = STOPS.every((one) => isEarned(before, one))
  if (!wasWhole && STOPS.every((one) => isEarned(after, one))) {
    return { kind: 'whole-line', stop, ...told }
  }
  if (stop !== here) return { kind: 'now', stop, ...told }
  const next = offered(after, stop)
  if (next && game.stop === stop && !isEarned(before, stop)) {
    return { kind: 'offered', stop: next, ...told }
  }
  const { games, won } = after.tallies[stop]
  const easier = OPPONENTS[OPPONENTS.indexOf(stop) - 1]
  if (easier && game.stop === stop && !won && games === GAMES_TO_EASE) {
    return { kind: 'easier', stop: easier, ...told }
  }
  return { kind: 'same', stop, ...told }
}

// Tables --------------------------------------------------------------------------------------

/** The stop that a table's options and seats correspond to. */
export function stopOf({ options, seats }: Pick<TableInfo, 'options' | 'seats'>): Stop {
  if (options.boxes?.length) return 'boxes'
  if (options.rules === 'basic') return 'first'
  if (options.rules === 'abilities') return 'abilities'
  const levels = seats.flatMap(({ kind, bot }) =>
    kind === 'bot' ? [BOTS.findIndex((one) => one === bot)] : [],
  )
  return OPPONENTS[levels.length ? Math.max(0, Math.min(...levels)) : 0] ?? WHOLE_GAME
}

/** This browser's finished game, or null. Where several people share this browser it is unknown
who has won; a game that was left to a bot does not count. */
export function finishedGame(
  info: TableInfo,
  mine: number[],
  winners: number[],
  bandits: string[] = [],
): Finished | null {
  const seats = info.seats.filter(({ seat }) => mine.includes(seat))
  if (!seats.length || seats.some(({ resigned }) => resigned)) return null
  const won = seats.length === 1 && winners.includes(seats[0]?.seat ?? -1)
  const led = bandits.length ? bandits : seats.map(({ bandit }) => bandit)
  return { stop: stopOf(info), won, bandits: led, boxes: info.options.boxes ?? [] }
}

/** The box that was played least. */
export function nextBox({ boxes }: Journey): string {
  const games = (name: string) => boxes[name] ?? 0
  const [first, ...others] = BOXES.map(({ name }) => name as string)
  return others.reduce((least, one) => (games(one) < games(least) ? one : least), first ?? '')
}

const BOT: Record<Stop, (typeof BOTS)[number]> = {
  first: 'greenhorn',
  abilities: 'greenhorn',
  events: 'greenhorn',
  outlaws: 'outlaw',
  gunslingers: 'gunslinger',
  legends: 'legend',
  boxes: 'outlaw',
}
/** The number of players at the tables of the way west. */
const USUAL = 4

/** The table of a stop. With `crowd` all seven bandits ride along. */
export function tableAt(
  stop: Stop,
  box: string,
  crowd: boolean,
): Pick<NewTable, 'seats' | 'options'> {
  const players =
    (crowd ? CHARACTERS.length : USUAL) + (stop === 'boxes' && box === 'marshal' ? 1 : 0)
  const seats = Array<string>(players - 1).fill(BOT[stop])
  if (stop === 'first') return { seats, options: { rules: 'basic' } }
  if (stop === 'abilities') return { seats, options: { rules: 'abilities' } }
  return stop === 'boxes' ? { seats, options: { boxes: [box] } } : { seats }
}
