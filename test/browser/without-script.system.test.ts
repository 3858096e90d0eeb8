import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { begunMatch } from './begun-match.ts'
import { keepPicture, signInNew, visitor } from './browser.ts'

describeInBrowser('a browser without script', () => {
  let server: ListeningServer
  let browser: Browser

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
  })

  test('is led from the address of a match to a page for reading, which shows a player their own hand', async () => {
    const [ada, bob] = [await visitor(browser), await visitor(browser)]
    await signInNew(ada, server, 'Ada')
    await signInNew(bob, server, 'Bob')
    const match = await begunMatch(server, 'havana', ['Ada', 'Bob'])

    const stranger = await visitor(browser, { javaScriptEnabled: false })
    await stranger.page.goto(match)
    await stranger.page.getByRole('link', { name: 'Read without it' }).click()
    await stranger.page.getByText('As everybody may see it.').waitFor()
    await stranger.page.locator('img').waitFor()
    const width = await stranger.page.locator('img').evaluate((image) => image.getBoundingClientRect().width)
    expect(width).toBeGreaterThan(300)
    await keepPicture(stranger, 'without-script')

    const storageState = await ada.page.context().storageState()
    const reading = await visitor(browser, { javaScriptEnabled: false, storageState })
    await reading.page.goto(`${match}/read`)
    await reading.page.getByText('As Ada sees it.').waitFor()
    expect([...stranger.faults, ...reading.faults]).toEqual([])
  })
})
