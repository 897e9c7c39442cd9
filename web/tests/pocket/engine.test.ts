import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Engine, EngineError, type Progress } from '../../src/pocket/engine'
import { FakeWorker } from './fakeWorker'

let worker: FakeWorker
let progress: Progress[]
const told = (text: string) => new TextEncoder().encode(text)

function start(): Engine {
  progress = []
  return new Engine({
    base: 'https://example.org/',
    makeWorker: () => (worker = new FakeWorker()),
    onprogress: (one) => progress.push(one),
  })
}

beforeEach(() => {
  for (const name of ['WebAssembly', 'Worker']) vi.stubGlobal(name, {})
})
afterEach(() => vi.unstubAllGlobals())

describe('the engine', () => {
  it('is asked once it is ready, and answers in any order', async () => {
    const engine = start()
    const first = engine.ask('GET', '/api/lessons', {}, told(''))
    const second = engine.ask('POST', '/api/tables', { accept: 'x' }, told('{}'))
    expect(worker.heard.map(({ kind }) => kind)).toEqual(['start'])
    worker.say({ kind: 'progress', loaded: 5, total: 9 })
    worker.say({ kind: 'ready' })
    await vi.waitFor(() => expect(worker.heard).toHaveLength(3))
    const ids = worker.heard.slice(1).map((one) => (one as { id: number }).id)
    for (const [n, id] of [...ids.entries()].reverse())
      worker.say({ kind: 'answer', id, status: 200 + n, headers: {}, body: told(`${n}`) })
    expect((await first).status).toBe(200)
    expect((await second).status).toBe(201)
    expect(progress).toEqual([{ loaded: 5, total: 9 }])
  })

  it('connects to tables like a server', async () => {
    const engine = start()
    const socket = engine.connect('here-abc')
    const happened: string[] = []
    socket.onopen = () => happened.push('open')
    socket.onmessage = ({ data }: MessageEvent) => happened.push(String(data))
    socket.onclose = ({ code, reason }: CloseEvent) => happened.push(`${code} ${reason}`)
    worker.say({ kind: 'ready' })
    await vi.waitFor(() => expect(worker.heard).toHaveLength(2))
    const { socket: number } = worker.heard[1] as { socket: number }
    worker.say({ kind: 'opened', socket: number })
    socket.send('{"do":"hello"}')
    worker.say({ kind: 'message', socket: number, text: 'told' })
    worker.say({ kind: 'message', socket: number + 1, text: 'not for us' })
    worker.say({ kind: 'closed', socket: number, code: 1008, reason: 'enough' })
    worker.say({ kind: 'message', socket: number, text: 'too late' })
    expect(happened).toEqual(['open', 'told', '1008 enough'])
    expect(worker.heard[2]).toEqual({ kind: 'send', socket: number, text: '{"do":"hello"}' })
  })

  it('says why it is not there', async () => {
    for (const [wrong, failure] of [
      [true, 'download'],
      [false, 'start'],
    ] as const) {
      const engine = start()
      const asked = engine.ask('GET', '/api/lessons', {}, told(''))
      worker.say({ kind: 'failed', reason: 'it broke', wrong })
      await expect(asked).rejects.toEqual(new EngineError(failure))
      expect(worker.ended).toBe(true)
    }
    Reflect.deleteProperty(globalThis, 'WebAssembly')
    await expect(start().ready).rejects.toEqual(new EngineError('old'))
  })

  it('lets no request wait for ever when it dies, and closes all connections', async () => {
    const engine = start()
    worker.say({ kind: 'ready' })
    const closed = vi.fn()
    engine.connect('here-abc').onclose = closed
    const asked = engine.ask('GET', '/api/lessons', {}, told(''))
    await vi.waitFor(() => expect(worker.heard).toHaveLength(3))
    worker.onerror?.(new ErrorEvent('error'))
    await expect(asked).rejects.toThrow(EngineError)
    expect(closed).toHaveBeenCalledOnce()
  })
})
