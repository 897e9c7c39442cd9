import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrange, tailOf, type Rect, type BubbleRequest } from '../../src/browser/bubbles'
import type { LogEntry } from '../../src/play/playing'
import { Talk, cut, lengthOf } from '../../src/play/talk.svelte'

const said = (key: number, seat: number, text = 'Hands up!', emote = ''): LogEntry => ({
  key,
  said: { seat, name: 'Bob', text, emote },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('bubbles', () => {
  function listen(muted: number[] = []) {
    const talk = new Talk()
    let log = $state.raw<LogEntry[]>([])
    let heard = 0
    const stop = $effect.root(() => {
      $effect(() => {
        heard += talk.hear(log, muted).length
      })
    })
    flushSync()
    const say = (...entries: LogEntry[]) => {
      log = [...log, ...entries]
      flushSync()
    }
    const seats = () => talk.bubbles.map(({ seat }) => seat)
    return { talk, say, seats, heard: () => heard, stop }
  }

  it('are there for a while, the last one of each', () => {
    const { talk, say, seats, stop } = listen()
    say(said(1, 0), said(2, 1, '', 'hat'), { key: 3, event: { kind: 'over', rule: '' } })
    say(said(4, 0, 'Now!'))
    expect(talk.bubbles.map(({ seat, text }) => [seat, text])).toEqual([
      [1, ''],
      [0, 'Now!'],
    ])
    vi.advanceTimersByTime(3300)
    expect(seats()).toEqual([0])
    vi.advanceTimersByTime(8000)
    expect(seats()).toEqual([])
    stop()
  })

  it('are not made by muted players', () => {
    const { say, seats, heard, stop } = listen([1])
    say(said(1, 1), said(2, 2, '', 'laugh'))
    expect(seats()).toEqual([2])
    expect(heard()).toBe(1)
    stop()
  })

  it('are forgotten at another table', () => {
    const { talk, say, stop } = listen()
    say(said(1, 1))
    talk.forget()
    expect(talk.bubbles).toEqual([])
    stop()
  })

  it('stay as long as they need to be read', () => {
    const [hat, short, long] = ['', 'Ha!', 'word '.repeat(60)].map((text) =>
      lengthOf({ seat: 0, name: '', text, emote: text ? '' : 'hat' }),
    ) as [number, number, number]
    expect(hat).toBeLessThan(short)
    expect(short).toBeLessThan(long)
    expect(long).toBeLessThanOrEqual(8000)
  })

  it('have the beginning of a long text, and no half letters', () => {
    expect(cut(' Hands\n up! ')).toBe('Hands up!')
    const long = cut('🤠'.repeat(300))
    expect([...long]).toHaveLength(90)
    expect(long.endsWith('🤠…')).toBe(true)
  })
})

describe('where bubbles go', () => {
  const frame: Rect = { left: 0, top: 0, width: 320, height: 240 }
  const wanted = (x: number, y: number, side: BubbleRequest['side'] = 'above'): BubbleRequest => ({
    ...{ x, y, side, width: 90, height: 40 },
    frame,
  })
  const crossed = (a: Rect, b: Rect) =>
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height

  it('is over the head, below the chip, left of the panel', () => {
    expect(arrange([wanted(160, 120)])).toEqual([{ left: 115, top: 68, width: 90, height: 40 }])
    expect(arrange([wanted(160, 40, 'below')])[0]).toMatchObject({ left: 115, top: 52 })
    expect(arrange([wanted(300, 120, 'left')])[0]).toMatchObject({ left: 198, top: 100 })
  })

  it('is inside the frame', () => {
    for (const x of [-50, 0, 319, 400]) {
      for (const y of [-20, 0, 30, 300]) {
        const [{ left, top }] = arrange([wanted(x, y)]) as [Rect]
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + 90).toBeLessThanOrEqual(320)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top + 40).toBeLessThanOrEqual(240)
      }
    }
  })

  it('is apart from others, also in a crowd', () => {
    const crowd = arrange([0, 1, 2, 3, 4, 5, 6, 7].map((n) => wanted(150 + n * 4, 150)))
    for (const [n, a] of crowd.entries()) {
      for (const b of crowd.slice(n + 1)) expect(crossed(a, b)).toBe(false)
    }
  })

  it('has a tail that points at the speaker', () => {
    const one = wanted(160, 120)
    const [rect] = arrange([one]) as [Rect]
    expect(tailOf(one, rect)).toBe('M38 36L45 52L52 36')
    expect(tailOf(wanted(300, 120, 'left'), { ...rect, left: 198, top: 100 })).toContain('L102 20')
  })
})
