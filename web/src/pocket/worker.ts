/** A worker that runs the server's own program. One holds the tables of this device and answers the
page as a server would; it starts another as its helper for long work, which may be thrown away. */

import { WrongFile } from './files'
import { help } from './helping'
import type { FromWorker, ToWorker } from './messages'
import { startPython } from './python'
import { serveTables } from './serving'

const say = (message: FromWorker, transfer: Transferable[] = []) =>
  globalThis.postMessage(message, { transfer })

/** What a role does with a message after the first. */
export type Receive = (message: ToWorker) => void

type Start = Extract<ToWorker, { kind: 'start' }>

let receive: Promise<Receive> | null = null

globalThis.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') receive ??= start(data)
  else (await receive)?.(data)
}

async function start({ role, base, served }: Start): Promise<Receive> {
  try {
    const onprogress = (loaded: number, total: number) => say({ kind: 'progress', loaded, total })
    const python = await startPython(base, { served, onprogress })
    const begun = await (role === 'table'
      ? serveTables(python, { base, served }, say)
      : help(python, say))
    say({ kind: 'ready' })
    return begun
  } catch (error) {
    // A part that cannot be fetched is a TypeError.
    const wrong = error instanceof WrongFile || error instanceof TypeError
    say({ kind: 'failed', reason: String(error), wrong })
    return () => undefined
  }
}
