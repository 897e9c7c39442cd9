/** Being called by Web Push: what it takes in this browser, and this browser's subscription. */

import type { SubscriptionKeys } from '../../protocol/protocol'
import { askToNotify, isDenied, mayNotify } from '../notifications'
import type { KeptSubscription } from './pushes'
import { siteRoot } from '../site'

/** What is missing: an encrypted connection; the icon on the home screen, without which iPhones and
iPads have no push; the browser's ability; its permission. */
export type Obstacle = '' | 'insecure' | 'install' | 'unable' | 'denied'

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function obstacle(): Obstacle {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    return isApple() ? 'install' : 'unable'
  }
  return isDenied() ? 'denied' : ''
}

/** This browser's subscription, if it has one. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (obstacle() || !mayNotify()) return null
  try {
    const worker = await navigator.serviceWorker.getRegistration()
    return (await worker?.pushManager.getSubscription()) ?? null
  } catch {
    return null
  }
}

/** What the server is told of a subscription. */
export interface ToldSubscription {
  endpoint: string
  keys: SubscriptionKeys
}

const told = (made: PushSubscription): ToldSubscription => {
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

const PADDING = /=+$/

function keyOf(made: PushSubscription): string {
  const key = made.options.applicationServerKey
  if (!key) return ''
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(PADDING, '')
}

/** Subscribes for the key of a server; null if the player does not allow it. A subscription for
another key, as of an earlier server of this address, is given up. */
export async function subscribe(key: string): Promise<ToldSubscription | null> {
  if (!(await askToNotify())) return null
  await navigator.serviceWorker.register(`${siteRoot()}serviceWorker.js`)
  const worker = await navigator.serviceWorker.ready
  const before = await worker.pushManager.getSubscription()
  if (before && keyOf(before) !== key) await before.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const made = told(await worker.pushManager.subscribe(options))
  const subscription: KeptSubscription = { endpoint: made.endpoint, auth: made.keys.auth, key }
  worker.active?.postMessage({ subscription })
  return made
}

export async function unsubscribe(): Promise<void> {
  await (await subscribed())?.unsubscribe()
}
