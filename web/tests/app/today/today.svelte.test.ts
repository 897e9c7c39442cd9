/** The page of the train of the day: boarding, what counts, the end, a legend and the list. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import TrainOfTheDay from '../../../src/app/home/TrainOfTheDay.svelte'
import '../../../src/app/today/Ended.svelte' // so that its import does not take long
import { lineOf, signOf } from '../../../src/app/today/telling'
import TodayPage from '../../../src/app/today/Today.svelte'
import { noteOfRide, noteRide, rides } from '../../../src/browser/rides'
import { mySeats } from '../../../src/browser/seats'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import type { RideOutcome, ShownOptions, Today } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import { answering, until } from '../../support/answers'
import { show } from '../../support/showing'

const DAY = '2026-11-19'
const options: ShownOptions = { boxes: ['horses'] }
const today: Today = {
  train: {
    ...{ day: DAY, number: 18, seat: 1, bot: 'outlaw', options },
    bandits: [['doc'], ['belle'], ['tuco'], ['ghost']],
  },
  yesterday: {
    ...{ day: '2026-11-18', number: 17, seat: 0, bot: 'outlaw', options: { variant: 'duel' } },
    bandits: [
      ['doc', 'belle'],
      ['tuco', 'ghost'],
    ],
  },
  listing: true,
}
const outcome: RideOutcome = {
  ...{ money: 1250, place: 2, sides: 4, won: false },
  rounds: [{ gained: 500 }, { lost: 250 }, { shots: 1 }, { hits: 2, shots: 1 }, {}],
}
const nobody = { day: DAY, count: 0, results: [] }
const made = { table: 'new', seat: 1, token: 'secret' }
const said = (page: Element) =>
  (page.textContent ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')

function button(page: Element, label: string): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>('button, a.button')]
  const one = found.find((element) => element.textContent?.trim() === label)
  if (!one)
    throw new Error(`there is no ${label}, but ${found.map((e) => e.textContent?.trim()).join()}`)
  return one
}

async function opened(answers: Record<string, unknown> = {}) {
  const { asked } = answering({
    '/api/today': today,
    [`/api/today/${DAY}/list`]: nobody,
    ...answers,
  })
  const bodies: unknown[] = []
  const fetched = globalThis.fetch
  globalThis.fetch = (address, request) => {
    if (request?.method !== 'POST') return fetched(address, request)
    bodies.push(JSON.parse(request.body as string))
    const told = String(address) === '/api/today' ? made : { rank: 1, count: 3, listed: true }
    return Promise.resolve(new Response(JSON.stringify(told)))
  }
  const page = show(TodayPage, {})
  await until(() => page.querySelector('.ticket'))
  return { page, asked, bodies }
}

beforeEach(async () => {
  localStorage.clear()
  location.hash = '#/today'
  await speaking.speak('en')
  await speaking.also('today')
  await speaking.also('finale')
})

describe('the train of the day', () => {
  it('says what runs, and the first ride counts', async () => {
    const { page, bodies } = await opened()
    expect(said(page)).toContain('Train 18 · Thursday, November 19')
    expect(page.querySelector('h2')?.textContent).toBe('Horses & Stagecoach')
    expect(said(page)).toContain('You are Belle.')
    expect(said(page)).toContain('Against Doc, Tuco and Ghost')
    button(page, 'Board').click()
    await vi.waitFor(() => expect(location.hash).toBe('#/table/new'))
    expect(bodies).toEqual([{ name: 'Stranger', counts: true }])
    expect(rides()[DAY]).toEqual({ table: 'new', outcome: null, listed: false })
    expect(mySeats()[0]).toMatchObject({ table: 'new', token: 'secret' })
  })

  it('goes on with a ride that is not over', async () => {
    noteRide(DAY, 'mine')
    const { page } = await opened({ '/api/tables/mine/ride': 409 })
    expect(button(page, 'Go on').getAttribute('href')).toBe('#/table/mine')
  })

  it('says that the second ride does not count', async () => {
    noteRide(DAY, 'mine')
    const { page, bodies } = await opened({
      '/api/tables/mine/ride': { day: DAY, counts: true, seat: 1, outcome },
    })
    await until(() => said(page).includes("doesn't count") && page)
    expect(rides()[DAY]?.outcome).toEqual(outcome)
    button(page, 'Ride again, for fun').click()
    await vi.waitFor(() => expect(location.hash).toBe('#/table/new'))
    expect(bodies).toEqual([{ name: 'Stranger', counts: false }])
    expect(rides()[DAY]?.table).toBe('mine')
  })

  it('shows how the ride ended beside a legend, and lists those who agree', async () => {
    noteRide(DAY, 'mine')
    noteOfRide(DAY, { outcome })
    localStorage.setItem(
      'colt-express seats',
      JSON.stringify([{ table: 'mine', seat: 1, token: 'secret', name: 'Ann', since: 1 }]),
    )
    const legend = { ready: true, day: DAY, round: 5, rounds: 5, seat: 1, record: '{}' }
    const { page, asked, bodies } = await opened({
      [`/api/today/${DAY}/legend`]: { ...legend, outcome: { ...outcome, money: 2000, won: true } },
    })
    await until(() => page.querySelector('.ended'))
    expect(said(page)).toContain('Your ride: 2nd of 4, $1,250')
    button(page, 'What would a legend take?').click()
    await until(() => said(page).includes('The legend took $2,000 and came 1st of 4.') && page)
    expect(said(page)).toContain("That's $750 more than you.")
    expect(asked).toContain(`/api/today/${DAY}/legend?table=mine`)
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => said(row).trim())
    expect(rows.at(-1)).toBe('The first purse, and rewards at the end$1,000$1,750')
    button(page, 'List me').click()
    await vi.waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toEqual({ name: 'Stranger', listed: true, table: 'mine', token: 'secret' })
    await vi.waitFor(() => expect(rides()[DAY]?.listed).toBe(true))
    await until(() => said(page).includes('You stand at 1 of 3.') && page)
  })

  it('is off at servers that run none', async () => {
    answering({ '/api/today': 404 })
    const page = show(TodayPage, {})
    await until(() => said(page).includes('No train of the day runs') && page)
    const card = show(TrainOfTheDay, {})
    await vi.waitFor(() => expect(card.querySelector('section')).toBeNull())
  })

  it('has a card on the home page', async () => {
    answering({ '/api/today': today })
    const card = show(TrainOfTheDay, {})
    await until(() => card.querySelector('[aria-label=Belle]'))
    expect(button(card, 'Board').getAttribute('href')).toBe('#/today')
    noteRide(DAY, 'mine')
    const riding = show(TrainOfTheDay, {})
    await until(() => riding.querySelector('[aria-label=Belle]'))
    button(riding, 'Go on')
  })
})

describe('the line to share', () => {
  it('tells place, money and a sign for each round', () => {
    expect(lineOf(18, outcome, 'https://a.example/#/today', speaking.words)).toBe(
      'Colt Express, train 18: 2nd of 4, $1,250\n💰💸🔫💥🚂\nhttps://a.example/#/today',
    )
    expect(signOf({ gained: 250, lost: 250 })).toBe('🚂')
  })

  it('is made in every language', async () => {
    for (const code of LANGUAGES) {
      await speaking.speak(code)
      expect(lineOf(18, outcome, 'x', speaking.words)).toContain('18')
    }
  })
})
