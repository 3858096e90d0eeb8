import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { looksGood } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { signIn, signInNew, type Visitor, visitor } from './browser.ts'

const allowed = { serviceWorkers: 'allow' } as const
/** The accounts of which something is kept. */
const seen = `caches.open('paquebot.seen').then((cache) => cache.keys())
  .then((all) => [...new Set(all.map(({ url }) => new URL(url).pathname.split('/')[3]))])`

/** What the service worker shows at every address, and the files that it keeps for it. */
const keptPage = "caches.match('/').then((kept) => kept.text())"
const keptFiles = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((all) => all.flat().map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/')))`

describeInBrowser('without a connection', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor
  let match: string

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser, allowed)
    await signInNew(ada, server, 'Ada')
    await server.player('Bob')
    match = await begunMatch(server, 'hamlet', ['Ada', 'Bob'], { seating: 'as-joined' })
    await ada.page.goto(match)
    await ada.page.locator('main[data-version]').waitFor()
    await ada.page.goto(server.url)
    await ada.page.getByRole('link', { name: 'An evening with hamlet' }).waitFor()
  })

  /** The service worker answers for the page, and all that the page has loaded is kept. */
  async function workerReady({ page }: Visitor): Promise<void> {
    await page.evaluate(`new Promise((resolve) => {
      if (navigator.serviceWorker.controller) resolve()
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    }).then(() => undefined)`)
    await page.goto(match)
    await page.locator('main[data-version]').waitFor()
    await page.goto(server.url)
    await page.getByRole('link', { name: 'An evening with hamlet' }).waitFor()
  }

  test('the client starts, and shows the matches and the position last seen, marked as such', async () => {
    const { page, faults } = ada
    await workerReady(ada)
    await page.context().setOffline(true)
    await page.goto(server.url)
    await page.getByRole('link', { name: 'An evening with hamlet' }).waitFor()
    await page.getByText('What you see is from').waitFor()
    await looksGood(ada, 'offline-home')

    await page.goto(match)
    await page.locator('main[data-version]').waitFor()
    await page.getByText('What you see is from').first().waitFor()
    await looksGood(ada, 'offline-match')
    expect(faults).toEqual([])

    await page.context().setOffline(false)
    await page.getByText('What you see is from').first().waitFor({ state: 'detached' })
  })

  test('what is said meanwhile counts as read once its reader is back', async () => {
    const { page } = ada
    const bob = await visitor(browser)
    await signIn(bob, server, 'Bob')
    await bob.page.goto(`${match}#tab=talk`)
    await page.context().setOffline(true)
    await page.goto(`${match}#tab=talk`)
    await page.getByText('What you see is from').first().waitFor()
    await bob.page.getByLabel('Write to the table').fill('The fog lifts.')
    await bob.page.getByRole('button', { name: 'Send message', exact: true }).click()
    const said = bob.page.getByRole('article').filter({ hasText: 'The fog lifts.' })
    await said.waitFor()

    await page.context().setOffline(false)

    await said.getByText('read by Ada').waitFor()
  })

  test('the client starts even if its reader last saw their hand on a page without script, which is kept nowhere', async () => {
    const { page } = ada
    const [before, files] = [await page.evaluate(keptPage), await page.evaluate(keptFiles)]
    await page.goto(`${match}/read`)
    await page.getByText('As Ada sees it.').waitFor()
    expect(await page.evaluate(keptPage)).toBe(before)
    expect(await page.evaluate(keptFiles)).toEqual(files)

    await page.context().setOffline(true)
    await page.goto(server.url)
    await page.getByRole('link', { name: 'An evening with hamlet' }).waitFor()
    await page.context().setOffline(false)
  })

  test('a match that was never seen cannot be shown', async () => {
    const other = await begunMatch(server, 'havana', ['Ada', 'Bob'])
    await ada.page.context().setOffline(true)
    await ada.page.goto(other)
    await ada.page.getByRole('heading', { name: 'This match cannot be shown' }).waitFor()
    await ada.page.context().setOffline(false)
  })

  test('nothing is kept once its reader has signed out', async () => {
    const { page } = ada
    await page.goto(server.url)
    await page.getByRole('link', { name: 'An evening with hamlet' }).waitFor()
    await expect.poll(() => page.evaluate(seen)).toHaveLength(1)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Board games played over days').waitFor()
    await expect.poll(() => page.evaluate(seen)).toEqual([])
  })

  test('nothing is kept of a match whose own link has signed in its reader', async () => {
    const reading = await visitor(browser, allowed)
    await reading.page.goto(await server.mailedLink('bob@example.org', 'match'))
    await reading.page.locator('main[data-version]').waitFor()
    expect(await reading.page.evaluate(seen)).toEqual([])
    expect(await reading.page.evaluate('navigator.serviceWorker.controller')).toBe(null)
  })

  test('somebody else who signs in does not find what the last one saw', async () => {
    await signIn(ada, server, 'Ada')
    await ada.page.goto(match)
    await ada.page.locator('main[data-version]').waitFor()
    await expect.poll(() => ada.page.evaluate(seen)).toHaveLength(1)
    const before = await ada.page.evaluate(seen)
    await signIn(ada, server, 'Bob')
    await ada.page.goto(server.url)
    await ada.page.getByRole('link', { name: 'An evening with hamlet' }).waitFor()
    await expect.poll(() => ada.page.evaluate(seen)).toHaveLength(1)
    expect(await ada.page.evaluate(seen)).not.toEqual(before)
  })
})
