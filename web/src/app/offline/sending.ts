/** Games of this device on their way to another place: in a link, which no browser sends to a server,
or in a request. */

import { pack } from '../../pocket/packing'
import { siteRoot } from '../../browser/site'
import type { GoOn } from '../../protocol/protocol'
import type { Words } from '../../words/words'
import { levelOf } from '../shared/bots'
import { RECORD } from '../shared/route.svelte'

/** The server that an address names, as an origin; null if it names none. People leave out the
beginning of an address, and copy more than its end. */
export function serverAt(address: string): string | null {
  const typed = address.trim()
  try {
    const { origin, protocol, hostname, username } = new URL(
      /^\w+:\/\//.test(typed) ? typed : `https://${typed}`,
    )
    const named = /^localhost$|^[\w-]+(\.[\w-]+)+$|^\[[\da-f:]+\]$/.test(hostname)
    return /^https?:$/.test(protocol) && named && !username ? origin : null
  } catch {
    return null
  }
}

/** The address of this site. */
export const thisSite = (): string => new URL(siteRoot() || '.', location.href).href

/** A link that holds a record, or a game to go on with; `site` is where it is opened. */
export const linkWith = async (site: string, text: string): Promise<string> =>
  new URL(`${RECORD}/${await pack(text)}`, site).href

/** The game to go on with that a text is; null for other texts, such as records. */
export function gameIn(text: string): GoOn | null {
  try {
    const { name, seat, bots, record } = JSON.parse(text) as Partial<GoOn>
    if (typeof name !== 'string' || typeof seat !== 'number' || !Array.isArray(bots)) return null
    return typeof record === 'object' ? { name, seat, bots: bots.map(String), record } : null
  } catch {
    return null
  }
}

/** Who plays a game that is to be sent, and how many choices were made. */
export function contentOf({ name, seat, bots, record }: GoOn, words: Words) {
  const names = bots.map((bot, n) => (n === seat ? name : levelOf(bot, words).name)).join(', ')
  const { choices } = record as { choices?: unknown[] }
  return { names, count: choices?.length ?? 0 }
}

const KEY = 'colt-express server'

/** The server to which a game was sent last. */
export function lastServer(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function noteServer(origin: string): void {
  try {
    localStorage.setItem(KEY, origin)
  } catch {
    // Then its address is typed again.
  }
}
