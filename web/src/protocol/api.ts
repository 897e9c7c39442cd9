/** The HTTP interface: how requests are made, and those by which tables are opened, listed and joined.
Requests of pages that are opened less often are in `learning`, `moving` and `theatre`. */

import { deviceToken } from './device'
import { isHere, placeOf, transport, type Place } from './transport'

import type {
  Advice,
  Created,
  Glance,
  HouseCards,
  NewTable,
  PuzzleList,
  Result,
  Review,
  Refusal,
  Seated,
  TableInfo,
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

/** The answer to a request; `body` is sent as JSON, a string as it is. A seat that is taken by a
device of a profile is the profile's. */
export async function ask<T>(path: string, body?: unknown, token = '', place?: Place): Promise<T> {
  const proof = token || (body === undefined ? '' : deviceToken())
  const headers: Record<string, string> = proof ? { authorization: `Bearer ${proof}` } : {}
  const request: RequestInit =
    body === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }
  return JSON.parse(await (await answerTo(path, request, place)).text()) as T
}

/** The answer to a request that was granted. */
export async function answerTo(
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

export const tablePath = (table: string) => `tables/${encodeURIComponent(table)}`

export const createTable = (wanted: NewTable, place: Place = 'either') =>
  ask<Created>('tables', wanted, '', place)
/** The server operator's own cards, if there are any. */
export const houseCards = () => ask<HouseCards | null>('house')
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

/** All puzzles, and which is that of the day. */
export const listPuzzles = () => ask<PuzzleList>('puzzles')
/** The record of a game, as a file. */
export const gameRecord = async (table: string): Promise<Blob> =>
  (await answerTo(`${tablePath(table)}/record`, {})).blob()
export const recordAddress = (table: string) => `/api/${tablePath(table)}/record`
