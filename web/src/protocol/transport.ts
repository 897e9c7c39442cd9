/** How requests and connections travel: to the server, unless the page has been given another
transport. Tables that are played on this device have names of their own kind. */

/** The part of a WebSocket that the page uses. */
export interface Connection {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

/** Where a request can be answered: `either` if no table of one of them is spoken of. */
export type Place = 'server' | 'device' | 'either'

export interface Transport {
  /** The answer to a request, whose path has no `/api/`. */
  answer(path: string, request: RequestInit, place: Place): Promise<Response>
  connect(table: string): Connection
}

/** Beginning of the names of tables that are played on this device. */
const HERE = 'here-'
export const isHere = (table: string): boolean => table.startsWith(HERE)

/** Where the table or game is that a path such as `tables/ID/join` names. */
export function placeOf(path: string): Place {
  const table = /^(?:tables|games)\/([^/?]+)/.exec(path)?.[1]
  if (table === undefined) return 'either'
  return isHere(table) ? 'device' : 'server'
}

export function socketAddress(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

export const toServer: Transport = {
  answer: (path, request) => fetch(`/api/${path}`, request),
  connect: (table) => new WebSocket(socketAddress(table)),
}

let chosen = toServer

/** Takes another transport from now on. */
export function travelBy(transport: Transport): void {
  chosen = transport
}

export const transport: Transport = {
  answer: (path, request, place) => chosen.answer(path, request, place),
  connect: (table) => chosen.connect(table),
}
