/** The targets of bubbles, as rectangles on the page. */

import type { View } from '../../protocol/protocol'
import type { Rect } from '../../browser/bubbles'
import type { Bubble } from '../../play/lessonTable'

/** CSS selectors of a target; the first that is in sight counts. On a phone a panel is a chip,
and a distant figure is on the map. */
function selectorsOf(target: string, view: View): string[] {
  const [kind = '', ...rest] = target.split(' ')
  const what = rest.join(' ')
  const quoted = CSS.escape(what)
  switch (kind) {
    case 'card':
      return [`[data-hand] [data-card="${quoted}"].lit`, `[data-hand] [data-card="${quoted}"]`]
    case 'figure':
      return [`[data-figure="${quoted}"]`, `[data-about="map"] [data-about="figure ${quoted}"]`]
    case 'panel':
      return panelOf(quoted)
    case 'bullets':
      return [`[data-panel="${quoted}"] [data-about="bullets"]`, ...panelOf(quoted)]
    case 'place':
      return [`[data-place="${what}"]`]
    case 'loot':
      return [(view.floor[what] ?? []).map(({ number }) => `[data-token="${number}"]`).join(', ')]
    case 'option':
      return [`[data-choice="${what}"]`, `[data-option="${what}"]`, ...playing(what)]
    case 'piece':
      return [`[data-piece="${what}"]`]
    case 'pile':
      return [what ? `.strip [data-played="${Number(what) - 1}"]` : '.strip section']
    case 'turn':
      return [`header li.now .signs li:nth-child(${what})`, 'header li.now']
    case 'round':
      return ['header li.now', 'header ol']
    case 'hand':
      return ['[data-hand]']
    case 'question':
      return ['.question .sentence']
    case 'money':
      return ['header [data-purse]', '.chip.you']
    default:
      return []
  }
}

const panelOf = (name: string) => [`[data-panel="${name}"]`, `[data-chip="${name}"]`]

/** A card of the hand is chosen by tapping it. */
function playing(what: string): string[] {
  const card = /^(?:play|keep|pick) (\w+)/.exec(what)?.[1]
  return card ? [`[data-hand] [data-card="${card}"]`] : []
}

/** Several things of one kind are pointed at together. */
function around(rects: Rect[]): Rect | null {
  if (!rects.length) return null
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  const right = Math.max(...rects.map((rect) => rect.left + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** The least part of something that must be seen to recognise it. */
const ENOUGH = 0.6

/** The visible part of an element, or null if there is less of it than `least`. */
function inSight(element: Element, least = 0): Rect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  const whole = (right - left) * (bottom - top)
  const frame = element.closest('.frame')?.getBoundingClientRect()
  left = Math.max(left, frame?.left ?? 0)
  right = Math.min(right, frame?.right ?? innerWidth)
  top = Math.max(top, frame?.top ?? 0)
  bottom = Math.min(bottom, frame?.bottom ?? innerHeight)
  const [width, height] = [right - left, bottom - top]
  return width > 3 && height > 3 && width * height >= least * whole
    ? { left, top, width, height }
    : null
}

/** Where a target is in the window; null if it is out of sight. A target cut off at the edge of
the picture counts only if it is nowhere else. */
export function rectOf(target: string, view: View): Rect | null {
  const selectors = selectorsOf(target, view).filter(Boolean)
  for (const least of [ENOUGH, 0]) {
    for (const selector of selectors) {
      const found = [...document.querySelectorAll(selector)]
      const rect = around(found.flatMap((one) => inSight(one, least) ?? []))
      if (rect) return rect
    }
  }
  return null
}

/** Things that are chosen by a tap. */
const isChoice = (target: string) => /^(card|option) /.test(target)

/** The one ring: on the button that is asked for after a choice, else on what the learner is asked to
choose, else on what is spoken of. A puzzle does not name its answer, so any choice moves the ring. */
export function ringOf(
  { at, asks, waits }: Bubble,
  picked: string | null,
  view: View,
): Rect | null {
  const choices = waits ? [] : at.filter(isChoice)
  if (picked && asks.length) {
    const up = asks.includes(picked)
    const down = asks.includes(`${picked} hidden`)
    const confirm = [...document.querySelectorAll('.tools .confirm')]
    const button = down && !up ? confirm.at(-1) : confirm[0]
    if (button && (up || down || !choices.length)) return inSight(button)
  }
  const named = choices.length > 1 ? buttonsOf(choices) : null
  const rects = choices.flatMap((target) => rectOf(target, view) ?? [])
  return named ?? around(rects) ?? at.map((target) => rectOf(target, view)).find(Boolean) ?? null
}

/** Several choices are next to each other only as buttons. */
function buttonsOf(choices: string[]): Rect | null {
  const found = choices.flatMap((target) => [
    ...document.querySelectorAll(`[data-option="${target.replace(/^option /, '')}"]`),
  ])
  return found.length === choices.length ? around(found.flatMap((one) => inSight(one) ?? [])) : null
}

/** Scrolls the train to what a bubble points at: all of it or, if that does not fit, the first. */
export function bringIntoSight(targets: string[], view: View, smoothly: boolean): void {
  const found = targets.flatMap((target) => {
    const [selector] = selectorsOf(target, view)
    const all = selector ? [...document.querySelectorAll(`[data-scene] :is(${selector})`)] : []
    return around(all.map((one) => one.getBoundingClientRect())) ?? []
  })
  const frame = document.querySelector('[data-scene]')
  const [all, first] = [around(found), found[0]]
  if (!frame || !all || !first) return
  const { left, right, width } = frame.getBoundingClientRect()
  const wanted = all.width < width ? all : first
  if (wanted.left >= left && wanted.left + wanted.width <= right) return
  const by = wanted.left + wanted.width / 2 - left - width / 2
  frame.scrollBy({ left: by, behavior: smoothly ? 'smooth' : 'auto' })
}

const boxesOf = (selectors: string) =>
  [...document.querySelectorAll(selectors)].flatMap((one) => inSight(one) ?? [])

/** Everything that can be chosen, which must not be covered; also the place of the button that
confirms a choice. */
export const choosable = (): Rect[] =>
  boxesOf('g.pickable, .card.hand.lit, button.hostage.lit, button[data-option], .question')

/** Everything but the landscape, which should rather stay visible. */
export const furniture = (): Rect[] =>
  boxesOf('[data-figure], [data-token], [data-played], [data-hand] .card, .chip, [data-panel].open')
