import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { findings, looksGood } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { intercept, join, signIn, signInNew, type Visitor, visitor } from './browser.ts'

describeInBrowser('home, and looking for a match', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor
  let bob: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser)
    bob = await visitor(browser)
    await signInNew(ada, server, 'Ada')
    await signInNew(bob, server, 'Bob')
  })

  test('a stranger who looks for a match is asked to sign up, and comes back', async () => {
    const { page, faults } = await visitor(browser)
    await page.goto(`${server.url}/find?game=hamlet`)
    await page.getByText('For that you need an account').waitFor()
    const signUpLink = page.getByRole('main').getByRole('link', { name: 'Sign up' })
    expect(await signUpLink.getAttribute('href')).toBe(`/sign-up?then=${encodeURIComponent('/find?game=hamlet')}`)
    expect(faults).toEqual([])
  })

  test('the header marks the page one is on', async () => {
    const { page } = bob
    const here = page.locator('header [aria-current="page"]')
    for (const [address, link] of [
      ['/find?game=hamlet', 'Find a match'],
      ['/open', 'Open a match'],
      ['/settings', 'Settings'],
    ] as const) {
      await page.goto(server.url + address)
      expect(await here.allTextContents()).toEqual([link])
      expect(await here.evaluate((one) => getComputedStyle(one).boxShadow)).toContain('inset')
    }
    await page.locator('header').getByRole('link', { name: 'Open a match' }).click()
    await expect.poll(() => here.allTextContents()).toEqual(['Open a match'])
    await page.goto(server.url)
    await page.getByRole('heading', { name: 'Your matches' }).waitFor()
    expect(await here.count()).toBe(0)
  })

  test('a match in the list says its terms, and every filter finds or leaves it out', async () => {
    await begunMatch(server, 'hamlet', ['Ada'], { seats: 3 })
    const { page } = bob
    await page.goto(`${server.url}/find`)
    const card = page.getByRole('article').filter({ hasText: 'An evening with hamlet' })
    await card.getByText('3 days for each decision · rated').waitFor()

    await page.getByText('More filters').click()
    await page.getByLabel('Ratings').selectOption('not rated')
    await page.getByText('No open match fits.').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByLabel('Ratings').selectOption('Any')
    await page.getByLabel('Free seats, at least').selectOption('2')
    await card.waitFor()
    await page.getByLabel('Time, at most').selectOption('1 day')
    await page.getByText('No open match fits.').waitFor()
    await page.reload()
    await page.getByText('No open match fits.').waitFor()
  })

  test('the last filter counts, though an earlier search is answered after it', async () => {
    const { page } = bob
    await page.goto(`${server.url}/find`)
    const card = page.getByRole('article').filter({ hasText: 'An evening with hamlet' })
    await card.waitFor()
    const unrated = '**/v1/matches?*rated=false*'
    await intercept(page, unrated, async (route) => {
      await setTimeout(500)
      await route.continue()
    })
    const answered = page.waitForResponse(unrated)
    await page.getByText('More filters').click()
    await page.getByLabel('Ratings').selectOption('not rated')
    await page.getByLabel('Ratings').selectOption('Any')
    await (await answered).finished()

    expect(await card.isVisible()).toBe(true)
    await page.unroute(unrated)
  })

  test('an option that was chosen stays chosen while other fields of the form change', async () => {
    const { page } = ada
    await page.goto(`${server.url}/open?game=le-havre`)
    const length = page.getByLabel('Length', { exact: true })
    await length.selectOption('short')
    await page.getByText('More options').click()
    await page.getByLabel('Language at the table').selectOption('ru')

    await page.getByLabel('Players', { exact: true }).selectOption('3')
    await page.getByLabel('When a deadline has passed').selectOption('bot')

    await expect.poll(() => length.inputValue()).toBe('short')
    await expect.poll(() => page.getByLabel('Language at the table').inputValue()).toBe('ru')
  })

  test('a match whose answer is lost is opened once, however often the form is sent', async () => {
    const { page } = ada
    await page.goto(`${server.url}/open?game=havana`)
    await page.getByLabel('Name of the match').fill('The answer that sank')
    const opened: string[] = []
    await intercept(page, '**/v1/matches', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const answer = await route.fetch()
      opened.push((await answer.json()).id)
      return opened.length === 1 ? route.abort() : route.fulfill({ response: answer })
    })
    const open = page.getByRole('button', { name: 'Open it' })
    await open.click()
    await page.getByText('cannot be reached').first().waitFor()
    await open.click()
    await page.waitForURL(`**/matches/${opened[0]}`)

    expect(opened).toEqual([opened[0], opened[0]])
    await page.unroute('**/v1/matches')
  })

  test('a wrong number in a closed fold opens it, and is shown', async () => {
    const { page, faults } = ada
    await page.goto(`${server.url}/open?game=hamlet`)
    await page.getByText('More options').click()
    const longest = page.getByLabel('Longest wait')
    await longest.fill('0')
    await page.getByText('More options').click()
    await longest.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Open it' }).click()

    await longest.waitFor()
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('longestWait')
    expect(new URL(page.url()).pathname).toBe('/open')
    expect(faults).toEqual([])
  })

  test('the terms of a match say at their fields what does not fit, in the language of the reader', async () => {
    const reader = await visitor(browser)
    const { page, faults } = reader
    await signIn(reader, server, 'Bob')
    await page.evaluate("localStorage.setItem('paquebot.language', 'fr')")
    await page.goto(`${server.url}/open?game=havana`)
    await page.locator('[name=name]').fill('x'.repeat(81))
    await page.locator('[type=submit]').click()
    await page.getByText('Au plus 80 caractères.').waitFor()
    await expect
      .poll(() => page.locator('[name=name]').evaluate((field) => field.matches(':focus[aria-invalid]')))
      .toBe(true)

    await page.locator('[name=name]').fill('Au port')
    await page.locator('summary').first().click()
    await page.locator('[name=longestWait]').fill('10')
    await page.locator('summary').first().click()
    await page.locator('[type=submit]').click()
    const says = page.getByText('Il faut au moins autant que les heures du rythme.')
    await says.waitFor()
    await expect
      .poll(() =>
        says.evaluate((one) => one.getBoundingClientRect().bottom <= one.ownerDocument.documentElement.clientHeight),
      )
      .toBe(true)
    expect(
      await page.locator('[aria-invalid]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    ).toEqual(['longestWait'])
    await expect.poll(() => page.locator('[name=longestWait]').evaluate((field) => field.matches(':focus'))).toBe(true)
    await looksGood(reader, 'opening-mistaken')
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('a game has its title in the language of the reader, however they came', async () => {
    const { page, faults } = ada
    await page.goto(await begunMatch(server, 'havana', ['Ada'], { seats: 2 }))
    await page.evaluate("localStorage.setItem('paquebot.language', 'fr')")
    await page.reload()
    await page.getByRole('main').getByText('La Havane', { exact: true }).waitFor()
    await page.evaluate("localStorage.setItem('paquebot.language', 'en')")
    expect(faults).toEqual([])
  })

  test('a match says that it is paused where it waits for the reader, and otherwise its nearest deadline', async () => {
    const match = await begunMatch(server, 'havana', ['Ada', 'Bob'])
    const { page } = ada
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000 + 60_000).toISOString()
    const lists = '**/v1/account/matches?*'
    const show = async (change: (item: { want: unknown; match: Record<string, unknown> }) => void) => {
      await page.unroute(lists)
      await page.route(lists, async (route) => {
        const answered = await route.fetch()
        const list = await answered.json()
        for (const item of list.items) if (match.endsWith(item.match.id)) change(item)
        await route.fulfill({ response: answered, json: list })
      })
      await page.goto(server.url)
    }
    const card = page.getByRole('article').filter({ hasText: 'An evening with havana' })

    await show((item) => {
      item.want = 'decision'
      item.match.pausedUntil = hours(72)
    })
    await card.getByText('paused, goes on in 3 days').waitFor()
    await expect.poll(() => card.getByText('Your move').isVisible()).toBe(true)

    const decision = { player: 'Bob', asks: 'Choose', sinceAt: hours(-1), wasUntil: null }
    await show((item) => {
      item.want = null
      item.match.decisions = [
        { ...decision, id: '1', seat: 1, dueAt: hours(120) },
        { ...decision, id: '2', seat: 0, dueAt: hours(48) },
      ]
    })
    await card.getByText('due in 2 days').waitFor()
    await page.unroute(lists)
  })

  test('a reader who comes back while the server cannot answer is signed in again as soon as it can', async () => {
    const { page } = ada
    const refresh = '**/v1/sessions/browser/refresh'
    const unavailable = { code: 'unavailable', status: 503, title: 'Not just now.', type: 'about:blank' }
    await page.route(refresh, (route) => route.fulfill({ status: 503, json: unavailable }))
    const operator = '**/v1/operator'
    await page.route(operator, (route) => route.abort())
    await page.goto(server.url)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    await page.unroute(refresh)
    await page.unroute(operator)

    await page.getByRole('link', { name: 'Find a match' }).first().click()

    await page.getByRole('button', { name: 'Sign out' }).waitFor()
  })

  test('a reader who signs out without a connection is told that they are still signed in', async () => {
    const { page } = ada
    await page.goto(server.url)
    await page.getByRole('heading', { name: 'Your matches' }).waitFor()
    await page.context().setOffline(true)

    await page.getByRole('button', { name: 'Sign out' }).click()

    await page.getByRole('banner').getByRole('alert').getByText('The server cannot be reached').waitFor()
    await page.context().setOffline(false)
  })

  test('home shows wishes, and is up to date again when one comes back to it', async () => {
    const { page } = ada
    await page.goto(`${server.url}/wishes?game=havana`)
    await page.getByRole('button', { name: 'Wish for it' }).click()
    await page.getByText('Your wishes').waitFor()
    await page.goto(server.url)
    await page.getByRole('heading', { name: 'Your wishes' }).waitFor()
    const card = page.getByRole('article').filter({ hasText: 'An evening with hamlet' })
    await card.getByText('2 free seats').waitFor()
    const match = await card.getByRole('link', { name: 'An evening with hamlet' }).getAttribute('href')
    await join(bob, `${server.url}${match}`)

    await page.evaluate("dispatchEvent(new Event('pageshow'))")

    await card.getByText('1 free seat').waitFor()
    await card.getByRole('link', { name: 'Bob' }).click()
    await page.getByRole('heading', { name: 'Bob', exact: true }).waitFor()
    await page.getByText('No match has ended yet.').waitFor()
    expect([...ada.faults, ...bob.faults]).toEqual([])
  })
})
