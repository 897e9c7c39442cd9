/** The address of a game, of a moment in it, and of the seat from which it is seen. */

import { gamePath } from '../shared/route.svelte'

/** In place of a seat: a spectator, and all cards open. */
export const SPECTATOR = -1
export const OPEN = -2

/** Beginning of the names of records that are not on the server. */
export const LOCAL = 'local-'
/** The name of a record that was given to the page; no link leads to it. */
export const UPLOADED = `${LOCAL}record`

export interface Spot {
  /** The number of choices made; null for the start. */
  at: number | null
  /** Which beat of that step; the last one without it. */
  part?: number
  /** The seat; null for the one that this browser played. */
  seat: number | null
  /** Whether the coach is to be opened there. */
  coach?: boolean
}

const whole = (text: string | null, least: number): number | null =>
  text !== null && /^-?\d{1,6}$/.test(text) && Number(text) >= least ? Number(text) : null

export function spotIn(search: string): Spot {
  const query = new URLSearchParams(search)
  const part = whole(query.get('part'), 0)
  const at = whole(query.get('at'), 0)
  return {
    at,
    ...(part === null ? {} : { part }),
    seat: whole(query.get('seat'), OPEN),
    ...(query.has('coach') ? { coach: true } : {}),
  }
}

export function addressOf(game: string, { at, part, seat, coach }: Spot): string {
  const query = new URLSearchParams()
  if (at !== null) query.set('at', String(at))
  if (part !== undefined) query.set('part', String(part))
  if (seat !== null) query.set('seat', String(seat))
  if (coach) query.set('coach', '1')
  const asked = query.toString()
  return `${gamePath(game)}${asked ? `?${asked}` : ''}`
}
