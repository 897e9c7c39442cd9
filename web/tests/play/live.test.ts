import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import samples from '../../src/gallery/views.json'
import { Live, type LiveOptions } from '../../src/play/live.svelte'
import type { Mine, View } from '../../src/protocol/protocol'
import type { Pace } from '../../src/browser/settings.svelte'
import { FakeConnection } from '../support/connection'

const sample = samples.find((one) => one.name === 'four players, a move over the roofs')
const table = sample?.public as View
const mine = sample?.mine as Mine
const mover = mine.question?.bandit ?? ''
const moved = { kind: 'moved', rule: 'MOVE-1', bandit: mover, at: 'car 1' }
const info = { type: 'table', table: 't', status: 'playing', seats: [], host: 0 }

function sit(pace: Pace = 'normal', more: Partial<LiveOptions> = {}) {
  const lines: FakeConnection[] = []
  const connect = () => {
    const line = new FakeConnection()
    lines.push(line)
    return line
  }
  const live = new Live({ connect, token: 'secret', pace: () => pace, ...more })
  return { live, lines, line: (n = lines.length - 1) => lines[n] as FakeConnection }
}

async function greet(line: FakeConnection, number = 7) {
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
  it('lists the players, and shows the question', async () => {
    const { live, line } = sit()
    await greet(line())
    expect(line().sent[0]).toMatchObject({ type: 'hello', token: 'secret', seen: 0 })
    line().tell(now)
    expect(live.connection).toBe('open')
    expect(live.question?.options).toEqual(mine.question?.options)
  })

  it('tells whether its page is out of sight, also after it was lost', async () => {
    const { live, line } = sit()
    live.setHidden(false)
    await greet(line())
    expect(line().sent).toHaveLength(1)
    live.setHidden(true)
    live.setHidden(true)
    expect(line().last).toMatchObject({ type: 'hidden', on: true })
    expect(line().sent).toHaveLength(2)
    line().onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
    await greet(line())
    expect(line().last).toMatchObject({ type: 'hidden', on: true })
    live.setHidden(false)
    expect(line().last).toMatchObject({ type: 'hidden', on: false })
  })

  it('looks ahead if it may', async () => {
    const { live, line } = sit()
    await greet(line())
    const ahead = { laid: [], next: { 'play move': { turn: 1, bandit: mover, at: 'car 1' } } }
    const seen = live.lookAhead()
    line().tell({ type: 'reply', id: line().last.id, status: 'ok', sentence: '', number: 7, ahead })
    expect(await seen).toEqual(ahead)
    const refused = live.lookAhead()
    line().reply('refused')
    expect(await refused).toBeNull()
    expect(live.trouble).toBeNull()
  })

  it('says that the server ends until there is one again', async () => {
    const { live, line, lines } = sit()
    await greet(line())
    line().tell({ type: 'closing', seconds: 10 })
    expect(live.closing).toBe(true)
    line().onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(lines).toHaveLength(2)
    expect(live.closing).toBe(true)
    await greet(line())
    expect(live.closing).toBe(false)
  })

  it('shows events before it asks', async () => {
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

  it('takes back events, as if they had never happened', async () => {
    const { live, line } = sit()
    await greet(line())
    line().tell(now)
    line().tell({ type: 'said', seat: 1, name: 'Bob', text: 'hm', emote: '' })
    line().tell(told(8, { chooser: mine.seat, may_take_back: true }))
    expect(live.mayTakeBack).toBe(true)
    expect(at(live.view)).toBe('car 1')
    const done = live.takeBack()
    expect(line().last).toMatchObject({ type: 'take_back', number: 8 })
    line().tell(told(9, { chooser: mine.seat, events: [], taken_back: 8 }))
    line().reply('ok')
    expect(await done).toBe(true)
    expect(live.question?.options).toEqual(mine.question?.options)
    expect(live.takenBack).toBe(9)
    expect([live.mayTakeBack, live.busy, live.canShowAgain]).toEqual([false, false, false])
    expect(live.log.map(({ event, said }) => event?.kind ?? said?.text)).toEqual(['hm', undefined])
    expect(at(live.view)).toBe(at(table))
  })

  it('reads missed events without those taken back', async () => {
    const { live, line } = sit()
    await greet(line())
    for (const message of [
      told(1, { table: undefined, mine: undefined }),
      told(2, { table: undefined, mine: undefined, events: [], taken_back: 1 }),
      told(3, { events: [{ ...moved, at: 'car 2' }] }),
    ])
      line().tell(message)
    expect(live.log.flatMap(({ event }) => event?.at ?? [])).toEqual(['car 2'])
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

  it('knows the event being shown, its length, and the table before it', async () => {
    const { live, line } = sit()
    await greet(line())
    line().tell(now)
    line().tell(told(8, { events: [moved, { ...moved, at: 'car 2' }] }))
    expect(live.moment).toMatchObject({ event: moved, after: live.view })
    expect(at(live.moment?.before ?? null)).toBe(at(table))
    expect(live.moment?.length).toBeGreaterThan(300)
    const key = live.moment?.key
    await vi.advanceTimersByTimeAsync(live.moment?.length ?? 0)
    expect(at(live.moment?.before ?? null)).toBe('car 1')
    expect(live.moment?.key).not.toBe(key)
    await vi.advanceTimersByTimeAsync(2000)
    expect(live.moment).toBeNull()
  })

  it('shows nothing on the way where everything is wanted at once', async () => {
    const onevent = vi.fn()
    const { live, line } = sit('off', { onevent })
    await greet(line())
    line().tell(now)
    line().tell(told(8))
    expect(live.moment).toBeNull()
    expect(onevent).not.toHaveBeenCalled()
    expect(live.log).toHaveLength(1)
  })

  it('leaves nothing behind when the rest is skipped', async () => {
    const onskip = vi.fn()
    const { live, line } = sit('slow', { onskip })
    await greet(line())
    line().tell(now)
    line().tell(told(8, { events: [moved, moved, moved] }))
    onskip.mockClear()
    live.skip()
    expect(onskip).toHaveBeenCalledOnce()
    expect([live.moment, live.busy]).toEqual([null, false])
    expect(at(live.view)).toBe(at(table))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(live.log).toHaveLength(3)
    expect(live.moment).toBeNull()
  })

  it('receives events while others are shown again', async () => {
    const { live, line } = sit()
    await greet(line())
    line().tell(now)
    line().tell(told(8))
    await vi.advanceTimersByTimeAsync(2000)
    live.showAgain()
    line().tell(told(9, { events: [{ ...moved, at: 'car 2' }] }))
    await vi.advanceTimersByTimeAsync(5000)
    expect(live.log.map((entry) => entry.event?.at)).toEqual(['car 1', 'car 2'])
    live.showAgain()
    live.skip()
    expect(live.log).toHaveLength(2)
    expect(at(live.view)).toBe(at(table))
  })

  it('shows again only the last of a long time', async () => {
    const { live, line } = sit('fast')
    await greet(line())
    line().tell(now)
    const events = Array.from({ length: 60 }, (_, n) => ({ ...moved, at: `car ${n % 3}` }))
    line().tell(told(8, { events }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(live.log).toHaveLength(60)
    const onevent: string[] = []
    live.showAgain()
    for (let n = 0; n < 100 && live.moment; n++) {
      onevent.push(live.moment.event.at ?? '')
      await vi.advanceTimersByTimeAsync(live.moment.length)
    }
    expect(onevent).toEqual(events.slice(-40).map((event) => event.at))
  })

  it('reads missed events in the log', async () => {
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
    const option = mine.question?.options?.[0]?.words ?? ''
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
    expect(live.trouble).toEqual({ action: 'choose', status: 'refused', sentence })
  })

  describe('while the line is dead', () => {
    const [first, second] = (mine.question?.options ?? []).map(({ words }) => words)
    const dropped = { action: 'choose', status: 'dropped', sentence: '' }

    async function cutOff() {
      const table = sit('off')
      await greet(table.line())
      table.line().tell(now)
      table.line().onclose?.()
      return table
    }

    it('keeps the last choice, and sends it when the line is back', async () => {
      const { live, line } = await cutOff()
      expect(await live.choose(first ?? '')).toBe(false)
      expect([live.kept, live.choosing, live.trouble]).toEqual([first, false, null])
      await live.choose(second ?? '')
      expect(live.kept).toBe(second)
      await vi.advanceTimersByTimeAsync(1000)
      await greet(line())
      expect(line().sent.map(({ type }) => type)).toEqual(['hello'])
      line().tell(now)
      expect(line().last).toMatchObject({ type: 'choose', number: 7, option: second })
      expect(live.kept).toBe('')
      line().reply('ok', 8)
      line().tell(told(8, { chooser: mine.seat }))
      await vi.advanceTimersByTimeAsync(0)
      expect([live.choosing, live.trouble]).toEqual([false, null])
    })

    it('sends it with the new number if only others have chosen', async () => {
      const { live, line } = await cutOff()
      await live.choose(first ?? '')
      await vi.advanceTimersByTimeAsync(1000)
      await greet(line(), 9)
      line().tell(told(8, { table: undefined, mine: undefined }))
      line().tell(told(9))
      expect(line().last).toMatchObject({ type: 'choose', number: 9, option: first })
    })

    it('drops it and says so if the question is another one', async () => {
      const { live, line } = await cutOff()
      await live.choose(first ?? '')
      await vi.advanceTimersByTimeAsync(1000)
      await greet(line(), 8)
      const other = { ...mine, question: { ...mine.question, kind: 'rob' } }
      line().tell(told(8, { mine: other }))
      expect(line().last.type).toBe('hello')
      expect([live.kept, live.trouble]).toEqual(['', dropped])
    })

    it('drops it if a bot has chosen, though the next question looks the same', async () => {
      const { live, line } = await cutOff()
      await live.choose(first ?? '')
      await vi.advanceTimersByTimeAsync(1000)
      await greet(line(), 8)
      line().tell(told(8, { chooser: mine.seat }))
      expect(line().last.type).toBe('hello')
      expect(live.trouble).toEqual(dropped)
    })

    it('makes sure of a choice that was not acknowledged', async () => {
      const lost = sit('off')
      await greet(lost.line())
      lost.line().tell(now)
      const chosen = lost.live.choose(first ?? '')
      lost.live.cut() // the network is gone, and the socket does not know yet
      expect(await chosen).toBe(false)
      expect([lost.live.connection, lost.live.kept]).toEqual(['lost', first])
      await vi.advanceTimersByTimeAsync(1000)
      await greet(lost.line())
      lost.line().tell(now)
      expect(lost.line().last).toMatchObject({ type: 'choose', option: first })

      const made = sit('off')
      await greet(made.line())
      made.line().tell(now)
      void made.live.choose(first ?? '')
      made.line().onclose?.()
      await vi.advanceTimersByTimeAsync(1000)
      await greet(made.line(), 8)
      made.line().tell(told(8, { chooser: mine.seat }))
      expect(made.line().last.type).toBe('hello')
      expect([made.live.kept, made.live.trouble]).toEqual(['', null])
    })

    it('does not keep chat messages, which may be out of place by then', async () => {
      const { live, line } = await cutOff()
      expect(await live.say('Hands up!')).toBe(false)
      expect(live.trouble?.status).toBe('lost')
      await vi.advanceTimersByTimeAsync(1000)
      await greet(line())
      line().tell(now)
      expect(line().last.type).toBe('hello')
    })
  })

  it('is sent away at once, and does not come back by itself', async () => {
    for (const why of ['kicked', 'banned', 'gone', 'outdated'] as const) {
      const onforgotten = vi.fn()
      const { live, line, lines } = sit('off', { onforgotten })
      await greet(line())
      const sentence = 'go away'
      line().tell({ type: 'reply', id: -1, status: 'refused', sentence, number: 0, why })
      expect(live.refused).toEqual({ why, sentence })
      expect([live.connection, line().closed]).toEqual(['closed', true])
      line().onclose?.()
      await vi.advanceTimersByTimeAsync(20_000)
      expect(lines).toHaveLength(1)
      expect(onforgotten).toHaveBeenCalledTimes(why === 'kicked' || why === 'gone' ? 1 : 0)
    }
  })

  it('is told at the door why it may not come in', async () => {
    const { live, line, lines } = sit()
    line().onopen?.()
    const { id } = line().last
    line().tell({ type: 'reply', id, status: 'refused', sentence: 'no', number: 0, why: 'crowded' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect([live.refused?.why, live.connection, lines.length]).toEqual(['crowded', 'closed', 1])
  })

  it('comes back by itself, and asks for missed events', async () => {
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

  it('waits longer and longer while the server does not answer', async () => {
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
