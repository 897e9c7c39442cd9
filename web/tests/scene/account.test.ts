import { describe, expect, it } from 'vitest'
import TrainInWords from '../../src/app/game/TrainInWords.svelte'
import { gathered, sampled, samples } from '../../src/gallery/samples'
import type { TokenView, View } from '../../src/protocol/protocol'
import { LANGUAGES } from '../../src/browser/settings.svelte'
import { loadWords, speaking } from '../../src/words/speaking.svelte'
import { account } from '../../src/scene/account'
import { figurePlaces } from '../../src/scene/layout'
import Scene from '../../src/scene/Scene.svelte'
import { CHAPTERS } from '../../src/scene/chapters'
import { litBy } from '../../src/scene/lit'
import { show } from '../support/showing'

await Promise.all(CHAPTERS.map(({ art }) => art.load()))
const words = await loadWords('en')

const plain = sampled('the first turn')
const tokens = (...all: [kind: string, value?: number][]): TokenView[] =>
  all.map(([kind, value], number) => ({ number, kind, value: value ?? null }))
/** The view with figures at `places`, and nothing on the floors. */
const laid = (view: View, places: Record<string, string>, more: Partial<View> = {}): View => ({
  ...view,
  bandits: view.bandits.map((one) => ({ ...one, at: places[one.name] ?? 'car 1' })),
  floor: {},
  ...more,
})
const lineFor = (title: string, view: View) =>
  account(view, words).find((line) => line.startsWith(title))

describe('the train in words', () => {
  it('tells of each car in order, inside and roof, its figures and loot', () => {
    const [me, other] = plain.bandits.map(({ name }) => name) as [string, string]
    const floor = { 'car 0': tokens(['strongbox', 1000]), 'roof 0': tokens(['purse'], ['purse']) }
    const view = laid(plain, { [me]: 'roof 0' }, { floor, marshal_at: 'car 0' })
    const lines = account(view, words)
    expect(lines).toHaveLength(view.cars.length)
    expect(lines[0]).toBe(
      'Locomotive. Inside: the Marshal and a strongbox ($1,000). ' +
        `On the roof: ${words.figure(me)} (you) and 2 purses.`,
    )
    expect(lines[1]).toContain(words.figure(other))
    expect(lines[1]).toMatch(/On the roof: nobody\.$/)
  })

  it('counts equal tokens, and says their value if it is known', () => {
    const floor = { 'car 0': tokens(['purse'], ['jewel', 500], ['purse', 250], ['jewel', 500]) }
    expect(lineFor('Locomotive', laid(plain, {}, { floor, marshal_at: 'car 1' }))).toContain(
      'Inside: 2 jewels ($500 each), a purse, and a purse ($250).',
    )
  })

  it('tells which bandits are gone for good', () => {
    const view = laid(plain, { [plain.bandits[1]?.name ?? '']: 'away' })
    const name = words.figure(view.bandits[1]?.name ?? '')
    expect(account(view, words).at(-1)).toBe(`Gone for good: ${name}.`)
    expect(account({ ...view, round: 0 }, words)).toHaveLength(view.cars.length)
  })
})

describe('beside the train', () => {
  it('horses run, and the stagecoach rolls with its hostages', () => {
    const view = sampled('whom to take hostage')
    const horses = view.horses && {
      ...view.horses,
      horses: view.cars.map((_, car) => (car === 1 ? 2 : 0)),
      coach: 'car 1',
      hostages: ['banker', 'poodle'],
      shotgun: 'coach roof',
    }
    const lines = account(laid(view, {}, { horses }), words)
    expect(lines).toHaveLength(view.cars.length + 1)
    expect(lines[1]).toMatch(/ 2 horses run beside it\.$/)
    const car = String(words.houseArguments('car', view.cars[1] ?? '').car)
    expect(lines[2]).toBe(
      `Stagecoach. Inside: nobody. On the roof: Shotgun. It rolls beside the ${car}. ` +
        'Hostages left in the stagecoach: banker and poodle.',
    )
  })

  it('riders are still in the saddle', () => {
    const lines = account(sampled('seven board'), words)
    expect(lines.at(-1)).toMatch(/^Still in the saddle: .* \(you\)/)
  })

  it('the cell has bandits, and others wait to be freed', () => {
    const view = sampled('whom to free')
    const captive = view.bandits.find(({ name }) => name !== 'marshal')?.name ?? ''
    const marshal = view.marshal && { ...view.marshal, prisoners: ['mei', 'doc'] }
    const lines = account(laid(view, { [captive]: 'cell' }, { marshal }), words)
    expect(lines.at(-1)).toMatch(new RegExp(`^The cell: ${words.figure(captive)}`))
    expect(lines.at(-2)).toMatch(/^Prison car\. .*: companions of Mei and Doc\.$/)
  })

  it('the time machine is ahead of the locomotive, and one may be travelling', () => {
    const view = sampled('eight plan')
    const [, other] = view.bandits.map(({ name }) => name) as [string, string]
    const time_machine = view.time_machine && { ...view.time_machine, traveller: other, horses: 1 }
    const lines = account(laid(view, { [other]: 'away' }, { time_machine }), words)
    expect(lines[0]).toBe('Time machine: nobody. A horse runs beside it.')
    expect(lines.at(-1)).toBe(`Traveling in time: ${words.figure(other)}.`)
  })
})

describe.each(LANGUAGES)('in %s', (code) => {
  it('every figure is told of at its place, with every box', async () => {
    const spoken = await loadWords(code)
    for (const { view } of samples) {
      const lines = account(view, spoken)
      for (const { name, at } of figurePlaces(view)) {
        const called = String(spoken.figureArguments('name', name).name)
        const { car, place } = spoken.placeArguments(at, view)
        const title = at === 'away' ? '' : String(car ?? place)
        const said = lines.filter((line) => line.includes(called))
        expect(said.some((line) => line.toLowerCase().startsWith(title.toLowerCase()))).toBe(true)
      }
    }
  })

  it('every piece of loot can be counted', async () => {
    const spoken = await loadWords(code)
    const kinds = ['purse', 'jewel', 'strongbox', 'mailbag', 'flask']
    for (const kind of kinds) {
      for (const value of [undefined, 1, 2, 3, 4]) {
        for (const count of [2, 5]) {
          const floor = { 'car 0': tokens(...Array(count).fill([kind, value])) }
          const view = laid(plain, {}, { floor, marshal_at: 'car 1' })
          expect(account(view, spoken)[0]).toContain(String(count))
        }
      }
    }
  })
})

describe('the drawing', () => {
  /** The texts a screen reader finds in the scene. */
  function told(scene: Element): string[] {
    const hidden = (one: Element) => one.closest('[aria-hidden=true]') !== null
    const buttons = [...scene.querySelectorAll('[role=button]')].filter((one) => !hidden(one))
    const texts = [...scene.querySelectorAll('text, title, [role=img]')]
    const heard = texts.filter((one) => !hidden(one) && !one.closest('[role=button]'))
    return [...buttons.map((one) => one.getAttribute('aria-label') ?? ''), ...heard.map(String)]
  }

  it.each([
    ...['whom to shoot', 'what to rob', 'where to ride', 'whom to take hostage', 'seven board'],
    ...['which bullet for whom', 'whom to free', 'everything, eight wounded'],
  ])('%s: is silent, but for what can be chosen', (name) => {
    const view = sampled(name)
    const question = view.questions.find((one) => one.seat === view.seat)
    const lit = question ? litBy(view, question, (option) => `choose ${option.words}`) : []
    const labels = (all: string[]) => [...new Set(all)].sort()
    expect(labels(told(show(Scene, { view, lit })))).toEqual(labels(lit.map((one) => one.label)))
  })

  it('is silent also in a crowd', () => {
    expect(told(show(Scene, { view: gathered(samples, 'roof 2') }))).toEqual([])
  })
})

it('is a list under a heading', async () => {
  await speaking.speak('en')
  const shown = show(TrainInWords, { view: plain })
  expect(shown.querySelector('h2')?.textContent).toBe('The train, car by car')
  expect(shown.querySelectorAll('li')).toHaveLength(plain.cars.length)
})
