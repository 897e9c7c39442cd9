import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cut, placeBeside } from '../../../src/app/about/placing'
import { asking } from '../../../src/app/about/asking.svelte'
import Rounds from '../../../src/app/game/Rounds.svelte'
import { samples } from '../../../src/gallery/samples'
import type { View } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import { askable, bubble, explained } from '../../support/explaining'
import { press, show, tap } from '../../support/showing'

const view = samples[0]?.public as View

beforeEach(async () => {
  localStorage.clear()
  await speaking.speak('en')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('is told how to ask a few times, and then no more', () => {
  const before = asking.known
  asking.known = false
  const known = [1, 2, 3].map(() => {
    asking.told()
    return asking.known
  })
  expect(known).toEqual([false, false, true])
  asking.known = before
})

describe('a round card', () => {
  const card = (shown: HTMLElement) => shown.querySelector('button') as HTMLButtonElement

  it('is explained by a tap, until the next one, or one elsewhere', async () => {
    const button = card(show(Rounds, { view }))
    const told = await explained(button, view)
    expect(told).toContain('Rule ')
    expect(bubble()?.querySelectorAll('li')).toHaveLength(new Set(view.rounds[0]?.turns).size)
    expect(button.getAttribute('aria-describedby')).toBe(bubble()?.id)
    pointer(button, 'pointerdown', 'touch')
    tap(button)
    expect(bubble()).toBeNull()
    tap(button)
    expect(bubble()).not.toBeNull()
    pointer(document.body, 'pointerdown', 'touch')
    expect(bubble()).toBeNull()
  })

  it('is explained until Escape, which does nothing else then', async () => {
    const button = card(show(Rounds, { view }))
    await explained(button, view)
    const other = vi.fn()
    document.body.addEventListener('keydown', other, { once: true })
    press(button, 'Escape')
    expect(bubble()).toBeNull()
    expect(other).not.toHaveBeenCalled()
  })

  it('lets the tab key go on after the link in its explanation', async () => {
    const button = card(show(Rounds, { view }))
    await explained(button, view)
    asking.close()
    flushSync()
    button.focus()
    flushSync()
    const link = bubble()?.querySelector('a') as HTMLAnchorElement
    press(button, 'Tab')
    expect(document.activeElement).toBe(link)
    press(link, 'Tab')
    expect(document.activeElement).toBe(button)
    expect(bubble()).toBeNull()
  })
})

function pointer(element: Element, type: string, pointerType: string, at = { x: 5, y: 5 }) {
  const how = { pointerType, bubbles: true, cancelable: true, clientX: at.x, clientY: at.y }
  element.dispatchEvent(new PointerEvent(type, how))
  flushSync()
}

describe('something that can be explained', () => {
  function thing() {
    const chosen = vi.fn()
    const button = document.body.appendChild(document.createElement('button'))
    button.dataset.about = 'card shoot'
    button.addEventListener('click', chosen)
    document.elementFromPoint = () => button
    vi.useFakeTimers()
    return { button, chosen }
  }
  const later = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time)
    flushSync()
  }

  it('is explained to a mouse that rests on it, and not to one that passes', async () => {
    const { button } = thing()
    askable(view)
    pointer(button, 'pointermove', 'mouse')
    await later(300)
    pointer(button, 'pointermove', 'mouse', { x: 9, y: 5 })
    await later(300)
    expect(asking.now).toBeNull()
    await later(300)
    expect(asking.now?.element).toBe(button)
    button.remove()
  })

  it('gives way to the next one the mouse rests on', async () => {
    const { button } = thing()
    const other = document.body.appendChild(document.createElement('button'))
    other.dataset.about = 'card move'
    askable(view)
    pointer(button, 'pointermove', 'mouse')
    await later(600)
    document.elementFromPoint = () => other
    pointer(other, 'pointermove', 'mouse', { x: 90, y: 5 })
    await later(400)
    expect(asking.now).toBeNull()
    await later(200)
    expect(asking.now?.element).toBe(other)
    button.remove()
    other.remove()
  })

  it('is chosen by a mouse all the same, and then not explained again', async () => {
    const { button, chosen } = thing()
    askable(view)
    pointer(button, 'pointermove', 'mouse')
    await later(600)
    pointer(button, 'pointerdown', 'mouse')
    tap(button)
    expect([asking.now, chosen.mock.calls.length]).toEqual([null, 1])
    pointer(button, 'pointermove', 'mouse', { x: 7, y: 7 })
    await later(600)
    expect(asking.now).toBeNull()
    button.remove()
  })

  it('is explained to a finger that stays, and not chosen by it', async () => {
    const { button, chosen } = thing()
    askable(view)
    pointer(button, 'pointerdown', 'touch')
    await later(500)
    expect(asking.now).toEqual({ element: button, by: 'touch' })
    const menu = new Event('contextmenu', { bubbles: true, cancelable: true })
    button.dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(true)
    pointer(button, 'pointerup', 'touch')
    tap(button)
    expect(chosen).not.toHaveBeenCalled()
    pointer(button, 'pointerdown', 'touch')
    pointer(button, 'pointerup', 'touch')
    tap(button)
    expect([asking.now, chosen.mock.calls.length]).toEqual([null, 1])
    button.remove()
  })

  it('is not explained to a finger that scrolls', async () => {
    const { button } = thing()
    askable(view)
    pointer(button, 'pointerdown', 'touch')
    pointer(button, 'pointermove', 'touch', { x: 5, y: 40 })
    await later(500)
    expect(asking.now).toBeNull()
    button.remove()
  })

  it('is explained by a question mark while it has the focus, everything by a second one', () => {
    const { button } = thing()
    askable(view)
    button.focus()
    press(button, '?')
    expect(asking.now).toEqual({ element: button, by: 'keys' })
    press(button, '?')
    expect([asking.now, asking.listed]).toEqual([null, button])
    asking.listed = null
    button.remove()
  })
})

describe('an explanation', () => {
  const frame = { width: 320, height: 568 }
  const size = { width: 260, height: 100 }
  const box = (left: number, top: number, right: number, bottom: number) => ({
    ...{ left, top, right, bottom },
  })

  it.each([
    ['below', box(10, 10, 60, 60)],
    ['above', box(10, 500, 60, 560)],
    ['where there is more room', box(0, 60, 320, 500)],
    ['at the edge', box(300, 200, 320, 220)],
  ])('is in the window and not over what it explains: %s', (_, thing) => {
    const { left, top, most } = placeBeside(thing, size, frame)
    const bottom = top + Math.min(size.height, most)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + size.width).toBeLessThanOrEqual(frame.width)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(frame.height)
    expect(bottom <= thing.top || top >= thing.bottom).toBe(true)
  })

  it('is beside something that is as high as the window', () => {
    const { left } = placeBeside(box(0, 0, 50, 568), size, { ...frame, width: 900 })
    expect(left).toBeGreaterThanOrEqual(50)
  })

  it('is about as much of a thing as is in sight', () => {
    expect(cut([box(-50, 0, 10, 10), box(0, 5, 500, 20)], box(0, 0, 100, 100))).toEqual(
      box(0, 0, 100, 20),
    )
  })
})
