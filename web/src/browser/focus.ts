/** Keeps the focus on the page: when the focused element goes, the main element gets it. */

const HOME = 'main, [role=main]'
/** Delay before looking where the focus is, in milliseconds; a disabled element loses it late. */
const SOON = 60

const isGone = (element: Element) =>
  !element.isConnected || element.matches(':disabled') || !!element.closest('[inert], [hidden]')

const isNowhere = () => (document.activeElement ?? document.body) === document.body

/** If nothing has focus, focuses the main element. */
export function focusMain(root: Element | undefined): void {
  if (isNowhere()) root?.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true })
}

/** An attachment for the root of a page; the focus goes to the main element at once. */
export function keepsFocus(root: Element): () => void {
  let last: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = ({ target }: Event) => (last = target as Element)
  const look = () => {
    if (last && isGone(last)) focusMain(root)
  }
  const observer = new MutationObserver(() => {
    look()
    clearTimeout(timer)
    timer = setTimeout(look, SOON)
  })
  root.addEventListener('focusin', note)
  const attributeFilter = ['disabled', 'hidden', 'inert']
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter })
  focusMain(root)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    root.removeEventListener('focusin', note)
  }
}
