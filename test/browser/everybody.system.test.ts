import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { isLong, oneInEveryRun } from '../support/long.ts'
import { aroundBoard, findings } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import type { Visitor } from './browser.ts'
import { adaAndGrace, type Player, playOn } from './played-on.ts'
import { isAsked } from './touching.ts'

const games = ['le-havre', 'havana', 'hamlet']
const phone = { width: 360, height: 740 }
const Texts = z.array(z.string())

/** How far the page scrolls sideways, and which texts on buttons, tabs and headings are cut off. */
const overflowing = `(() => {
  const root = document.documentElement
  const wide = root.scrollWidth > innerWidth ? ['the page: ' + root.scrollWidth] : []
  const cut = [...document.querySelectorAll('button, a, h1, h2, h3, legend, label, th')]
    .filter((one) => one.clientWidth > 0 && getComputedStyle(one).clipPath === 'none')
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'auto')
  return [...wide, ...cut.map((one) => one.tagName + ' ' + one.textContent)]
})()`

/** Counts what is shown moving. */
const countMotions = `
  window.motions = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...all) {
    window.motions += 1
    return animate.apply(this, all)
  }
`

describeInBrowser('the table is for everybody', () => {
  let server: ListeningServer
  let ada: Player
  let grace: Player
  const matches: Record<string, string> = {}

  beforeAll(async () => {
    server = await listeningServer()
    ;[ada, grace] = await adaAndGrace(server)
    for (const game of games) {
      matches[game] = await begunMatch(server, game, ['Ada', 'Grace'])
    }
  })

  async function opened({ page }: Visitor, game: string): Promise<Page> {
    await page.goto(server.url)
    await page.goto(matches[game] ?? '')
    await page.locator('main[data-version] [data-piece]').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(200)
    return page
  }
  const asked = async (game: string): Promise<Visitor> => {
    for (const person of [ada, grace]) {
      await opened(person, game)
      if (await isAsked(person)) return person
    }
    throw new Error(`nobody is asked in ${game}`)
  }
  const overflow = async (page: Page) => Texts.parse(await page.evaluate(overflowing))

  test.each(oneInEveryRun('the bar', games))(
    'on a phone the bar leaves three fifths of the height to the board when a match begins: %s',
    async (game) => {
      const mover = await asked(game)
      await mover.page.setViewportSize(phone)
      const page = await opened(mover, game)

      const box = await page.locator('main footer').boundingBox()
      expect(box?.height).toBeLessThanOrEqual(0.4 * phone.height)
      await mover.page.setViewportSize({ width: 1280, height: 860 })
    },
  )

  // A window of 1280 × 860 that is zoomed has so many pixels of CSS: at 200 %, and at 400 % (WCAG 2.2, 1.4.10).
  const zoomed = [{ zoom: 200, width: 640, height: 430 }, ...(isLong ? [{ zoom: 400, width: 320, height: 256 }] : [])]
  test.each(zoomed)(
    'zoomed to $zoom per cent nothing scrolls sideways, and the bar can be reached',
    async ({ width, height }) => {
      for (const game of oneInEveryRun('zoomed', games)) {
        const mover = await asked(game)
        await mover.page.setViewportSize({ width, height })
        const page = await opened(mover, game)
        expect(await overflow(page), game).toEqual([])

        const button = page.locator('main footer button:visible').first()
        await button.click({ trial: true })
        // The way to the next match may come meanwhile, and move it.
        const isReached = async () => {
          await button.scrollIntoViewIfNeeded()
          const box = await button.boundingBox()
          return box !== null && box.y >= 0 && box.y + box.height <= height
        }
        await expect.poll(isReached, { message: game }).toBe(true)
        await page.setViewportSize({ width: 1280, height: 860 })
      }
    },
  )

  test('pieces are shown moving, but not to somebody who prefers no motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page } = ada
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(countMotions)
      await opened(ada, 'le-havre')
      const before = await page.locator('main').getAttribute('data-version')
      await playOn([ada, grace], matches['le-havre'] ?? '', 2)
      await page.locator(`main:not([data-version="${before}"])`).waitFor()
      const motions = async () => Number(await page.evaluate('window.motions'))
      if (reducedMotion === 'reduce') {
        await page.waitForTimeout(500)
        expect(await motions()).toBe(0)
      } else {
        await expect.poll(motions).toBeGreaterThan(0)
      }
    }
    await ada.page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  test.each(isLong ? ['fr', 'ru', 'es'] : ['ru'])(
    'nothing overflows on a phone in another language: %s',
    async (language) => {
      const { page } = ada
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(server.url)
      await page.locator('header select').selectOption(language)
      await page.locator(`html[lang="${language}"]`).waitFor()
      for (const path of [
        '/',
        '/find',
        '/open?game=le-havre',
        '/wishes',
        '/settings',
        '/people/Grace',
        '/games/hamlet',
        '/games/hamlet/rules',
      ]) {
        await page.goto(`${server.url}${path}`)
        await page.locator('main footer').waitFor()
        await page.waitForTimeout(200)
        expect(await overflow(page), path).toEqual([])
        const { height } = await page.locator('header').evaluate((header) => header.getBoundingClientRect())
        expect(height, 'two rows').toBeLessThan(100)
      }
      for (const game of oneInEveryRun('overflow', games)) {
        await opened(ada, game)
        // The tabs of the board are seen as long as the board is.
        for (const tabs of ['section [role=tab]', 'aside [role=tab]']) {
          for (const tab of await page.locator(`main ${tabs}`).all()) {
            await tab.click()
            await page.waitForTimeout(50)
            expect(await overflow(page), `${game}: ${await tab.textContent()}`).toEqual([])
          }
        }
        await page.goto(`${matches[game]}/replay?version=1`)
        await page.getByRole('slider').waitFor()
        expect(await overflow(page), `${game}: the replay`).toEqual([])
      }
      await page.goto(server.url)
      await page.locator('header select').selectOption('en')
      await page.setViewportSize({ width: 1280, height: 860 })
    },
  )

  test('a lost connection is said, and comes back by itself', async () => {
    const { page } = ada
    await opened(ada, 'havana')
    await page.context().setOffline(true)
    await page.getByText('The connection is lost. It comes back by itself.', { exact: false }).waitFor()
    expect(await findings(page, aroundBoard)).toEqual([])

    await page.context().setOffline(false)
    await page.getByText('The connection is lost', { exact: false }).waitFor({ state: 'detached' })
  })

  test('notes are kept, and a pause is proposed and agreed to', async () => {
    const { page } = ada
    await opened(ada, 'hamlet')
    await page.getByRole('tab', { name: 'Talk' }).click()
    await page.getByText('Your notes').first().click()
    await page.getByLabel('Your notes').fill('The market first.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.').waitFor()
    await page.reload()
    await page.getByText('Your notes').first().click()
    await expect.poll(() => page.getByLabel('Your notes').inputValue()).toBe('The market first.')

    // Grace looks on: the stream tells her of the proposal.
    await opened(grace, 'hamlet')
    await grace.page.getByRole('tab', { name: 'Match' }).click()
    await grace.page.getByText('Propose to the table').first().waitFor()
    await page.getByRole('tab', { name: 'Match' }).click()
    await page.getByText('Propose to the table').first().click()
    await page.getByLabel('Days').fill('3')
    await page.getByRole('button', { name: 'Propose to the table' }).click()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).waitFor()
    await grace.page.getByRole('button', { name: 'Agree', exact: true }).click()

    await page.getByText(/Paused, goes on/).waitFor()
    await grace.page.getByText(/Paused, goes on/).waitFor()
    expect([...ada.faults, ...grace.faults]).toEqual([])
  })
})
