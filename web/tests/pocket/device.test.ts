import { beforeEach, describe, expect, it, vi } from 'vitest'
import { engineNote } from '../../src/pocket/keptEngine'
import { answerFromDevice, connectToDevice, Device } from '../../src/pocket/device.svelte'
import type { ToWorker } from '../../src/pocket/messages'
import { reach } from '../../src/pocket/reach.svelte'
import { FakeWorker } from './fakeWorker'

const SIZE = 6_400_000
let workers: FakeWorker[]
let stored: number

function made(parts: Partial<ConstructorParameters<typeof Device>[0] & object> = {}) {
  workers = []
  return new Device({
    makeWorker: () => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker
    },
    isStored: () => Promise.resolve(stored === SIZE),
    storedBytes: () => Promise.resolve(stored),
    removeFiles: () => Promise.resolve(void (stored = 0)),
    isPageKept: () => Promise.resolve(true),
    keepPageWithEngine: () => Promise.resolve(),
    keepFiles: (_, { onprogress }) => {
      stored = SIZE
      onprogress?.(SIZE, SIZE)
      return Promise.resolve()
    },
    size: SIZE,
    ...parts,
  })
}

beforeEach(() => {
  localStorage.clear()
  stored = 0
  vi.stubGlobal('Worker', FakeWorker)
})

describe('the train that is taken along', () => {
  it('is downloaded, kept, and removed again', async () => {
    const device = made()
    await device.look()
    expect([device.kept, engineNote()]).toEqual([false, ''])
    await device.take()
    expect([device.kept, device.loaded, engineNote()]).toEqual([true, SIZE, 'kept'])
    await device.remove()
    expect([device.kept, device.loaded, engineNote()]).toEqual([false, 0, ''])
  })

  it('is not called ready where the browser does not keep the page itself', async () => {
    const device = made({ isPageKept: () => Promise.resolve(false) })
    await device.take()
    expect([device.kept, device.trouble, engineNote()]).toEqual([false, 'unkept', 'kept'])
  })

  it('can be stopped on the way, and then does not go on by itself', async () => {
    const device = made({
      keepFiles: (_, { onprogress, signal }) => {
        onprogress?.((stored = 1000), SIZE)
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        )
      },
    })
    const taken = device.take()
    expect([device.downloading, device.loaded, engineNote()]).toEqual([true, 1000, 'wanted'])
    device.stop()
    await taken
    expect([device.downloading, device.trouble, engineNote()]).toEqual([false, 'stopped', ''])
    await device.look()
    expect([device.kept, device.loaded]).toEqual([false, 1000])
  })

  it.each([
    ['full', new DOMException('', 'QuotaExceededError')],
    ['nothing', new DOMException('', 'SecurityError')],
    ['download', new TypeError('no network')],
  ])('says why it is not: %s', async (trouble, error) => {
    const device = made({ keepFiles: () => Promise.reject(error) })
    await device.take()
    expect([device.trouble, device.downloading]).toEqual([trouble, false])
    expect(engineNote()).toBe('wanted')
  })

  it('is not there in a page that was built without it', async () => {
    const device = made({ size: 0 })
    await device.take()
    expect(device.trouble).toBe('without')
  })
})

describe('the engine', () => {
  it('starts with the first request, and answers it', async () => {
    const device = made()
    const body = JSON.stringify({ name: 'Ann' })
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const asked = answerFromDevice('tables', request, true, device)
    const [worker] = workers as [FakeWorker]
    expect([device.running, reach.engine]).toEqual(['starting', true])
    worker.say({ kind: 'progress', loaded: 5, total: SIZE })
    expect(device.loaded).toBe(5)
    worker.say({ kind: 'ready' })
    await vi.waitFor(() => expect(worker.heard).toHaveLength(2))
    const [, sent] = worker.heard as [ToWorker, ToWorker & { kind: 'ask' }]
    expect([sent.method, sent.path]).toEqual(['POST', '/api/tables'])
    expect(new TextDecoder().decode(sent.body)).toBe(body)
    const told = new TextEncoder().encode('{"table":"here-1"}')
    worker.say({ kind: 'answer', id: sent.id, status: 201, headers: { a: 'b' }, body: told })
    const answer = await asked
    expect([answer.status, answer.headers.get('a')]).toEqual([201, 'b'])
    expect(await answer.json()).toEqual({ table: 'here-1' })
    expect(device.running).toBe('on')
  })

  it('is tried again when the player asks, not for what the page asks by itself', async () => {
    const device = made()
    const first = answerFromDevice('tables', {}, true, device)
    workers[0]?.say({ kind: 'failed', reason: 'no network', wrong: true })
    await expect(first).rejects.toMatchObject({ code: 'engine_download' })
    await expect(answerFromDevice('seats', {}, false, device)).rejects.toThrow()
    expect(workers).toHaveLength(1)
    void answerFromDevice('tables', {}, true, device).catch(() => undefined)
    expect([workers.length, device.trouble, device.running]).toEqual([2, '', 'starting'])
  })

  it('can be stopped while it starts', async () => {
    const device = made()
    const asked = answerFromDevice('tables', {}, true, device)
    device.stop()
    await expect(asked).rejects.toMatchObject({ code: 'engine_stopped' })
    expect([workers[0]?.ended, device.running]).toEqual([true, 'off'])
  })

  it('is started again after it has died, and connections come back', async () => {
    const device = made()
    const socket = connectToDevice('here-1', device)
    const closed = vi.fn()
    socket.onclose = closed
    workers[0]?.say({ kind: 'ready' })
    await vi.waitFor(() => expect(device.running).toBe('on'))
    workers[0]?.onerror?.(new ErrorEvent('error'))
    expect(closed).toHaveBeenCalled()
    connectToDevice('here-1', device)
    expect([workers.length, device.running, device.trouble]).toEqual([2, 'starting', ''])
  })

  it('passes on that games cannot be kept', () => {
    const device = made()
    connectToDevice('here-1', device)
    workers[0]?.say({ kind: 'trouble', trouble: 'full' })
    expect(device.storage).toBe('full')
  })

  it('needs a browser with WebAssembly', async () => {
    Reflect.deleteProperty(globalThis, 'Worker')
    const device = made()
    await expect(answerFromDevice('tables', {}, true, device)).rejects.toMatchObject({
      code: 'engine_old',
    })
  })
})
