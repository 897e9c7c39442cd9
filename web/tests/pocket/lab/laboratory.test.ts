/** The laboratory's worker, as seen by the page: what it is asked, and when it is given up. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDoors } from '../../../src/pocket/lab/guarding'
import { Laboratory, LabLost, PATIENCE, type LabWorker } from '../../../src/pocket/lab/laboratory'
import type { FromLab, ToLab } from '../../../src/pocket/lab/messages'

class FakeWorker implements LabWorker {
  onmessage: LabWorker['onmessage'] = null
  onerror: LabWorker['onerror'] = null
  sent: ToLab[] = []
  ended = false

  postMessage(message: ToLab): void {
    this.sent.push(message)
  }

  terminate(): void {
    this.ended = true
  }

  say(message: FromLab): void {
    this.onmessage?.({ data: message } as MessageEvent<FromLab>)
  }
}

function started() {
  const worker = new FakeWorker()
  const lab = new Laboratory({ base: 'http://here/', makeWorker: () => worker })
  worker.say({ kind: 'ready' })
  return { worker, lab }
}

const TRIAL = { code: 'x', games: 2, against: 'outlaw' } as const
const lossOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof LabLost ? [error.loss, error.at] : error),
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the laboratory', () => {
  it('asks for work by its name and hands on what is reported', async () => {
    const { worker, lab } = started()
    const told: unknown[] = []
    const run = lab.run(TRIAL, (progress) => told.push(progress.games))
    await vi.advanceTimersByTimeAsync(0)
    expect(worker.sent[0]).toEqual({ kind: 'start', base: 'http://here/' })
    expect(worker.sent[1]).toEqual({ kind: 'do', id: 1, name: 'run', asked: JSON.stringify(TRIAL) })
    worker.say({ kind: 'report', id: 1, text: '{"game":0,"asked":"plan"}' })
    worker.say({ kind: 'report', id: 1, text: '{"games":1,"wins":1,"interval":[0,1],"game":{}}' })
    worker.say({ kind: 'done', id: 1, answer: '{"games":2}' })
    expect(await run).toEqual({ games: 2 })
    expect(told).toEqual([1])
  })

  it('gives the worker up when it is silent for too long, and says over what', async () => {
    const { worker, lab } = started()
    const run = lossOf(lab.run(TRIAL, () => undefined))
    await vi.advanceTimersByTimeAsync(0)
    for (let n = 0; n < 5; n += 1) {
      await vi.advanceTimersByTimeAsync(1000 * (PATIENCE - 1))
      worker.say({ kind: 'report', id: 1, text: '{"game":4,"asked":"move"}' })
    }
    expect(worker.ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1000 * PATIENCE)
    expect(await run).toEqual(['slow', { game: 4, asked: 'move' }])
    expect(worker.ended).toBe(true)
    expect(await lossOf(lab.check('x'))).toEqual(['ended', null])
  })

  it('counts the time of work that waits only from when it is its turn', async () => {
    const { worker, lab } = started()
    const run = lab.run(TRIAL, () => undefined)
    const check = lab.check('x')
    for (let n = 0; n < 20; n += 1) {
      await vi.advanceTimersByTimeAsync(1000 * (PATIENCE - 1))
      worker.say({ kind: 'report', id: 1, text: '{"game":4,"asked":"move"}' })
    }
    worker.say({ kind: 'done', id: 1, answer: '{}' })
    worker.say({ kind: 'done', id: 2, answer: '{"mistakes":[],"name":"A"}' })
    expect(await run).toEqual({})
    expect(await check).toEqual({ mistakes: [], name: 'A' })
  })

  it('is lost when it cannot start, breaks or is closed', async () => {
    const broken = started()
    const checked = lossOf(broken.lab.check('x'))
    await vi.advanceTimersByTimeAsync(0)
    broken.worker.say({ kind: 'undone', id: 1, reason: 'RuntimeError: memory' })
    expect(await checked).toEqual(['broken', null])

    const closed = started()
    const waiting = lossOf(closed.lab.check('x'))
    closed.lab.close()
    expect(await waiting).toEqual(['ended', null])

    const worker = new FakeWorker()
    const lab = new Laboratory({ base: '', makeWorker: () => worker })
    worker.say({ kind: 'failed', reason: 'no network' })
    expect(await lossOf(lab.check('x'))).toEqual(['start', null])
  })
})

describe('a bot', () => {
  it('finds no door to the network, to storage or to other programs', () => {
    const scope = Object.create({ fetch: () => 'inherited' }) as Record<string, unknown>
    scope.indexedDB = {}
    const functions = { constructor: Function }
    closeDoors(scope, [functions])
    for (const name of ['fetch', 'indexedDB', 'WebSocket', 'caches', 'navigator', 'eval'])
      expect(scope[name]).toBeUndefined()
    for (const name of ['Function', 'setTimeout', 'setInterval'])
      expect(() => (scope[name] as (text: string) => unknown)('return 1')).toThrow('no text')
    expect(() => functions.constructor('return 1')).toThrow('no text')
    expect((scope.Function as typeof Function).prototype).toBe(Function.prototype)
    expect(() => Object.assign(scope, { fetch: () => 'again' })).toThrow()
  })
})
