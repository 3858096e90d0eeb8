import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { begunMatch } from './begun-match.ts'
import { credentials, fillIn, signInNew, type Visitor, visitor } from './browser.ts'

describeInBrowser('the links of mails', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser)
    await signInNew(ada, server, 'Ada')
  })

  test('a reader who was asked to sign in at a page, and has a link mailed, goes on with that page in another browser', async () => {
    const asked = await visitor(browser)
    await asked.page.goto(`${server.url}/settings#hours`)
    await asked.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await asked.page.getByLabel('Mail address').fill('ada@example.org')
    await asked.page.getByRole('button', { name: 'Mail me a link instead' }).click()
    await asked.page.getByRole('status').waitFor()

    const reading = await visitor(browser)
    await reading.page.goto(await server.mailedLink('ada@example.org', 'sign-in'))
    await reading.page.getByRole('button', { name: 'Sign in' }).click()
    await reading.page.waitForURL(`${server.url}/settings#hours`)
    const hours = reading.page.getByRole('heading', { name: 'Hours and vacations' })
    await expect.poll(() => hours.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(300)
    expect([...asked.faults, ...reading.faults]).toEqual([])
  })

  test('a reader who signs up at a page goes on with it once the address is confirmed', async () => {
    const newcomer = await visitor(browser)
    await newcomer.page.goto(`${server.url}/find?game=hamlet`)
    await newcomer.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await newcomer.page.getByLabel('Name', { exact: true }).fill('Nora')
    await newcomer.page.getByLabel('Mail address').fill('nora@example.org')
    await newcomer.page.getByLabel('Password').fill(credentials('Nora').password)
    await newcomer.page.getByRole('button', { name: 'Sign up' }).click()
    await newcomer.page.getByText('A mail is on its way to').waitFor()

    const reading = await visitor(browser)
    await reading.page.goto(await server.mailedLink('nora@example.org', 'confirm'))
    await reading.page.getByRole('button', { name: 'Confirm' }).click()
    await reading.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillIn(reading, 'Nora')
    await reading.page.waitForURL(`${server.url}/find?game=hamlet`)
    expect([...newcomer.faults, ...reading.faults]).toEqual([])
  })

  test.each(['mails', 'hours', 'password', 'calendar', 'tokens', 'webhooks'])(
    'settings open at the part that a mail is about: %s',
    async (part) => {
      await ada.page.goto(`${server.url}/settings#${part}`)
      await ada.page.reload()
      const section = ada.page.locator(`section#${part}`)
      await section.waitFor()
      await expect.poll(() => section.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(860)
    },
  )

  describe('of a match', () => {
    test('open the board and what is asked, or what the mail is about, signed in for that match alone', async () => {
      const bob = await visitor(browser)
      await signInNew(bob, server, 'Bob')
      const match = await begunMatch(server, 'havana', ['Ada', 'Bob'])
      const link = await server.mailedLink('bob@example.org', 'match')

      const reading = await visitor(browser)
      await reading.page.goto(link)
      await reading.page.waitForURL(match)
      await reading.page.getByRole('tab', { name: 'Moves', selected: true }).waitFor()
      await reading.page.getByRole('tabpanel').getByRole('button').first().waitFor()

      await reading.page.goto(link.replace('/links/match', '/links/match?tab=talk'))
      await reading.page.waitForURL(`${match}#tab=talk`)
      await reading.page.getByRole('tab', { name: 'Talk', selected: true }).waitFor()
      await reading.page.getByRole('link', { name: 'Sign in with your account' }).waitFor()
      expect(reading.faults).toEqual([])

      await bob.page.goto(link)
      await bob.page.waitForURL(match)
      await bob.page.getByRole('tab', { name: 'Moves', selected: true }).waitFor()
      expect(await bob.page.evaluate("sessionStorage.getItem('paquebot.pass')"), 'they are signed in already').toBe(
        null,
      )
    })
  })
})
