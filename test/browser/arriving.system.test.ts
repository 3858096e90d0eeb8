import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { findings, looksGood } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import {
  credentials,
  fillIn,
  fillInSignUp,
  join,
  openMatch,
  signInByForm,
  signInNew,
  signUp,
  type Visitor,
  visitor,
} from './browser.ts'

const { password } = credentials('Bob')

/** The fields of a page that are wrong, each with what describes it to a screen reader. */
const wrongFields = (page: Page): Promise<string[]> =>
  page.locator('[aria-invalid="true"]').evaluateAll((fields) =>
    fields.map((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      const says = ids.map((id) => field.ownerDocument.getElementById(id)?.textContent)
      return `${field.getAttribute('name')}: ${says.join(' ')}`
    }),
  )

describeInBrowser('the client in a browser', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser)
    await signUp(ada, server, 'Ada')
  })

  test('an invitation link brings a newcomer to the table: they see the private match, sign up, and join', async () => {
    await ada.page.goto(`${server.url}/open?game=havana`)
    await ada.page.getByLabel('Name of the match').fill('By the sea')
    await ada.page.getByLabel('Private').check()
    await ada.page.getByLabel('Pesos').selectOption('they never run out')
    await ada.page.getByRole('button', { name: 'Open it' }).click()
    await ada.page.getByRole('button', { name: 'Make a link to send to anybody' }).click()
    const link = await ada.page.getByRole('link', { name: '/matches/' }).textContent()

    const bob = await visitor(browser)
    await bob.page.goto(link ?? '')
    await bob.page.getByRole('heading', { name: 'By the sea' }).waitFor()
    await bob.page.getByText('Pesos: they never run out').waitFor()
    // The token is taken out of the address, so that it is not handed on by accident.
    expect(bob.page.url()).not.toContain('#')
    await bob.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await fillInSignUp(bob, 'Bob')
    expect(await findings(bob.page)).toEqual([])
    const mailed = await bob.page.context().newPage()
    await mailed.goto(`${server.url}/links/confirm#${await server.mailedToken('bob@example.org')}`)
    await mailed.getByRole('button', { name: 'Confirm' }).click()
    await mailed.getByText('Your address is confirmed.').waitFor()

    await bob.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillIn(bob, 'Bob')
    await bob.page.getByRole('button', { name: 'Join', exact: true }).click()
    await bob.page.locator('main[data-version]').waitFor()
    expect(bob.faults).toEqual([])
  })

  test('the address of a match leads a stranger to an account, and back to the match', async () => {
    await server.player('Noa')
    const match = await begunMatch(server, 'havana', ['Ada', 'Noa'])
    const mia = await visitor(browser)
    await mia.page.goto(match)
    await mia.page.getByRole('heading', { name: 'Sign in or sign up to see this match' }).waitFor()
    expect(await mia.page.getByRole('alert').count()).toBe(0)
    await looksGood(mia, 'match-of-strangers')
    await mia.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await fillInSignUp(mia, 'Mia')
    await mia.page.goto(await server.mailedLink('mia@example.org', 'confirm'))
    await mia.page.getByRole('button', { name: 'Confirm' }).click()
    await mia.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillIn(mia, 'Mia')
    await mia.page.waitForURL(match)
    await mia.page.locator('main[data-version]').waitFor()

    // Somebody who has an account signs in from there.
    const lee = await visitor(browser)
    await lee.page.goto(match)
    await lee.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await lee.page.getByLabel('Mail address').fill('mia@example.org')
    await lee.page.getByLabel('Password').fill(password)
    await lee.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await lee.page.waitForURL(match)
    await lee.page.locator('main[data-version]').waitFor()
    expect([...mia.faults, ...lee.faults]).toEqual([])
  })

  test('the link of a mail opens its match, signed in for that match alone, and offers to sign in with the account', async () => {
    const dan = await visitor(browser)
    await signUp(dan, server, 'Dan')
    const match = await openMatch(ada, server, 'hamlet', 2)
    await join(dan, match)
    const token = await server.mailedToken('dan@example.org', 'match')

    const stranger = await visitor(browser)
    await stranger.page.goto(`${server.url}/links/match#${token}`)
    await stranger.page.waitForURL(match)
    await stranger.page.locator('main[data-version]').waitFor()
    expect(stranger.page.url()).not.toContain(token)
    await stranger.page.getByRole('link', { name: 'Sign in with your account' }).waitFor()
    // Loaded again, the tab is still signed in for the match; the first page is that of a stranger.
    await stranger.page.reload()
    await stranger.page.getByRole('link', { name: 'Sign in with your account' }).waitFor()
    await stranger.page.goto(server.url)
    await stranger.page.getByText('Board games played over days').waitFor()
    expect(stranger.faults).toEqual([])
  })

  test('a link that has expired says so', async () => {
    const stranger = await visitor(browser)
    await stranger.page.goto(`${server.url}/links/match#${'x'.repeat(43)}`)

    await stranger.page.getByRole('alert').getByText('This link is not valid or has expired.').waitFor()
  })

  test('a wrong password is reported, and nothing else happens', async () => {
    const stranger = await visitor(browser)
    await stranger.page.goto(`${server.url}/sign-in`)
    await stranger.page.getByLabel('Mail address').fill('nobody@example.org')
    await stranger.page.getByLabel('Password').fill(password)
    await stranger.page.getByRole('button', { name: 'Sign in', exact: true }).click()

    await stranger.page.getByRole('alert').waitFor()
    expect(await findings(stranger.page)).toEqual([])
    expect(new URL(stranger.page.url()).pathname).toBe('/sign-in')
  })

  test('what is wrong in a form is said at its field, which has the focus, before and after it is sent', async () => {
    const newcomer = await visitor(browser)
    const { page, faults } = newcomer
    await page.goto(`${server.url}/sign-up`)
    const [name, email, chosen] = ['Name', 'Mail address', 'Password'].map((label) =>
      page.getByLabel(label, { exact: true }),
    )
    const signingUp = page.getByRole('button', { name: 'Sign up' })
    await name?.fill('!?')
    await email?.fill('newcomer@example.org')
    await chosen?.fill('short')

    await signingUp.click()
    await page.getByText('At least 10 characters.', { exact: true }).waitFor()
    expect(await wrongFields(page)).toEqual([
      'password: At least 10 characters; a sentence is good. At least 10 characters.',
    ])
    await expect.poll(() => chosen?.evaluate((field) => field.matches(':focus'))).toBe(true)
    await looksGood(newcomer, 'sign-up-mistaken')

    // Only the server knows what makes a name.
    await chosen?.fill(password)
    await signingUp.click()
    await page.getByText('This must contain two letters or digits.').waitFor()
    expect(await wrongFields(page)).toEqual([
      'name: The name that others see. This must contain two letters or digits.',
    ])
    await expect.poll(() => name?.evaluate((field) => field.matches(':focus'))).toBe(true)
    await looksGood(newcomer, 'sign-up-refused')

    await name?.fill('Newcomer')
    await signingUp.click()
    await page.getByText('A mail is on its way to').waitFor()
    expect(faults).toEqual([])
  })

  test('whoever signs up with the Enter key hears where the mail went, and goes on from there', async () => {
    const { page } = await visitor(browser)
    await page.goto(`${server.url}/sign-up`)
    await page.getByLabel('Name', { exact: true }).fill('Eva')
    await page.getByLabel('Mail address').fill(credentials('Eva').email)
    await page.getByLabel('Password').fill(password)
    // Screen readers miss what a status says when it appears.
    const status = await page.getByRole('main').getByRole('status').elementHandle()
    await page.keyboard.press('Enter')

    await expect.poll(() => status?.textContent()).toContain('A mail is on its way to eva@example.org')
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('content')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Sign up again')
  })

  test('two tabs of a browser are one session: both stay signed in, and signing out ends it for both', async () => {
    const eve = await visitor(browser)
    await server.player('Eve')
    await signInByForm(eve, server, 'Eve')
    const tabs = await Promise.all([1, 2, 3].map(() => eve.page.context().newPage()))
    await Promise.all(tabs.map((tab) => tab.goto(server.url)))
    for (const tab of tabs) await tab.getByRole('heading', { name: 'Your matches' }).waitFor()

    await eve.page.getByRole('button', { name: 'Sign out' }).click()
    await eve.page.getByText('Board games played over days').waitFor()
    await tabs[0]?.reload()
    await tabs[0]?.getByText('Board games played over days').waitFor()
  })

  test('a double click sends one move', async () => {
    const gus = await visitor(browser)
    await signInNew(gus, server, 'Gus')
    const match = await begunMatch(server, 'le-havre', ['Gus', 'Ada'], { seating: 'as-joined' })
    await gus.page.goto(match)
    await gus.page.getByRole('button', { name: 'Take the whole wood offer' }).click()
    const send = gus.page.getByRole('button', { name: 'Send', exact: true })
    await expect.poll(() => send.isEnabled()).toBe(true)
    const before = Number(await gus.page.locator('main').getAttribute('data-version'))

    await send.dblclick()

    await gus.page.locator(`main:not([data-version="${before}"])`).waitFor()
    await gus.page.reload()
    await gus.page.locator(`main[data-version="${before + 1}"]`).waitFor()
  })

  test('what is being composed is still there when the page is loaded again, and when the session ends meanwhile', async () => {
    const ivy = await visitor(browser)
    await signInNew(ivy, server, 'Ivy')
    const match = await begunMatch(server, 'havana', ['Ivy', 'Ada'])
    await ivy.page.goto(match)
    await ivy.page.locator('main[data-version]').waitFor()
    await ivy.page.getByRole('tabpanel').getByRole('button').first().click()
    const chosen = ivy.page.locator('fieldset button[aria-pressed="true"]')
    await ivy.page.locator('fieldset summary').click()
    await ivy.page.locator('fieldset button').first().click()
    await expect.poll(() => chosen.count()).toBe(1)

    await ivy.page.reload()
    await expect.poll(() => chosen.count()).toBe(1)

    const other = await ivy.page.context().newPage()
    await other.goto(server.url)
    await other.getByRole('button', { name: 'Sign out' }).click()
    await ivy.page.reload()
    await ivy.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await ivy.page.getByLabel('Mail address').fill('ivy@example.org')
    await ivy.page.getByLabel('Password').fill(password)
    await ivy.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await ivy.page.waitForURL(match)
    await expect.poll(() => chosen.count()).toBe(1)
  })

  test('a connection that is cut comes back by itself, with what happened meanwhile', async () => {
    const kim = await visitor(browser)
    await signInNew(kim, server, 'Kim')
    const match = await begunMatch(server, 'havana', ['Kim', 'Ada'])
    for (const { page } of [ada, kim]) await page.goto(match)
    await kim.page.locator('main[data-version]').waitFor()
    await kim.page.getByRole('tab', { name: 'Talk' }).click()

    await kim.page.context().setOffline(true)
    await ada.page.getByRole('tab', { name: 'Talk' }).click()
    await ada.page.getByLabel('Write to the table').fill('Are you there?')
    await ada.page.getByRole('button', { name: 'Send message', exact: true }).click()
    await kim.page.context().setOffline(false)

    await kim.page.getByText('Are you there?').waitFor({ timeout: 60_000 })
  })
})
