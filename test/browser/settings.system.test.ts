import { readFile } from 'node:fs/promises'
import type { Browser, Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { findings, looksGood } from './axe.ts'
import { credentials, fillIn, intercept, signIn, signInNew, signUp, type Visitor, visitor } from './browser.ts'

describeInBrowser('the settings', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser)
    await signUp(ada, server, 'Ada')
    await signInNew(await visitor(browser), server, 'Grace')
    await ada.page.goto(`${server.url}/settings`)
  })

  /** The part of the page with this title. */
  const part = (title: string) =>
    ada.page.locator('section', { has: ada.page.getByRole('heading', { name: title, exact: true }) })

  /** What a field says of itself besides its name. */
  const describedBy = (field: Locator) =>
    field.evaluate((one) => one.ariaDescribedByElements?.map(({ textContent }) => textContent).join(' '))

  test('begin with a list of their parts, which leads to each', async () => {
    const contents = ada.page.getByRole('navigation', { name: 'Contents' })
    await contents.waitFor()
    const titles = await contents.getByRole('link').allInnerTexts()
    expect(titles).toEqual(await ada.page.getByRole('heading', { level: 2 }).allInnerTexts())
    for (const title of titles.toReversed()) {
      await contents.getByRole('link', { name: title, exact: true }).click()
      const heading = ada.page.getByRole('heading', { name: title, exact: true })
      await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top >= 0)).toBe(true)
      await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    }
  })

  test('say once what the password is asked for', async () => {
    expect(await ada.page.getByText('15 minutes').count()).toBe(1)
    for (const field of await ada.page.getByLabel(/^(Your|Current) password$/).all())
      expect(await describedBy(field)).toContain('15 minutes')
  })

  test('keep a name, a night and what is mailed', async () => {
    await part('You').getByLabel('Name, as others see it').fill('Ada L.')
    await part('You').getByRole('button', { name: 'Save' }).click()
    await part('You').getByText('Saved.').waitFor()
    await part('Hours and vacations').getByLabel('from').fill('23:00')
    await part('Hours and vacations').getByLabel('until').fill('07:00')
    await part('Hours and vacations').getByLabel('Sunday').check()
    await part('Hours and vacations').getByRole('button', { name: 'Save' }).click()
    await part('Hours and vacations').getByText('Saved.').waitFor()
    await part('Mails').getByLabel('Messages at the table').selectOption('daily')
    await part('Mails').getByRole('button', { name: 'Save' }).click()
    await part('Mails').getByText('Saved.').waitFor()

    await ada.page.reload()

    await expect.poll(() => part('You').getByLabel('Name, as others see it').inputValue()).toBe('Ada L.')
    await expect.poll(() => part('Hours and vacations').getByLabel('from').inputValue()).toBe('23:00')
    await expect.poll(() => part('Hours and vacations').getByLabel('Sunday').isChecked()).toBe(true)
    await expect.poll(() => part('Mails').getByLabel('Messages at the table').inputValue()).toBe('daily')
  })

  test('keep no half of a night: an end is asked for', async () => {
    const hours = part('Hours and vacations')
    await hours.getByLabel('until').fill('')
    await hours.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => hours.getByLabel('until').evaluate((field) => field.matches(':focus:invalid'))).toBe(true)

    await hours.getByLabel('from').fill('')
    await hours.getByRole('button', { name: 'Save' }).click()
    await hours.getByText('Saved.').waitFor()

    await ada.page.reload()
    await hours.getByLabel('Sunday').waitFor()
    expect(await hours.getByLabel('from').inputValue()).toBe('')
  })

  test('say where a mistake is: a name that somebody else has', async () => {
    await part('You').getByLabel('Name, as others see it').fill('Grace')
    await part('You').getByRole('button', { name: 'Save' }).click()

    await part('You').getByRole('alert').waitFor()
  })

  test('say at its field what is wrong: an address that is none, a token that may do nothing', async () => {
    await ada.page.reload()
    const [webhooks, tokens] = [part('Webhooks'), part('Tokens for programs')]
    await webhooks.getByText('Make a webhook').click()
    await webhooks.getByLabel('Address').fill('hello')
    await webhooks.getByRole('button', { name: 'Make' }).click()
    await webhooks.getByText('This is not an address like https://example.org.').waitFor()
    await expect
      .poll(() => webhooks.getByLabel('Address').evaluate((field) => field.matches(':focus[aria-invalid]')))
      .toBe(true)
    // What only the server knows of an address.
    await webhooks.getByLabel('Address').fill('mailto:ada@example.org')
    await webhooks.getByRole('button', { name: 'Make' }).click()
    await webhooks.getByText('This must be an address like https://example.org/paquebot').waitFor()

    await tokens.getByText('Make a token').click()
    await tokens.getByLabel('What it is for').fill('My bot')
    await tokens.getByLabel('see matches and your account').uncheck()
    await tokens.getByRole('button', { name: 'Make' }).click()
    await tokens.getByRole('group', { name: 'What it may do' }).getByText('At least one is needed.').waitFor()
    const first = tokens.getByLabel('see matches and your account')
    await expect.poll(() => first.evaluate((field) => field.matches(':focus[aria-invalid]'))).toBe(true)
    await looksGood(ada, 'settings-mistaken')
    await ada.page.reload()
  })

  test('say how much one plays, where one is signed in, and which mails were sent', async () => {
    await part('Hours and vacations')
      .getByText(/Your clocks run \d+ hours a week\. Days of vacation left this year: \d+\./)
      .waitFor()
    await part('Where you are signed in')
      .getByText(/Chrome on Linux · used/)
      .waitFor()
    await part('Mails to you').getByRole('button', { name: 'Show them' }).click()
    await part('Mails to you').getByText('Your account').first().waitFor()
  })

  test('post to a webhook only what was chosen', async () => {
    const webhooks = part('Webhooks')
    await webhooks.getByText('Make a webhook').click()
    await webhooks.getByLabel('Address').fill('https://example.org/paquebot')
    await webhooks.getByText('What is posted there.').click()
    await webhooks.getByLabel('Your turn').check()
    await webhooks.getByRole('button', { name: 'Make' }).click()

    await webhooks.getByText('https://example.org/paquebot · Discord · Your turn').waitFor()
    const folds = await ada.page.locator('main details:not([open]) > summary').all()
    // The last one first: each is found by its place among those that are closed.
    for (const fold of folds.toReversed()) await fold.click()
    expect(await findings(ada.page)).toEqual([])
  })

  test('change what a webhook gets and where it posts, show what was posted there, and post it again', async () => {
    await ada.page.reload()
    const webhooks = part('Webhooks')
    const webhook = webhooks.getByRole('listitem').filter({ hasText: 'Discord' }).first()
    await webhook.getByText('Change', { exact: true }).click()
    await webhook.getByLabel('A match is over').check()
    await webhook.getByLabel('Address').fill('https://example.org/elsewhere')
    const password = webhook.getByLabel('Your password')
    await password.fill(credentials('Ada').password)
    const why = 'Only another address needs it, and only if you signed in more than 15 minutes ago.'
    expect(await describedBy(password)).toContain(why)
    const keep = webhook.getByRole('button', { name: 'Save' })
    await keep.press('Enter')
    await webhooks.getByText('https://example.org/elsewhere · Discord · A match is over, Your turn').waitFor()
    await webhook.getByRole('status').getByText('Saved.').waitFor()
    await expect.poll(() => keep.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => webhook.getByLabel('Address').inputValue()).toBe('https://example.org/elsewhere')
    await expect
      .poll(() => password.inputValue(), { message: 'nobody else at this screen can prove with it that it is them' })
      .toBe('')

    await webhook.getByRole('button', { name: 'Test' }).click()
    await webhooks.getByText('A test is on its way.').waitFor()
    // Nobody answers there: the server would try for days.
    await intercept(ada.page, '**/deliveries', async (route) => {
      const response = await route.fetch()
      const { items, ...page } = z
        .object({ items: z.array(z.looseObject({})) })
        .loose()
        .parse(await response.json())
      const failed = items.map((item) => ({ ...item, status: 'failed', answer: 500, fault: 'refused' }))
      await route.fulfill({ response, json: { items: failed, ...page } })
    })
    await webhook.getByText('What was posted', { exact: true }).click()
    await webhook.getByRole('button', { name: 'Show it' }).click()
    const posted = webhook.getByText('Test · could not be posted: the address answered with an error (500)')
    await posted.waitFor()
    await ada.page.unroute('**/deliveries')
    await webhook.getByRole('button', { name: 'Post again' }).click()
    await posted.waitFor({ state: 'detached' })

    await expect.poll(() => webhook.getByText(/^Test · /).count()).toBe(2)
    expect(await findings(ada.page)).toEqual([])
  })

  test('give a webhook another secret, and show it once', async () => {
    const webhooks = part('Webhooks')
    await webhooks.getByText('Make a webhook').click()
    await webhooks.getByLabel('Address').last().fill('https://example.org/program')
    await webhooks.getByLabel('For', { exact: true }).selectOption('paquebot')
    await webhooks.getByRole('button', { name: 'Make', exact: true }).click()
    const shown = webhooks.getByRole('status').filter({ hasText: 'whsec_' })
    await shown.waitFor()
    const first = await shown.innerText()
    const program = webhooks.getByRole('listitem').filter({ hasText: 'https://example.org/program' })
    await program.getByRole('button', { name: 'Test' }).click()
    await webhooks.getByText('A test is on its way.').waitFor()
    expect(await shown.innerText(), 'it is shown only once, so it stays').toBe(first)
    // What is posted to a chat is not signed.
    await expect.poll(() => webhooks.getByText('Another secret', { exact: true }).count()).toBe(1)
    await program.getByText('Another secret', { exact: true }).click()
    const renewing = program.locator('details', { hasText: 'Make another secret' })
    expect(await describedBy(renewing.getByLabel('Your password'))).toContain('15 minutes')

    const renew = program.getByRole('button', { name: 'Make another secret' })
    await renew.press('Enter')

    await renewing.getByRole('status').getByText('whsec_').waitFor()
    await expect.poll(() => shown.count(), { message: 'the one before is not shown beside it' }).toBe(1)
    await expect.poll(() => shown.innerText()).not.toBe(first)
    await expect.poll(() => renew.evaluate((button) => button === document.activeElement)).toBe(true)
    await looksGood(ada, 'settings-webhooks')
    await ada.page.reload()
    await program.waitFor()
    expect(await webhooks.getByText('whsec_').count()).toBe(0)
  })

  test('show a token once, and the people whom one blocks', async () => {
    await part('Tokens for programs').getByText('Make a token').click()
    await part('Tokens for programs').getByLabel('What it is for').fill('My bot')
    await part('Tokens for programs').getByRole('button', { name: 'Make' }).click()
    await part('Tokens for programs').getByRole('status').getByText('pqb_').waitFor()
    await part('Blocked and muted').getByLabel('Name').first().fill('Grace')
    await part('Blocked and muted').getByRole('button', { name: 'Block' }).click()
    await part('Blocked and muted').getByText('Grace').waitFor()

    await ada.page.reload()

    await part('Tokens for programs').getByText('My bot').waitFor()
    expect(await part('Tokens for programs').getByText('pqb_').count()).toBe(0)
  })

  test('keep the keyboard’s focus near what was removed', async () => {
    const tokens = part('Tokens for programs')
    expect(await describedBy(tokens.getByRole('button', { name: 'Delete' }))).toContain('My bot')
    await tokens.getByRole('button', { name: 'Delete' }).press('Enter')

    await tokens.getByText('My bot').waitFor({ state: 'detached' })

    await expect.poll(() => tokens.evaluate((section) => section.matches(':focus'))).toBe(true)
    await ada.page.keyboard.press('Tab')
    await expect.poll(() => tokens.evaluate((section) => section.matches(':focus-within'))).toBe(true)
  })

  test('keep a time zone, the language of mails and a vacation', async () => {
    const vacations = ada.page.getByRole('group', { name: 'Vacations' })
    // Otherwise the pages speak the language of the mails.
    await ada.page.locator('header select').selectOption('en')
    await part('You').getByLabel('Time zone').selectOption('Europe/Madrid')
    await part('You').getByLabel('Language of mails').selectOption('es')
    await part('You').getByRole('button', { name: 'Save' }).click()
    await part('You').getByText('Saved.').waitFor()
    const year = new Date().getUTCFullYear() + 1
    await vacations.getByRole('button', { name: 'Add a vacation' }).click()
    await vacations.getByLabel('from').fill(`${year}-07-05`)
    await vacations.getByLabel('until').fill(`${year}-07-11`)
    await part('Hours and vacations').getByRole('button', { name: 'Save' }).click()
    await part('Hours and vacations').getByText('Saved.').waitFor()

    await ada.page.reload()

    await expect.poll(() => vacations.getByLabel('until').inputValue()).toBe(`${year}-07-11`)
    await expect.poll(() => part('You').getByLabel('Time zone').inputValue()).toBe('Europe/Madrid')
    await expect.poll(() => part('You').getByLabel('Language of mails').inputValue()).toBe('es')
  })

  test('keep what is chosen and not kept yet, while another part is kept', async () => {
    await ada.page.reload()
    await part('Mails').getByLabel('Deadlines that are near').selectOption('off')
    await part('You').getByLabel('Time zone').selectOption('Europe/Paris')
    await part('Mails').getByLabel('Your turns').selectOption('daily')

    await part('You').getByRole('button', { name: 'Save' }).click()
    await part('You').getByText('Saved.').waitFor()

    expect(await part('Mails').getByLabel('Deadlines that are near').inputValue()).toBe('off')
    expect(await part('Mails').getByLabel('Your turns').inputValue()).toBe('daily')
    expect(await part('You').getByLabel('Time zone').inputValue()).toBe('Europe/Paris')
  })

  test('leave a new vacation its days when the one before it is removed', async () => {
    await ada.page.reload()
    const vacations = ada.page.getByRole('group', { name: 'Vacations' })
    await vacations.getByLabel('from').waitFor()
    for (const day of ['08-01', '09-01']) {
      await vacations.getByRole('button', { name: 'Add a vacation' }).click()
      await vacations.getByLabel('from').last().fill(`2027-${day}`)
      await vacations.getByLabel('until').last().fill(`2027-${day}`)
    }

    await vacations.getByRole('button', { name: 'Delete' }).nth(1).click()

    await expect.poll(() => vacations.getByLabel('from').count()).toBe(2)
    await expect.poll(() => vacations.getByLabel('from').last().inputValue()).toBe('2027-09-01')
    await expect.poll(() => vacations.getByLabel('until').last().inputValue()).toBe('2027-09-01')
  })

  test('end a session elsewhere, and make an address for a calendar', async () => {
    const elsewhere = await visitor(browser)
    await signIn(elsewhere, server, 'Ada')
    await elsewhere.page.goto(server.url)
    await elsewhere.page.getByRole('heading', { level: 1 }).waitFor()
    await ada.page.reload()
    const sessions = part('Where you are signed in')
    // Several buttons have this name: which session each one ends is said with it.
    const end = sessions.getByRole('button', { name: 'Sign out', exact: true })
    expect(await describedBy(end)).toContain(' · used ')
    await end.click()
    await sessions.getByRole('button', { name: 'Sign out', exact: true }).waitFor({ state: 'detached' })
    await elsewhere.page.reload()
    await elsewhere.page.getByText('Board games played over days').waitFor()

    await part('Calendar').getByRole('button', { name: 'Make an address' }).click()
    await part('Calendar').getByRole('status').getByText('/v1/calendars/').waitFor()
    await part('Calendar').getByRole('button', { name: 'End it' }).click()
    await part('Calendar').getByText('There is an address.').waitFor({ state: 'detached' })
  })

  test('mute somebody, download what is kept, and erase the account', async () => {
    const people = part('Blocked and muted')
    await people.getByLabel('Name').last().fill('Grace')
    await people.getByRole('button', { name: 'Mute' }).click()
    await expect.poll(() => people.getByText('Grace', { exact: true }).count()).toBe(2)
    expect(await people.getByRole('button', { name: 'Delete: Grace' }).count()).toBe(2)

    const download = ada.page.waitForEvent('download')
    await part('Your data').getByRole('button', { name: 'Download everything' }).click()
    const file = await (await download).path()
    expect(await readFile(file, 'utf8')).toContain('ada@example.org')

    await part('Your data').getByText('Erase the account').first().click()
    await part('Your data').getByLabel('Your password').fill(credentials('Ada').password)
    await part('Your data').getByRole('button', { name: 'Erase the account' }).click()
    await ada.page.getByText('Board games played over days').waitFor()
    await ada.page.goto(`${server.url}/sign-in`)
    await fillIn(ada, 'Ada')
    await ada.page.getByRole('alert').waitFor()
    expect(ada.faults).toEqual([])
  })
})
