import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { twoPlay } from './begun-match.ts'
import type { Visitor } from './browser.ts'
import { isAsked, skipSteps } from './touching.ts'

describeInBrowser('what another player did is announced', () => {
  let server: ListeningServer
  let asked: Visitor
  let waiting: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    const { ada, bob } = await twoPlay(server, 'le-havre')
    ;[asked, waiting] = (await isAsked(ada)) ? [ada, bob] : [bob, ada]
  })

  test('it highlights what the sentence names, but not the same goods of the reader, which are as they were', async () => {
    const { page } = waiting
    // On a phone, the reader's own goods lie below the offers.
    await page.setViewportSize({ width: 390, height: 760 })
    await page.getByRole('tab', { name: 'Board', exact: true }).click()
    const own = page.getByRole('list', { name: 'Your goods' }).locator('[data-piece="item:franc"]')
    await own.waitFor()

    await skipSteps(asked.page)
    await asked.page.getByRole('button', { name: 'Take the whole franc offer' }).click()
    await asked.page.getByRole('button', { name: 'Send', exact: true }).click()

    await page.locator('[data-piece="offer:franc"][class*="named"]').first().waitFor()
    expect(await own.getAttribute('class')).not.toContain('named')
  })

  test('screen readers say, after what happened, that one is asked, and what', async () => {
    const said = (page: Page) => page.getByRole('log').textContent()
    await expect
      .poll(() => said(waiting.page))
      .toMatch(/took the franc offer.* Your turn\. Take your turn: take an offer/)
    expect(await said(asked.page)).not.toContain('Your turn')
  })
})
