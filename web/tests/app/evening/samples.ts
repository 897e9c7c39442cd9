/** Evenings as a server tells them, for tests. */

import type { Evening } from '../../../src/protocol/protocol'

export const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal']

/** An evening of these guests before its first round. */
export const gathering = (more: Partial<Evening> = {}, names = NAMES): Evening => ({
  evening: 'abcdefghjk',
  title: 'Friday at Ann’s',
  phase: 'gathering',
  host: 0,
  rounds: 3,
  round: 0,
  seats: 4,
  options: { rules: 'advanced' },
  clock: 60,
  bot: 'outlaw',
  points: 'places',
  guests: names.map((name, guest) => ({
    guest,
    name,
    since: 1,
    plays: true,
    left: false,
    present: guest !== 3,
  })),
  tables: [],
  standings: [],
  host_away: false,
  you: -1,
  again: 3,
  ...more,
})

const line = (guest: number, points: number, place: number, wins: number) => ({
  place,
  guest,
  points,
  wins,
  money: 10 * points,
  rounds: [{ points, place: 1, money: 10 * points, left: false }, null],
  because: wins ? ('points' as const) : ('tied' as const),
})

/** The same in its second round: one table is over, one still plays. */
export const playing = (more: Partial<Evening> = {}): Evening =>
  gathering({
    phase: 'playing',
    round: 2,
    tables: [
      [
        { table: 'one', seats: [0, 1, 2, 3], stage: 'over' },
        { table: 'two', seats: [4, 5, 6, 7], stage: 'early' },
      ],
      [
        { table: 'three', seats: [0, 4, 1, 5], stage: 'playing' },
        { table: 'four', seats: [2, 6, 7, -1], stage: 'over' },
      ],
    ],
    standings: [
      line(0, 100, 1, 1),
      line(4, 75, 2, 1),
      ...[1, 2, 3, 5, 6, 7].map((guest) => line(guest, 50, 3, 0)),
    ],
    ...more,
  })
