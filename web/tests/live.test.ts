import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import samples from '../src/gallery/views.json'
import { Live, type Line } from '../src/lib/live.svelte'
import type { Mine, View } from '../src/lib/types'
import type { Pace } from '../src/lib/settings.svelte'

/** A socket whose other end is the test. */
class FakeLine implements Line {
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
  get last() {
    return this.sent.at(-1) as { id: number; type: string }
  }
}

const sample = samples.find((one) => one.name === 'four players, a move over the roofs')
const table = sample?.public as unknown as View
const mine = sample?.mine as unknown as Mine
const mover = mine.question?.bandit ?? ''
const moved = { kind: 'moved', rule: 'MOVE-1', bandit: mover, at: 'car 1' }
const info = { type: 'table', table: 't', status: 'playing', seats: [], host: 0 }

function sit(pace: Pace = 'normal') {
  const lines: FakeLine[] = []
  const connect = () => {
    const line = new FakeLine()
    lines.push(line)
    return line
  }
  const live = new Live({ connect, token: 'secret', pace: () => pace })
  return { live, lines, line: (n = lines.length - 1) => lines[n] as FakeLine }
}

async function greet(line: FakeLine, number = 7) {
  line.onopen?.()
  line.tell({ type: 'reply', id: line.last.id, status: 'ok', sentence: '', number })
  line.tell({ type: 'welcome', seat: mine.seat, number })
  line.tell(info)
  await vi.advanceTimersByTimeAsync(0)
}

const now = { type: 'now', number: 7, deadline: 0, table, mine }
const told = (number: number, more = {}) => ({
  type: 'told',
  number,
  chooser: 1,
  events: [moved],
  table,
  mine,
  ...more,
})
const at = (view: View | null) => view?.bandits.find((bandit) => bandit.name === mover)?.at

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a table that is played live', () => {
  it('says who is there, and shows what it is asked', async () => {
    const { live, line } = sit()
    await greet(line())
    expect(line().sent[0]).toMatchObject({ type: 'hello', token: 'secret', seen: 0 })
    line().tell(now)
    expect(live.connection).toBe('open')
    expect(live.question?.options).toEqual(mine.question?.options)
  })

  it('shows what happened before it asks', async () => {
    const { live, line } = sit()
    await greet(line())
    line().tell(now)
    line().tell(told(8))
    expect(at(live.view)).toBe('car 1')
    expect(live.question).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(at(live.view)).toBe(table.bandits.find(({ name }) => name === mover)?.at)
    expect(live.question).not.toBeNull()
    expect(live.log.map((entry) => entry.event?.kind)).toEqual(['moved'])
  })

  it('shows everything at once where that is wanted, or on skipping', async () => {
    const quick = sit('off')
    await greet(quick.line())
    quick.line().tell(now)
    quick.line().tell(told(8))
    expect(quick.live.busy).toBe(false)

    const slow = sit('slow')
    await greet(slow.line())
    slow.line().tell(now)
    slow.line().tell(told(8))
    expect(slow.live.busy).toBe(true)
    slow.live.skip()
    expect(slow.live.question).not.toBeNull()
  })

  it('shows it again, without telling it twice', async () => {
    const { live, line } = sit()
    await greet(line())
    line().tell(now)
    line().tell(told(8))
    await vi.advanceTimersByTimeAsync(2000)
    live.showAgain()
    expect(at(live.view)).toBe('car 1')
    await vi.advanceTimersByTimeAsync(3000)
    expect(live.busy).toBe(false)
    expect(live.log).toHaveLength(1)
  })

  it('reads in the log what was missed', async () => {
    const { live, line } = sit()
    await greet(line(), 9)
    line().tell(told(8, { table: undefined, mine: undefined }))
    line().tell(told(9))
    expect(live.busy).toBe(false)
    expect(live.log).toHaveLength(2)
  })

  it('chooses with the number of the game, and again if only others had moved on', async () => {
    const { live, line } = sit('off')
    await greet(line())
    line().tell(now)
    const option = mine.question?.options?.[0] ?? ''
    const chosen = live.choose(option)
    expect(line().last).toMatchObject({ type: 'choose', number: 7, option })
    line().tell(told(8))
    line().tell({ type: 'reply', id: line().last.id, status: 'stale', sentence: '', number: 8 })
    await vi.advanceTimersByTimeAsync(0)
    expect(line().last).toMatchObject({ type: 'choose', number: 8, option })
    line().tell({ type: 'reply', id: line().last.id, status: 'ok', sentence: '', number: 9 })
    expect(await chosen).toBe(true)
  })

  it('says why something was refused', async () => {
    const { live, line } = sit('off')
    await greet(line())
    line().tell(now)
    const chosen = live.choose('fly')
    const sentence = 'that is not open'
    line().tell({ type: 'reply', id: line().last.id, status: 'refused', sentence, number: 7 })
    expect(await chosen).toBe(false)
    expect(live.trouble).toEqual({ status: 'refused', sentence })
  })

  it('comes back by itself, and asks for what it has missed', async () => {
    const { live, lines, line } = sit('off')
    await greet(line())
    line().tell(now)
    line().onclose?.()
    expect(live.connection).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    expect(lines).toHaveLength(2)
    await greet(line())
    expect(line().sent[0]).toMatchObject({ type: 'hello', seen: 7 })
    expect(live.connection).toBe('open')
  })

  it('waits longer and longer while nobody answers', async () => {
    const { lines, line } = sit()
    for (let n = 0; n < 4; n++) {
      line().onclose?.()
      await vi.advanceTimersByTimeAsync(600)
    }
    expect(lines.length).toBeLessThan(4)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(lines.length).toBeGreaterThan(2)
  })

  it('is quiet once it is closed', async () => {
    const { live, lines, line } = sit()
    await greet(line())
    live.close()
    line().onclose?.()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(line().closed).toBe(true)
    expect(lines).toHaveLength(1)
  })
})
