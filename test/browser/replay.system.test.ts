import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { looksGood } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { intercept } from './browser.ts'
import { adaAndGrace, type Player, playOn } from './played-on.ts'

const Newest = z.object({ version: z.int() })

describeInBrowser('a match is looked back at', () => {
  let server: ListeningServer
  let ada: Player
  let grace: Player

  beforeAll(async () => {
    server = await listeningServer()
    ;[ada, grace] = await adaAndGrace(server)
  })

  /** The board of a version is drawn, and the address is that of the moment. */
  async function shows(page: Page, version: number): Promise<void> {
    await page.locator(`main[data-version="${version}"]`).waitFor()
    await page.waitForURL(`**/replay?version=${version}*`)
  }

  test('with the slider, the keys and as a film, by the eyes of any seat once it is over', async () => {
    const { page } = ada
    const match = await begunMatch(server, 'havana', ['Ada', 'Grace'], { seating: 'as-joined' })
    await playOn([ada, grace], match, 8)
    const path = `/v1${new URL(match).pathname}`
    await ada.api.post(`${path}/resignation`, {}, z.unknown())
    const { version: newest } = await ada.api.get(path, Newest)

    await page.goto(match)
    await page.getByRole('tab', { name: 'Match' }).click()
    await page.getByRole('link', { name: 'Watch the replay' }).waitFor()
    await page.getByRole('tab', { name: 'Story' }).click()
    await page.getByRole('link', { name: 'Replay from entry 3' }).click()
    await shows(page, 3)
    expect(await page.locator('[data-piece][aria-pressed]').count(), 'nothing can be done on the past').toBe(0)

    await page.keyboard.press('ArrowRight')
    await shows(page, 4)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await shows(page, 2)
    await page.getByRole('slider', { name: 'Moment' }).fill('6')
    await shows(page, 6)
    await page.getByText(/ took \d+ seconds?\./).waitFor()
    await page.reload()
    await shows(page, 6)
    await intercept(page, '**/entries/*', (route) => route.abort())
    const third = page.getByRole('button', { name: /^3 · / })
    await third.click()
    await page.getByText('The server cannot be reached.', { exact: false }).waitFor()
    await page.unroute('**/entries/*')
    await third.click()
    await shows(page, 3)
    await looksGood(ada, 'replay', ['h1', 'aside', 'main footer'])

    await page.getByRole('button', { name: 'Compare from here' }).click()
    await page.getByRole('button', { name: 'Next moment' }).click()
    await page.getByRole('button', { name: 'Next moment' }).click()
    await page.getByRole('heading', { name: 'From moment 3 to moment 5' }).waitFor()
    await page.waitForURL('**/replay?version=5&from=3')
    const moves = page
      .locator('aside section')
      .getByRole('listitem')
      .filter({ hasText: /^(Ada|Grace)/ })
    await expect.poll(() => moves.count()).toBe(2)
    await page.getByRole('button', { name: 'Board at 3' }).click()
    await page.locator('main[data-version="3"]').waitFor()
    await looksGood(ada, 'replay-comparison', ['aside'])
    await page.getByRole('button', { name: 'End the comparison' }).click()

    const hand = page.getByRole('region', { name: 'Hand', exact: true })
    await page.getByLabel('Seen by').selectOption('Grace')
    await page.waitForURL('**/replay?version=5&as=1')
    const hers = await hand.innerText()
    await page.getByLabel('Seen by').selectOption('a spectator')
    await hand.waitFor({ state: 'detached' })
    expect(hers).not.toBe('')

    await page.getByLabel('Speed').selectOption('Fast')
    await page.keyboard.press('Home')
    await page.locator('main[data-version="1"]').waitFor()
    await page.getByRole('slider', { name: 'Moment' }).fill(String(newest - 2))
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.locator(`main[data-version="${newest - 1}"]`).waitFor()
    await page.locator(`main[data-version="${newest}"]`).waitFor()
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(ada.faults).toEqual([])
  })

  test('while it runs, everybody looks by their own eyes, and a touch explains a piece', async () => {
    const { page } = grace
    const match = await begunMatch(server, 'le-havre', ['Ada', 'Grace'])
    await playOn([ada, grace], match, 4)

    await page.goto(`${match}/replay?version=3&as=0`)
    await shows(page, 3)
    expect(await page.getByLabel('Seen by').count()).toBe(0)
    await page.locator('[data-piece="offer:fish"]').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByText('Link to this moment').click()
    await page.getByRole('link', { name: `${match}/replay?version=3` }).waitFor()
    expect(grace.faults).toEqual([])
  })
})
