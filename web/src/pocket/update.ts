/** New versions of the page, which its service worker fetches in the background. */

import { siteRoot } from '../browser/site'
import { reach } from './reach.svelte'

/** Told to a service worker that waits: it may take over. */
const TAKE_OVER = 'take over'

/** How long a new version may take to take over, in milliseconds, before the page loads anyway. */
const PATIENCE = 4000

/** How long the page may take to be kept before nothing waits for it any more, in milliseconds. */
const KEEPING = 90_000

let registration: ServiceWorkerRegistration | null = null
let asked: Promise<void> | null = null

/** Lets the browser keep this page. One that cannot loses nothing but the page without a
connection. */
export const keepPage = (): Promise<void> => (asked ??= register())

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register(`${siteRoot()}serviceWorker.js`, {
      updateViaCache: 'none',
    })
  } catch {
    return
  }
  watch(registration)
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
  navigator.serviceWorker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(script))
  registration.active?.postMessage('forget older')
}

/** Whether the page opens without a connection. */
export const isPageKept = async (): Promise<boolean> =>
  !!(await navigator.serviceWorker?.getRegistration().catch(() => null))?.active

/** Has the page kept, with the scripts that the engine needs besides its own files; waits for it as
long as it makes sense. */
export async function keepPageWithEngine(): Promise<void> {
  await keepPage()
  if (!registration) return
  const { port1, port2 } = new MessageChannel()
  const told = new Promise<void>((resolve) => (port1.onmessage = () => resolve()))
  const ready = navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage('keep the engine', [port2])
    return told
  })
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, KEEPING))])
}

/** Notes when a version waits that is newer than the one which keeps this page. */
function watch(kept: ServiceWorkerRegistration): void {
  const look = () => (reach.update = !!kept.waiting && !!navigator.serviceWorker.controller)
  look()
  kept.addEventListener('updatefound', () => {
    kept.installing?.addEventListener('statechange', look)
  })
}

/** Loads the page in the newest version there is. */
export async function updatePage(): Promise<void> {
  const fresh = registration ?? (await navigator.serviceWorker?.getRegistration().catch(() => null))
  const loaded = new Promise((resolve) => {
    navigator.serviceWorker?.addEventListener('controllerchange', resolve)
    setTimeout(resolve, fresh ? PATIENCE : 0)
  })
  await fresh?.update().catch(() => undefined)
  fresh?.waiting?.postMessage(TAKE_OVER)
  await loaded
  location.reload()
}
