/** Who asks what something is: a mouse that rests on it, a finger that stays on it, or `?`.

Whatever can be explained has the attribute `data-about`, which `about/` knows; `About` shows the
explanation. What is there only to be explained has `data-tap`, too: a tap or the focus suffices. */

import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export type By = 'mouse' | 'touch' | 'keys'

export interface Asked {
  element: Element
  by: By
}

const ABOUT = '[data-about]'
const TAP = '[data-tap]'
/** How long a mouse must rest and a finger stay, in milliseconds. A browser's own menu comes
after half a second. */
const REST = 500
const STAY = 450
/** Time for the mouse to get from the element to its explanation, in milliseconds. */
const LEAVE = 300
/** A finger that moves this far scrolls. */
const STRAY = 10
/** Distance at which a thing in the scene is found, in pixels. */
const NEAR = 4

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select'

const KNOWN = 'colt-express asked'

const YES = 'yes'
/** Number of times the hint about asking is shown. */
const OFTEN = 3

/** How often the hint was shown, or that the player has asked; as stored. */
function remembered(): string {
  try {
    return localStorage.getItem(KNOWN) ?? ''
  } catch {
    return ''
  }
}

function remember(what: string): void {
  try {
    localStorage.setItem(KNOWN, what)
  } catch {
    // Private windows may refuse; then it is said again.
  }
}

const knows = (what: string): boolean => what === YES || Number(what) >= OFTEN

/** Explanations that are more than words. */
const drawn = new WeakMap<Element, Snippet>()

/** The explanation of this element is drawn like this. */
export function drawnAs(explanation: Snippet | undefined): Attachment {
  return (element) => {
    if (explanation) drawn.set(element, explanation)
    return () => drawn.delete(element)
  }
}

export const drawingOf = (element: Element): Snippet | undefined => drawn.get(element)

export const bubble = (): HTMLElement | null => document.querySelector('[data-bubble-about]')

function isIn(box: DOMRect, x: number, y: number, slack: number): boolean {
  const { left, right, top, bottom } = box
  return x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack
}

/** Where in the scene something is: its `data-hit`, or all that is drawn of it. */
export function boxesOf(element: Element): DOMRect[] {
  const hits = [...element.querySelectorAll('[data-hit]')].filter(
    (one) => one.closest(ABOUT) === element,
  )
  return (hits.length ? hits : [element]).map((one) => one.getBoundingClientRect())
}

/** What is at a point and can be explained. Most things in the scene let taps through to what is
behind them, so there it is the smallest thing at that point. */
export function aboutAt(x: number, y: number): Element | null {
  const top = document.elementFromPoint(x, y)
  const scene = top?.closest('[data-scene]')
  if (!scene) return top?.closest(ABOUT) ?? null
  const found = [...scene.querySelectorAll(ABOUT)].flatMap((element) =>
    boxesOf(element)
      .filter((box) => isIn(box, x, y, NEAR))
      .map((box) => ({ element, area: box.width * box.height })),
  )
  return found.sort((a, b) => a.area - b.area)[0]?.element ?? null
}

export class Asking {
  /** The thing explained now, and what asked for it. */
  now = $state.raw<Asked | null>(null)
  /** Everything is explained as a list, first what is beside this element. */
  listed = $state.raw<Element | null>(null)
  /** Whether anything was ever asked; the explanations are fetched only then. */
  used = $state(false)
  /** Whether the player knows how to ask: they have asked before, or saw the hint `OFTEN` times. */
  known = $state(knows(remembered()))

  #timer: ReturnType<typeof setTimeout> | undefined
  #leaving: ReturnType<typeof setTimeout> | undefined
  #at = { x: -1, y: -1 }
  /** A long press was recognised; the tap that ends it is ignored. */
  #stayed = false
  #touching = false
  /** The element that was chosen or whose explanation was dismissed; not explained again before
  the mouse has left it. */
  #spent: Element | null = null
  /** The element explained when the finger came down. */
  #before: Element | null = null
  /** While the focus returns to the thing that was explained, which must not open its
  explanation again. */
  #returning = false

  open(element: Element, by: By): void {
    this.#stop()
    this.used = true
    if (by !== 'mouse') this.#learn() // a mouse may rest anywhere
    this.now = { element, by }
  }

  close(): void {
    this.#stop()
    this.now = null
  }

  list(element: Element): void {
    this.close()
    this.used = true
    this.#learn()
    this.listed = element
  }

  #learn(): void {
    this.known = true
    remember(YES)
  }

  /** Counts that the hint about asking was shown. */
  told(): void {
    if (this.known) return
    const times = String(Number(remembered()) + 1)
    remember(times)
    this.known = knows(times)
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    const capture = { capture: true }
    const stop = new AbortController()
    const on = <Kind extends keyof WindowEventMap>(
      kind: Kind,
      listener: (event: WindowEventMap[Kind]) => void,
      options: AddEventListenerOptions = {},
    ) => window.addEventListener(kind, listener, { ...options, signal: stop.signal })
    on('pointermove', (event) => this.#moved(event))
    on('pointerdown', (event) => this.#pressed(event), capture)
    on('pointerup', () => this.#released())
    on('pointercancel', () => this.#released())
    on('contextmenu', (event) => this.#touching && event.preventDefault(), capture)
    on('click', (event) => this.#clicked(event), capture)
    on('keydown', (event) => this.#typed(event), capture)
    on('focusin', (event) => this.#focused(event.target as Element))
    on('scroll', (event) => this.#scrolled(event.target as Node), capture)
    on('resize', () => this.close())
    return () => {
      stop.abort()
      this.close()
    }
  }

  #stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#leaving)
    this.#leaving = undefined
  }

  /** Follows the mouse. A thing that moves under a resting mouse is not explained. */
  #moved({ pointerType, clientX: x, clientY: y, buttons }: PointerEvent): void {
    const far = Math.hypot(x - this.#at.x, y - this.#at.y)
    if (pointerType !== 'mouse') {
      if (far > STRAY) clearTimeout(this.#timer)
      return
    }
    if (!far || buttons) return
    this.#at = { x, y }
    clearTimeout(this.#timer)
    const box = bubble()?.getBoundingClientRect()
    const inside = !!box && isIn(box, x, y, NEAR)
    if (this.now?.by === 'mouse') this.#leave(inside || aboutAt(x, y) === this.now.element)
    if (!inside) this.#timer = setTimeout(() => this.#rested(x, y), REST)
  }

  #leave(stays: boolean): void {
    if (stays) {
      clearTimeout(this.#leaving)
      this.#leaving = undefined
    } else this.#leaving ??= setTimeout(() => (this.now = null), LEAVE)
  }

  #rested(x: number, y: number): void {
    const found = aboutAt(x, y)
    if (found !== this.#spent) this.#spent = null
    if (!found || found === this.#spent || this.listed) return
    if (this.now?.element !== found) this.open(found, 'mouse')
  }

  #pressed(event: PointerEvent): void {
    const { target, pointerType, clientX: x, clientY: y } = event
    this.#stayed = false
    clearTimeout(this.#timer)
    if (bubble()?.contains(target as Node)) return
    this.#before = this.now?.element ?? null
    if (pointerType === 'mouse') {
      this.#spent = aboutAt(x, y)
      if (!this.#before?.matches(TAP) || !this.#before.contains(target as Node)) this.close()
      return
    }
    this.close()
    this.#at = { x, y }
    this.#touching = true
    this.#timer = setTimeout(() => this.#stay(x, y), STAY)
  }

  #stay(x: number, y: number): void {
    const found = aboutAt(x, y)
    if (!found || this.listed) return
    this.#stayed = true
    this.open(found, 'touch')
  }

  #released(): void {
    if (!this.#touching) return
    this.#touching = false
    clearTimeout(this.#timer)
  }

  #clicked(event: MouseEvent): void {
    const target = event.target as Element
    if (this.#stayed) {
      this.#stayed = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const tapped = target.closest(TAP)
    if (!tapped) return
    if (this.#before === tapped && !this.now) this.#before = null
    else this.open(tapped, event.detail ? 'touch' : 'keys')
  }

  #typed(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.now) {
      event.stopPropagation()
      this.#dismiss()
    } else if (event.key === '?') this.#ask(event)
    else if (event.key === 'Tab' && this.now?.by === 'keys') this.#follow(event)
  }

  /** Explains the focused element; pressed twice, lists everything. */
  #ask(event: KeyboardEvent): void {
    const focus = document.activeElement ?? document.body
    if (event.ctrlKey || event.metaKey || event.altKey || focus.matches(TYPING)) return
    if (this.listed) return
    event.preventDefault()
    const about = focus.closest(ABOUT)
    if (about && this.now?.element !== about) this.open(about, 'keys')
    else this.list(focus)
  }

  /** Moves the focus from the explained element to the link in its explanation, and back. */
  #follow(event: KeyboardEvent): void {
    const link = bubble()?.querySelector('a')
    if (!link || event.shiftKey) return
    if (document.activeElement === link) this.#dismiss()
    else link.focus()
    event.preventDefault()
  }

  #dismiss(): void {
    const inside = bubble()?.contains(document.activeElement)
    const { element } = this.now ?? {}
    this.#spent = element ?? null
    this.close()
    if (!inside || !(element instanceof HTMLElement)) return
    this.#returning = true
    element.focus()
    this.#returning = false
  }

  #focused(target: Element): void {
    if (this.#returning || bubble()?.contains(target)) return
    const shown = target.closest(TAP)
    if (shown?.matches(':focus-visible')) this.open(shown, 'keys')
    else if (this.now?.by === 'keys' && !this.now.element.contains(target)) this.close()
  }

  #scrolled(target: Node): void {
    if (this.now && target !== bubble() && target.contains(this.now.element)) this.close()
  }
}

export const asking = new Asking()
