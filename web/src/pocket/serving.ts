/** The tables of this device: answers the page as a server would, by the server's own program. */

import type { PyCallable, PyProxy } from 'pyodide/ffi'
import { openDatabase } from './database'
import { Helper, type Page } from './helper'
import { bytesOf } from './helping'
import type { FromWorker, ToWorker } from './messages'
import type { startPython } from './python'
import { openSiblings } from './siblings'

type Python = Awaited<ReturnType<typeof startPython>>
type Say = (message: FromWorker, transfer?: Transferable[]) => void
type Bytes = { toJs(): Uint8Array<ArrayBuffer>; destroy(): void }

/** An answer of the program; see `colt_express.pocket.pocket`. */
interface Answer extends PyProxy {
  status: number
  headers: PyProxy
  body: Bytes
}

interface Pocket extends PyProxy {
  answer(method: string, path: string, headers: PyProxy, body: Uint8Array): Promise<Answer>
  open_socket(
    table: string,
    send: (text: string) => void,
    closed: (code: number, reason: string) => void,
  ): Promise<PocketSocket | undefined>
}

interface PocketSocket extends PyProxy {
  receive(text: string): void
  close(): void
}

/** Opens the tables that are stored here, and returns what receives the page's messages. */
export async function serveTables(
  python: Python,
  page: Page,
  say: Say,
): Promise<(message: ToWorker) => void> {
  const helper = new Helper(page, () => new Worker(globalThis.location.href, { type: 'module' }))
  const open = python.pyimport('colt_express.pocket.browser.open_pocket') as PyCallable
  const database = await openDatabase((trouble) => say({ kind: 'trouble', trouble }))
  const pocket = (await open(database, openSiblings(), helper)) as Pocket
  const sockets = new Map<number, Promise<PocketSocket | null>>()

  async function answer({ id, method, path, headers, body }: Extract<ToWorker, { kind: 'ask' }>) {
    const told = python.toPy(headers) as PyProxy
    const made = await pocket.answer(method, path, told, body)
    const content = bytesOf(made.body)
    const all = made.headers.toJs({ dict_converter: Object.fromEntries }) as Record<string, string>
    say({ kind: 'answer', id, status: made.status, headers: all, body: content }, [content.buffer])
    told.destroy()
    made.destroy()
  }

  async function connect(socket: number, table: string): Promise<PocketSocket | null> {
    const send = (text: string) => say({ kind: 'message', socket, text })
    const closed = (code: number, reason: string) => {
      sockets.delete(socket)
      say({ kind: 'closed', socket, code, reason })
    }
    try {
      const connected = (await pocket.open_socket(table, send, closed)) ?? null
      if (connected) say({ kind: 'opened', socket })
      return connected
    } catch {
      closed(BROKEN, 'this table cannot be opened')
      return null
    }
  }

  return (message) => {
    switch (message.kind) {
      case 'ask':
        void answer(message)
        break
      case 'connect':
        sockets.set(message.socket, connect(message.socket, message.table))
        break
      case 'send':
        void sockets.get(message.socket)?.then((one) => one?.receive(message.text))
        break
      case 'close':
        void sockets.get(message.socket)?.then((one) => one?.close())
        sockets.delete(message.socket)
        break
    }
  }
}

/** Close code of a connection that failed for a reason of ours. */
const BROKEN = 1011
