import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { looksGood } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { credentials, fillInSignUp, openMatch, signInNew, type Visitor, visitor } from './browser.ts'

/** An id that nothing has. */
const unknown = '0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11'

describeInBrowser('every page leads on', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor
  let stranger: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser)
    stranger = await visitor(browser)
    await signInNew(ada, server, 'Ada')
  })

  test('given somebody without a match, when they come home, then lessons come first, and then a match', async () => {
    const newcomer = await visitor(browser)
    await signInNew(newcomer, server, 'Nora')
    const { page, faults } = newcomer
    await page.goto(server.url)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Learn Havana by playing' }).waitFor()

    const addresses = await main.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    for (const game of ['le-havre', 'havana', 'hamlet']) {
      const lesson = addresses.indexOf(`/games/${game}/lesson`)
      expect(lesson, game).toBeGreaterThan(-1)
      expect(lesson, game).toBeLessThan(addresses.indexOf('/find'))
      expect(addresses, game).toContain(`/games/${game}/rules`)
    }
    await looksGood(newcomer, 'home-of-a-newcomer')
    expect(faults).toEqual([])
  })

  test('given more than a few matches, when somebody comes home, then the other pages are linked above them', async () => {
    const host = await visitor(browser)
    await signInNew(host, server, 'Hugo')
    for (let match = 0; match < 4; match++) await begunMatch(server, 'hamlet', ['Hugo'], { seats: 2 })
    const { page } = host
    await page.goto(server.url)
    const card = page.getByRole('article').first()
    await card.waitFor()

    const studies = page.getByRole('main').getByRole('link', { name: 'Your studies' })
    expect(await studies.count()).toBe(1)
    expect((await studies.boundingBox())?.y).toBeLessThan((await card.boundingBox())?.y ?? 0)
    await looksGood(host, 'home-with-many-matches')
  })

  test.each([
    { purpose: 'confirm', button: 'Confirm', ways: ['Sign in', 'Sign up again'] },
    { purpose: 'sign-in', button: 'Sign in', ways: ['Have a new link mailed'] },
    { purpose: 'change-address', button: 'Confirm', ways: ['Settings'] },
  ])(
    'given a link for $purpose that is over, when it is used, then its button makes way for what helps',
    async ({ purpose, button, ways }) => {
      const { page } = stranger
      await page.goto('about:blank')
      await page.goto(`${server.url}/links/${purpose}#${'x'.repeat(43)}`)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: button }).click()
      await main.getByText('This link is not valid or has expired.').waitFor()

      expect(await main.getByRole('button').count()).toBe(0)
      for (const name of ways) expect(await main.getByRole('link', { name, exact: true }).count(), name).toBe(1)
      await looksGood(stranger, `link-over-${purpose}`)
    },
  )

  test('given somebody whose mail does not come, when they sign up again with the same address, then it comes anew', async () => {
    const newcomer = await visitor(browser)
    const { page } = newcomer
    await page.goto(`${server.url}/sign-up`)
    await fillInSignUp(newcomer, 'Olga')
    const first = await server.mailedToken('olga@example.org')

    await page.getByRole('button', { name: 'Sign up again' }).click()
    await expect.poll(() => page.getByLabel('Mail address').inputValue()).toBe('olga@example.org')
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email')
    await page.getByLabel('Password').fill(credentials('Olga').password)
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await page.getByText('A mail is on its way to olga@example.org').waitFor()
    await expect.poll(() => server.mailedToken('olga@example.org'), { timeout: 30_000 }).not.toBe(first)
  })

  test.each([
    { path: '/people/Zzz', says: 'Nobody here has the name Zzz.' },
    { path: '/games/chess', says: 'This game is not played here.' },
    { path: '/games/chess/rules', says: 'This game is not played here.' },
    { path: '/games/chess/reference', says: 'This game is not played here.' },
    { path: '/games/chess/lesson', says: 'This game is not played here.' },
    { path: '/matches/no-match', says: 'There is no such match' },
    { path: `/matches/${unknown}`, says: 'There is no such match' },
    { path: `/matches/${unknown}/replay`, says: 'There is no such match' },
    { path: `/studies/${unknown}`, says: 'This study cannot be shown' },
    { path: `/studies/${unknown}/position`, says: 'This study cannot be shown' },
    { path: '/administration', says: 'Only administrators' },
    { path: '/no-page', says: 'There is no such page.' },
  ])(
    'given the address of nothing, when it is opened, then the page says so and leads on: $path',
    async ({ path, says }) => {
      const { page, faults } = ada
      await page.goto(`${server.url}${path}`)
      const main = page.getByRole('main')
      await main.getByText(says).first().waitFor()

      expect(await main.getByRole('link', { name: 'Find a match' }).getAttribute('href')).toBe('/find')
      expect(await main.getByRole('heading').first().innerText()).not.toMatch(/^(Zzz|chess)/)
      expect(faults).toEqual([])
    },
  )

  test('given a stranger, when they open the page of a game, then its rules, reference and lesson are there', async () => {
    const { page } = stranger
    await page.goto(`${server.url}/games/le-havre`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Sign up' }).waitFor()

    for (const name of ['Rules', 'Reference', 'Learn by playing']) {
      expect(await main.getByRole('link', { name, exact: true }).count(), name).toBe(1)
    }
    await looksGood(stranger, 'game-of-strangers')
  })

  test('given a match that only its opener has joined, when they cancel it, then they are asked first and told after', async () => {
    const { page } = ada
    await openMatch(ada, server, 'hamlet', 2)
    await page.getByRole('button', { name: 'Cancel the match' }).click()
    await page.getByRole('alert').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/matches\//)

    await page.getByRole('button', { name: 'Cancel the match' }).click()
    await page.getByRole('status').getByText('The match is cancelled.').waitFor()
    await page.getByRole('heading', { name: 'Your matches' }).waitFor()
  })

  test('given a match with others, when somebody gives their seat back, then the page that follows says so', async () => {
    const guest = await visitor(browser)
    await signInNew(guest, server, 'Gina')
    const match = await begunMatch(server, 'hamlet', ['Hugo', 'Gina'], { seats: 3 })
    await guest.page.goto(match)
    await guest.page.getByRole('button', { name: 'Give my seat back' }).click()
    await guest.page.getByRole('status').getByText('Your seat is free again.').waitFor()
  })

  test('given a wish, when it is made, then a line at its button says so, and the focus stays', async () => {
    const { page } = ada
    await page.goto(`${server.url}/wishes?game=havana`)
    const wish = page.getByRole('button', { name: 'Wish for it' })
    await wish.click()
    const says = page.getByRole('status').filter({ hasText: 'Your wish stands.' })
    await says.waitFor()

    await expect.poll(() => wish.evaluate((button) => button.matches(':focus'))).toBe(true)
    const distance = ((await says.boundingBox())?.y ?? 0) - ((await wish.boundingBox())?.y ?? 0)
    expect(Math.abs(distance)).toBeLessThan(200)
    await looksGood(ada, 'wished')
  })

  test('given two wishes, when both are taken back, then each button says which, and each time it is said', async () => {
    const { page } = ada
    await page.goto(`${server.url}/wishes?game=le-havre`)
    await page.getByRole('button', { name: 'Wish for it' }).press('Enter')
    const takenBack = page.getByRole('status').filter({ hasText: 'The wish is taken back.' })
    for (const game of [/^Le Havre/, /^Havana/]) {
      const takeBack = page.getByRole('button', { name: 'Take back', description: game })
      await takeBack.press('Enter')
      await takeBack.waitFor({ state: 'detached' })
      await takenBack.waitFor()
    }
    await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(false)
  })

  test('given an open match of their own, when somebody looks for one to join, then it is marked as theirs', async () => {
    await openMatch(ada, server, 'le-havre', 2)
    const { page } = ada
    await page.goto(`${server.url}/find`)
    const card = page.getByRole('article').filter({ hasText: 'An evening with le-havre' })
    await card.getByText('yours', { exact: true }).waitFor()
  })

  test('given a match that has not begun, when somebody looks at it, then its game can be learnt, and usual options are folded', async () => {
    const { page } = ada
    await page.goto(`${server.url}/open?game=havana`)
    await page.getByLabel('Pesos').selectOption('they never run out')
    await page.getByRole('button', { name: 'Open it' }).click()
    await page.getByText('Pesos: they never run out').waitFor()

    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/games/havana/rules')
    expect(await main.getByRole('link', { name: 'Learn by playing' }).getAttribute('href')).toBe('/games/havana/lesson')
    const usual = page.getByText('Building cards:')
    expect(await usual.isVisible()).toBe(false)
    await page.getByText('Options of the game').click()
    await usual.waitFor()
    await looksGood(ada, 'lobby-for-newcomers')
  })

  test('given a phone, when somebody refines a search, then its fields stand in line, and none finds what cannot be joined', async () => {
    const reader = await visitor(browser, { viewport: { width: 390, height: 844 } })
    await signInNew(reader, server, 'Rita')
    const { page } = reader
    await page.goto(`${server.url}/find?rated=true`)
    const players = page.getByLabel('Players', { exact: true })
    await players.waitFor()
    expect(await players.locator('option').allInnerTexts()).toEqual(['Any', '2', '3', '4', '5'])
    const top = async (name: string) => (await page.locator(`select[name=${name}]`).boundingBox())?.y
    expect(await top('free')).toBe(await top('pace'))
    expect(await top('hours')).toBe(await top('language'))
    await page.getByLabel('Kind of clock').waitFor()
    await page.getByLabel('Time, at most').waitFor()
    await looksGood(reader, 'find-refined')
  })

  test('given a piece whose numbers are a ruling, when its sheet is open, then a word says so, and a fold the rest', async () => {
    await server.player('Hal')
    const { page } = ada
    await page.goto(`${await begunMatch(server, 'hamlet', ['Ada', 'Hal'])}#sheet=tile:church`)
    const sheet = page.getByRole('dialog')
    const more = sheet.getByText('Its numbers are a ruling.')
    await sheet.getByText('A ruling', { exact: true }).waitFor()
    expect(await more.isVisible()).toBe(false)
    await sheet.getByText('A ruling', { exact: true }).click()
    await more.waitFor()
    await looksGood(ada, 'sheet-of-a-ruling', ['dialog'])
  })

  test('given a building, when its sheet is open, then its entry has one name, and says that it is free where it is', async () => {
    await server.player('Lea')
    const { page } = ada
    // In the short game one has the goods to build with, so that the building can be entered.
    const terms = { seating: 'as-joined', options: { length: 'short' } } as const
    const match = await begunMatch(server, 'le-havre', ['Ada', 'Lea'], terms)
    await page.goto(`${match}#sheet=building:building-firm-1`)
    await page.getByRole('dialog').getByText('Entry: free').first().waitFor()
    await page.goto('about:blank')
    await page.goto(`${match}#sheet=building:building-firm-2`)
    await page.getByRole('dialog').getByText('Entry: 1 food', { exact: true }).waitFor()
  })
})
