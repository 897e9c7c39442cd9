/** How the table is laid out in this window; the styles read it from `data-layout`.

`desk` has everything side by side. `phone` has one thing above the other, for windows that are
narrow. `low` has the train on the left and the hand on the right, for windows without height. */

export type Layout = 'desk' | 'phone' | 'low'

/** Window width and height, in pixels, below which the layout is `phone` or `low`. */
const NARROW = 700
const LOW = 560
/** Window height, in pixels, below which everything is as small as possible. */
const TINY: Record<Layout, number> = { desk: 0, phone: 520, low: 360 }
/** Window size, in pixels, above which everything is enlarged instead of showing more. */
const AMPLE = { width: 1680, height: 1000 }

export function layoutFor(width: number, height: number): Layout {
  if (height < LOW && width > height) return 'low'
  return width <= NARROW ? 'phone' : 'desk'
}

export function zoomFor(width: number, height: number): number {
  const zoom = Math.min(width / AMPLE.width, height / AMPLE.height)
  return Math.max(1, Math.round(zoom * 20) / 20)
}

/** Height of a phone's window, in pixels, below which the strip makes room for many options. */
const SHORT = 600

class Frame {
  #width = $state(1440)
  #height = $state(900)

  readonly zoom = $derived(zoomFor(this.#width, this.#height))
  /** Size of the window in zoomed pixels. */
  readonly width = $derived(this.#width / this.zoom)
  readonly height = $derived(this.#height / this.zoom)
  readonly layout = $derived(layoutFor(this.#width, this.#height))
  readonly short = $derived(this.layout === 'phone' && this.#height < SHORT)
  readonly tiny = $derived(this.#height < TINY[this.layout])

  measure(): void {
    this.#width = window.innerWidth
    this.#height = window.innerHeight
  }

  /** Follows the window until the returned function is called. */
  watch(): () => void {
    const measure = () => this.measure()
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }
}

export const frame = new Frame()
