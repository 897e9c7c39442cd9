import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { levelOf, seatName } from '../../src/app/shared/bots'
import { BOTS } from '../../src/protocol/lists'
import Lobby from '../../src/app/lobby/Lobby.svelte'
import NewTableForm from '../../src/app/setup/NewTableForm.svelte'
import Players from '../../src/app/game/Players.svelte'
import Review from '../../src/app/advice/Review.svelte'
import Finale from '../../src/app/finale/Finale.svelte'
import SofaForm from '../../src/app/setup/SofaForm.svelte'
import { samples } from '../../src/gallery/samples'
import { ApiError, reviewOf, tableResult } from '../../src/protocol/api'
import type { Playing } from '../../src/play/playing'
import type { Regret, SeatInfo, TableInfo, View } from '../../src/protocol/protocol'
import { rememberSeats } from '../../src/browser/seats'
import { LANGUAGES } from '../../src/browser/settings.svelte'
import { loadWords, speaking } from '../../src/words/speaking.svelte'
import { optionsCalled } from '../support/called'
import { show, tap } from '../support/showing'

vi.mock('../../src/protocol/api', async (real) => ({
  ...(await real()),
  tableResult: vi.fn(),
  reviewOf: vi.fn(),
}))

const view = samples[0]?.public as View

beforeEach(async () => {
  localStorage.clear()
  vi.mocked(reviewOf).mockReset()
  await speaking.speak('en')
  await speaking.also('finale')
  await speaking.also('lobby')
})

const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const settled = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve()
  flushSync()
}
/** This DOM does not tell which option is chosen by `:checked`, as Svelte asks. */
function pick(select: HTMLSelectElement, value: string): void {
  const option = [...select.options].find((one) => one.value === value) as Element
  vi.spyOn(select, 'querySelector').mockReturnValue(option)
  select.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

const human: SeatInfo = {
  seat: 0,
  kind: 'human',
  name: 'Ann',
  bandit: '',
  bot: '',
  present: true,
  resigned: false,
  votes: [],
  again: false,
  lapses: 0,
  comebacks: 4,
}
const seated = (bot: string, seat: number): SeatInfo => ({
  ...{ seat, bot, kind: 'bot', name: 'Bot', bandit: '', present: true, resigned: false, votes: [] },
  again: true,
  lapses: 0,
  comebacks: 4,
})
const info = {
  ...{ table: 't', status: 'playing', host: 0, options: {}, seed: '', seed_hash: '' },
  ...{ next_table: '', seats: [human, ...BOTS.map((bot, n) => seated(bot, n + 1))] },
} as unknown as TableInfo
const playing = (more = {}) =>
  ({
    seat: 0,
    isHost: true,
    log: [],
    busy: false,
    watching: false,
    info,
    ...more,
  }) as unknown as Playing

describe('the levels of bots', () => {
  it.each(LANGUAGES)('are told apart in %s', async (code) => {
    const words = await loadWords(code)
    const levels = BOTS.map((bot) => levelOf(bot, words))
    expect(new Set(levels.map(({ name }) => name)).size).toBe(4)
    for (const { name, told } of levels) expect(told.startsWith(name)).toBe(true)
    expect(Math.max(...levels.map(({ name }) => name.length))).toBeLessThan(14)
  })

  it.each([
    ['alone', NewTableForm, { alone: true }],
    ['at one device', SofaForm, {}],
  ])('can all be chosen %s', (_, Form, props) => {
    const onopen = vi.fn()
    const shown = show(Form as typeof NewTableForm, { busy: false, onopen, ...props })
    const select = [...shown.querySelectorAll('select')].at(-1) as HTMLSelectElement
    expect([...select.options].map((one) => one.value)).toEqual(BOTS)
    expect(select.value).toBe('outlaw')
    pick(select, 'legend')
    shown.querySelector('form')?.dispatchEvent(new Event('submit'))
    const [{ seats }] = onopen.mock.lastCall as [{ seats: string[] }]
    expect(seats).toContain('legend')
    expect(seats).not.toContain('outlaw')
  })

  it('can be asked to a seat by the host', () => {
    const fill = vi.fn()
    const open = { ...human, seat: 1, kind: 'open' as const, name: '' }
    const waiting = { ...info, status: 'waiting', seats: [human, open, seated('legend', 2)] }
    const live = playing({ info: waiting, fill })
    const shown = show(Lobby, { live, table: 't', onjoined: () => undefined })
    expect(text(shown.querySelector('li.bot b'))).toBe('Legend')
    const select = shown.querySelector('select') as HTMLSelectElement
    pick(select, 'gunslinger')
    const add = shown.querySelector('li.open button') as Element
    expect(text(add)).toBe('+ Gunslinger')
    tap(add)
    expect(fill).toHaveBeenCalledWith(1, 'gunslinger')
  })

  it('are on their panels, where they are explained', () => {
    const seats = view.players.map(({ seat }) =>
      seat ? seated(BOTS[seat % 4] as string, seat) : human,
    )
    const shown = show(Players, {
      ...{ view, names: {}, letters: {} },
      info: { ...info, seats },
      live: playing(),
    })
    const panel = (name: string) => shown.querySelector(`[data-panel="${name}"] .level`)
    for (const { name, seat } of view.bandits) {
      const bot = seats[seat]?.bot
      if (!bot) expect(panel(name)).toBeNull()
      else {
        const level = levelOf(bot, speaking.words)
        expect(text(panel(name))).toBe(`bot: ${level.name}`)
        expect(panel(name)?.getAttribute('data-about')).toBe(`level ${bot}`)
      }
    }
  })

  it('name a bot in every language, and only bots', async () => {
    const words = await loadWords('pl')
    expect(seatName(seated('gunslinger', 1), words)).toBe('Strzelec')
    expect(seatName({ ...human, bot: 'outlaw' }, words)).toBe('Ann')
    expect(seatName(seated('of another server', 1), words)).toBe('of another server')
  })
})

describe('the review by a legend', () => {
  const seat = (n: number, name: string) => ({
    ...{ table: 't', seat: n, token: `token ${n}`, name, since: 0 },
  })
  const ann = seat(0, 'Ann')
  const bandit = view.bandits.find((one) => one.seat === 0)?.name
  const asked: View = {
    ...{ ...view, seat: 0, phase: 'planning', round: 2, turn: 3 },
    questions: [{ seat: 0, kind: 'plan', bandit, options: optionsCalled(['play rob', 'draw']) }],
  }
  const regret: Regret = {
    ...{ number: 40, round: 2, kind: 'plan', chosen: 'draw', better: 'play rob' },
    ...{ loss: 0.123, table: asked },
  }
  const ready = (...regrets: Regret[]) => Promise.resolve({ ready: true, regrets })

  it('takes a while, and is told in sentences', async () => {
    vi.mocked(reviewOf)
      .mockResolvedValueOnce({ ready: false, regrets: [] })
      .mockReturnValueOnce(ready(regret))
    const shown = show(Review, { table: 't', seats: [ann] })
    expect(text(shown.querySelector('[role=status]'))).toContain('looking through your game')
    await settled()
    expect(reviewOf).toHaveBeenCalledTimes(2)
    expect(reviewOf).toHaveBeenLastCalledWith('t', 'token 0')
    const told = text(shown.querySelector('li'))
    expect(told).toContain('Round 2, turn 3: ')
    expect(told).toContain('Chosen: Draw three cards')
    expect(told).toContain('A legend: Rob')
    expect(told).toContain('about 12%')
    expect(shown.querySelectorAll('li')).toHaveLength(1)
  })

  it.each(LANGUAGES)('can be told in %s', async (code) => {
    await speaking.speak(code)
    vi.mocked(reviewOf).mockReturnValueOnce(ready(regret, { ...regret, number: 41, loss: 0.01 }))
    const shown = show(Review, { table: 't', seats: [ann] })
    await settled()
    expect([...shown.querySelectorAll('li > b')].map(text)).toEqual(['−12', '−1'])
    expect(text(shown)).toContain(speaking.words.card({ kind: 'rob' }))
  })

  it('may be nothing else', async () => {
    vi.mocked(reviewOf).mockReturnValueOnce(ready())
    const shown = show(Review, { table: 't', seats: [ann] })
    await settled()
    expect(text(shown)).toContain('Nothing to regret')
  })

  it('may not be known', async () => {
    vi.mocked(reviewOf).mockRejectedValueOnce(new ApiError(0, ''))
    const shown = show(Review, { table: 't', seats: [ann] })
    await settled()
    expect(text(shown.querySelector('[role=alert]'))).toBe(speaking.words.say('page-unreachable'))
  })

  it('is told to each who sits here', async () => {
    vi.mocked(reviewOf).mockImplementation((_, token) =>
      token === 'token 0' ? ready() : ready(regret),
    )
    const shown = show(Review, { table: 't', seats: [ann, seat(1, 'Bob')] })
    await settled()
    expect(shown.querySelectorAll('li')).toHaveLength(0)
    tap(shown.querySelectorAll('button')[1] as Element)
    await settled()
    expect(shown.querySelectorAll('li')).toHaveLength(1)
    expect(text(shown.querySelector('[aria-pressed=true]'))).toBe('Bob')
  })

  it.each([
    ['who played', false, 1],
    ['not who watched', true, 0],
  ])('is for those %s', async (_, watching, buttons) => {
    rememberSeats([ann])
    const none = view.players.map(() => 0)
    vi.mocked(tableResult).mockResolvedValueOnce({
      ...{ money: none, hits: none, gunslingers: [], winners: [], barred: [], awards: [] },
      sides: view.players.map((_, seat) => seat),
      breakdown: view.players.map(() => ({})),
    })
    const shown = show(Finale, { view, info, live: playing({ watching }), table: 't' })
    await settled()
    const found = [...shown.querySelectorAll('button')].filter(
      (one) => text(one) === 'What would a legend have done?',
    )
    expect(found).toHaveLength(buttons)
  })
})
