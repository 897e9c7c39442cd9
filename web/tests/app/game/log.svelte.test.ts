import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Log from '../../../src/app/game/Log.svelte'
import { samples } from '../../../src/gallery/samples'
import { Muted } from '../../../src/browser/muted.svelte'
import type { LogEntry, Playing } from '../../../src/play/playing'
import type { EventView, View } from '../../../src/protocol/protocol'
import { speaking } from '../../../src/words/speaking.svelte'
import { press, show } from '../../support/showing'

const view = samples.find((one) => one.name.includes('what to rob'))?.view as View
const [one, other] = view.bandits.map((bandit) => bandit.name) as [string, string]
const events: EventView[] = [
  { kind: 'round_began', rule: 'SET-8', number: 1, round: 'bridge' },
  { kind: 'shot', rule: 'SHOOT-1', bandit: one, target: other, at: 'car 1' },
  { kind: 'climbed', rule: 'CLIMB-1', bandit: other, at: 'roof 1' },
]

beforeEach(async () => {
  await speaking.speak('en')
})

/** The part of a table that the story needs. */
class Telling {
  log = $state.raw<LogEntry[]>([])
  showing = $state.raw<EventView | null>(null)
  moment = $derived(this.showing && {})

  constructor(log: LogEntry[]) {
    this.log = log
  }
}

function read(log = events) {
  const entries = log.map((event, key): LogEntry => ({ key, event }))
  const live = new Telling(entries)
  const onpoint = vi.fn()
  const props = { live: live as unknown as Playing, view, muted: new Muted('t'), onpoint }
  const shown = show(Log, props)
  const scroller = shown.querySelector('.log') as HTMLElement
  const buttons = () => [...shown.querySelectorAll('button')]
  return { live, onpoint, shown, scroller, buttons }
}

function scrolling(scroller: HTMLElement, top: number) {
  Object.defineProperties(scroller, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 100, configurable: true },
    scrollTop: { value: top, configurable: true, writable: true },
  })
  scroller.scrollTo = vi.fn()
  scroller.dispatchEvent(new Event('scroll'))
  return scroller.scrollTo
}

describe('a line of the story', () => {
  it('lights its figures and places when pointed at', () => {
    const { onpoint, buttons, scroller } = read()
    const line = buttons()[1] as Element
    line.dispatchEvent(new Event('pointerenter'))
    expect(onpoint).toHaveBeenLastCalledWith(events[2])
    scroller.dispatchEvent(new Event('pointerleave'))
    expect(onpoint).toHaveBeenLastCalledWith(null)
  })

  it('lights it when it has the focus, and when it is tapped', () => {
    const { onpoint, buttons } = read()
    const [line] = buttons()
    line?.focus()
    expect(onpoint).toHaveBeenLastCalledWith(events[1])
    line?.blur()
    expect(onpoint).toHaveBeenLastCalledWith(null)
    line?.click()
    expect(onpoint).toHaveBeenLastCalledWith(events[1])
  })

  it('is no button where it tells of nothing on the scene', () => {
    expect(read().buttons()).toHaveLength(2)
  })

  it('is reached by one tab, and from there by the arrows', () => {
    const { buttons } = read()
    const tabs = () => buttons().map((line) => line.tabIndex)
    expect(tabs()).toEqual([-1, 0])
    buttons()[1]?.focus()
    press(buttons()[1] as Element, 'ArrowUp')
    expect(document.activeElement).toBe(buttons()[0])
    expect(tabs()).toEqual([0, -1])
    press(buttons()[0] as Element, 'End')
    expect(document.activeElement).toBe(buttons()[1])
  })

  it('is marked while its event is shown', () => {
    const { live, shown } = read()
    live.showing = events[1] as EventView
    flushSync()
    const marked = shown.querySelectorAll('[aria-current]')
    expect([...marked].map((line) => line.textContent?.trim())).toHaveLength(1)
    live.showing = null
    flushSync()
    expect(shown.querySelector('[aria-current]')).toBeNull()
  })
})

describe('the story', () => {
  const drawn = () => new Promise(requestAnimationFrame)
  const more = { key: 9, event: events[2] as EventView }

  it('follows for a reader who is at the end', async () => {
    const { live, scroller } = read()
    await drawn()
    const scrollTo = scrolling(scroller, 890)
    live.log = [...live.log, more]
    flushSync()
    await drawn()
    expect(scrollTo).toHaveBeenCalledWith({ top: 1000 })
  })

  it('does not scroll for a reader further up', async () => {
    const { live, scroller } = read()
    await drawn()
    const scrollTo = scrolling(scroller, 300)
    live.log = [...live.log, more]
    flushSync()
    await drawn()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('keeps the line in view whose event is shown again', async () => {
    const { live, scroller, shown } = read()
    await drawn()
    scrolling(scroller, 900)
    const lines = [...shown.querySelectorAll('li')]
    const seen = vi.fn()
    for (const line of lines) line.scrollIntoView = seen
    live.showing = events[0] as EventView
    flushSync()
    await drawn()
    expect(seen).toHaveBeenCalledOnce()
    expect(seen.mock.contexts[0]).toBe(lines[0])
  })
})
