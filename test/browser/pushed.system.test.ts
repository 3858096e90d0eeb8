import type { Browser, CDPSession } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { receiver } from '../notices/deliveries/receiver.ts'
import { browser as receivingBrowser } from '../notices/push/browser.ts'
import { describeInWholeBrowser, wholeChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { looksGood } from './axe.ts'
import { begunMatch, distant } from './begun-match.ts'
import { show, signInNew, type Visitor, visitor } from './browser.ts'

const Shown = z.array(z.object({ title: z.string(), body: z.string(), tag: z.string() }))
const Subscriptions = z.object({ items: z.array(z.object({ id: z.string(), kinds: z.looseObject({}) })) })
const shown = `navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`

/** A browser subscribes only at its maker's service. This one stands in for it, up to the keys. */
const subscribing = (endpoint: string, keys: object) => `
  const place = ${JSON.stringify({ endpoint, expirationTime: null, keys })}
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('subscribed', applicationServerKey)
    return { toJSON: () => place }
  }`

/** Counts in a service worker the pushes that it has handled. */
const counting = `
  self.handled = 0
  const { waitUntil } = ExtendableEvent.prototype
  ExtendableEvent.prototype.waitUntil = function (work) {
    waitUntil.call(this, work.finally(() => { if (this instanceof PushEvent) self.handled += 1 }))
  }`

/**
 * Hands a text to the service worker of a page as a push, by the browser's protocol, and waits until it is handled:
 * Chromium forgets a notice that is read while it is still being shown.
 */
async function pushing({ page }: Visitor): Promise<(data: string) => Promise<void>> {
  const protocol: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId)
    })
  })
  await protocol.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(counting)
  let handed = 0
  return async (data) => {
    await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    handed += 1
    await expect.poll(() => worker?.evaluate('self.handled')).toBe(handed)
  }
}

describeInWholeBrowser('a push', () => {
  let server: ListeningServer
  let chromium: Browser
  let service: Awaited<ReturnType<typeof receiver>>
  let ada: Visitor
  let match: string
  let push: (data: string) => Promise<void>
  const phone = receivingBrowser()
  const received: string[] = []

  const notices = async () => Shown.parse(await ada.page.evaluate(shown))

  beforeAll(async () => {
    server = await listeningServer({ WEBHOOKS_PRIVATE: 'true' })
    chromium = await wholeChromium()
    service = await receiver()
    service.answer((response, { bytes }) => {
      received.push(phone.read(bytes))
      response.writeHead(201).end()
    })
    ada = await visitor(chromium, { serviceWorkers: 'allow' })
    await ada.page.context().grantPermissions(['notifications'], { origin: server.url })
    await ada.page.addInitScript(subscribing(service.url, phone.keys))
    await signInNew(ada, server, 'Ada')
    await server.player('Bob')
  })

  /** Hands to the service worker what the server has pushed since. @returns what the browser shows then */
  async function arrived() {
    await server.deliver()
    for (const text of received.splice(0)) await push(text)
    return notices()
  }

  test('is switched on in the settings, for some kinds', async () => {
    const { page, faults } = ada
    await page.goto(`${server.url}/settings#push`)
    const part = page.locator('#push')
    await part.getByRole('button', { name: 'Switch on' }).click()
    await part.getByText('Your browser shows notices.').waitFor()
    expect(await page.evaluate("localStorage.getItem('subscribed')")).toMatch(/^B[\w-]{86}$/)
    await part.getByLabel('Everything else').selectOption('never')
    await part.getByRole('button', { name: 'Save' }).click()
    await part.getByText('Saved.').waitFor()
    await looksGood(ada, 'settings-push', ['#push'])
    push = await pushing(ada)
    expect(faults).toEqual([])
  })

  test('shows that it is one’s turn, and opens the match', async () => {
    match = await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' })
    await expect.poll(arrived).toMatchObject([{ title: 'Hamlet (An evening with hamlet)', body: 'It is your turn.' }])

    const [worker] = ada.page.context().serviceWorkers()
    const opened = await worker?.evaluate(`new Promise((resolve) => {
      // Only a real click may open a window.
      self.clients.openWindow = async (address) => resolve(address)
      self.registration.getNotifications().then(([notification]) =>
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))
    })`)
    expect(`${server.url}${opened}`).toBe(match)
    await expect.poll(notices).toEqual([])
  })

  test('is gone when the turn was taken elsewhere', async () => {
    const other = await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' })
    await expect.poll(arrived).toHaveLength(1)
    const { api } = await distant(server, 'Ada')
    await api.post(`/v1/matches/${other.split('/').at(-1)}/moves`, { moves: [{ type: 'end-turn' }] }, z.unknown())
    await expect.poll(arrived).toEqual([])
  })

  test('is gone when its match is opened in this browser', async () => {
    const opened = await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' })
    await expect.poll(arrived).toHaveLength(1)
    await ada.page.goto(opened)
    await expect.poll(notices).toEqual([])
  })

  test('stays while its match is open in a window that nobody sees, and is gone when it is seen', async () => {
    const { page } = ada
    const hidden = await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' })
    await expect.poll(arrived).toHaveLength(1)
    // The browser of a test sees every page, so the worker and the page are told otherwise.
    const [worker] = page.context().serviceWorkers()
    const seenAs = (state: 'hidden' | 'visible') =>
      worker?.evaluate(`void Object.defineProperty(WindowClient.prototype, 'visibilityState', {
        get: () => '${state}',
        configurable: true,
      })`)
    await seenAs('hidden')
    await page.goto(hidden)
    await page.locator('main[data-version]').waitFor()
    await show(page, 'hidden')
    expect(await notices()).toHaveLength(1)

    await seenAs('visible')
    await show(page, 'visible')
    await expect.poll(notices).toEqual([])
  })

  test('goes on at another address, for the same kinds, if the browser’s maker changes it; and the settings say what became of each', async () => {
    const { page } = ada
    const { api } = await distant(server, 'Ada')
    const read = async () => (await api.get('/v1/account/push-subscriptions', Subscriptions)).items
    const [before] = await read()
    const place = { endpoint: `${service.url}/moved`, keys: phone.keys }
    const [worker] = page.context().serviceWorkers()
    await worker?.evaluate(`self.dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), {
      newSubscription: { toJSON: () => (${JSON.stringify(place)}) },
    }))`)
    await expect.poll(async () => (await read()).map(({ id }) => id)).not.toEqual([before?.id])
    expect((await read()).map(({ kinds }) => kinds)).toEqual([before?.kinds])

    const next = await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' })
    await expect.poll(arrived).toHaveLength(1)
    await page.goto(`${server.url}/settings#push`)
    const part = page.locator('#push')
    await part.getByText('What was pushed here').click()
    await part.getByRole('button', { name: 'Show it' }).click()
    await part.getByText(/^Your turn · handed over · /).waitFor()
    await looksGood(ada, 'settings-pushed', ['#push'])
    await page.goto(next)
    await expect.poll(notices).toEqual([])
    expect(ada.faults).toEqual([])
  })

  test('that cannot be read shows our name, since browsers want each to show something', async () => {
    await push('')
    await expect.poll(notices).toMatchObject([{ title: 'Paquebot', body: '' }])
  })

  test('comes no more, and what is shown goes, once its reader has signed out', async () => {
    const { page } = ada
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Board games played over days').waitFor()
    await expect.poll(notices).toEqual([])
    await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' })
    await server.deliver()
    expect(received).toEqual([])
  })
})
