import type { PythonWorker } from '../../src/pocket/engine'
import type { FromWorker, ToWorker } from '../../src/pocket/messages'

/** A worker that a test plays. */
export class FakeWorker implements PythonWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  heard: ToWorker[] = []
  ended = false

  postMessage(message: ToWorker): void {
    this.heard.push(message)
  }

  terminate(): void {
    this.ended = true
  }

  say(message: FromWorker): void {
    if (!this.ended) this.onmessage?.({ data: message } as MessageEvent<FromWorker>)
  }
}
