import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { isLong } from '../support/long.ts'
import { findings, tooWide } from './axe.ts'
import { join, keepPicture, openMatch, signUp, type Visitor, visitor } from './browser.ts'

type ColorScheme = 'light' | 'dark'
const inEveryRun = (...colorSchemes: ColorScheme[]): readonly ColorScheme[] =>
  isLong ? ['light', 'dark'] : colorSchemes

/** Every screen by day and by night in long runs; in every run the smallest by night, and the largest by day. */
const screens = [
  { name: 'phone', viewport: { width: 360, height: 740 }, colorSchemes: inEveryRun('dark') },
  { name: 'tablet', viewport: { width: 820, height: 1180 }, colorSchemes: inEveryRun() },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, colorSchemes: inEveryRun('light') },
] as const

/** A file with what an operator publishes. @returns its path */
function written(name: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'paquebot-operator-')), `${name}.txt`)
  writeFileSync(file, 'A harbour office keeps this server.\n\nIt answers by mail.')
  return file
}

describeInBrowser('every screen of the client', () => {
  let server: ListeningServer
  let stranger: Visitor
  let host: Visitor
  const matches: Record<string, string> = {}

  beforeAll(async () => {
    server = await listeningServer({ IMPRINT_FILE: written('imprint'), PRIVACY_FILE: written('privacy') })
    const browser = await sharedChromium()
    stranger = await visitor(browser, { viewport: screens[0].viewport })
    host = await visitor(browser)
    const guest = await visitor(browser)
    await signUp(host, server, 'Ada')
    await signUp(guest, server, 'Grace')
    for (const game of ['le-havre', 'havana', 'hamlet']) {
      matches[game] = await openMatch(host, server, game, 2)
      await join(guest, matches[game])
    }
    matches.open = await openMatch(host, server, 'le-havre', 3)
  })

  const forStrangers = ['/', '/sign-in', '/sign-up', '/find', '/imprint', '/privacy', '/no-such-page-of-the-client']
  const links = ['confirm', 'sign-in', 'change-address', 'match'].map((purpose) => `/links/${purpose}`)
  test.each([...forStrangers, ...links])(
    'holds WCAG 2.2 AA for a stranger, by day and by night: %s',
    async (address) => {
      const { page, faults } = stranger
      for (const colorScheme of inEveryRun('light')) {
        await page.emulateMedia({ colorScheme })
        await page.goto(`${server.url}${address}`)
        if (address === '/no-such-page-of-the-client') {
          expect((await page.goto(`${server.url}${address}`))?.status()).toBe(404)
        } else {
          await page.locator('h1').waitFor()
          if (address === '/imprint' || address === '/privacy') await page.getByText('A harbour office keeps').waitFor()
          expect(await findings(page)).toEqual([])
          expect(await tooWide(page)).toBe(0)
        }
      }
      expect(faults).toEqual([])
    },
  )

  test.each(['/', '/open', '/wishes', '/find', '/settings', '/people/Grace', 'open', 'le-havre', 'havana', 'hamlet'])(
    'holds WCAG 2.2 AA for a player, on all screens, by day and by night: %s',
    async (place) => {
      const { page, faults } = host
      for (const { name, viewport, colorSchemes } of screens) {
        await page.setViewportSize(viewport)
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme })
          await page.goto(matches[place] ?? `${server.url}${place}`)
          await page.locator('h1').waitFor()
          if (place in matches && place !== 'open') await page.locator('main[data-version]').waitFor()
          await page.waitForTimeout(300)
          await keepPicture(host, `${place.replace('/', 'page-')}-${name}-${colorScheme}`)
          expect(await findings(page), `${name}, ${colorScheme}`).toEqual([])
          expect(await tooWide(page), `${name}, ${colorScheme}`).toBe(0)
        }
      }
      expect(faults).toEqual([])
    },
  )

  test('holds WCAG 2.2 AA around the table: in each of its tabs, on a sheet, while a move is composed', async () => {
    const { page, faults } = host
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const { viewport } of [screens[0], screens[2]]) {
      await page.setViewportSize(viewport)
      await page.goto(matches['le-havre'] ?? '')
      for (const name of ['Moves', 'Story', 'Talk', 'Match']) {
        await page.getByRole('tab', { name }).click()
        if (name === 'Story') await page.getByRole('button', { name: 'More about entry 1' }).click()
        if (name === 'Match') await page.getByRole('heading', { name: 'Terms' }).waitFor()
        for (const fold of await page.getByRole('tabpanel').locator('summary').all()) await fold.click()
        expect(await findings(page), name).toEqual([])
      }
      await page.getByRole('tab', { name: 'Moves' }).click()
      // Who is not asked has only settings for later, which are folded.
      const folded = page.getByRole('tabpanel').locator('details:not([open]) > summary')
      if (await folded.isVisible()) await folded.click()
      await page.getByRole('tabpanel').locator('ul button').first().click()
      await page.getByRole('region', { name: 'What you can do' }).waitFor()
      expect(await findings(page), 'composing').toEqual([])
      const board = page.getByRole('tab', { name: 'Board', exact: true })
      if (await board.isVisible()) await board.click()
      await page.locator('[data-piece]:visible').first().press('?')
      await page.getByRole('dialog').waitFor()
      expect(await findings(page), 'sheet').toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(faults).toEqual([])
  })
})
