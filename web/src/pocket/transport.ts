/** Decides what answers: the server, or the engine on this device.

The tables of this device are always the engine's, and at a static site everything is. Elsewhere
new tables are, if the player plays on this device; and it takes the server's place while that cannot be reached, if the browser keeps it; only a server's
own tables, and what concerns its other guests, have to wait. */

import { engineNote } from './keptEngine'
import { settings } from '../browser/settings.svelte'
import { isStatic } from '../browser/site'
import { ApiError } from '../protocol/api'
import {
  isHere,
  toServer,
  type Connection,
  type Place,
  type Transport,
} from '../protocol/transport'
import { Later } from './later'
import { reach } from './reach.svelte'

/** HTTP statuses by which a proxy says that it does not reach the server. */
const GATEWAY = [502, 504]

/** Header of an answer that the service worker has kept. */
const KEPT = 'x-kept'

/** What pages ask for unasked: no reason to download the engine. */
const UNASKED = ['puzzles', 'today?card', 'house', 'seats', 'levels']

const device = () => import('./device.svelte')

async function answerHere(path: string, request: RequestInit): Promise<Response> {
  const asked = !UNASKED.includes(path)
  if (!asked && engineNote() !== 'kept') throw new ApiError(0, '')
  return (await device()).answerFromDevice(path, request, asked)
}

async function answer(path: string, request: RequestInit, place: Place): Promise<Response> {
  const here = isStatic() || (settings.here && path === 'tables')
  if (place === 'device' || (here && place === 'either')) return answerHere(path, request)
  if (isStatic()) return (await import('./serverless')).refuse()
  const found = await toServer.answer(path, request, place).catch(() => null)
  if (found?.headers.has(KEPT)) return found
  reach.lost = !found || GATEWAY.includes(found.status)
  if (!reach.lost && found) {
    reach.here = false
    return found
  }
  if (place === 'server' || engineNote() !== 'kept') throw new ApiError(0, '')
  reach.here = true
  return answerHere(path, request)
}

function connect(table: string): Connection {
  if (!isHere(table)) return toServer.connect(table)
  return new Later(device().then(({ connectToDevice }) => connectToDevice(table)))
}

export const eitherWay: Transport = { answer, connect }
