import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samples } from '../../src/gallery/samples'
import type { Moment } from '../../src/play/pace'
import type { EventView, View } from '../../src/protocol/protocol'
import { step } from '../../src/play/step'
import Flights from '../../src/table/Flights.svelte'
import { perform } from '../../src/scene/effects/perform'
import Scene from '../../src/scene/Scene.svelte'
import { toldBy } from '../../src/scene/told'
import { show } from '../support/showing'

const view = samples.find((one) => one.name.includes('what to rob'))?.view as View
const [one, other] = view.bandits.map((bandit) => bandit.name) as [string, string]
const before = {
  ...view,
  bandits: view.bandits.map((bandit) => ({ ...bandit, at: 'roof 1' })),
}

function moment(event: Partial<EventView>, key = 1): Moment {
  const whole = { kind: '', rule: '', ...event }
  return { key, event: whole, before, after: step(before, whole), length: 700 }
}

const shot = moment({ kind: 'shot', bandit: one, target: other, at: 'roof 1' })

/** Animations that were begun, and whether they have been stopped. */
let begun: { element: Element; frames: Keyframe[]; duration: number; cancelled: boolean }[] = []

beforeEach(() => {
  begun = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (
    this: Element,
    frames,
    options,
  ) {
    const { duration } = options as { duration: number }
    const animation = { element: this, frames: frames as Keyframe[], duration, cancelled: false }
    begun.push(animation)
    return { cancel: () => (animation.cancelled = true) } as unknown as Animation
  })
})
afterEach(() => void vi.restoreAllMocks())

const ringsIn = (scene: Element) => scene.querySelectorAll('.ring').length

describe('while something happens', () => {
  it('the scene shows it for as long as it takes', () => {
    const scene = show(Scene, { view: shot.after, moment: shot })
    const effects = scene.querySelector<SVGElement>('.effects')
    expect(effects?.style.getPropertyValue('--length')).toBe('700ms')
    expect(scene.querySelector('svg')?.dataset.showing).toBe('shot')
    expect(begun.length).toBeGreaterThan(2)
    expect(new Set(begun.map((one) => one.duration))).toEqual(new Set([700]))
  })

  it('and nothing is left of it afterwards', () => {
    const props = $state({ view: shot.after, moment: shot as Moment | null })
    const scene = show(Scene, props)
    props.moment = null
    flushSync()
    expect(scene.querySelector('.effects')).toBeNull()
    expect(begun.every((one) => one.cancelled)).toBe(true)
  })

  it('the next thing takes its place', () => {
    const props = $state({ view: shot.after, moment: shot })
    show(Scene, props)
    const first = [...begun]
    props.moment = { ...shot, key: 2 }
    flushSync()
    expect(first.every((one) => one.cancelled)).toBe(true)
    expect(begun).toHaveLength(first.length * 2)
  })

  it('a still picture rings the acting figures, and moves nothing', () => {
    const scene = show(Scene, { view: shot.after, moment: shot, motion: false })
    expect(scene.querySelector('.effects')).toBeNull()
    expect(begun).toEqual([])
    expect(ringsIn(scene)).toBe(2)
  })
})

describe('performing', () => {
  it('moves hats wherever a figure is drawn, and ignores figures it does not find', () => {
    const scene = document.createElement('div')
    scene.innerHTML =
      '<b data-figure="doc"><i class="pose"><u class="hat"></u><u class="hat"></u></i></b>'
    const rest = [
      { at: 0, x: 0, y: 0, scale: 1 },
      { at: 1, x: 0, y: 0, scale: 1 },
    ]
    const part = { way: rest, pose: rest, hat: rest }
    const script = { figures: { doc: part, nobody: part }, tokens: { 4: part } }
    const still = { pieces: {}, marks: [], who: [], at: [] }
    const stop = perform(scene, { ...script, ...still }, 300)
    expect(begun.map((one) => one.element.tagName)).toEqual(['B', 'I', 'U', 'U'])
    stop()
    expect(begun.every((one) => one.cancelled)).toBe(true)
  })
})

describe('flights out of the scene', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function page(): HTMLElement {
    const around = document.body.appendChild(document.createElement('div'))
    around.innerHTML = `<p data-figure="${other}"></p><p data-panel="${other}"></p>`
    for (const part of around.children) {
      part.getBoundingClientRect = () => new DOMRect(10, 10, 40, 40)
    }
    return around
  }

  it('go to the panel of the bandit concerned', () => {
    const around = page()
    show(Flights, { moment: shot, motion: true })
    expect(begun).toEqual([])
    vi.advanceTimersByTime(shot.length / 2)
    expect(begun).toHaveLength(1)
    expect(begun[0]?.element.classList).toContain('flight')
    around.remove()
  })

  it('do not happen without motion, or without a visible figure', () => {
    show(Flights, { moment: shot, motion: true })
    vi.advanceTimersToNextFrame()
    const around = page()
    show(Flights, { moment: shot, motion: false })
    vi.advanceTimersByTime(shot.length)
    expect(begun).toEqual([])
    around.remove()
  })
})

describe('a line of the story', () => {
  const token = Object.values(view.floor).flat()[0]

  it('is ringed on the scene: figures, places and loot', () => {
    const told = toldBy(
      { kind: 'robbed', rule: '', bandit: one, at: 'car 2', token: token ?? null },
      view,
    )
    expect(told).toEqual({ figures: [one], places: ['car 2'], tokens: [token?.number] })
    const scene = show(Scene, { view, told })
    expect(ringsIn(scene)).toBe(2)
    expect(scene.querySelectorAll('.place')).toHaveLength(1)
  })

  it('is shown over the head of its present holder', () => {
    const event = { kind: 'robbed', rule: '', bandit: one, at: 'car 2', token }
    const scene = show(Scene, { view: step(view, event), told: toldBy(event, view) })
    expect(scene.querySelector(`[data-token="${token?.number}"]`)?.classList).not.toContain('held')
  })

  it('is about all bandits of a seat, or the Marshal, or nothing', () => {
    const seat = view.bandits[1]?.seat
    expect(toldBy({ kind: 'drew', rule: '', seat }, view)?.figures).toEqual([other])
    expect(toldBy({ kind: 'marshal_moved', rule: '', at: 'car 1' }, view)).toMatchObject({
      figures: ['marshal'],
      places: ['car 1'],
    })
    expect(toldBy({ kind: 'stealing', rule: '', count: 9 }, view)).toBeNull()
  })
})

describe('the look', () => {
  it('goes to where it happens', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollTo = scrolled
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    show(Scene, { view: shot.after, moment: shot, look: 'car 3' })
    await tick()
    const at = scrolled.mock.lastCall?.[0] as { left: number }
    show(Scene, { view, look: 'car 3' })
    await tick()
    const other = scrolled.mock.lastCall?.[0] as { left: number }
    expect(at.left).toBeLessThan(other.left)
    vi.restoreAllMocks()
  })
})
