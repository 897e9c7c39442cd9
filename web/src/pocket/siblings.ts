/** The other tabs of this page, whose workers have the same games. What one writes, it tells the
others; and each table is held by one of them at a time. */

const NAME = 'colt-express'

export interface Siblings {
  /** Called with what others have told. */
  onmessage: ((text: string) => void) | null
  /** Tells all others. */
  post(text: string): void
  /** Takes a name, and keeps it until it is unlocked or the worker ends. Returns whether it is ours
  now. */
  lock(name: string): Promise<boolean>
  unlock(name: string): void
  close(): void
}

export function openSiblings(): Siblings {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null
  const held = new Map<string, () => void>()
  const siblings: Siblings = {
    onmessage: null,
    post: (text) => channel?.postMessage(text),
    lock: (name) => lock(name, held),
    unlock: (name) => {
      held.get(name)?.()
      held.delete(name)
    },
    close: () => {
      channel?.close()
      for (const release of held.values()) release()
      held.clear()
    },
  }
  if (channel) channel.onmessage = ({ data }) => siblings.onmessage?.(String(data))
  return siblings
}

function lock(name: string, held: Map<string, () => void>): Promise<boolean> {
  if (held.has(name)) return Promise.resolve(true)
  // Without a secure connection there are no locks, and no games are kept that others could have.
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    const asked = locks.request(`${NAME} ${name}`, { ifAvailable: true }, (given) => {
      if (!given) {
        resolve(false)
        return
      }
      const released = new Promise<void>((release) => held.set(name, release))
      resolve(true)
      return released
    })
    // A browser that refuses locks stores nothing, either.
    asked.catch(() => resolve(true))
  })
}
