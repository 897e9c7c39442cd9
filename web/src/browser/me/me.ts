/** You: a profile with a name and a portrait that several devices share. It is made when something
needs it, and there is no password: each device has a token. */

import { ApiError, ask } from '../../protocol/api'
import { deviceToken, isOfDevice, keepDeviceToken, seatToken } from '../../protocol/device'
import { isHere } from '../../protocol/transport'
import type { AddedSeats, Created, Me, MyFirstDevice, OwnSeats } from '../../protocol/protocol'
import { forgetSent } from '../rides'
import { deviceName } from './deviceName'
import { mySeats, renewSeats, setSeats, type Seat } from '../seats'
import { settings } from '../settings.svelte'

export { deviceToken }

/** Seats in one request. */
const AT_ONCE = 20
/** Tables that came from other devices or went to them; one that is forgotten here stays so. */
const SHARED = 'colt-express shared'
/** Maximum number of tables remembered as such. */
const MOST_SHARED = 500

/** The answer to a request of this device; without a `body` it is only read. A device that has been
signed off forgets its profile. */
export async function asMe<T>(path: string, body?: unknown): Promise<T> {
  const token = deviceToken()
  try {
    return await ask<T>(path, body, token, 'server')
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && token === deviceToken()) forgetMe()
    throw error
  }
}

/** Forgets the profile on this device, with the seats that it proved. */
export function forgetMe(): void {
  keepDeviceToken('')
  forgetSent()
  setSeats(mySeats().filter(({ token }) => !isOfDevice(token)))
}

let making: Promise<string> | null = null

/** The token of this device. If it belongs to no profile yet, one is made, and the seats of this
browser become its own. */
export function ensureProfile(): Promise<string> {
  making ??= oneTabAtATime(make).finally(() => (making = null))
  return making
}

async function make(): Promise<string> {
  if (!deviceToken()) {
    const name = settings.name.trim()
    const wanted = { name, device: deviceName(navigator.userAgent) }
    await makeProfile(wanted)
    await shareSeats()
  }
  return deviceToken()
}

/** Makes a profile. A name that is not allowed in public is left out: another can be chosen. */
async function makeProfile(wanted: { name: string; device: string }): Promise<void> {
  try {
    keepDeviceToken((await ask<MyFirstDevice>('me', wanted, '', 'server')).token)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409 && wanted.name)) throw error
    await makeProfile({ ...wanted, name: '' })
  }
}

/** Tabs share the token, so that two of them must not make a profile each. */
async function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request('colt-express device', work) : work()
}

/** Makes the seats of this browser those of the profile, at which its other devices can sit, too. */
export async function shareSeats(): Promise<void> {
  const own = mySeats().filter(({ table, token }) => !isHere(table) && !isOfDevice(token))
  for (let first = 0; first < own.length; first += AT_ONCE) {
    const some = own.slice(first, first + AT_ONCE)
    const seats = some.map(({ table, token }) => ({ table, token }))
    const { seats: added } = await asMe<AddedSeats>('me/seats', { seats })
    const shared = some.filter((_, at) => (added[at] ?? -1) >= 0)
    noteShared(shared)
    const isShared = (seat: Seat) =>
      shared.some(({ table, token }) => table === seat.table && token === seat.token)
    renewSeats(
      mySeats().map((seat) => (isShared(seat) ? { ...seat, token: seatToken(seat.seat) } : seat)),
    )
  }
}

/** Takes over the seats that other devices have taken; returns whether there were any. */
export async function fetchSeats(): Promise<boolean> {
  const before = mySeats().length
  let after = ''
  for (let more = true; more;) {
    const found = await asMe<OwnSeats>(`me/seats${after && `?after=${encodeURIComponent(after)}`}`)
    takeOver(found.seats)
    after = found.seats.at(-1)?.table ?? ''
    more = found.more && !!after
  }
  return mySeats().length > before
}

/** The seat that the server keeps for the profile at a table. */
export async function claimSeat(table: string): Promise<Created> {
  const claimed = await asMe<Created>('me/seats/claim', { table })
  const known = mySeats().some((one) => one.table === table && one.seat === claimed.seat)
  if (!known) {
    const { seat, token } = claimed
    setSeats([{ table, seat, token, name: settings.name, since: Date.now() }, ...mySeats()])
  }
  return claimed
}

function takeOver(found: OwnSeats['seats']): void {
  const shared = new Set(sharedTables())
  const mine = mySeats()
  const isKnown = (table: string, seat: number) =>
    mine.some((one) => one.table === table && one.seat === seat)
  const seats: Seat[] = found
    .filter(({ table, seat }) => !shared.has(table) && !isKnown(table, seat))
    .map(({ since, ...seat }) => ({ ...seat, token: seatToken(seat.seat), since: since * 1000 }))
  noteShared(found)
  if (seats.length) setSeats([...mine, ...seats].sort((a, b) => b.since - a.since))
}

function sharedTables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHARED) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function forgetShared(seats: { table: string }[]): void {
  const tables = new Set(seats.map(({ table }) => table))
  keepShared(sharedTables().filter((table) => !tables.has(table)))
}

function noteShared(seats: { table: string }[]): void {
  const tables = new Set([...seats.map(({ table }) => table), ...sharedTables()])
  keepShared([...tables])
}

function keepShared(tables: string[]): void {
  try {
    localStorage.setItem(SHARED, JSON.stringify(tables.slice(0, MOST_SHARED)))
  } catch {
    // A table that is forgotten may then come back.
  }
}

/** The profile, as the server keeps it. */
export const me = () => asMe<Me>('me')

/** This browser becomes a device of a profile, by what the server was sent at that path: a key, or
the answer of a passkey. The seats of this browser come along. */
export async function arrive(path: string, body: Record<string, unknown>): Promise<void> {
  const device = deviceName(navigator.userAgent)
  const { token } = await ask<MyFirstDevice>(path, { ...body, device }, '', 'server')
  const former = mySeats().filter(({ token }) => isOfDevice(token))
  setSeats(mySeats().filter(({ token }) => !isOfDevice(token)))
  forgetShared(former)
  keepDeviceToken(token)
  forgetSent()
  await shareSeats()
  await fetchSeats()
}
