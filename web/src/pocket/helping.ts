/** The helper's side of long work. */

import type { PyCallable } from 'pyodide/ffi'
import type { FromWorker, ToWorker } from './messages'
import type { startPython } from './python'

/** Answers requests for long work, one after the other. */
export function help(
  python: Awaited<ReturnType<typeof startPython>>,
  say: (message: FromWorker) => void,
): (message: ToWorker) => void {
  const work = python.pyimport('colt_express.pocket.long_work.do') as PyCallable
  return (message) => {
    if (message.kind !== 'work') return
    const { id, name, details } = message
    try {
      say({ kind: 'done', id, result: bytesOf(work(name, details)) })
    } catch (error) {
      say({ kind: 'undone', id, reason: String(error) })
    }
  }
}

/** The content of Python's bytes, which are freed. */
export function bytesOf(made: { toJs(): Uint8Array<ArrayBuffer>; destroy(): void }) {
  const bytes = made.toJs()
  made.destroy()
  return bytes
}
