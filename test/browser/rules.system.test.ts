import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { oneInEveryRun } from '../support/long.ts'
import { looksGood } from './axe.ts'
import { type Visitor, visitor } from './browser.ts'

describeInBrowser('the rules at hand, for somebody without an account', () => {
  let server: ListeningServer
  let browser: Browser

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
  })

  const readerIn = (locale: string): Promise<Visitor> => visitor(browser, { locale })

  const read = oneInEveryRun('rules', [
    { game: 'havana', locale: 'es', chapter: 'Quién empieza', says: 'esa es su iniciativa', number: '58' },
    { game: 'hamlet', locale: 'ru', chapter: 'На столе', says: 'Что зависит от числа игроков', number: '3, 3, 4, 4' },
    { game: 'le-havre', locale: 'fr', chapter: 'La fin d’une manche', says: 'Un nouveau bateau arrive', number: '16' },
  ])
  test.each(read)(
    'the rules of $game are read in $locale, from the first page on',
    async ({ game, locale, chapter, says, number }) => {
      const reader = await readerIn(locale)
      const { page } = reader
      await page.goto(server.url)
      await page.locator(`main a[href="/games/${game}/rules"]`).click()
      const contents = page.getByRole('navigation').getByRole('link', { name: chapter })
      await contents.click()
      const section = page.getByRole('region', { name: chapter })
      await section.getByText(says).waitFor()
      await section.getByRole('cell', { name: number, exact: true }).waitFor()
      await page.getByRole('figure').getByRole('img').first().waitFor()
      await looksGood(reader, `rules-${game}`)
      expect(reader.faults).toEqual([])
      await page.context().close()
    },
  )

  test('the reference is filtered by words, by groups, and by what is made', async () => {
    const reader = await readerIn('en-GB')
    const { page } = reader
    await page.goto(`${server.url}/games/havana/rules`)
    await page.getByRole('region', { name: 'Your cards' }).getByRole('link', { name: 'See the reference' }).click()
    const status = page.getByRole('status').filter({ hasText: ' of ' })
    await status.getByText('13 of 56').waitFor()
    await page.getByRole('searchbox').fill('steal')
    await status.getByText('3 of 56').waitFor()
    await page.getByRole('button', { name: 'Action cards' }).click()
    await page.getByRole('searchbox').fill('zebra')
    await page.getByText('Nothing fits.').waitFor()
    await page.goto(`${server.url}/games/le-havre/reference`)
    await page.getByRole('search').getByLabel('Goods').selectOption({ label: 'Makes: bread' })
    await page.getByRole('article', { name: 'Bakehouse' }).waitFor()
    await page.getByRole('article', { name: 'Sawmill' }).waitFor({ state: 'detached' })
    await looksGood(reader, 'reference-filtered')
    expect(reader.faults).toEqual([])
    await page.context().close()
  })

  test('a link opens one component, whatever is filtered', async () => {
    const reader = await readerIn('fr-FR')
    const { page } = reader
    await page.goto(`${server.url}/games/havana/reference?kind=piece#building:h20`)
    const house = page.getByRole('article', { name: 'Maison 20' })
    await house.getByText('4 PV').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('building:h20')
    await looksGood(reader, 'reference')
    expect(reader.faults).toEqual([])
    await page.context().close()
  })

  test('the reference of a game whose components nobody has written down says so, and filters nothing', async () => {
    const reader = await readerIn('en-GB')
    const { page } = reader
    const nothing = { game: 'havana', items: [], kinds: [] }
    await page.route('**/v1/games/havana/components', (route) => route.fulfill({ json: nothing }))
    await page.goto(`${server.url}/games/havana/reference`)
    await page.getByText('The components of this game are not listed here yet.').waitFor()
    expect(await page.getByRole('search').count()).toBe(0)
    expect(await page.getByText('Nothing fits.').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0)
    await page.context().close()
  })
})
