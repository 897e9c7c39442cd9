/** The worker in which bots of the laboratory run. The page ends it when a bot takes too long. */

import type { PyCallable } from 'pyodide/ffi'
import { startPython } from '../python'
import { closeDoors, limitMemory } from './guarding'
import type { FromLab, ToLab } from './messages'

const say = (message: FromLab) => postMessage(message)

let work: PyCallable | null = null

async function start(base: string): Promise<void> {
  limitMemory()
  const python = await startPython(base, {
    onprogress: (loaded, total) => say({ kind: 'progress', loaded, total }),
  })
  work = python.pyimport('colt_express.lab.desk.do') as PyCallable
  closeDoors()
}

function answer(id: number, name: string, asked: string): void {
  const report = (text: string) => say({ kind: 'report', id, text })
  try {
    say({ kind: 'done', id, answer: String(work?.(name, asked, report)) })
  } catch (error) {
    say({ kind: 'undone', id, reason: String(error) })
  }
}

onmessage = ({ data }: MessageEvent<ToLab>) => {
  if (data.kind === 'do') return answer(data.id, data.name, data.asked)
  start(data.base).then(
    () => say({ kind: 'ready' }),
    (error: unknown) => (
      console.error(String(error)),
      say({ kind: 'failed', reason: String(error) })
    ),
  )
}
