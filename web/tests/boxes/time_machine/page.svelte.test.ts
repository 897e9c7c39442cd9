import { beforeEach, describe, expect, it, vi } from 'vitest'
import BoxFields from '../../../src/app/setup/BoxFields.svelte'
import Boxes from '../../../src/app/shared/Boxes.svelte'
import { headlineOf } from '../../../src/app/game/headline'
import HowToPlay from '../../../src/app/learn/HowToPlay.svelte'
import Players from '../../../src/app/game/Players.svelte'
import { BOXES } from '../../../src/protocol/boxes'
import { merge } from '../../../src/protocol/merge'
import { lengthOf } from '../../../src/play/pace'
import type { Playing } from '../../../src/play/playing'
import type { EventView, TimeMachineView, TableInfo, View } from '../../../src/protocol/protocol'
import { LANGUAGES } from '../../../src/browser/settings.svelte'
import { loadWords, speaking } from '../../../src/words/speaking.svelte'
import { step } from '../../../src/play/step'
import { NewTableOptions } from '../../../src/app/setup/newTable.svelte'
import { timeMachineArt } from '../../../src/scene/boxes/time_machine/loading'
import { follow, herdSpots } from '../../../src/scene/boxes/horses/herd'
import { scriptOf } from '../../../src/scene/effects/script'
import { byLeap } from '../../../src/scene/effects/ways'
import { CHAPTERS } from '../../../src/scene/chapters'
import { behindAt, carSpan, engineAt, sceneWidth } from '../../../src/scene/geometry'
import { figureSpots, tokenSpots } from '../../../src/scene/layout'
import { litBy } from '../../../src/scene/lit'
import { AHEAD, machineSpan } from '../../../src/scene/boxes/time_machine/layout'
import { placeOf, roomFor } from '../../../src/scene/places'
import Scene from '../../../src/scene/Scene.svelte'
import Token from '../../../src/scene/Token.svelte'
import Icon from '../../../src/icons/Icon.svelte'
import { ask, bandit, table } from '../../support/horsesTable'
import { button, show, tap } from '../../support/showing'

await timeMachineArt.load()

beforeEach(async () => {
  await speaking.speak('en')
  await speaking.also('reading')
})

const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** A table with Tuco in the machine, unless `more` or `at` say otherwise. */
function machine(more: Partial<TimeMachineView> = {}, at = 'time machine'): View {
  const [, ...others] = table().bandits
  return table({
    time_machine: { traveller: null, horses: 0, ...more },
    bandits: [bandit('tuco', 0, { at }), ...others],
    phase: 'stealing',
    turn_kind: '',
  })
}

const travelling = (more: Partial<TimeMachineView> = {}) =>
  machine({ traveller: 'tuco', ...more }, 'away')
const gone: EventView = { kind: 'vanished', rule: 'TM-5', bandit: 'tuco' }
const back: EventView = { kind: 'appeared', rule: 'TM-5', bandit: 'tuco', at: 'car 2' }

function happening(event: EventView, before: View) {
  const after = step(before, event)
  return { key: 1, event, before, after, length: 1000 }
}

describe('a new table', () => {
  it('may have every box, each with a picture', () => {
    const wanted = new NewTableOptions()
    const shown = show(BoxFields, { wanted })
    for (const one of shown.querySelectorAll('input[type=checkbox]')) tap(one)
    expect(wanted.options).toEqual({ boxes: ['horses', 'marshal', 'time_machine', 'cursed'] })
    for (const { name } of BOXES) {
      expect(show(Icon, { kind: name }).querySelectorAll('path, circle').length).toBeGreaterThan(2)
    }
  })

  it.each(LANGUAGES)('says which are on it in %s', async (code) => {
    const words = await loadWords(code)
    await speaking.speak(code)
    const shown = text(show(Boxes, { options: { boxes: ['time_machine', 'cursed'] } }))
    expect(shown).toContain(words.say('page-box-time_machine'))
    expect(shown).toContain(words.say('page-box-cursed-hint'))
  })

  it.each(LANGUAGES)('is explained in %s', async (code) => {
    await speaking.speak(code)
    const shown = text(show(HowToPlay, {}))
    for (const help of ['help-time_machine', 'help-cursed']) {
      expect(shown).toContain(speaking.words.say(help).replace(/\s+/g, ' '))
    }
  })
})

describe('the time machine', () => {
  const span = machineSpan(roomFor(machine()))

  it('stands ahead of the locomotive, which moves back for it', () => {
    const [without, room] = [roomFor(table()), roomFor(machine())]
    expect(without).toMatchObject({ ahead: 0, behind: 0 })
    expect(room).toMatchObject({ ahead: AHEAD, behind: 0 })
    expect(sceneWidth(4, room) - sceneWidth(4, without)).toBe(AHEAD)
    const place = placeOf('time machine', machine(), room)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(carSpan(0, room).x)
  })

  it('is further away if another box has a place between', () => {
    const marshal = CHAPTERS.find(({ name }) => name === 'marshal')
    if (!marshal) throw new Error('there is no chapter of the Marshal')
    const space = vi.spyOn(marshal, 'room').mockReturnValue({ ahead: 100, behind: 30 })
    const view = { ...machine(), marshal: {} as View['marshal'] }
    const room = roomFor(view)
    space.mockRestore()
    expect(room).toMatchObject({ ahead: AHEAD + 100, behind: 30 })
    expect(machineSpan(room).x).toBe(span.x)
    expect(engineAt(room)).toBe(engineAt(roomFor(machine())) + 100)
    expect(behindAt('time_machine', 4, room)).toBe(behindAt('marshal', 4, room) + 30)
  })

  it('is nowhere at a table without it', () => {
    expect(placeOf('time machine', table(), roomFor(table()))).toBeNull()
    expect(show(Scene, { view: table() }).querySelector('.hoop')).toBeNull()
    expect(show(Scene, { view: machine() }).querySelector('.hoop')).not.toBeNull()
  })

  it('has people and loot in it', () => {
    const loot = [{ number: 3, kind: 'purse' }]
    const view = { ...machine(), floor: { 'time machine': loot } }
    const [figure] = [figureSpots(view, roomFor(view)).get('tuco')]
    const [token] = tokenSpots(view, roomFor(view))
    for (const spot of [figure, token]) {
      expect(spot?.x).toBeGreaterThan(span.x)
      expect(spot?.x).toBeLessThan(span.x + span.width)
    }
  })

  it('holds seven', () => {
    const names = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'mei']
    const bandits = names.map((name, seat) => bandit(name, seat, { at: 'time machine' }))
    const view = { ...machine(), bandits }
    const spots = names.map((name) => figureSpots(view, roomFor(view)).get(name)?.x ?? 0)
    expect(Math.min(...spots)).toBeGreaterThan(span.x)
    expect(Math.max(...spots)).toBeLessThan(span.x + span.width)
    expect(new Set(spots).size).toBe(7)
  })

  it('has its horses beside it', () => {
    const view = machine({ horses: 2 })
    const herd = follow([], view)
    const spots = [...herdSpots(herd, view, roomFor(view)).values()]
    expect(herd.filter(({ at }) => at === 'time machine')).toHaveLength(2)
    const beside = spots.filter(({ horse }) => horse.at === 'time machine').map(({ x }) => x)
    const middle = span.x + span.width / 2
    for (const x of beside) expect(Math.abs(x - middle)).toBeLessThan(span.width / 2)
  })

  it('can be tapped', () => {
    const view = machine({}, 'car 0')
    const question = { ...ask(0, 'move', ['car 1', 'time machine']), bandit: 'tuco' }
    const lit = litBy(view, question, ({ words }) => words)
    const picks: string[] = []
    const onpick = (words: string) => picks.push(words)
    const shown = show(Scene, { view, lit, onpick, confirm: false })
    tap(button(shown, 'time machine'))
    expect(picks).toEqual(['time machine'])
  })

  it('is leapt into from the roofs, from where they end', () => {
    const high = { x: 700, y: 300, scale: 1 }
    const low = { x: 130, y: 466, scale: 1 }
    for (const [from, to] of [
      [high, low],
      [low, high],
    ] as const) {
      const frames = byLeap(from, to, 470)
      expect(frames[0]).toMatchObject({ ...from, at: 0 })
      expect(frames.at(-1)).toMatchObject({ ...to, at: 1 })
      expect(frames.map(({ at }) => at)).toEqual(frames.map(({ at }) => at).sort((a, b) => a - b))
      expect(frames.some(({ x }) => x === 470)).toBe(true)
    }
  })
})

describe('a traveller', () => {
  it('is away once he has vanished, and back where he appears', () => {
    const after = step(machine(), gone)
    expect(after.bandits[0]?.at).toBe('away')
    expect(after.time_machine?.traveller).toBe('tuco')
    const later = step(travelling({ hiding: 'car 2' }), back)
    expect(later.bandits[0]?.at).toBe('car 2')
    expect(later.time_machine).toMatchObject({ traveller: null, hiding: null })
  })

  it('is paid if he waited for the end', () => {
    const fare = { kind: 'fare', rule: 'TM-6', bandit: 'tuco', money: 500 }
    expect(step(machine(), fare).bandits[0]?.cash).toBe(500)
    const script = scriptOf(happening(fare, machine()), roomFor(machine()))
    expect(script.marks).toHaveLength(1)
    expect(script.who).toEqual(['tuco'])
  })

  it('leaves with a flash, and comes with one', () => {
    const room = roomFor(machine())
    const left = scriptOf(happening(gone, machine()), room)
    expect(left.marks.length).toBeGreaterThan(2)
    expect(left.at).toEqual(['time machine'])
    const came = scriptOf(happening(back, travelling()), room)
    const way = came.figures.tuco?.way ?? []
    expect([way[0]?.opacity, way.at(-1)?.opacity]).toEqual([0, 1])
    expect(came).toMatchObject({ who: ['tuco'], at: ['car 2'] })
    for (const event of [gone, back]) {
      expect(lengthOf(event, 'normal', machine())).toBeGreaterThan(1000)
      expect(headlineOf(happening(event, machine()), speaking.words)?.title).toContain('Tuco')
    }
  })

  it('is shown leaving', () => {
    const moment = happening(gone, machine())
    const shown = show(Scene, { view: moment.after, moment })
    expect(shown.querySelectorAll('.arc')).toHaveLength(3)
    expect(shown.querySelector('.fading .figure')).not.toBeNull()
    expect(shown.querySelector('[data-figure=tuco]')).toBeNull()
  })

  it('chooses among the cars and the stagecoach, and sees himself there', () => {
    const view = travelling()
    const cars = ['car 0', 'car 1', 'car 2', 'car 3', 'coach']
    const lit = litBy(view, ask(0, 'hide', cars), ({ words }) => words)
    expect(lit.map(({ place }) => place)).toEqual(cars)
    const shown = show(Scene, { view, lit, picked: 'car 2', mover: 'tuco' })
    expect(shown.querySelectorAll('.pickable')).toHaveLength(5)
    expect(shown.querySelector('.intent .figure')).not.toBeNull()
  })

  it('brings his horse back to the locomotive when all fall back', () => {
    const fell = step(machine({ horses: 1 }), { kind: 'horses_fell_back', rule: 'HS-EVENT-3' })
    expect(fell.time_machine?.horses).toBe(0)
    expect(fell.horses?.horses).toEqual([1, 0, 0, 3])
  })

  it('rides to it and from it', () => {
    const ride = (at: string) => ({ kind: 'rode', rule: 'HS-RIDE-1', bandit: 'tuco', at })
    const there = step(machine({}, 'car 2'), ride('time machine'))
    expect([there.time_machine?.horses, there.horses?.horses[2]]).toEqual([1, 2])
    const again = step(there, ride('car 1'))
    expect([again.time_machine?.horses, again.horses?.horses[1]]).toEqual([0, 1])
  })

  it('is told the hiding place, and no other player is', () => {
    const mine = merge(travelling(), { seat: 0, time_machine: { hiding: 'car 2' } })
    const theirs = merge(travelling(), { seat: 1 })
    expect(mine.time_machine?.hiding).toBe('car 2')
    expect(theirs.time_machine?.hiding).toBeUndefined()
    expect(merge(table({ time_machine: null }), { seat: 0 }).time_machine).toBeNull()
    const panel = (view: View, seat: number) => text(panels(view, seat).querySelector('small'))
    expect(panel(mine, 0)).toBe('comes out in the saloon car')
    expect(panel(theirs, 1)).toBe('travels in time')
  })

  it('is not among the bandits who rode off', () => {
    expect(panels(travelling(), 1).querySelectorAll('.gone')).toHaveLength(0)
    const away = table({ bandits: [bandit('tuco', 0, { at: 'away' })] })
    expect(panels(away, 1).querySelectorAll('.gone')).toHaveLength(1)
  })
})

function panels(view: View, seat: number): HTMLElement {
  const seats = view.bandits.map((one) => ({
    seat: one.seat,
    kind: 'bot',
    name: '',
    bandit: '',
    bot: 'outlaw',
    present: true,
  }))
  const info = { seats, host: 0, status: 'playing' } as unknown as TableInfo
  const live = { seat, log: [], busy: false } as unknown as Playing
  return show(Players, { view, info, live, names: {}, letters: {} })
}

describe('loot whose face is hidden', () => {
  const face = (kind: string, value?: number | null) =>
    text(show(Token, { kind, value }).querySelector('.face'))

  it.each(['jewel', 'strongbox'])(
    'a %s is a question mark to players who do not know it',
    (kind) => {
      expect(face(kind)).toBe('?')
      expect(face(kind, kind === 'jewel' ? 5 : 10)).toBe(kind === 'jewel' ? '5' : '10')
      expect(face(kind, kind === 'jewel' ? 500 : 1000)).toBe('')
    },
  )

  it('a purse is as it was', () => {
    expect(text(show(Token, { kind: 'purse' }))).toBe('$')
    expect(text(show(Token, { kind: 'purse', value: 1 }))).toBe('1')
  })
})
