import type { Connection } from '../protocol/transport'

/** A connection that is made once its other end is there. */
export class Later implements Connection {
  onopen: Connection['onopen'] = null
  onmessage: Connection['onmessage'] = null
  onclose: Connection['onclose'] = null
  #made: Connection | null = null
  #closed = false

  constructor(made: Promise<Connection>) {
    made.then(
      (connection) => this.#take(connection),
      () => this.onclose?.({} as never),
    )
  }

  send(text: string): void {
    this.#made?.send(text)
  }

  close(): void {
    this.#closed = true
    this.#made?.close()
  }

  #take(made: Connection): void {
    this.#made = made
    if (this.#closed) {
      made.close()
      return
    }
    made.onopen = (event) => this.onopen?.(event)
    made.onmessage = (event) => this.onmessage?.(event)
    made.onclose = (event) => this.onclose?.(event)
  }
}
