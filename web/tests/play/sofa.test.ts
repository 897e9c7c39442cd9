import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Game from '../../src/app/game/Game.svelte'
import { samples } from '../../src/gallery/samples'
import type { Mine, QuestionView, TableInfo, View } from '../../src/protocol/protocol'
import type { Pace } from '../../src/browser/settings.svelte'
import { Sofa } from '../../src/play/sofa.svelte'
import { speaking } from '../../src/words/speaking.svelte'
import { cardCalled, optionsCalled } from '../support/called'
import { FakeConnection } from '../support/connection'
import { show, tap } from '../support/showing'

const sample = samples.find((one) => one.name === 'three players, the first turn')
if (!sample) throw new Error('the sample is gone')
const { public: table } = sample
const SPECTATOR = -1
const LOCAL = [0, 1]

const info: TableInfo = {
  type: 'table',
  table: 't',
  status: 'playing',
  public: false,
  clock: 0,
  options: {},
  seats: ['Ann', 'Bob', 'Outlaw'].map((name, seat) => ({
    seat,
    name,
    kind: seat < 2 ? 'human' : 'bot',
    bandit: table.bandits[seat]?.name ?? '',
    bot: seat < 2 ? '' : 'outlaw',
    present: true,
    resigned: false,
    votes: [],
    again: false,
    lapses: 0,
    comebacks: 4,
  })),
  host: 0,
  seed_hash: '',
  seed: '',
  next_table: '',
  filtered: false,
  vote_after: 120,
  substitute_after: 30,
}

/** The value of each seat's purse, which nothing else in the test has. */
const worth = (seat: number) => 77_700 + seat
const purse = (seat: number) => table.bandits.find((one) => one.seat === seat)?.loot[0]?.number ?? 0
const HANDS = [
  ['move', 'rob'],
  ['punch', 'climb'],
] as const
const DISCARDED = ['bullet ghost', 'bullet tuco']
const FACE_DOWN = ['ghost shoot', 'tuco shoot']
const optionsOf = (seat: number) => optionsCalled((HANDS[seat] ?? []).map((card) => `play ${card}`))

function viewOf(asked: number[]): View {
  const questions = asked.map((seat): QuestionView => ({ seat, kind: 'plan' }))
  const pile = LOCAL.map((seat) => ({ seat, turn: 1, hidden: true, resolved: false }))
  return { ...table, questions, pile }
}

function mineOf(seat: number, asked: number[]): Mine {
  if (seat < 0) return { seat }
  const question = { seat, kind: 'plan', options: optionsOf(seat) }
  return {
    seat,
    hand: (HANDS[seat] ?? []).map(cardCalled),
    discard: [cardCalled(DISCARDED[seat] ?? '')],
    values: { [purse(seat)]: worth(seat) },
    hidden: { [seat]: cardCalled(FACE_DOWN[seat] ?? '') },
    ...(asked.includes(seat) ? { question } : {}),
  }
}

/** Two of three people at one device, and the test is the server. */
class Parlour {
  lines: FakeConnection[] = []
  sofa: Sofa
  number = 0

  constructor(pace: Pace = 'off') {
    const connect = () => {
      const line = new FakeConnection()
      this.lines.push(line)
      return line
    }
    this.sofa = new Sofa({ connect, tokens: ['ann', 'bob'], pace: () => pace })
  }

  line(seat: number): FakeConnection {
    return this.lines[seat + 1] as FakeConnection
  }

  async greet(told: TableInfo = info) {
    for (const seat of [SPECTATOR, ...LOCAL]) {
      const line = this.line(seat)
      line.onopen?.()
      line.reply('ok')
      line.tell({ type: 'welcome', seat, number: this.number })
      line.tell(told)
    }
    await vi.advanceTimersByTimeAsync(0)
  }

  now(...asked: number[]) {
    for (const seat of [SPECTATOR, ...LOCAL]) {
      const mine = mineOf(seat, asked)
      const { number } = this
      this.line(seat).tell({ type: 'now', number, deadline: 0, table: viewOf(asked), mine })
    }
  }

  /** The server tells that `chooser` has chosen, and asks `asked`. */
  told(chooser: number, asked: number[], to = [SPECTATOR, ...LOCAL]) {
    if (to.includes(SPECTATOR)) this.number += 1
    const event = { kind: 'played', rule: 'PLAN-6', seat: chooser }
    for (const seat of to) {
      const private_ = seat === chooser ? { card: HANDS[seat]?.[0] } : {}
      this.line(seat).tell({
        type: 'told',
        number: this.number,
        chooser,
        events: [{ ...event, ...private_ }],
        table: viewOf(asked),
        mine: mineOf(seat, asked),
      })
    }
  }

  /** The player with the screen plays the first card, and then `asked` are asked. */
  async play(...asked: number[]) {
    const { seat } = this.sofa
    const done = this.sofa.choose(optionsOf(seat)[0]?.words ?? '')
    this.told(seat, asked)
    this.line(seat).reply('ok', this.number)
    await done
  }
}

/** Everything the page can read of a sofa, as JSON. */
function surface(sofa: Sofa): string {
  const fields = Object.entries(Object.getOwnPropertyDescriptors(Sofa.prototype))
    .filter(([, { get }]) => get)
    .map(([name]) => sofa[name as keyof Sofa])
  return JSON.stringify(fields)
}

/** The seats whose secrets can be read there. */
function givenAway(sofa: Sofa): number[] {
  const text = surface(sofa)
  return LOCAL.filter((seat) => {
    const cards = [...(HANDS[seat] ?? []), DISCARDED[seat] ?? '', FACE_DOWN[seat] ?? '']
    const all = [...cards.map(cardCalled), ...optionsOf(seat), worth(seat)]
    const secrets = all.map((secret) => JSON.stringify(secret))
    return secrets.some((secret) => text.includes(secret))
  })
}

async function parlour(pace?: Pace): Promise<Parlour> {
  const made = new Parlour(pace)
  await made.greet()
  return made
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('several people at one device', () => {
  it('see nothing private before one of them takes the screen', async () => {
    const one = await parlour()
    one.now(0)
    expect(one.sofa.handTo).toBe(0)
    expect(one.sofa.seat).toBe(SPECTATOR)
    expect(one.sofa.question).toBeNull()
    expect(givenAway(one.sofa)).toEqual([])
  })

  it('see what the player with the screen may know, and nothing of the others', async () => {
    const one = await parlour()
    one.now(0)
    one.sofa.take()
    expect(one.sofa.seat).toBe(0)
    expect(one.sofa.handTo).toBe(-1)
    expect(one.sofa.question?.options).toEqual(optionsOf(0))
    expect(one.sofa.view?.players[0]?.hand).toEqual(HANDS[0].map(cardCalled))
    expect(givenAway(one.sofa)).toEqual([0])
  })

  it('see nothing private any more as soon as he has chosen', async () => {
    const one = await parlour()
    one.now(0)
    one.sofa.take()
    const done = one.sofa.choose('play move')
    expect(givenAway(one.sofa)).toEqual([])
    one.line(0).reply('ok', 1) // the others have not been told yet
    await done
    expect(one.sofa.seat).toBe(SPECTATOR)
    expect(givenAway(one.sofa)).toEqual([])
    one.told(0, [1])
    expect(one.sofa.handTo).toBe(1)
    expect(givenAway(one.sofa)).toEqual([])
    one.sofa.take()
    expect(givenAway(one.sofa)).toEqual([1])
  })

  it('do not read in the story what one of them drew or hid', async () => {
    const one = await parlour()
    one.now(0)
    one.sofa.take()
    await one.play(1)
    expect(one.sofa.log.map((entry) => entry.event?.kind)).toEqual(['played'])
    expect(one.sofa.log[0]?.event?.card).toBeUndefined()
  })

  it('need not hand it on where the same one is asked again', async () => {
    const one = await parlour()
    one.now(0)
    one.sofa.take()
    await one.play(2)
    expect(givenAway(one.sofa)).toEqual([])
    one.told(2, [0])
    expect(one.sofa.handTo).toBe(-1)
    expect(one.sofa.seat).toBe(0)
  })

  it('hand it on once another player has had it', async () => {
    const one = await parlour()
    one.now(0)
    one.sofa.take()
    await one.play(1)
    one.sofa.take()
    await one.play(0)
    expect(one.sofa.handTo).toBe(0)
    expect(one.sofa.seat).toBe(SPECTATOR)
  })

  it('are asked one after another where the game asks them at once', async () => {
    const one = await parlour()
    one.now(0, 1)
    expect(one.sofa.handTo).toBe(0)
    one.sofa.take()
    await one.play(1)
    expect(one.sofa.handTo).toBe(1)
    one.sofa.take()
    expect(givenAway(one.sofa)).toEqual([1])
  })

  it('watch events first', async () => {
    const one = await parlour('normal')
    one.now(2)
    one.told(2, [0])
    expect(one.sofa.busy).toBe(true)
    expect(one.sofa.handTo).toBe(-1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(one.sofa.busy).toBe(false)
    expect(one.sofa.handTo).toBe(0)
  })

  it('wait where one line is ahead of the other', async () => {
    const one = await parlour()
    one.now(2)
    one.number = 1
    one.told(2, [0], [0])
    expect(one.sofa.handTo).toBe(-1)
    one.number = 0
    one.told(2, [0], [SPECTATOR])
    expect(one.sofa.handTo).toBe(0)
  })

  it('can cover a hand again', async () => {
    const one = await parlour()
    one.now(0)
    one.sofa.take()
    one.sofa.hide()
    expect(givenAway(one.sofa)).toEqual([])
    expect(one.sofa.handTo).toBe(0)
  })

  it('keep the screen where a choice is refused', async () => {
    const one = await parlour()
    one.now(0)
    one.sofa.take()
    const done = one.sofa.choose('play move')
    one.line(0).reply('refused')
    expect(await done).toBe(false)
    expect(one.sofa.seat).toBe(0)
    expect(one.sofa.trouble?.action).toBe('choose')
  })

  it('begin in the name of the host, and play once more in the name of all', async () => {
    const one = new Parlour()
    await one.greet({ ...info, status: 'waiting', host: 1 })
    expect(one.sofa.seat).toBe(1)
    void one.sofa.start()
    expect(one.line(1).last.type).toBe('start')
    await one.greet({ ...info, status: 'over', host: 1 })
    const wanted = one.sofa.rematch()
    expect(one.line(0).last.type).toBe('rematch')
    one.line(0).reply('ok')
    await vi.waitFor(() => expect(one.line(1).last.type).toBe('rematch'))
    one.line(1).reply('ok')
    expect(await wanted).toBe(true)
  })

  it('take over from the bot that played for one of them when the screen goes on', async () => {
    const one = new Parlour()
    const seats = info.seats.map((seat) => (seat.seat === 1 ? { ...seat, bot: 'outlaw' } : seat))
    await one.greet({ ...info, seats })
    one.now(0)
    expect(one.sofa.replaced).toBe(true)
    one.sofa.take()
    expect(one.line(1).last.type).toBe('back')
    expect(one.line(0).last.type).toBe('hello')
  })

  it('say that a line is lost', async () => {
    const one = await parlour()
    expect(one.sofa.connection).toBe('open')
    one.line(1).onclose?.()
    expect(one.sofa.connection).toBe('lost')
    one.sofa.close()
    expect(one.lines.every((line) => line.closed || line === one.line(1))).toBe(true)
  })

  it('find no hand on the page while it is covered', async () => {
    await speaking.speak('en')
    const one = await parlour()
    one.now(0)
    const { sofa } = one
    const props = {
      live: sofa,
      table: 't',
      info,
      get view() {
        return sofa.view as View
      },
    }
    const shown = show(Game, props)
    await vi.dynamicImportSettled() // the cover is fetched at such tables only
    flushSync()
    const cover = shown.querySelector('[role="dialog"]')
    expect(cover?.textContent).toContain('Hand the screen to Ann')
    expect(shown.querySelectorAll('.card.hand')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1000)
    flushSync()
    const button = cover?.querySelector('button') as HTMLButtonElement
    expect(document.activeElement).toBe(button)

    tap(button)
    expect(shown.querySelector('[role="dialog"]')).toBeNull()
    const hand = [...shown.querySelectorAll('.card.hand')].map((card) => card.textContent?.trim())
    expect(hand).toHaveLength(2)

    await one.play(1)
    flushSync()
    expect(shown.querySelectorAll('.card.hand')).toHaveLength(0)
    expect(shown.querySelector('[role="dialog"]')?.textContent).toContain('Bob')
  }, 30_000)
})
