import { statSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { builtClient } from '../../src/platform/http/client-routes.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { describeInBrowser, join, openBrowser, openMatch, signUp, type Visitor, visitor } from './browser.ts'

const kilobyte = 1_000
const Loaded = z.array(z.string())
const Shifts = z.number()

/** Adds up how far things jump on a page (CLS), from before its first script on. */
const observeShifts = `
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** The scripts and styles that a page has loaded, in bytes as they are sent with gzip. */
async function weight(page: Page): Promise<number> {
  const loaded = Loaded.parse(
    await page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"),
  )
  const files = new Set(loaded.filter((name) => /\.(js|css)$/.test(name)))
  expect(files.size).toBeGreaterThan(1)
  return [...files].reduce((sum, name) => sum + statSync(path.join(builtClient() ?? '', `${name}.gz`)).size, 0)
}

describeInBrowser('the client is small, and nothing jumps while it loads', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor
  let grace: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    browser = await openBrowser()
    ada = await visitor(browser)
    grace = await visitor(browser)
    await ada.page.addInitScript(observeShifts)
    await signUp(ada, server, 'Ada')
    await signUp(grace, server, 'Grace')
  })

  const shifts = async () => Shifts.parse(await ada.page.evaluate('window.shifted'))

  test('the first page has at most 40 kB of script and style', async () => {
    await ada.page.goto(server.url)
    await ada.page.getByRole('heading', { name: 'Your matches' }).waitFor()
    await ada.page.waitForTimeout(500)

    expect(await weight(ada.page)).toBeLessThan(40 * kilobyte)
    expect(await shifts()).toBeLessThan(0.05)
  })

  test.each(['le-havre', 'havana', 'hamlet'])('a match with its board has at most 80 kB: %s', async (game) => {
    const match = await openMatch(ada, server, game, 2)
    await join(grace, match)
    await ada.page.goto(match)
    await ada.page.locator('main[data-version] [data-piece]').first().waitFor()
    await ada.page.waitForTimeout(500)

    expect(await weight(ada.page)).toBeLessThan(80 * kilobyte)
    expect(await shifts()).toBeLessThan(0.05)
  })
})
