/** What a bubble points at, on the page. */

import type { View } from '../../lib/protocol'
import type { Box } from '../../lib/bubbles'

/** The first that is in sight counts: on a phone a panel is a chip, and who is far away is seen on
the map. */
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
      return [`[data-panel="${quoted}"]`, `[data-chip="${quoted}"]`]
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

/** A card of the hand is chosen by tapping it. */
function playing(what: string): string[] {
  const card = /^(?:play|keep|pick) (\w+)/.exec(what)?.[1]
  return card ? [`[data-hand] [data-card="${card}"]`] : []
}

/** Several things of one kind are pointed at together. */
function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** As much of an element as can be seen. */
function inSight(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  const frame = element.closest('.frame')?.getBoundingClientRect()
  left = Math.max(left, frame?.left ?? 0)
  right = Math.min(right, frame?.right ?? innerWidth)
  top = Math.max(top, frame?.top ?? 0)
  bottom = Math.min(bottom, frame?.bottom ?? innerHeight)
  return right - left > 3 && bottom - top > 3
    ? { left, top, width: right - left, height: bottom - top }
    : null
}

/** Where a target is in the window; null if it is nowhere to be seen. */
export function boxOf(target: string, view: View): Box | null {
  for (const selector of selectorsOf(target, view)) {
    if (!selector) continue
    const found = [...document.querySelectorAll(selector)].flatMap((one) => inSight(one) ?? [])
    const box = around(found)
    if (box) return box
  }
  return null
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

/** What can be chosen, and must not be covered. */
export function choosable(): Box[] {
  const lit = document.querySelectorAll(
    'g.pickable, button.card.hand.lit, button.hostage.lit, button[data-option], .confirm, .sentence',
  )
  return [...lit].flatMap((one) => inSight(one) ?? [])
}
