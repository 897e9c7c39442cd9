/** What goes over the socket and the HTTP interface: the server's messages.py, field by field. */

import type { EventView, Mine, View } from './types'

export interface SeatInfo {
  seat: number
  kind: 'human' | 'bot' | 'open'
  name: string
  bandit: string
  bot: string
  present: boolean
}

export interface TableInfo {
  type: 'table'
  table: string
  status: 'waiting' | 'playing' | 'over'
  public: boolean
  clock: number
  options: Record<string, unknown>
  seats: SeatInfo[]
  host: number
  seed_hash: string
  seed: string
  next_table: string
}

export interface Welcome {
  type: 'welcome'
  seat: number
  number: number
}

export interface Told {
  type: 'told'
  number: number
  chooser: number
  events: EventView[]
  deadline?: number
  table?: View | null
  mine?: Mine | null
}

export interface Now {
  type: 'now'
  number: number
  deadline: number
  table: View
  mine: Mine
}

export interface Said {
  type: 'said'
  seat: number
  name: string
  text: string
  emote: string
}

export interface Reply {
  type: 'reply'
  id: number
  status: 'ok' | 'stale' | 'refused'
  sentence: string
  number: number
}

export type FromServer = TableInfo | Welcome | Told | Now | Said | Reply

export const EMOTES = ['hat', 'laugh', 'gasp', 'cheer', 'sorry', 'hurry'] as const
export type Emote = (typeof EMOTES)[number]

/** Everything a client sends; the client itself adds the `id`. */
export type FromClient =
  | { type: 'hello'; token: string; seen: number }
  | { type: 'choose'; number: number; option: string }
  | { type: 'say'; text: string }
  | { type: 'emote'; name: Emote }
  | { type: 'start' }
  | { type: 'kick'; seat: number }
  | { type: 'fill'; seat: number; bot: string }
  | { type: 'substitute'; seat: number; bot: string }
  | { type: 'back' }
  | { type: 'rematch' }
