import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { openBrowser, signUp, type Visitor, visitor } from './browser.ts'

describeInBrowser('the settings', () => {
  let server: ListeningServer
  let ada: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    const browser = await openBrowser()
    ada = await visitor(browser)
    await signUp(ada, server, 'Ada')
    await signUp(await visitor(browser), server, 'Grace')
    await ada.page.goto(`${server.url}/settings`)
  })

  /** The part of the page with this title. */
  const part = (title: string) =>
    ada.page.locator('section', { has: ada.page.getByRole('heading', { name: title, exact: true }) })

  test('keep a name, a night and what is mailed', async () => {
    await part('You').getByLabel('Name, as others see it').fill('Ada L.')
    await part('You').getByRole('button', { name: 'Keep' }).click()
    await part('You').getByText('Kept.').waitFor()
    await part('Hours and vacations').getByLabel('from').fill('23:00')
    await part('Hours and vacations').getByLabel('until').fill('07:00')
    await part('Hours and vacations').getByLabel('Sunday').check()
    await part('Hours and vacations').getByRole('button', { name: 'Keep' }).click()
    await part('Hours and vacations').getByText('Kept.').waitFor()
    await part('Mails').getByLabel('Messages at the table').selectOption('daily')
    await part('Mails').getByRole('button', { name: 'Keep' }).click()
    await part('Mails').getByText('Kept.').waitFor()

    await ada.page.reload()

    await expect.poll(() => part('You').getByLabel('Name, as others see it').inputValue()).toBe('Ada L.')
    await expect.poll(() => part('Hours and vacations').getByLabel('from').inputValue()).toBe('23:00')
    expect(await part('Hours and vacations').getByLabel('Sunday').isChecked()).toBe(true)
    expect(await part('Mails').getByLabel('Messages at the table').inputValue()).toBe('daily')
  })

  test('say where a mistake is: a name that somebody else has', async () => {
    await part('You').getByLabel('Name, as others see it').fill('Grace')
    await part('You').getByRole('button', { name: 'Keep' }).click()

    await part('You').getByRole('alert').waitFor()
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
    await webhooks.getByLabel('Address').fill('https://example.org/paquebot')
    await webhooks.getByText('What is posted there.').click()
    await webhooks.getByLabel('Your turn').check()
    await webhooks.getByRole('button', { name: 'Make' }).click()

    await webhooks.getByText('https://example.org/paquebot · Discord · Your turn').waitFor()
  })

  test('show a token once, and the people whom one blocks', async () => {
    await part('Tokens for programs').getByLabel('What it is for').fill('My bot')
    await part('Tokens for programs').getByRole('button', { name: 'Make' }).click()
    await part('Tokens for programs').getByRole('status').getByText('pqb_').waitFor()
    await part('Blocked and muted').getByLabel('Name').first().fill('Grace')
    await part('Blocked and muted').getByRole('button', { name: 'Block' }).click()
    await part('Blocked and muted').getByText('Grace').waitFor()

    await ada.page.reload()

    await part('Tokens for programs').getByText('My bot').waitFor()
    expect(await part('Tokens for programs').getByText('pqb_').count()).toBe(0)
    expect(ada.faults).toEqual([])
  })
})
