/*
 * The service worker: the client starts without a connection, and what is pushed is shown. It keeps files of the client
 * alone; what the reader last saw is kept by the page (`src/offline/last-seen.ts`).
 */
declare const self: ServiceWorkerGlobalScope

const shells = 'paquebot.shell'
/** The cache of this worker. The number rises when what earlier ones may have kept has to go. */
const shell = `${shells}.2`
/** The one page of the client, which finds its way by the address. */
const page = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll([page, '/icon.svg', '/icon-192.png'])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), removeOldShells()]))
})

async function removeOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(shells) && name !== shell)
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  const taking = takeAway(event, pathname)
  if (taking) event.waitUntil(taking)
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageFor(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (pathname === '/icon.svg') event.respondWith(fetch(request).catch(() => keptOr(pathname)))
})

/** The server's answer; without a connection, the page of the client as it was last. */
async function pageFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (mayBeKept(response)) await renew(await response.clone().text())
    return response
  } catch {
    return keptOr(page)
  }
}

/** Pages that the server makes for one reader, such as one with their hand, are not to be stored (RFC 9111 §5.2.2.5). */
function mayBeKept({ ok, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  return ok && isHtml && !(headers.get('cache-control')?.includes('no-store') ?? false)
}

/**
 * Keeps the page of the client anew if the one shown loads other files than the one kept. After an upgrade of the server
 * they have other names, so those of the old one go. What is kept is the server's answer at `/`, whatever the address of
 * the page shown: it tells nothing of what its reader saw.
 */
async function renew(shown: string): Promise<void> {
  const files = filesOf(shown)
  if (files === undefined) return
  await ifThereIsRoom(async () => {
    const cache = await caches.open(shell)
    const kept = await (await cache.match(page))?.text()
    if (kept !== undefined && filesOf(kept) === files) return
    const old = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
    await cache.add(page)
    await Promise.all(old.map((request) => cache.delete(request)))
  })
}

/** The files that a page of the client loads; undefined for any other page. */
const filesOf = (text: string): string | undefined => text.match(/"\/assets\/[^"]+"/g)?.join(' ')

/** What was fetched is shown even if it cannot be kept, such as on a full disk. */
const ifThereIsRoom = (keep: () => Promise<void>): Promise<void> => keep().catch(console.warn)

/** A file whose name changes with its content: what is kept is current. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(shell)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await ifThereIsRoom(() => cache.put(request, response.clone()))
  return response
}

const keptOr = async (path: string): Promise<Response> =>
  (await (await caches.open(shell)).match(path)) ?? Response.error()

/** What is shown about a match goes when its reader has it before them, and all of it when they sign out. */
function takeAway({ request: { method }, clientId }: FetchEvent, pathname: string): Promise<void> | undefined {
  // A page reads its view when it opens, and its read mark when its reader comes back to it.
  const [, match] = /^\/v1\/matches\/([^/]+)\/(?:view|read-mark)$/.exec(pathname) ?? []
  if (match !== undefined) return closeIfSeen(match, clientId)
  return method === 'DELETE' && pathname === '/v1/sessions/browser' ? close(() => true) : undefined
}

/** A page in the background follows its match as well, and its reader sees nothing of it. */
async function closeIfSeen(match: string, clientId: string): Promise<void> {
  const client = await self.clients.get(clientId)
  const isSeen = client instanceof WindowClient && client.visibilityState === 'visible'
  if (isSeen) await close(({ data }) => data?.match === match)
}

async function close(isMeant: (shown: Notification) => boolean): Promise<void> {
  for (const shown of await self.registration.getNotifications()) if (isMeant(shown)) shown.close()
}

/** What the server pushes (`src/notices/push/push-message.ts`). */
interface Pushed {
  readonly tag?: string
  readonly withdrawn?: true
  readonly title?: string
  readonly body?: string
  readonly language?: string
  readonly match?: string | null
  readonly page?: string | null
}

self.addEventListener('push', (event) => {
  const pushed: Pushed = event.data?.json() ?? {}
  event.waitUntil(pushed.withdrawn ? close(({ tag }) => tag === pushed.tag) : show(pushed))
})

/** Browsers want every push to show something, so one that cannot be read shows our name. */
async function show({ title = 'Paquebot', body = '', tag = '', language = '', ...to }: Pushed): Promise<void> {
  const files = { icon: '/icon-192.png', badge: '/badge-96.png' }
  await self.registration.showNotification(title, { body, tag, lang: language, data: to, ...files })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.page ?? page))
})

/** A push subscription that its maker has replaced: where this browser gets its pushes from now on, if anywhere. */
interface Moved {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

self.addEventListener('pushsubscriptionchange', (event: ExtendableEvent & Moved) => {
  event.waitUntil(move(event))
})

/**
 * A cache that exists while the server has not been told of the move. The page tells it when it is next opened
 * (`push/moved-push.ts`).
 */
const moved = 'paquebot.push-moved'

/** Tells the server where to push from now on; until then it pushes to nowhere. */
async function move({ oldSubscription, newSubscription }: Moved): Promise<void> {
  await caches.open(moved)
  const key = oldSubscription?.options.applicationServerKey
  const place =
    newSubscription ??
    (key ? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null)
  if (place !== null && (await report(place))) await caches.delete(moved)
}

const subscriptions = '/v1/account/push-subscriptions'

/** Tells the server as a page would: by the session in the cookie. @returns whether there is nothing more to tell it */
async function report(place: PushSubscription): Promise<boolean> {
  try {
    const refreshed = await fetch('/v1/sessions/browser/refresh', { method: 'POST' })
    // Signed out, nothing is pushed to this browser.
    if (!refreshed.ok) return refreshed.status < 500
    const { accessToken } = await refreshed.json()
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const before: { items: { current: boolean; kinds: object }[] } = await (
      await fetch(subscriptions, { headers })
    ).json()
    const kinds = before.items.find(({ current }) => current)?.kinds
    const { endpoint, keys } = place.toJSON()
    const body = JSON.stringify({ endpoint, keys, ...(kinds && { kinds }) })
    return (await fetch(subscriptions, { method: 'PUT', headers, body })).ok
  } catch {
    return false
  }
}

/** Brings the page to the front if it is open; otherwise opens it. Another page may hold a move that is not sent. */
async function open(address: string): Promise<void> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = all.find(({ url }) => new URL(url).pathname === address)
  if (there) await there.focus()
  else await self.clients.openWindow(address)
}

export {}
