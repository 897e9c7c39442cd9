/** Boarding, and finding out how rides ended. */

import { noteOfRide, noteRide, openRides, type Ride } from '../../browser/rides'
import { claimSeat } from '../../browser/me/me'
import { mySeats, rememberSeats } from '../../browser/seats'
import { settings } from '../../browser/settings.svelte'
import { ApiError } from '../../protocol/api'
import { deviceToken } from '../../protocol/device'
import { boardTrain, rideTold } from '../../protocol/today'
import { isHere } from '../../protocol/transport'

/** Open rides that are asked about; older ones are not finished any more. */
const ASKED = 7

/** Opens the table of a ride on the train of that day, which runs today. Returns its name. */
export async function board(day: string, name: string, counts: boolean): Promise<string> {
  const place = settings.here ? 'device' : 'either'
  const { table, seat, token } = await boardTrain({ name, counts }, place)
  rememberSeats([{ table, seat, token, name }])
  if (counts) noteRide(day, table)
  return table
}

/** Asks how rides ended whose end is not known, and returns the days of those whose table is gone. */
export async function catchUp(): Promise<string[]> {
  const gone: string[] = []
  const asked = openRides().filter(([, ride]) => !isElsewhere(ride))
  for (const [day, { table }] of asked.slice(0, ASKED)) {
    try {
      const { outcome } = await rideTold(table)
      noteOfRide(day, { outcome })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && !error.code) gone.push(day)
      // Otherwise it is still played, or the server cannot be reached.
    }
  }
  return gone
}

/** Fetches the seat of a ride that began on another device of the player, if the server has it. */
export async function takeSeat(ride: Ride | undefined): Promise<void> {
  if (!ride || isHere(ride.table) || tokenAt(ride.table) || !deviceToken()) return
  await claimSeat(ride.table).catch(() => undefined) // its table may be gone
}

/** Whether the game of a ride is on another device of the player, who alone can play and watch it. */
export const isElsewhere = ({ table }: Ride): boolean => isHere(table) && !tokenAt(table)

/** The token of the seat at a table. */
export const tokenAt = (table: string): string =>
  mySeats().find((seat) => seat.table === table)?.token ?? ''
