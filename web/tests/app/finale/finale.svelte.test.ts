import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Again from '../../../src/app/finale/Again.svelte'
import Finale from '../../../src/app/finale/Finale.svelte'
import { shortened, wrapped } from '../../../src/app/finale/keepsake'
import { listed, remarkOf } from '../../../src/app/finale/remark'
import { standingsOf, type Entry } from '../../../src/app/finale/standing'
import { beatsOf, sourcesOf, withVerdict } from '../../../src/app/finale/tally'
import { journeyStore } from '../../../src/app/ladder/journey.svelte'
import { samples } from '../../../src/gallery/samples'
import { tableResult } from '../../../src/protocol/api'
import { mayHaveHelp } from '../../../src/play/helping'
import type { Playing } from '../../../src/play/playing'
import type { Result, SeatInfo, TableInfo, View } from '../../../src/protocol/protocol'
import { rememberSeats } from '../../../src/browser/seats'
import { LANGUAGES, settings } from '../../../src/browser/settings.svelte'
import { loadWords, speaking } from '../../../src/words/speaking.svelte'
import { isNewsHere, witness } from '../../../src/browser/witnessed'
import { show, tap } from '../../support/showing'

vi.mock('../../../src/protocol/api', async (real) => ({ ...(await real()), tableResult: vi.fn() }))

const sample = samples[0]?.public as View
const NAMES = ['belle', 'tuco', 'doc', 'ghost']
const purses = (...values: number[]) =>
  values.map((value, n) => ({ number: n, kind: 'purse', value }))
const LOOT = [purses(500, 250), purses(300), [], purses(250)]
const view: View = {
  ...sample,
  phase: 'over',
  bandits: NAMES.map((name, seat) => ({
    ...(sample.bandits[0] as View['bandits'][number]),
    ...{ name, seat, loot: LOOT[seat] ?? [] },
  })),
}
const result: Result = {
  money: [1750, 1400, 1000, 250],
  breakdown: [
    { purses: 750, gunslinger: 1000 },
    { purses: 300, jewels: 500, station: 600 },
    { strongboxes: 1000 },
    { purses: 250 },
  ],
  hits: [1, 2, 0, 3],
  gunslingers: [0],
  winners: [0],
  barred: [],
  sides: [0, 1, 2, 3],
  awards: [
    { kind: 'sieve', bandit: 'ghost', amount: 3 },
    { kind: 'lucky', bandit: 'belle', amount: 375 },
    { kind: 'roofs', bandit: 'tuco', amount: 2 },
  ],
}
const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ seat, kind: 'human', name: ['Ann', 'Bob', 'Cid', 'Dan'][seat] ?? '', bandit: '', bot: '' },
  ...{ present: true, resigned: false, votes: [], again: false, lapses: 0, comebacks: 4 },
  ...more,
})
const bot = (seat: number) => person(seat, { kind: 'bot', bot: 'outlaw', again: true })
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({
    ...{ table: 't', status: 'over', host: 0, options: {}, seed: 's', seed_hash: 'h' },
    ...{ next_table: '', seats },
    ...more,
  }) as unknown as TableInfo
const alone = table([person(0), bot(1), bot(2), bot(3)])
const sitsAt = (...seats: number[]) =>
  rememberSeats(seats.map((seat) => ({ table: 't', seat, token: `token ${seat}`, name: '' })))
const playing = (more = {}) =>
  ({
    ...{ seat: 0, isHost: true, watching: false, trouble: null },
    ...more,
  }) as unknown as Playing
const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

beforeEach(async () => {
  localStorage.clear()
  settings.motion = true
  settings.pace = 'normal'
  vi.mocked(tableResult).mockResolvedValue(result)
  await speaking.speak('en')
  await speaking.also('finale')
})
afterEach(() => {
  vi.useRealTimers()
  isNewsHere('t')
})

describe('the standings', () => {
  const places = (entries: Entry[]) =>
    entries.map(({ seats, place, gap }) => [...seats, place, gap])

  it('say which side is where, and by how much', () => {
    expect(places(standingsOf(result, view))).toEqual([
      [0, 1, 350],
      [1, 2, 350],
      [2, 3, 750],
      [3, 4, 1500],
    ])
  })

  it('let equals share a place, and bullets decide about the victory', () => {
    const even = { ...result, money: [1000, 1000, 500, 500], hits: [1, 2, 3, 3] }
    expect(places(standingsOf(even, view))).toEqual([
      [0, 1, 0],
      [1, 2, 0],
      [2, 3, 500],
      [3, 3, 500],
    ])
  })

  it('have partners together', () => {
    const teams = { ...result, sides: [0, 1, 0, 1], money: [9, 5, 9, 5], winners: [0, 2] }
    const entries = standingsOf(teams, view)
    expect(entries.map(({ seats, figures }) => [seats, figures])).toEqual([
      [
        [0, 2],
        ['belle', 'doc'],
      ],
      [
        [1, 3],
        ['tuco', 'ghost'],
      ],
    ])
  })

  it('leave out sides that cannot win, and a Marshal who has not won', () => {
    const caught = { ...result, winners: [1], barred: [0], money: [1750, 1400, 1000, 0] }
    expect(places(standingsOf(caught, view, 3))).toEqual([
      [1, 1, 400],
      [2, 2, 400],
      [3, 0, null],
      [0, 0, null],
    ])
    const nobody = { ...result, winners: [], barred: [0, 1, 2, 3] }
    expect(standingsOf(nobody, view).map(({ place }) => place)).toEqual([0, 0, 0, 0])
  })

  it('put the Marshal first if he wins, without comparing money', () => {
    const law = { ...result, winners: [3], money: [1750, 1400, 1000, 0] }
    expect(places(standingsOf(law, view, 3))).toEqual([
      [3, 1, null],
      [0, 2, null],
      [1, 3, null],
      [2, 4, null],
    ])
  })

  it.each(LANGUAGES)('are told to each player in %s', async (code) => {
    const words = await loadWords(code)
    const told = standingsOf(result, view).map((entry) => remarkOf(entry, words))
    expect(new Set(told).size).toBe(4)
    expect(told[2]).toContain('750')
  })

  it('are told in words', () => {
    const told = (more: Partial<Result>, law = -1) =>
      standingsOf({ ...result, ...more }, view, law).map((entry) =>
        remarkOf(entry, speaking.words, 'page-law-lost'),
      )
    expect(told({})[2]).toBe('Third, $750 short')
    expect(told({})[0]).toBe('First, $350 ahead')
    expect(told({ money: [1400, 1400, 0, 0] })[1]).toContain('more lead')
    expect(told({ barred: [3] })[3]).toBe("can't win")
    expect(told({}, 3)[3]).toBe('The law goes home alone.')
    expect(listed(['A'], speaking.words)).toBe('A')
    expect(listed(['A', 'B', 'C'], speaking.words)).toBe('A, B and C')
  })
})

describe('the count', () => {
  it('goes from carried loot to the deciding sources', () => {
    expect(sourcesOf(result)).toEqual(['purses', 'jewels', 'strongboxes', 'station', 'gunslinger'])
  })

  it('turns purses over one by one, the fattest last, and adds up', () => {
    const entries = standingsOf(result, view)
    const beats = beatsOf(entries, result, view, 'normal')
    const turned = beats.filter(({ purse }) => purse)
    expect(turned.map(({ gains }) => gains)).toEqual([
      [250, 300, 0, 250],
      [500, 0, 0, 0],
    ])
    expect(beats.at(-1)?.totals).toEqual(result.money)
    expect(beats.every(({ length }) => length > 0)).toBe(true)
    const fast = beatsOf(entries, result, view, 'fast')
    expect(fast[0]?.length).toBeLessThan(beats[0]?.length ?? 0)
  })

  it('leaves the last word to whatever decides besides money', () => {
    const beats = beatsOf(standingsOf(result, view), result, view, 'normal')
    const last = withVerdict(beats, 'normal').at(-1)
    expect(last).toMatchObject({ source: '', totals: result.money, gains: [0, 0, 0, 0] })
  })

  it('lays them down together where their values do not add up', () => {
    const odd: Result = { ...result, breakdown: [{ purses: 1 }, { purses: 2 }, {}, {}] }
    const beats = beatsOf(standingsOf(odd, view), odd, view, 'normal')
    expect(beats.map(({ purse, gains }) => [purse, gains])).toEqual([[false, [1, 2, 0, 0]]])
  })
})

describe('the finale', () => {
  async function finale(info = alone, live = playing()) {
    const shown = show(Finale, { view, info, live, table: 't' })
    await vi.waitFor(() => expect(shown.querySelector('h2')).not.toBeNull())
    flushSync()
    return shown
  }

  it('shows the end at once to players who come later', async () => {
    sitsAt(0)
    const shown = await finale()
    expect(text(shown.querySelector('h2'))).toContain('Belle wins')
    expect(document.activeElement).toBe(shown.querySelector('h2'))
    const podium = [...shown.querySelectorAll('.podium li')]
    expect(podium.map((one) => text(one.querySelector('strong')))).toEqual(['Belle', 'Tuco', 'Doc'])
    expect(text(shown.querySelector('.rest'))).toContain('Ghost')
    expect(text(shown.querySelector('.mine'))).toBe('First, $350 ahead')
    expect([...shown.querySelectorAll('[data-award] > :last-child')].map(text)).toEqual([
      'The human sieve Ghost 3 bullets taken. It whistles in the wind.',
      'Born lucky Belle $375 in the average purse, and all without peeking.',
      'Cat burglar Tuco 2 pieces of loot lifted on the roofs. Lovely view, too.',
    ])
  })

  it('says where the way west goes on, once, and marks the bandit', async () => {
    sitsAt(0)
    journeyStore.reread()
    const shown = await finale()
    const said = text(shown.querySelector('.next'))
    expect(said).toContain('Won with Belle: 1 of 7 bandits.')
    expect(said).toContain('Now gunslingers')
    expect(text(shown.querySelector('[data-about="button ride-on"]'))).toBe('Ride on')
    expect(journeyStore.stop).toBe('gunslingers')
    expect((await finale()).querySelector('.next')).toBeNull()
  })

  it('leaves friends to their rematch, and counts nothing for spectators', async () => {
    sitsAt(0)
    journeyStore.reread()
    const friends = table([person(0), person(1), bot(2), bot(3)])
    const shown = await finale(friends)
    expect(shown.querySelector('[data-about="button ride-on"]')).toBeNull()
    expect(text(shown.querySelector('.next'))).toBe('★ Won with Belle: 1 of 7 bandits.')
    localStorage.clear()
    journeyStore.reread()
    sitsAt(0)
    await finale(alone, playing({ watching: true }))
    expect(journeyStore.journey.tallies.outlaws.games).toBe(0)
  })

  it('counts first where the game was seen, until the player skips it', async () => {
    vi.useFakeTimers()
    witness('t')
    const shown = show(Finale, { view, info: alone, live: playing(), table: 't' })
    await vi.advanceTimersByTimeAsync(700)
    flushSync()
    expect(text(shown.querySelector('h2'))).toBe('The reckoning')
    expect(text(shown.querySelector('.caption'))).toContain('Purses first')
    await vi.advanceTimersByTimeAsync(1000)
    flushSync()
    expect(text(shown.querySelector('.race li'))).toContain('$750')
    tap(shown.querySelector('.race') as Element)
    expect(text(shown.querySelector('h2'))).toContain('Belle wins')
    expect(shown.querySelectorAll('.podium li')).toHaveLength(3)
  })

  it('counts to the end by itself', async () => {
    vi.useFakeTimers()
    witness('t')
    const shown = show(Finale, { view, info: alone, live: playing(), table: 't' })
    await vi.advanceTimersByTimeAsync(30_000)
    flushSync()
    expect(shown.querySelectorAll('.podium li')).toHaveLength(3)
  })

  it('does not move where nothing shall move', async () => {
    for (const still of [() => (settings.motion = false), () => (settings.pace = 'off')]) {
      settings.motion = true
      settings.pace = 'normal'
      still()
      witness('t')
      expect((await finale()).querySelector('.race')).toBeNull()
    }
  })

  it('leads from a train of the day to its page, and not to another game', async () => {
    const ride = { ...alone, day: '2026-11-19', counts: true }
    for (const [info, said] of [
      [ride, 'What this ride was worth'],
      [{ ...ride, counts: false }, 'Back to the train of the day'],
    ] as const) {
      const shown = await finale(info)
      expect(text(shown.querySelector('a[href="#/today"]'))).toBe(said)
      expect(shown.querySelector('.again')).toBeNull()
      expect(mayHaveHelp(info)).toBe(!info.counts)
    }
  })

  it('has an empty podium without a winner', async () => {
    vi.mocked(tableResult).mockResolvedValue({ ...result, winners: [], barred: [0, 1, 2, 3] })
    const shown = await finale()
    expect(shown.querySelector('.podium')).toBeNull()
    expect(shown.querySelectorAll('.rest li')).toHaveLength(4)
  })
})

describe('once more', () => {
  const again = (info: TableInfo, more = {}) => {
    const live = { rematch: vi.fn(), rematchNow: vi.fn(), ...more }
    const shown = show(Again, { info, live: playing(live), table: 't' })
    const buttons = [...shown.querySelectorAll('button')]
    return { shown, live, buttons, labels: buttons.map(text) }
  }

  it('is one tap for a lone player', () => {
    sitsAt(0)
    const { shown, live, buttons, labels } = again(alone)
    expect(labels).toEqual(['Once more'])
    expect(shown.querySelector('ul')).toBeNull()
    tap(buttons[0] as Element)
    expect(live.rematch).toHaveBeenCalledOnce()
  })

  it('lists the players who want it', () => {
    sitsAt(0)
    const seats = [person(0), person(1, { again: true }), person(2, { present: false }), bot(3)]
    const { shown, labels } = again(table(seats))
    expect(labels).toEqual(['Once more'])
    expect([...shown.querySelectorAll('.hidden-text')].map(text)).toEqual([
      ...["Ann: hasn't said yet", 'Bob: once more', 'Cid: gone'],
    ])
  })

  it('waits for the others, unless the host does not, or one thinks better of it', () => {
    sitsAt(0)
    const seats = [person(0, { again: true }), person(1), person(2, { present: false })]
    const { shown, live, buttons, labels } = again(table(seats))
    expect(text(shown.querySelector('[role=status]'))).toBe("You're in. Waiting for Bob.")
    expect(labels).toEqual(['Begin without waiting', 'Rather not'])
    tap(buttons[0] as Element)
    tap(buttons[1] as Element)
    expect(live.rematchNow).toHaveBeenCalledOnce()
    expect(live.rematch).toHaveBeenCalledWith(false)
    expect(again(table(seats, { host: 1 }), { isHost: false }).labels).toEqual(['Rather not'])
  })

  it('can be asked for again by the remaining players', () => {
    sitsAt(0)
    const seats = [person(0, { again: true }), person(1, { present: false })]
    expect(again(table(seats)).labels).toEqual(['Once more'])
  })

  it('leads to the next game, where bots play for players who did not ask for it', () => {
    sitsAt(0)
    const { shown } = again(table([person(0), person(1, { again: true })], { next_table: 'n' }))
    expect(shown.querySelector('a')?.getAttribute('href')).toBe('#/table/n')
    expect(text(shown.querySelector('[role=status]'))).toContain('A bot plays for you')
  })

  it('is not for spectators', () => {
    expect(again(table([person(0), person(1)]), { watching: true }).labels).toEqual([])
  })
})

describe('the picture', () => {
  it('breaks lines between words, and says where it breaks off', () => {
    expect(wrapped('one two three', 7, 3)).toEqual(['one two', 'three'])
    expect(wrapped('one two three four', 7, 1)).toEqual(['one tw…'])
    expect(shortened('Bartholomew', 6)).toBe('Barth…')
    expect(shortened('Ann', 6)).toBe('Ann')
  })
})
