/** Calls that reach this browser while its page is closed. Only the service worker uses this: it must
be one file, so that it shares nothing with the page. */

/** A call, or that one is no longer true. The server sends both. */
interface Pushed {
  type: 'call' | 'over'
  id: string
  /** A later call of the same tag takes its place. */
  tag: string
  title?: string
  body?: string
  table: string
}

/** What a notification remembers. */
export interface Called {
  id: string
  table: string
}

/** The parts of a service worker that are used here. */
export interface Registered {
  scope: string
  showNotification(title: string, options: object): Promise<void>
  getNotifications(options: { tag: string }): Promise<Notification[]>
  pushManager: PushManager
}

/** Where the service worker keeps what it has to know. */
const CALLS = 'colt-express-calls'
const SUBSCRIPTION = 'subscription'
const HEARD = 'heard'
/** How many calls are remembered, so that one that comes twice is shown once. */
const REMEMBERED = 50

/** A subscription, as far as it proves itself at the server, and the key it was made for. */
export interface KeptSubscription {
  endpoint: string
  auth: string
  key: string
}

const entry = (root: string, name: string) => new URL(`kept/${name}`, root).href

async function read<Kept>(root: string, name: string): Promise<Kept | null> {
  const cache = await caches.open(CALLS)
  const kept = await cache.match(entry(root, name))
  return kept ? ((await kept.json()) as Kept) : null
}

async function write(root: string, name: string, value: unknown): Promise<void> {
  const cache = await caches.open(CALLS)
  await cache.put(entry(root, name), new Response(JSON.stringify(value)))
}

export const keepSubscription = (root: string, kept: KeptSubscription): Promise<void> =>
  write(root, SUBSCRIPTION, kept)

/** The subscription in a message of the page. */
export function subscriptionIn(message: unknown): KeptSubscription | null {
  const { subscription } = (message ?? {}) as { subscription?: KeptSubscription }
  return subscription ?? null
}

function isPushed(value: unknown): value is Pushed {
  const { type, id, tag, table } = (value ?? {}) as Partial<Pushed>
  return (
    (type === 'call' || type === 'over') && [id, tag, table].every((one) => typeof one === 'string')
  )
}

/** Shows a call, or withdraws it. One that comes twice is shown once. A page of that table among the
`open` ones has called already: then it takes that one's place quietly. */
export async function hear(
  message: unknown,
  registration: Registered,
  open: readonly string[] = [],
): Promise<void> {
  if (!isPushed(message)) return
  if (message.type === 'over') {
    for (const note of await registration.getNotifications({ tag: message.tag })) note.close()
    return
  }
  const root = registration.scope
  const heard = (await read<string[]>(root, HEARD)) ?? []
  if (message.id !== 'trial' && heard.includes(message.id)) return
  const data: Called = { id: message.id, table: message.table }
  await registration.showNotification(message.title ?? '', {
    body: message.body ?? '',
    tag: message.tag,
    renotify: !open.some((address) => address.endsWith(message.table)),
    icon: new URL('icon-192.png', root).href,
    data,
  })
  await write(root, HEARD, [message.id, ...heard].slice(0, REMEMBERED))
}

/** The browser has replaced its subscription: the server is told. It knows the browser by the old
one, since a service worker has no token. */
export async function renew(registration: Registered): Promise<void> {
  const root = registration.scope
  const old = await read<KeptSubscription>(root, SUBSCRIPTION)
  if (!old) return
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old.key,
  })
  const { endpoint = '', keys = {} } = made.toJSON()
  const subscription = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  const body = JSON.stringify({ endpoint: old.endpoint, auth: old.auth, subscription })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(new URL('api/calls/renew', root), { method: 'POST', headers, body })
  if (answer.ok) await keepSubscription(root, { endpoint, auth: keys.auth ?? '', key: old.key })
}
