/** Rides on trains of the day travel with a profile: each is sent once, and those of other devices
come. */

import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { forgetMe } from '../../../src/browser/me/me'
import { exchangeRides, shareRides } from '../../../src/browser/me/rides'
import { noteOfRide, noteRide, rides } from '../../../src/browser/rides'
import { keepDeviceToken } from '../../../src/protocol/device'
import { toServer, travelBy } from '../../../src/protocol/transport'
import type { OwnRide, RideOutcome } from '../../../src/protocol/protocol'

const outcome: RideOutcome = { money: 500, place: 2, sides: 4, won: false, rounds: [] }
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`
const TOKEN = `device.${'a'.repeat(22)}`

/** A server whose profile knows these rides; returns the days that each request has sent. */
function server(known: OwnRide[]): string[][] {
  const sent: string[][] = []
  const before = globalThis.fetch
  onTestFinished(() => void (globalThis.fetch = before))
  globalThis.fetch = vi.fn((_path: string, request: RequestInit) => {
    const { rides } = JSON.parse(String(request.body)) as { rides: OwnRide[] }
    sent.push(rides.map(({ day }) => day))
    const others = rides.filter((ride) => !known.some((one) => one.day === ride.day))
    return Promise.resolve(new Response(JSON.stringify({ rides: [...known, ...others] })))
  }) as typeof fetch
  return sent
}

beforeEach(() => {
  localStorage.clear()
  travelBy(toServer)
  keepDeviceToken(TOKEN)
})

it('sends each ride once, and again when it has ended or for another profile', async () => {
  const sent = server([])
  for (let n = 1; n <= 21; n++) noteRide(day(n), `table-${n}`)
  await shareRides()
  expect(sent.map((days) => days.length)).toEqual([20, 1])
  await shareRides()
  noteOfRide(day(3), { outcome })
  await shareRides()
  expect(sent.slice(2)).toEqual([[], [day(3)]])
  expect(Object.keys(rides())).toHaveLength(21)
  forgetMe()
  await shareRides()
  expect(sent).toHaveLength(4) // without a profile nothing is sent
  keepDeviceToken(TOKEN)
  await shareRides()
  expect(sent.slice(4).map((days) => days.length)).toEqual([20, 1])
})

it('takes over what the profile knows, as it counts', async () => {
  noteRide(day(1), 'mine')
  noteRide(day(2), 'too late')
  server([
    { day: day(2), table: 'first', outcome, listed: true },
    { day: day(3), table: 'elsewhere', outcome: null },
  ])
  await shareRides()
  expect(rides()).toEqual({
    [day(1)]: { table: 'mine', outcome: null, listed: false },
    [day(2)]: { table: 'first', outcome, listed: true },
    [day(3)]: { table: 'elsewhere', outcome: null, listed: false },
  })
})

it('loses nothing without a server', async () => {
  noteRide(day(1), 'mine')
  globalThis.fetch = vi.fn(() => Promise.reject(new TypeError('offline')))
  await exchangeRides()
  expect(rides()[day(1)]?.table).toBe('mine')
  const sent = server([])
  await exchangeRides()
  expect(sent).toEqual([[day(1)]])
})
