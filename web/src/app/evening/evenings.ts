/** What an evening's page reads from what the server told: names, tables, rounds, results. */

import type { Evening, EveningGuest, EveningStanding, EveningTable } from '../../protocol/protocol'
import { isolated } from '../../words/isolated'
import type { Words } from '../../words/words'
import { levelOf } from '../shared/bots'

/** In place of a guest's number: a seat of a bot. */
const BOT = -1

export const guestOf = (evening: Evening, guest: number): EveningGuest | undefined =>
  evening.guests.find((one) => one.guest === guest)

/** The name of a guest, or of the bots. */
export function nameOf(evening: Evening, guest: number, words: Words): string {
  if (guest === BOT) return levelOf(evening.bot, words).name
  return guestOf(evening, guest)?.name || words.say('page-evening-nameless')
}

/** Who sits at a table, in one line. */
export const sitters = (evening: Evening, table: EveningTable, words: Words): string =>
  table.seats.map((guest) => isolated(nameOf(evening, guest, words))).join(', ')

/** The guests who play and have not left. */
export const players = (evening: Evening): EveningGuest[] =>
  evening.guests.filter(({ plays, left }) => plays && !left)

/** The table at which this device's person plays now. */
export const tableOf = (evening: Evening): EveningTable | undefined =>
  evening.tables
    .at(-1)
    ?.find(
      ({ stage, seats }) => stage === 'playing' && evening.you >= 0 && seats.includes(evening.you),
    )

/** Whether another guest can still come and play. */
export const mayJoin = (evening: Evening): boolean =>
  evening.you < 0 && evening.phase !== 'over' && evening.round < evening.rounds

/** The standings as lines of cells for a spreadsheet, with their heading. */
export function cellsOf(evening: Evening, words: Words): string[][] {
  const rounds = evening.tables.map((_, index) =>
    words.say('page-evening-round', { round: index + 1 }),
  )
  const heading = ['place', 'name', 'points', 'wins', 'money'].map((one) =>
    words.say(`page-evening-column-${one}`),
  )
  const lines = evening.standings.map((line) => [
    String(line.place),
    nameOf(evening, line.guest, words),
    String(line.points),
    String(line.wins),
    String(line.money),
    ...evening.tables.map((_, index) => pointsIn(line, index)),
  ])
  return [[...heading, ...rounds], ...lines]
}

/** What a round brought, as a cell; empty for a round without the guest. */
export const pointsIn = (line: EveningStanding, index: number): string =>
  String(line.rounds[index]?.points ?? '')

/** Cells as comma-separated values. A name that a spreadsheet would read as a formula is marked as
text. */
export function csvOf(cells: string[][]): string {
  const cell = (text: string) => {
    const safe = /^[=+\-@\t]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text
    return /[",\n\r']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return cells.map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n'
}
