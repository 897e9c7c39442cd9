/** Focus that does not get lost: when what had it is gone, the page's main part gets it. */

const HOME = 'main, [role=main]'
/** What is disabled loses the focus a little later than it is. */
const SOON = 60

const isGone = (element: Element) =>
  !element.isConnected || element.matches(':disabled') || !!element.closest('[inert], [hidden]')

const isNowhere = () => (document.activeElement ?? document.body) === document.body

/** Whoever has the focus nowhere is brought to the main part. Nobody else is disturbed. */
export function comeHome(root: Element | undefined): void {
  if (isNowhere()) root?.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true })
}

/** For the root of a page; the focus comes home at once. */
export function keepsFocus(root: Element): () => void {
  let last: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = ({ target }: Event) => (last = target as Element)
  const look = () => {
    if (last && isGone(last)) comeHome(root)
  }
  const observer = new MutationObserver(() => {
    look()
    clearTimeout(timer)
    timer = setTimeout(look, SOON)
  })
  root.addEventListener('focusin', note)
  const attributeFilter = ['disabled', 'hidden', 'inert']
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter })
  comeHome(root)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    root.removeEventListener('focusin', note)
  }
}
