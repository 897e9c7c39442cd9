import type { Connection } from '../../src/protocol/transport'

/** A socket whose other end is the test. */
export class FakeConnection implements Connection {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false

  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.closed = true
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  reply(status: 'ok' | 'stale' | 'refused', number = 0) {
    this.tell({ type: 'reply', id: this.last.id, status, sentence: '', number })
  }
  get last() {
    return this.sent.at(-1) as { id: number; type: string }
  }
}
