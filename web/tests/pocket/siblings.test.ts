import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSiblings, type Siblings } from '../../src/pocket/siblings'

/** Locks as a browser gives them, shared by all tabs of a test. */
function browserLocks() {
  const taken = new Set<string>()
  return {
    async request(
      name: string,
      _: { ifAvailable: true },
      use: (lock: object | null) => Promise<void> | undefined,
    ) {
      if (taken.has(name)) return use(null)
      taken.add(name)
      await use({ name })
      taken.delete(name)
    },
  }
}

const opened: Siblings[] = []
function open(): Siblings {
  const siblings = openSiblings()
  opened.push(siblings)
  return siblings
}

afterEach(() => {
  for (const one of opened.splice(0)) one.close()
  vi.unstubAllGlobals()
})

describe('two tabs', () => {
  it('tell each other what they write, and hear nothing of themselves', async () => {
    const [one, other] = [open(), open()]
    const heard = vi.fn()
    const echo = vi.fn()
    one.onmessage = echo
    other.onmessage = heard
    one.post('table here-1 has changed')
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('table here-1 has changed'))
    expect(echo).not.toHaveBeenCalled()
  })

  it('hold a table one after the other', async () => {
    vi.stubGlobal('navigator', { locks: browserLocks() })
    const [one, other] = [open(), open()]
    expect(await one.lock('here-1')).toBe(true)
    expect(await one.lock('here-1')).toBe(true)
    expect(await other.lock('here-1')).toBe(false)
    expect(await other.lock('here-2')).toBe(true)
    one.unlock('here-1')
    await vi.waitFor(async () => expect(await other.lock('here-1')).toBe(true))
  })

  it('let go of what they hold when they end', async () => {
    vi.stubGlobal('navigator', { locks: browserLocks() })
    const [one, other] = [open(), open()]
    await one.lock('here-1')
    one.close()
    await vi.waitFor(async () => expect(await other.lock('here-1')).toBe(true))
  })
})

it('one tab alone needs no locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await open().lock('here-1')).toBe(true)
})
