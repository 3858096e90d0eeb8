import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { oneInEveryRun } from '../support/long.ts'
import { looksGood } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { leaveTable, signInNew, type Visitor, visitor } from './browser.ts'

/** What the page has shared, as a messenger would get it. */
const recordShared = `
  window.shared = []
  navigator.canShare = () => true
  navigator.share = async ({ title, text, files }) => {
    window.shared.push({ title, text, files: files.map(({ name, type, size }) => ({ name, type, isEmpty: size === 0 })) })
  }
`
const Shared = z.array(z.unknown())

describeInBrowser('the result of a match', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor
  let bob: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
    await ada.page.addInitScript(recordShared)
    bob = await visitor(browser)
    await signInNew(ada, server, 'Ada')
    await signInNew(bob, server, 'Bob')
  })

  test.each(oneInEveryRun('result', ['le-havre', 'havana', 'hamlet'] as const))(
    'is explained line by line, shared with its picture, and leads to a rematch: %s',
    async (game) => {
      const { page } = ada
      const match = await begunMatch(server, game, ['Ada', 'Bob'])
      // Bob closes what Ada has seen at least once.
      await page.goto(match)
      await page.locator('main[data-version]').waitFor()
      await leaveTable([ada])
      await bob.page.goto(match)
      await bob.page.getByRole('tab', { name: 'Match' }).click()
      await bob.page.getByRole('button', { name: 'Give up the match' }).click()
      await bob.page.getByRole('button', { name: 'Give up for good' }).click()

      // On a phone the bar leads there; on a desktop the tab is open at first.
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(match)
      await page.locator('footer').getByText('Since you last looked:').waitFor()
      const bar = await page.locator('footer').boundingBox()
      expect(bar?.height, 'the bar has two rows, also beside a link to the next match').toBeLessThan(105)
      for (const part of ['footer', 'main > section'])
        await page.locator(part).getByText('Over', { exact: true }).first().waitFor()
      await page.locator('footer').getByRole('link', { name: 'Result' }).click()
      await page.getByRole('heading', { name: 'Result' }).waitFor()
      const total = await page.getByRole('row', { name: /^Total/ }).boundingBox()
      expect((total?.y ?? Infinity) + (total?.height ?? 0), 'the totals are seen first').toBeLessThan(300)
      await page.setViewportSize({ width: 1280, height: 860 })
      await page.goto('about:blank')
      await page.goto(match)
      await page.getByRole('tab', { name: 'Match', selected: true }).waitFor()
      const score = page.getByRole('tabpanel').getByRole('table')
      await score.getByRole('columnheader', { name: 'Ada' }).waitFor()
      await score.getByRole('rowheader', { name: /^Buildings/ }).waitFor()
      const counts = { 'le-havre': 'What the buildings are worth.', havana: 'The points on', hamlet: 'For the tiles' }[
        game
      ]
      await score.getByText(counts).waitFor()
      await page.getByRole('img', { name: 'The position at the end' }).waitFor()
      await looksGood(ada, `result-${game}`)
      await page.getByRole('tab', { name: 'Moves' }).click()
      await page.getByRole('tabpanel').getByText('The match is over.').waitFor()
      await page.getByRole('tabpanel').getByRole('link', { name: 'Watch the replay' }).waitFor()
      await page.getByRole('tabpanel').getByRole('link', { name: 'Result' }).click()
      await page.getByRole('tab', { name: 'Match', selected: true }).waitFor()

      await page.getByRole('button', { name: 'Share' }).click()
      const name = `An evening with ${game}`
      expect(Shared.parse(await page.evaluate('window.shared'))).toEqual([
        {
          title: name,
          text: expect.stringContaining(match),
          files: [{ name: `${name}.png`, type: 'image/png', isEmpty: false }],
        },
      ])
      await page.getByRole('button', { name: 'Copy the link' }).click()
      await page.getByText('Copied.').waitFor()
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(match)

      await page.getByRole('button', { name: 'Play again' }).click()
      await page.getByText('The match begins when its last seat is taken.').waitFor()
      expect(page.url()).not.toContain(match)
      expect([...ada.faults, ...bob.faults]).toEqual([])
    },
  )
})
