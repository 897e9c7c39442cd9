/** What the page and the engine's worker say to each other. */

import type { StorageTrouble } from './database'

/** What a worker is for: `table` has the tables of this device; `helper` does long work for it. */
export type Role = 'table' | 'helper'

export type ToWorker =
  /** The first message. `base` is the address of the page, which may have a service worker. */
  | { kind: 'start'; role: Role; base: string; served: boolean }
  | {
      kind: 'ask'
      id: number
      method: string
      path: string
      headers: Record<string, string>
      body: Uint8Array
    }
  | { kind: 'connect'; socket: number; table: string }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number }
  /** Long work, for a helper. */
  | { kind: 'work'; id: number; name: string; details: Uint8Array }

export type FromWorker =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready' }
  /** It could not start. `wrong` if files were damaged, so that another try may help. */
  | { kind: 'failed'; reason: string; wrong: boolean }
  /** Games cannot be kept. */
  | { kind: 'trouble'; trouble: StorageTrouble }
  | Answered
  | { kind: 'opened'; socket: number }
  | { kind: 'message'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number; reason: string }
  | { kind: 'done'; id: number; result: Uint8Array }
  | { kind: 'undone'; id: number; reason: string }

export interface Answered {
  kind: 'answer'
  id: number
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}
