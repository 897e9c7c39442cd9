import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { marks } from '../../src/app/notifications/favicon'
import type { LogEntry } from '../../src/play/playing'
import { Unread } from '../../src/play/unread.svelte'

type See = (entries: { intersectionRatio: number }[]) => void

let see: See = () => undefined
let hidden = false

const said = (key: number, seat: number): LogEntry => ({
  key,
  said: { seat, name: 'Bob', text: 'Hands up!', emote: '' },
})
const event = (key: number): LogEntry => ({ key, event: { kind: 'over', rule: 'END-1' } })

function hide(now: boolean) {
  hidden = now
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  class Observer {
    constructor(look: See) {
      see = look
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  hide(false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the count of unread messages', () => {
  function listen() {
    const unread = new Unread()
    let log = $state.raw<LogEntry[]>([])
    const muted = [3]
    const stop = $effect.root(() => {
      $effect(() => unread.hear(log, 0, muted))
    })
    const tell = (...entries: LogEntry[]) => {
      log = [...log, ...entries]
      flushSync()
    }
    return { unread, tell, stop }
  }

  it('includes messages of others out of sight, except of muted players', () => {
    const { unread, tell, stop } = listen()
    unread.watch(document.body)
    see([{ intersectionRatio: 0.01 }])
    tell(said(1, 1), event(2), said(3, 0), said(4, 3))
    expect(unread.count).toBe(1)
    tell(said(5, 2))
    expect(unread.count).toBe(2)
    see([{ intersectionRatio: 1 }])
    flushSync()
    expect(unread.count).toBe(0)
    tell(said(6, 1))
    expect(unread.count).toBe(0)
    stop()
  })

  it('includes messages that came while the page was hidden', () => {
    const { unread, tell, stop } = listen()
    unread.watch(document.body)
    see([{ intersectionRatio: 1 }])
    flushSync()
    hide(true)
    tell(said(1, 1))
    expect(unread.count).toBe(1)
    hide(false)
    flushSync()
    expect(unread.count).toBe(0)
    stop()
  })
})

describe('the marks of the icon', () => {
  it('are a lamp and a number', () => {
    expect(marks(false, 0)).toBe('')
    expect(marks(true, 0)).toContain('#ffd86b')
    expect(marks(false, 3)).toContain('>3<')
    expect(marks(false, 30)).toContain('>9+<')
  })
})
