/** The HTTP interface, by which tables are opened, listed and joined. */

import { isHere, placeOf, transport, type Place } from './transport'

import type {
  Advice,
  Created,
  CurveAnswer,
  GalleryPage,
  Glance,
  HouseCards,
  Learner,
  LessonChapter,
  NewTable,
  PlayOn,
  PlayPuzzle,
  PlayedGame,
  PuzzleList,
  PuzzleQuestion,
  Replay,
  Result,
  Review,
  RuleExample,
  Rules,
  Refusal,
  Seated,
  TableInfo,
  Teaching,
} from './protocol'

/** A refused request, with the server's sentence; empty if the server could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    /** The refusal's code, for which the page may have a message of its own. */
    readonly code = '',
    /** Seconds until it is allowed, if known. */
    readonly wait = 0,
  ) {
    super(sentence)
  }
}

/** The answer to a request; `body` is sent as JSON, a string as it is. */
async function ask<T>(path: string, body?: unknown, token = '', place?: Place): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? { headers: token ? { authorization: `Bearer ${token}` } : {} }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }
  return JSON.parse(await (await answerTo(path, request, place)).text()) as T
}

/** The answer to a request that was granted. */
async function answerTo(
  path: string,
  request: RequestInit,
  place = placeOf(path),
): Promise<Response> {
  let answer: Response
  try {
    answer = await transport.answer(path, request, place)
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, '')
  }
  if (!answer.ok) throw new ApiError(answer.status, ...refusalIn(await answer.text()))
  return answer
}

/** The sentence, code and wait of a refusal; empty for other answers, which a proxy in between
may give. */
function refusalIn(text: string): [sentence: string, code: string, wait: number] {
  try {
    const { error, code, wait } = JSON.parse(text) as Partial<Record<keyof Refusal, unknown>>
    return [
      typeof error === 'string' ? error : '',
      typeof code === 'string' ? code : '',
      typeof wait === 'number' ? wait : 0,
    ]
  } catch {
    return ['', '', 0]
  }
}

const tablePath = (table: string) => `tables/${encodeURIComponent(table)}`

export const createTable = (wanted: NewTable, place: Place = 'either') =>
  ask<Created>('tables', wanted, '', place)
/** The server operator's own cards, if there are any. */
export const houseCards = () => ask<HouseCards | null>('house')
/** The rules in words. */
export const rulesIn = (language: string) => ask<Rules>(`rules?language=${language}`)
/** A scenario of a rule, ready to be acted out. */
export const exampleOf = (rule: string, n: number) =>
  ask<RuleExample>(`rules/${encodeURIComponent(rule)}/example?n=${n}`)
export const listTables = () => ask<TableInfo[]>('tables', undefined, '', 'server')
export const tableInfo = (table: string) => ask<TableInfo>(tablePath(table))
export const tableResult = (table: string) => ask<Result>(`${tablePath(table)}/result`)
/** The state of the games of these seats, in the given order; null for a table that is gone. All
tables are the server's, or all are this device's. */
export const glances = (seats: Seated[]) =>
  ask<(Glance | null)[]>(
    'seats',
    { seats },
    '',
    isHere(seats[0]?.table ?? '') ? 'device' : 'server',
  )
export const reviewOf = (table: string, token: string) =>
  ask<Review>(`${tablePath(table)}/review`, { token })
/** What a gunslinger would do in a seat's place after `number` choices. */
export const hintFor = (table: string, token: string, number: number) =>
  ask<Advice>(`${tablePath(table)}/hint`, { token, number })
export const joinTable = (table: string, name: string, bandit: string) =>
  ask<Created>(`${tablePath(table)}/join`, { name, bandit })

export const listLessons = (language: string) =>
  ask<LessonChapter[]>(`lessons?language=${language}`)
export const studyLesson = (lesson: string, learner: Learner) =>
  ask<Teaching>(`lessons/${encodeURIComponent(lesson)}`, learner)

/** Finished public games; `query` is that of the gallery's address. */
export const finishedGames = (query: string) =>
  ask<GalleryPage>(`games${query}`, undefined, '', 'server')
/** Who played a game, when, and how it ended. */
export const gamePlayed = (game: string) => ask<PlayedGame>(`games/${encodeURIComponent(game)}`)
/** Every player's chance to win; it is worked out while the server answers that it is not ready. */
export const gameCurve = (game: string) =>
  ask<CurveAnswer>(`games/${encodeURIComponent(game)}/curve`)
/** The same for the text of a record. */
export const recordCurve = (text: string) => ask<CurveAnswer>('replay/curve', text)
/** What a legend would have done in a seat of a finished game; worked out as the curve is. */
export const gameReview = (game: string, seat: number) =>
  ask<Review>(`games/${encodeURIComponent(game)}/review?seat=${seat}`)
/** Opens a table that plays on from a moment of a finished game. */
export const playOn = (game: string, wanted: PlayOn) =>
  ask<Created>(`games/${encodeURIComponent(game)}/play-on`, wanted)
/** A game told step by step, as a seat saw it; -1 is a spectator, and -2 shows all cards. While the
game is played, a seat is told only to its token. */
export const gameReplay = (game: string, seat: number, token = '') =>
  ask<Replay>(`games/${encodeURIComponent(game)}/replay?seat=${seat}`, undefined, token)
/** The same for the text of a record, or for a game in notation. */
export const recordReplay = (text: string, seat: number) => ask<Replay>(`replay?seat=${seat}`, text)

/** A file that the server draws of a finished game, such as `picture.png?at=37`. */
export const gameFile = async (game: string, file: string): Promise<Blob> =>
  (await answerTo(`games/${encodeURIComponent(game)}/${file}`, {})).blob()

/** All puzzles, and which is that of the day. */
export const listPuzzles = () => ask<PuzzleList>('puzzles')
export const puzzleAsked = (puzzle: string) =>
  ask<PuzzleQuestion>(`puzzles/${encodeURIComponent(puzzle)}`)
/** What usually follows an option of a puzzle. */
export const puzzleFuture = (puzzle: number, option: string) =>
  ask<Replay>(`puzzles/${puzzle}/future?option=${encodeURIComponent(option)}`)
/** Opens a table that plays on from a puzzle. */
export const playPuzzle = (puzzle: number, wanted: PlayPuzzle) =>
  ask<Created>(`puzzles/${puzzle}/play-on`, wanted)

/** The record of a game, as a file. */
export const gameRecord = async (table: string): Promise<Blob> =>
  (await answerTo(`${tablePath(table)}/record`, {})).blob()
export const recordAddress = (table: string) => `/api/${tablePath(table)}/record`
