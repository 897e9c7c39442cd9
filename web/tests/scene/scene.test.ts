import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { gathered, sampled as sample, samples } from '../../src/gallery/samples'
import type { View } from '../../src/protocol/protocol'
import { follow } from '../../src/scene/boxes/horses/herd'
import { litBy, type Lit } from '../../src/scene/lit'
import { LETTERS } from '../../src/scene/people'
import Scene from '../../src/scene/Scene.svelte'
import { CHAPTERS } from '../../src/scene/chapters'
import { button, press, show, tap } from '../support/showing'

await Promise.all(CHAPTERS.map(({ art }) => art.load()))

function litIn(view: View): Lit[] {
  const question = view.questions.find((one) => one.seat === view.seat)
  return question ? litBy(view, question, ({ words }) => `choose ${words}`) : []
}

describe('figures', () => {
  it('have a letter each', () => {
    const { horses } = sample('the Shotgun on the train')
    const scene = show(Scene, { view: { ...gathered(samples, 'roof 2'), horses } })
    const letters = Object.keys(LETTERS).map((name) => [
      name,
      scene.querySelector(`[data-figure="${name}"] text`)?.textContent,
    ])
    expect(Object.fromEntries(letters)).toEqual(LETTERS)
  })

  it('take their letters from the language', () => {
    const scene = show(Scene, { view: gathered(samples, 'car 1'), letters: { doc: 'Д' } })
    expect(scene.querySelector('[data-figure="doc"] text')?.textContent).toBe('Д')
  })
})

describe('options in the scene', () => {
  it('are buttons with a label; the second tap chooses', () => {
    const view = sample('a move over the roofs')
    const lit = litIn(view)
    const onpick = vi.fn()
    const scene = show(Scene, { view, lit, onpick, mover: 'cheyenne' })
    const buttons = [...scene.querySelectorAll('[role="button"]')]
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(
      lit.map((one) => one.label),
    )
    expect(buttons.every((one) => one.getAttribute('tabindex') === '0')).toBe(true)

    const first = buttons[0] as Element
    tap(first)
    expect(onpick).not.toHaveBeenCalled()
    expect(first.getAttribute('aria-pressed')).toBe('true')
    expect(scene.querySelector('.intent')).not.toBeNull()
    tap(first)
    expect(onpick).toHaveBeenCalledExactlyOnceWith(lit[0]?.words)
  })

  it('can be chosen by keyboard, and another tap changes the mind', () => {
    const view = sample('four players, whom to shoot')
    const onpick = vi.fn()
    const scene = show(Scene, { view, lit: litIn(view), onpick })
    const [one, other] = litIn(view)
    press(button(scene, one?.label ?? ''), 'Enter')
    press(button(scene, other?.label ?? ''), ' ')
    expect(onpick).not.toHaveBeenCalled()
    press(button(scene, other?.label ?? ''), 'Enter')
    expect(onpick).toHaveBeenCalledExactlyOnceWith(other?.words)
  })

  it('are chosen at once where no confirmation is wanted', () => {
    const view = sample('what to rob')
    const lit = litIn(view)
    const onpick = vi.fn()
    const scene = show(Scene, { view, lit, onpick, confirm: false })
    const purse = lit.find((one) => one.words.startsWith('purse'))
    tap(button(scene, purse?.label ?? ''))
    expect(onpick).toHaveBeenCalledExactlyOnceWith(purse?.words)
  })

  it("are spread out over the holder's head", () => {
    const view = sample('what to knock off')
    const scene = show(Scene, { view, lit: litIn(view) })
    for (const { tokens = [] } of litIn(view)) {
      for (const number of tokens) {
        expect(scene.querySelector(`[data-token="${number}"]`)?.classList).not.toContain('held')
      }
    }
  })

  it('glow, but keep still to be tapped', () => {
    for (const name of ['scene/Figure', 'scene/Token', 'scene/LitPlace', 'table/Card']) {
      const text = readFileSync(`src/${name}.svelte`, 'utf-8')
      const frames = [...text.matchAll(/@keyframes[^]*?\n {2}\}/g)].join()
      expect(frames).not.toMatch(/transform|translate|margin|top|left/)
    }
  })

  it('do not exist unless given', () => {
    const scene = show(Scene, { view: sample('a move over the roofs') })
    expect(scene.querySelector('[role="button"]')).toBeNull()
  })
})

describe('horses and stagecoach', () => {
  it('are not there unless they are played with', () => {
    const scene = show(Scene, { view: sample('the first turn') })
    expect(scene.querySelector('[data-piece], .road')).toBeNull()
    expect(scene.querySelector('svg')?.getAttribute('viewBox')).toMatch(/ 116 [\d.]+ 530$/)
  })

  it('have all bandits on horseback before the attack, and the car lit', () => {
    const view = sample('seven board')
    const onpick = vi.fn()
    const scene = show(Scene, { view, lit: litIn(view), onpick })
    expect(scene.querySelectorAll('.rides')).toHaveLength(7)
    const car = button(scene, 'choose board')
    tap(car)
    expect(scene.querySelector('.intent')).not.toBeNull()
    tap(car)
    expect(onpick).toHaveBeenCalledExactlyOnceWith('board')
  })

  it('run beside the train, as many as there are', () => {
    const view = sample('where to ride')
    const scene = show(Scene, { view, lit: litIn(view), mover: view.questions[0]?.bandit })
    const count = view.horses?.horses.reduce((sum, n) => sum + n, 0)
    expect(scene.querySelectorAll('[data-piece^=horse]')).toHaveLength(count ?? -1)
    tap(button(scene, 'choose coach'))
    expect(scene.querySelector('.intent')).not.toBeNull()
  })

  it('carry hostages that can be chosen, and a Shotgun that can be punched', () => {
    const taking = sample('whom to take hostage')
    const onpick = vi.fn()
    const faces = show(Scene, { view: taking, lit: litIn(taking), onpick, confirm: false })
    const [first] = taking.horses?.hostages ?? []
    tap(button(faces, `choose ${first}`))
    expect(onpick).toHaveBeenCalledExactlyOnceWith(first)

    const punching = sample('the Shotgun can be punched')
    const scene = show(Scene, { view: punching, lit: litIn(punching) })
    expect(button(scene, 'choose shotgun').closest('[data-figure="shotgun"]')).not.toBeNull()
  })

  it('keep their coats from event to event', () => {
    const view = sample('where to ride')
    const rides = (at: string, from: View): View => ({
      ...from,
      horses: from.horses && {
        ...from.horses,
        horses: from.horses.horses.map((_, car) => (`car ${car}` === at ? 1 : 0)),
      },
    })
    const herd = follow([], view)
    const [one] = follow(herd, rides('car 4', view))
    expect(herd.map((horse) => horse.number)).toContain(one?.number)
    expect(follow([{ number: 3, at: 'car 1' }], rides('car 2', view))).toEqual([
      { number: 3, at: 'car 2' },
    ])
  })
})

describe('the land', () => {
  it('goes dark in a tunnel', () => {
    const inside = show(Scene, { view: sample('in a tunnel') })
    const outside = show(Scene, { view: sample('crowded') })
    expect(inside.querySelector('.tunnel')?.classList).toContain('dark')
    expect(outside.querySelector('.tunnel')?.classList).not.toContain('dark')
  })

  it('reaches the station in the last round', () => {
    const last = show(Scene, { view: sample('the last round'), station: 'Santa Fe' })
    const first = show(Scene, { view: sample('the first turn') })
    expect(last.querySelector('.station')?.classList).toContain('here')
    expect(last.querySelector('.station text')?.textContent).toBe('Santa Fe')
    expect(first.querySelector('.station')?.classList).not.toContain('here')
  })

  it('stands still when asked, and when the game is over', () => {
    const view = sample('the first turn')
    expect(show(Scene, { view }).querySelector('svg.still')).toBeNull()
    expect(show(Scene, { view, motion: false }).querySelector('svg.still')).not.toBeNull()
    expect(show(Scene, { view: sample('the end') }).querySelector('svg.still')).not.toBeNull()
  })
})
