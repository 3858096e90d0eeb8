import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { aroundBoard, findings } from './axe.ts'
import { twoPlay } from './begun-match.ts'
import { fillIn, holdBack, intercept, type Visitor } from './browser.ts'
import { isAsked, skipSteps } from './touching.ts'

describeInBrowser('a move is composed', () => {
  let server: ListeningServer
  let ada: Visitor
  let bob: Visitor
  let match: string
  /** The page of the player who is asked. */
  let page: Page
  /** The page of the player who waits. */
  let waiting: Page

  beforeAll(async () => {
    server = await listeningServer()
    ;({ ada, bob, match } = await twoPlay(server, 'hamlet'))
    ;[page, waiting] = (await isAsked(ada)) ? [ada.page, bob.page] : [bob.page, ada.page]
  })

  beforeEach(async () => {
    // What an earlier test has left comes back only after the page is there.
    await page.evaluate('sessionStorage.clear()')
    await page.goto(match)
    await page.locator('main[data-version]').waitFor()
    await skipSteps(page)
  })

  test('moves are lined up one behind the other, and taken off one at a time', async () => {
    await lineUp(page, 'Gather stone at the Quarry')
    await begin(page, 'End your turn')
    expect(await linedUp(page)).toEqual(['Gather stone at the Quarry'])

    // The second comes off, and the first stays; then the first is composed again; then nothing is left.
    await back(page)
    await heading(page, 'End your turn').waitFor({ state: 'detached' })
    expect(await linedUp(page)).toEqual(['Gather stone at the Quarry'])
    await back(page)
    await heading(page, 'Gather stone at the Quarry').waitFor()
    expect(await linedUp(page)).toEqual([])
    await back(page)
    await composer(page).waitFor({ state: 'detached' })
  })

  test('screen readers are told what a move leads to: the place where it is said is there before', async () => {
    const release = await holdBack(page, '**/moves')
    await begin(page, 'Gather stone at the Quarry')
    const said = await composer(page).locator('[aria-live="polite"]').elementHandle()
    release()

    await expect.poll(() => said?.textContent()).toContain('the story will read')
    await back(page)
  })

  test('what is lined up and what is composed are there after the page was loaded again', async () => {
    await lineUp(page, 'Gather stone at the Quarry')
    await begin(page, 'End your turn')

    await page.reload()

    await heading(page, 'End your turn').waitFor()
    expect(await linedUp(page)).toEqual(['Gather stone at the Quarry'])
    await back(page)
    expect(await linedUp(page)).toEqual(['Gather stone at the Quarry'])
    // The next page would only find it after it has asked the server.
    await back(page)
    await back(page)
    await composer(page).waitFor({ state: 'detached' })
  })

  test('a plan is there after the page was loaded again', async () => {
    await waiting.getByRole('tab', { name: 'Moves' }).click()
    await waiting.getByRole('button', { name: 'Plan my next move' }).click()
    await begin(waiting, 'End your turn')
    const eachTime = waiting.getByLabel('Each time I am asked this, not only once')
    await eachTime.check()

    await waiting.reload()

    await heading(waiting, 'End your turn').waitFor()
    await expect.poll(() => eachTime.isChecked()).toBe(true)
    await waiting.getByRole('button', { name: 'When my turn comes' }).waitFor()
    await back(waiting)
    await waiting.getByRole('button', { name: 'Stop planning' }).click()
    await waiting.reload()
    await waiting.getByRole('button', { name: 'Plan my next move' }).waitFor()
  })

  test('a plan that cannot be read again without a connection is there once it is back', async () => {
    await waiting.getByRole('tab', { name: 'Moves' }).click()
    await waiting.getByRole('button', { name: 'Plan my next move' }).click()
    await begin(waiting, 'End your turn')
    const away = ['**/choices/ahead', '**/stream']
    for (const address of away) await waiting.route(address, (route) => route.abort())
    await waiting.reload()
    const lost = waiting.getByText('The connection is lost', { exact: false })
    await lost.waitFor()

    for (const address of away) await waiting.unroute(address)

    await heading(waiting, 'End your turn').waitFor()
    await lost.waitFor({ state: 'detached' })
    await back(waiting)
    await waiting.getByRole('button', { name: 'Stop planning' }).click()
  })

  test('several moves are sent together, and the keyboard’s focus stays in the match', async () => {
    const before = await page.locator('main').getAttribute('data-version')
    await lineUp(page, 'Gather stone at the Quarry')
    await begin(page, 'End your turn')

    const send = page.getByRole('button', { name: 'Send', exact: true })
    await expect.poll(() => send.isEnabled()).toBe(true)
    await send.press('Enter')

    await page.locator(`main[data-version="${Number(before) + 2}"]`).waitFor()
    await composer(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('document.activeElement.closest("main") !== null')).toBe(true)
  })

  test('what was sent is taken back step by step; then the button says why no further', async () => {
    const takeBack = page.getByRole('button', { name: 'Take back', exact: true })
    const refusals: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/take-back') && !response.ok()) refusals.push(`${response.status()}`)
    })
    await page.getByText('until somebody else acts').waitFor()
    await takeBack.click()
    await page.getByRole('button', { name: 'End your turn' }).first().waitFor()
    await page.getByText('until somebody else acts').waitFor()
    await takeBack.click()
    await page.getByRole('button', { name: 'Gather stone at the Quarry' }).waitFor()

    await expect.poll(() => takeBack.getAttribute('aria-disabled')).toBe('true')
    // The browser logs every refusal as an error, so nothing is asked whose answer is known.
    expect(refusals).toEqual([])
    // A grey button can be pressed all the same.
    await intercept(page, '**/take-back', (route) => route.abort())
    await takeBack.click({ force: true })
    await page.getByText('The server cannot be reached.', { exact: false }).waitFor()
    await page.unroute('**/take-back')
    await takeBack.click({ force: true })
    await page.getByText('There are no moves to take back', { exact: false }).waitFor()
  })

  test('a request to move whose answer is lost is repeated under its key, so that the move is made once', async () => {
    const before = Number(await page.locator('main').getAttribute('data-version'))
    await begin(page, 'Gather wood at the Woodcutter')
    const keys: (string | undefined)[] = []
    await intercept(page, '**/moves', async (route) => {
      if (route.request().postDataJSON().dryRun === true) return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })

    await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)
    await page.getByRole('button', { name: 'Send', exact: true }).click()

    await page.locator(`main[data-version="${before + 1}"]`).waitFor()
    await composer(page).waitFor({ state: 'detached' })
    await expect.poll(() => keys).toEqual([keys[0], keys[0]])
    expect(await page.getByText('cannot be reached').isVisible()).toBe(false)
    expect(await page.locator('main').getAttribute('data-version')).toBe(`${before + 1}`)
    await page.unroute('**/moves')
    await page.getByRole('button', { name: 'Take back', exact: true }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Gather wood at the Woodcutter' }).waitFor()
  })

  test('a move that is refused, since another page was faster, is taken off if it is not possible any more', async () => {
    const before = Number(await page.locator('main').getAttribute('data-version'))
    const other = await page.context().newPage()
    await other.goto(match)
    for (const one of [page, other]) {
      await begin(one, 'End your turn')
      await expect.poll(() => one.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)
    }
    const release = await holdBack(page, '**/moves')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await other.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator(`main[data-version="${before + 1}"]`).waitFor()
    release()

    await composer(page).waitFor({ state: 'detached' })
    await page.getByText('The match has changed: what is no longer possible was taken off.').waitFor()
    await page.unroute('**/moves')
    await other.close()
    await page.getByRole('button', { name: 'Take back', exact: true }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'End your turn' }).waitFor()
  })

  test('a move that could not be judged is judged when one presses Send', async () => {
    await intercept(page, '**/moves', (route) => route.abort())
    await begin(page, 'End your turn')
    await composer(page).getByText('cannot be reached').waitFor()
    await page.unroute('**/moves')
    const before = await page.locator('main').getAttribute('data-version')

    await page.getByRole('button', { name: 'Send', exact: true }).click()

    await composer(page).locator('[aria-live]').waitFor()
    expect(await page.locator('main').getAttribute('data-version')).toBe(before)
  })

  test('what is not possible any more is taken off, and the bar says so', async () => {
    await lineUp(page, 'Gather stone at the Quarry')
    await begin(page, 'End your turn')
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(match)
    await begin(elsewhere, 'Gather stone at the Quarry')
    await elsewhere.getByRole('button', { name: 'Send', exact: true }).click()
    await elsewhere.locator('footer').getByText('until somebody else acts').waitFor()

    const notice = page.getByRole('status').filter({ hasText: 'what is no longer possible was taken off' })
    await notice.waitFor()
    expect(await linedUp(page)).toEqual([])
    await elsewhere.getByRole('button', { name: 'Take back', exact: true }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Gather stone at the Quarry' }).waitFor()
    // It stays until the reader goes on.
    await notice.waitFor()
    await begin(page, 'End your turn')
    await notice.waitFor({ state: 'detached' })
    await elsewhere.close()
  })

  test('what a touch has named is the first row of its form, and no row moves while amounts change', async () => {
    const rows = composer(page).locator('output[aria-label]')
    const named = () => rows.evaluateAll((all) => all.map((row) => `${row.textContent} ${row.ariaLabel}`))
    await begin(page, 'Move your donkeys')
    const listed = (await named()).map((row) => row.slice(2))
    const last = listed.at(-1)
    await composer(page)
      .getByRole('button', { name: `more ${last}` })
      .click()
    await expect.poll(named).toEqual(listed.map((name) => (name === last ? `1 ${name}` : `0 ${name}`)))

    // What is composed is shown anew.
    await page.reload()
    await rows.first().waitFor()
    expect((await named())[0]).toBe(`1 ${last}`)
    const before = await named()
    await composer(page)
      .getByRole('button', { name: `less ${last}` })
      .click()
    await expect.poll(named).toEqual(before.map((row) => row.replace(/^1/, '0')))
    await back(page)
  })

  test('on a phone, news cover no board while a move is composed; a touch dismisses them', async () => {
    const news = waiting.locator('[data-news]')
    await waiting.setViewportSize({ width: 390, height: 844 })
    await waiting.goto(match)
    await waiting.getByRole('tab', { name: 'Moves' }).click()
    await waiting.getByRole('button', { name: 'Plan my next move' }).click()
    await begin(waiting, 'End your turn')
    await waiting.getByRole('tab', { name: 'Board', exact: true }).click()
    // Otherwise the line would go by itself after a while, and a busy machine might be slower.
    await waiting.evaluate('void (window.setInterval = () => 0)')

    await begin(page, 'Gather stone at the Quarry')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await news.waitFor()

    const { board, line } = await news.evaluate((shown) => {
      const { bottom } = shown.closest('main')?.querySelector(':scope > section')?.getBoundingClientRect() ?? {}
      const { top, height } = shown.getBoundingClientRect()
      return { board: bottom ?? Number.NaN, line: { top, height } }
    })
    expect(line.top).toBeGreaterThanOrEqual(board)
    expect(line.height).toBeLessThan(40)
    await waiting.getByRole('button', { name: /sent a villager .* Close$/ }).click()
    await news.waitFor({ state: 'detached' })

    await back(waiting)
    await waiting.getByRole('button', { name: 'Stop planning' }).click()
    await page.getByRole('button', { name: 'Take back', exact: true }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Gather stone at the Quarry' }).waitFor()
    await waiting.setViewportSize({ width: 1280, height: 860 })
  })

  test('a session that ends leaves the table as it was, and leads back to it', async () => {
    await page.context().clearCookies()
    await page.clock.setFixedTime(Date.now() + 20 * 60_000)
    await begin(page, 'Gather stone at the Quarry')

    await page.getByText('You are signed out').waitFor()
    expect(await findings(page, aroundBoard)).toEqual([])
    await page.clock.setFixedTime(Date.now())
    await page.locator('footer').getByRole('link', { name: 'Sign in' }).click()
    await fillIn({ page }, page === ada.page ? 'Ada' : 'Bob')
    await heading(page, 'Gather stone at the Quarry').waitFor()
  })

  test('a player who wishes so sends a move of one touch at once, and can take it back', async () => {
    const setAtOnce = async () => {
      await page.goto(`${server.url}/settings`)
      await page.getByLabel('A move that takes one touch and can be taken back is sent at once').click()
      await page.goto(match)
      await page.getByRole('tab', { name: 'Moves' }).click()
    }
    const end = page.getByRole('tabpanel').getByRole('button', { name: 'End your turn' })
    await setAtOnce()
    await end.click()
    await end.waitFor({ state: 'detached' })

    await page.getByText('until somebody else acts').waitFor()
    await page.getByRole('button', { name: 'Take back', exact: true }).click()
    await end.waitFor()
    await setAtOnce()
    await end.click()
    await heading(page, 'End your turn').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)
    await back(page)
  })

  test('a sheet opened right after another was closed stays open, and Back closes it', async () => {
    await page.goto(server.url)
    await page.goto(match)
    const tiles = page.locator('[data-piece^="tile:"]:visible')
    const [first, second] = [tiles.nth(0), tiles.nth(1)]
    for (let times = 0; times < 5; times++) {
      await first.press('?')
      await page.getByRole('dialog').waitFor()
      await second.evaluate(async (tile) => {
        tile.ownerDocument.querySelector<HTMLElement>('dialog > div > button:last-child')?.click()
        await new Promise((done) => setTimeout(done))
        tile.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
      })
      await page.getByRole('dialog').waitFor()
      // The browser may still go back from the first sheet.
      await page.waitForTimeout(100)
      const piece = await second.getAttribute('data-piece')
      await expect.poll(() => decodeURIComponent(page.url())).toBe(`${match}#sheet=${piece}`)
      expect(await page.getByRole('dialog').isVisible()).toBe(true)
      await page.goBack()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(page.url()).toBe(match)
    }
  })

  test('on a phone, Back closes the sheet, then leads to the board, then to where one came from', async () => {
    const phone = { width: 360, height: 740 }
    await page.setViewportSize(phone)
    await page.goto(server.url)
    await page.goto(match)
    await page.getByRole('tab', { name: 'Story' }).click()
    expect(page.url()).toBe(`${match}#tab=story`)
    await page.goBack()
    expect(page.url()).toBe(match)
    await page.locator('[data-piece]:visible').first().click({ button: 'right' })
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toBe(match)

    await page.goBack()
    await page.getByRole('heading', { name: 'Your matches' }).waitFor()
    expect([...ada.faults, ...bob.faults]).toEqual([])
  })
})

const composer = (page: Page) => page.getByRole('region', { name: 'What you can do' })
const heading = (page: Page, name: string) => composer(page).getByRole('heading', { name })
const linedUp = (page: Page) =>
  composer(page).getByRole('list', { name: 'These moves are sent together' }).locator('li').allInnerTexts()
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click()

async function begin(page: Page, says: string): Promise<void> {
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.getByRole('tabpanel').getByRole('button', { name: says }).click()
  await heading(page, says).waitFor()
}

async function lineUp(page: Page, says: string): Promise<void> {
  await begin(page, says)
  await page.getByRole('button', { name: 'Add another move' }).click()
  await composer(page).getByRole('listitem').filter({ hasText: says }).waitFor()
}
