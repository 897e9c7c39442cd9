/** Keeps the page for times without a connection, version by version: a page gets all its files from
the version with which it was opened. It is written by hand, since a library would be larger than
these rules. The build writes the list of files in front of it (`scripts/keptFiles.ts`).

A version is fetched as a whole before it is used, and waits until no page of an older one is open
or the player loads it. An older one stays for as long as one of its pages does. */

import {
  hear,
  keepSubscription,
  renew,
  subscriptionIn,
  type Called,
  type Registered,
} from './browser/push/pushes'

interface Kept {
  /** Identifies the contents of all files. */
  build: string
  /** The page's files, relative to the site. */
  files: string[]
  /** Those that are needed only with the engine. */
  engine: string[]
  /** Whether a web space sends them, which has no limits for an address; `colt-express site` adds
  this. */
  static?: boolean
}

/** The parts of the types of service workers that are used here. */
interface Extended extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching extends Extended {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Client {
  url: string
  postMessage(message: unknown, transfer?: Transferable[]): void
  focus(): Promise<Client>
}
interface Scope extends EventTarget {
  KEPT: Kept
  registration: Registered
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<Client[]>
    openWindow(address: string): Promise<Client | null>
  }
}

const scope = self as unknown as Scope
const { KEPT: kept, clients } = scope
const root = scope.registration.scope

const PREFIX = 'colt-express-page-'
const PAGE = PREFIX + kept.build
/** What the server has answered about rules and lessons. */
const ANSWERS = 'colt-express-answers'
/** The engine's own files, see `pocket/files.ts`. */
const ENGINE = 'colt-express-engine'

/** Folder of the engine's files that the page has unpacked, see `pocket/unpacked.ts`. */
const UNPACKED = 'engine/unpacked/'

/** Marks an answer that was kept, so that the page does not believe that the server gave it. */
const KEPT_HEADER = 'x-kept'

/** Pause after each file from the network, in milliseconds: a server allows an address only so many
requests. */
const PAUSE = kept.static ? 0 : 200
/** How many files are fetched at the same time. */
const AT_ONCE = kept.static ? 6 : 1
/** How often a file is asked for that a server refuses for now, and the pause between. */
const TRIES = 5
const REFUSED_PAUSE = 5000
const TOO_MANY = 429
/** How long a page may take to say which version it is of, in milliseconds. */
const PATIENCE = 2000

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
const addressOf = (file: string) => new URL(file, root).href

// Keeping ---------------------------------------------------------------------------------------

/** Files whose names tell their content never change. */
const isNamedByContent = (file: string) => file.startsWith('assets/')

async function keep(files: string[]): Promise<void> {
  const cache = await caches.open(PAGE)
  const wanted = files.values()
  const keepSome = async () => {
    for (const file of wanted) {
      const address = addressOf(file)
      if (await cache.match(address)) continue
      await cache.put(
        address,
        (isNamedByContent(file) && (await found(address))) || (await get(file)),
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome))
}

/** A file that this browser has anyway: in an older version, or since the page was loaded. */
async function found(address: string): Promise<Response | undefined> {
  const older = await caches.match(address)
  if (older) return older
  const options: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' }
  const loaded = await fetch(address, options).catch(() => undefined)
  return loaded?.ok ? loaded : undefined
}

async function get(file: string): Promise<Response> {
  const cache = isNamedByContent(file) ? 'default' : 'no-cache'
  for (let tries = 1; ; tries++) {
    const answer = await fetch(addressOf(file), { cache })
    await pause(answer.status === TOO_MANY ? REFUSED_PAUSE : PAUSE)
    if (answer.ok) return answer
    if (answer.status !== TOO_MANY || tries === TRIES) throw new Error(`${file}: ${answer.status}`)
  }
}

async function keepVersion(): Promise<void> {
  await keep(kept.files)
  if (await caches.has(ENGINE)) await keep(kept.engine)
}

/** Forgets versions of which no page is open. */
async function forgetOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGE)
  if (!older.length) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const scripts = await Promise.all(pages.map(scriptOf))
  for (const name of older) {
    const cache = await caches.open(name)
    const used = scripts.map(async (script) => !script || !!(await cache.match(script)))
    if (!(await Promise.all(used)).includes(true)) await caches.delete(name)
  }
}

/** The address of a page's first script, of which every version has its own; empty if the page does
not say. */
function scriptOf(page: Client): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  const told = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data))
  })
  page.postMessage('which script', [port2])
  return Promise.race([told, pause(PATIENCE).then(() => '')])
}

// Answering -------------------------------------------------------------------------------------

/** Paths of the page itself, relative to the site. */
const PAGES = /^(?:index\.html|games\/?|(?:game|table|puzzle)\/[^/]+\/?)?$/

/** Requests that have the same answer for everybody. */
const LASTING = /^api\/(?:rules|lessons|puzzles)(?:$|[/?])/

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(PAGE)
  return (await cache.match(root)) ?? fetch(request)
}

async function file(request: Request): Promise<Response> {
  const version = await caches.open(PAGE)
  const options = { ignoreVary: true }
  return (
    (await version.match(request, options)) ??
    (await caches.match(request, options)) ??
    fetch(request)
  )
}

/** The server's answer or, without a connection, its last one. */
async function lasting(request: Request): Promise<Response> {
  const cache = await caches.open(ANSWERS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined)
    return answer
  } catch (error) {
    const before = await cache.match(request, { ignoreVary: true })
    if (!before) throw error
    const headers = new Headers(before.headers)
    headers.set(KEPT_HEADER, '1')
    return new Response(before.body, { headers })
  }
}

function answer(event: Fetching): void {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(root)) return
  const path = request.url.slice(root.length).replace(/#.*/, '')
  const [name = ''] = path.split('?')
  if (request.mode === 'navigate') {
    if (PAGES.test(name)) event.respondWith(page(request))
  } else if (LASTING.test(path)) event.respondWith(lasting(request))
  else if (isNamedByContent(name) || name.startsWith(UNPACKED) || kept.files.includes(name))
    event.respondWith(file(request))
}

// Notifications ---------------------------------------------------------------------------------

const openPages = () => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Brings the table to the front when its call is followed. A page showed it itself if it is not
`pushed`, so that any page will do. */
async function come(table: string, pushed: boolean): Promise<void> {
  const open = await openPages()
  const page = open.find((one) => one.url.endsWith(table)) ?? (pushed ? undefined : open[0])
  if (page) await page.focus()
  else await clients.openWindow(table ? `${root}#/table/${table}` : root)
}

const on = (name: string, act: (event: Extended) => void) =>
  scope.addEventListener(name, act as (event: Event) => void)

on('install', (event) => event.waitUntil(keepVersion()))
on('activate', (event) => event.waitUntil(Promise.all([clients.claim(), forgetOlder()])))
on('fetch', (event) => answer(event as Fetching))
on('message', (event) => {
  const { data, ports } = event as Extended & MessageEvent
  if (data === 'take over') event.waitUntil(scope.skipWaiting())
  else if (data === 'keep the engine')
    event.waitUntil(keep(kept.engine).then(() => ports[0]?.postMessage('kept')))
  else if (data === 'forget older') event.waitUntil(forgetOlder())
  const subscription = subscriptionIn(data)
  if (subscription) event.waitUntil(keepSubscription(root, subscription))
})
on('notificationclick', (event) => {
  const { notification } = event as Extended & { notification: Notification }
  const called = notification.data as Called | null
  notification.close()
  event.waitUntil(come(called ? called.table : notification.tag, !!called))
})
on('push', (event) => {
  const { data } = event as Extended & { data: { json(): unknown } | null }
  event.waitUntil(
    openPages().then((open) => {
      const addresses = open.map(({ url }) => url)
      return hear(data?.json(), scope.registration, addresses)
    }),
  )
})
on('pushsubscriptionchange', (event) => event.waitUntil(renew(scope.registration)))
