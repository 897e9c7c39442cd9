/** Leaving the game, and what the others may do about a player who is away or does not choose. */

import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Players from '../../src/app/game/Players.svelte'
import Staying from '../../src/app/menu/Staying.svelte'
import { samples } from '../../src/gallery/samples'
import { isolated } from '../../src/words/isolated'
import { Live } from '../../src/play/live.svelte'
import type { Playing } from '../../src/play/playing'
import type { SeatInfo, TableInfo, View } from '../../src/protocol/protocol'
import { speaking } from '../../src/words/speaking.svelte'
import { FakeConnection } from '../support/connection'
import { show, tap } from '../support/showing'

const view = samples[0]?.public as View

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ seat, kind: 'human', name: `P${seat}`, bandit: '', bot: '' },
  ...{ present: true, resigned: false, votes: [], again: false, lapses: 0, comebacks: 4 },
  ...more,
})
const table = (seats: SeatInfo[], more = {}) =>
  ({
    ...{ type: 'table', table: 't', status: 'playing', host: 0, clock: 0, options: {} },
    ...{
      seed: '',
      seed_hash: '',
      next_table: '',
      filtered: false,
      vote_after: 120,
      substitute_after: 30,
      seats,
    },
    ...more,
  }) as TableInfo

const buttons = (shown: HTMLElement) => [...shown.querySelectorAll('button')]
const called = (shown: HTMLElement, text: string) =>
  buttons(shown).find((one) => one.textContent?.includes(text)) as HTMLButtonElement

beforeEach(async () => {
  vi.useFakeTimers()
  await speaking.speak('en')
})
afterEach(() => void vi.useRealTimers())

describe('a line to the table', () => {
  async function sit(seat: number, more = {}) {
    const lines: FakeConnection[] = []
    const connect = () => {
      lines.push(new FakeConnection())
      return lines.at(-1) as FakeConnection
    }
    const onforgotten = vi.fn()
    const live = new Live({ connect, token: 'secret', pace: () => 'off', onforgotten, ...more })
    const [line] = lines as [FakeConnection]
    line.onopen?.()
    line.reply('ok')
    line.tell({ type: 'welcome', seat, number: 0 })
    await vi.advanceTimersByTimeAsync(0)
    return { live, lines, line, onforgotten }
  }

  it('says whom it does not want to hear', async () => {
    const { line } = await sit(0, { muted: () => [2] })
    expect(line.sent[0]).toMatchObject({ type: 'hello', muted: [2] })
  })

  it('watches where its seat was freed, and does not knock for ever', async () => {
    const { live, lines, line, onforgotten } = await sit(1)
    line.tell({ type: 'welcome', seat: -1, number: 0 })
    expect(onforgotten).toHaveBeenCalledOnce()
    line.onclose?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(lines).toHaveLength(2)
    lines[1]?.onopen?.()
    expect(lines[1]?.sent[0]).toMatchObject({ type: 'hello', token: '' })
    lines[1]?.reply('refused')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([live.connection, live.refused?.why]).toEqual(['closed', ''])
    expect(lines).toHaveLength(2)
  })

  it('asks nothing of a player who has resigned', async () => {
    const { live, line } = await sit(0)
    const asked = { ...view, questions: [{ seat: 0, kind: 'plan', bandit: 'ghost' }] }
    const mine = { seat: 0, question: { seat: 0, kind: 'plan', options: ['draw'] } }
    line.tell(table([person(0), person(1)]))
    line.tell({ type: 'now', number: 0, deadline: 0, table: asked, mine })
    expect(live.question).not.toBeNull()
    line.tell(table([person(0, { resigned: true, bot: 'outlaw' }), person(1)]))
    expect(live.question).toBeNull()
    expect([live.watching, live.resigned, live.replaced]).toEqual([true, true, false])
  })

  it('knows since when a player is asked', async () => {
    const { live, line } = await sit(0)
    const asked = { ...view, questions: [{ seat: 1, kind: 'plan' }] }
    const mine = { seat: 0 }
    line.tell({ type: 'now', number: 0, deadline: 0, table: asked, mine })
    const first = live.asked[1] as number
    await vi.advanceTimersByTimeAsync(5000)
    const told = { type: 'told', events: [], table: asked, mine }
    line.tell({ ...told, number: 1, chooser: 2 })
    expect(live.asked).toEqual({ 1: first })
    line.tell({ ...told, number: 2, chooser: 1 })
    expect(live.asked).toEqual({ 1: first + 5000 })
  })
})

describe('a player who is away', () => {
  const substitute = vi.fn(() => Promise.resolve(true))
  const host = { seat: 0, watching: false, log: [], busy: false, asked: {}, substitute }
  const shown = (info: TableInfo) =>
    show(Players, { view, info, live: host as unknown as Playing, names: {}, letters: {} })

  it('can be replaced by the host after a while', async () => {
    const panel = shown(table([person(0), person(1, { present: false })], { clock: 30 }))
    await vi.advanceTimersByTimeAsync(20_000)
    flushSync()
    expect(called(panel, 'Let a bot')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(15_000)
    flushSync()
    tap(called(panel, 'Let a bot'))
    expect(substitute).toHaveBeenCalledWith(1, 'outlaw')
  })

  it.each([
    [0, true],
    [1, false],
  ])('can be let play again by the host after %i lapses: %s', (lapses, may) => {
    const away = person(1, { present: false, bot: 'outlaw', lapses })
    expect(!!called(shown(table([person(0), away])), 'play again')).toBe(may)
  })
})

describe('a player who does not choose', () => {
  const vote = vi.fn(() => Promise.resolve(true))
  const playing = (more = {}) =>
    ({
      ...{ seat: 0, watching: false, log: [], busy: false, vote },
      ...{ asked: { 1: Date.now() } },
      ...more,
    }) as unknown as Playing
  const shown = (info: TableInfo, live = playing()) =>
    show(Players, { view, info, live, names: {}, letters: {} })

  it('can be voted a stand-in after a while', async () => {
    const panel = shown(table([person(0), person(1, { votes: [2] }), person(2), person(3)]))
    expect(called(panel, 'Vote')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(123_000)
    flushSync()
    expect(called(panel, 'Vote').textContent).toMatch(/in for P1\s+1 of 2 votes/)
    tap(called(panel, 'Vote'))
    expect(vote).toHaveBeenCalledWith(1)
  })

  it.each([
    ['where the clock runs', table([person(0), person(1)], { clock: 30 }), {}],
    ['by spectators', table([person(0), person(1)]), { seat: -1, watching: true }],
    ['if a bot plays for him', table([person(0), person(1, { bot: 'outlaw' })]), {}],
    ['after the end', table([person(0), person(1)], { status: 'over' }), {}],
  ])('cannot %s', async (_, info, more) => {
    const panel = shown(info, playing(more))
    await vi.advanceTimersByTimeAsync(200_000)
    flushSync()
    expect(called(panel, 'Vote')).toBeUndefined()
  })
})

describe('the menu of a game', () => {
  const acts = () => ({
    resign: vi.fn(() => Promise.resolve(true)),
    abort: vi.fn(() => Promise.resolve(true)),
    handOver: vi.fn(() => Promise.resolve(true)),
    filter: vi.fn(() => Promise.resolve(true)),
  })
  const open = (isHost: boolean, number: number, ondone = () => undefined) => {
    const done = acts()
    const live = { isHost, number, ...done } as unknown as Playing
    const info = table([person(0), person(1), person(2, { resigned: true })])
    return { ...done, shown: show(Staying, { info, live, ondone }) }
  }

  it('asks twice before a player resigns', async () => {
    const ondone = vi.fn()
    const { shown, resign } = open(false, 3, ondone)
    expect(buttons(shown)).toHaveLength(1)
    tap(called(shown, 'Resign'))
    tap(called(shown, 'Play on'))
    tap(called(shown, 'Resign'))
    expect(resign).not.toHaveBeenCalled()
    tap(called(shown, 'Resign'))
    expect(resign).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(0)
    expect(ondone).toHaveBeenCalledOnce()
  })

  it('lets the host call off a game without choices', () => {
    const { shown, abort, handOver, filter } = open(true, 0)
    tap(called(shown, 'platform'))
    expect(abort).toHaveBeenCalledOnce()
    tap(called(shown, 'P1'))
    expect(handOver).toHaveBeenCalledWith(1)
    expect(called(shown, 'P2')).toBeUndefined()
    tap(shown.querySelector('input') as Element)
    expect(filter).toHaveBeenCalledWith(true)
    expect(called(open(true, 1).shown, 'platform')).toBeUndefined()
  })
})

describe('a name', () => {
  it('is kept apart where it may turn the sentence around', () => {
    expect(isolated('Ann')).toBe('Ann')
    expect(isolated('Łukasz Ёлкин 山')).toBe('Łukasz Ёлкин 山')
    for (const name of ['שלום', 'مرحبا Bob']) expect(isolated(name)).toBe(`\u2068${name}\u2069`)
  })
})
