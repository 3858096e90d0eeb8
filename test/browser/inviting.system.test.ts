import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { aroundBoard, findings, looksGood } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { credentials, fillIn, intercept, join, show, signIn, signInNew, type Visitor, visitor } from './browser.ts'
import { isAsked } from './touching.ts'

/** What the page has shared, as a messenger would get it. */
const recordShared = `
  window.shared = []
  navigator.share = async (what) => { window.shared.push(what.url) }
  navigator.canShare = () => true
`
const Shared = z.array(z.string())

describeInBrowser('inviting others', () => {
  let server: ListeningServer
  let browser: Browser
  let ada: Visitor
  let bob: Visitor
  let cleo: Visitor

  beforeAll(async () => {
    server = await listeningServer()
    browser = await sharedChromium()
    ada = await visitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
    await ada.page.addInitScript(recordShared)
    bob = await visitor(browser)
    cleo = await visitor(browser)
    for (const [person, name] of [
      [ada, 'Ada'],
      [bob, 'Bob'],
      [cleo, 'Cleo'],
    ] as const) {
      await signInNew(person, server, name)
    }
  })

  /** Opens a private match of Havana for three. @returns its page */
  async function openPrivate(name: string): Promise<string> {
    await ada.page.goto(`${server.url}/open?game=havana`)
    await ada.page.getByLabel('Players', { exact: true }).selectOption('3')
    await ada.page.getByLabel('Name of the match').fill(name)
    await ada.page.getByLabel('Private').check()
    await ada.page.getByRole('button', { name: 'Open it' }).click()
    await ada.page.waitForURL('**/matches/*')
    return ada.page.url()
  }

  async function inviteByName(name: string): Promise<void> {
    await ada.page.getByLabel('Name or mail address').fill(name)
    await ada.page.getByRole('button', { name: 'Mail an invitation' }).click()
    await ada.page.getByText(`${name}: The invitation is on its way.`).waitFor()
  }

  async function makeLink(): Promise<string> {
    await ada.page.getByRole('button', { name: 'Make a link to send to anybody' }).click()
    return (await ada.page.getByRole('link', { name: '/matches/' }).textContent()) ?? ''
  }

  test('a player who opened a match invites by name, hands a link on, and takes a seat back', async () => {
    const match = await openPrivate('By the sea')
    await inviteByName('Bob')
    await ada.page.getByLabel('Name or mail address').fill('Nobody at all')
    await ada.page.getByRole('button', { name: 'Mail an invitation' }).click()
    await ada.page.getByText('Nobody here has this name.').waitFor()
    const link = await makeLink()
    await ada.page.getByText('It works until the match begins.').waitFor()
    await ada.page.getByText('it is given up').waitFor()
    await ada.page.getByRole('button', { name: 'Copy the link' }).click()
    await ada.page.getByText('Copied.').waitFor()
    expect(await ada.page.evaluate('navigator.clipboard.readText()')).toBe(link)
    await ada.page.getByRole('button', { name: 'Share' }).click()
    expect(Shared.parse(await ada.page.evaluate('window.shared'))).toEqual([link])

    // Bob was invited by his name: the match shows itself to him, and how reliable Ada is.
    await bob.page.goto(server.url)
    const invitations = bob.page.locator('section', { has: bob.page.getByRole('heading', { name: 'Invitations' }) })
    await invitations.getByRole('link', { name: 'By the sea' }).click()
    await bob.page.waitForURL(match)
    await bob.page.getByText('Ada').first().waitFor()
    await bob.page.getByText('Too few decisions to say how reliable.').waitFor()
    await join(bob, match)
    await ada.page.getByRole('link', { name: 'Bob' }).waitFor()
    await looksGood(ada, 'lobby-creator')
    await looksGood(bob, 'lobby-guest')

    await ada.page.getByRole('button', { name: 'Take the seat back: Bob' }).click()
    await ada.page.getByRole('alert').getByText('Bob loses the seat').waitFor()
    expect(await findings(ada.page)).toEqual([])
    await ada.page.getByRole('button', { name: 'Take the seat back' }).click()
    await ada.page.getByRole('link', { name: 'Bob' }).waitFor({ state: 'detached' })

    // With a link that is newer he may come back; and he leaves by himself.
    await bob.page.goto(await makeNewLink(match))
    await bob.page.getByRole('button', { name: 'Join', exact: true }).click()
    await bob.page.getByRole('button', { name: 'Give my seat back' }).click()
    await bob.page.getByRole('heading', { name: 'Your matches' }).waitFor()
    await ada.page.getByRole('link', { name: 'Bob' }).waitFor({ state: 'detached' })

    await ada.page.getByRole('button', { name: 'Cancel the match' }).click()
    await ada.page.getByRole('button', { name: 'Cancel the match' }).click()
    await ada.page.getByRole('heading', { name: 'Your matches' }).waitFor()
    const late = await visitor(browser)
    await late.page.goto(link)
    await late.page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()
    await looksGood(late, 'invitation-not-valid')
    expect([...ada.faults, ...bob.faults, ...late.faults]).toEqual([])
  })

  async function makeNewLink(match: string): Promise<string> {
    await ada.page.goto(match)
    return makeLink()
  }

  test('what is open in a match is no invitation, even where an earlier client kept it as one', async () => {
    const match = await openPrivate('Badly kept')
    const id = match.split('/').at(-1)
    await ada.page.evaluate(`localStorage.setItem('paquebot.invitation.${id}', 'tab=match')`)
    const asked: string[] = []
    ada.page.on('request', (request) => asked.push(request.url()))
    await ada.page.goto(`${match}#tab=match`)
    await ada.page.getByRole('button', { name: 'Cancel the match' }).click()
    await ada.page.getByRole('button', { name: 'Cancel the match' }).click()
    await ada.page.getByRole('heading', { name: 'Your matches' }).waitFor()
    expect(asked.filter((url) => url.includes('invitation='))).toEqual([])
  })

  test('a reader who skips to the content of a match by the keyboard holds no invitation, and stays at its address', async () => {
    const match = await openPrivate('By the keyboard')
    const stranger = await visitor(browser)
    await stranger.page.goto(match)
    await stranger.page.getByRole('heading', { name: 'Sign in or sign up to see this match' }).waitFor()

    await stranger.page.keyboard.press('Tab')
    await stranger.page.keyboard.press('Enter')

    await expect.poll(() => stranger.page.evaluate('document.activeElement.id')).toBe('content')
    expect(stranger.page.url()).toBe(match)
    expect(stranger.faults).toEqual([])
  })

  /** The table agrees that somebody else plays on for a player. */
  async function openSeatOf(name: string, match: string): Promise<void> {
    await ada.page.goto(`${match}#tab=match`)
    const form = ada.page.locator('details', { hasText: 'Propose to the table' })
    await form.locator('summary').click()
    await form.getByLabel('Proposal').selectOption('another player for a seat')
    await form.getByLabel('Players').selectOption(name)
    await form.getByRole('button', { name: 'Propose to the table' }).click()
    for (const person of [bob, cleo]) {
      await person.page.goto(`${match}#tab=match`)
      await person.page.getByRole('button', { name: 'Agree' }).click()
      await person.page.getByRole('button', { name: 'Agree' }).waitFor({ state: 'detached' })
    }
  }

  test('a link into a running match shows who plays, and brings a newcomer to the open seat', async () => {
    const match = await openPrivate('A seat is open')
    const link = await makeLink()
    for (const person of [bob, cleo]) {
      await person.page.goto(link)
      await person.page.getByRole('button', { name: 'Join', exact: true }).waitFor()
      await person.page.waitForTimeout(500)
      // Somebody who has only the link gets no news before they join, and misses none.
      expect(await person.page.getByText('The connection is lost.').count()).toBe(0)
      await person.page.getByRole('button', { name: 'Join', exact: true }).click()
      await person.page.getByRole('button', { name: 'Join', exact: true }).waitFor({ state: 'detached' })
    }
    await openSeatOf('Cleo', match)
    await ada.page.locator('summary', { hasText: 'Invite' }).click()
    await ada.page.getByText('A seat is open to a substitute.').waitFor()
    const intoSeat = await makeLink()
    await ada.page.getByText('It works as long as a seat is open.').waitFor()
    await looksGood(ada, 'inviting-into-open-seat')

    let dan = await visitor(browser)
    await dan.page.goto(intoSeat)
    await dan.page.getByRole('heading', { name: 'A seat is open' }).waitFor()
    await dan.page.getByText('The match is under way.').waitFor()
    for (const name of ['Ada', 'Bob', 'Cleo']) await dan.page.getByText(name).first().waitFor()
    await looksGood(dan, 'invited-stranger')
    await dan.page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await dan.page.getByLabel('Name', { exact: true }).fill('Dan')
    await dan.page.getByLabel('Mail address').fill('dan@example.org')
    await dan.page.getByLabel('Password').fill(credentials('Dan').password)
    await dan.page.getByRole('button', { name: 'Sign up' }).click()
    await dan.page.getByText('A mail is on its way to').waitFor()
    // Dan reads the mail on another device: the link brings the invitation there, and not to the server's log.
    dan = await visitor(browser)
    const mailed = new URL(await server.mailedLink('dan@example.org', 'confirm'))
    expect(mailed.search).toBe(`?then=${encodeURIComponent(new URL(match).pathname)}`)
    await dan.page.goto(mailed.href)
    await dan.page.getByRole('button', { name: 'Confirm' }).click()
    await dan.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillIn(dan, 'Dan')
    await dan.page.waitForURL(match)
    await dan.page.getByRole('button', { name: 'Play on for' }).waitFor()
    await looksGood(dan, 'invited-player')
    await dan.page.getByRole('button', { name: 'Play on for' }).click()
    await dan.page.locator('main[data-version]').waitFor()
    // News arrive from now on.
    await ada.page.getByRole('tab', { name: 'Talk' }).click()
    await ada.page.getByLabel('Write to the table').fill('Welcome, Dan!')
    await ada.page.getByRole('button', { name: 'Send message', exact: true }).click()
    await dan.page.getByRole('tab', { name: 'Talk' }).click()
    await dan.page.getByText('Welcome, Dan!').waitFor()

    // Somebody who comes too late learns that.
    const late = await visitor(browser)
    await late.page.goto(intoSeat)
    await late.page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()
    expect([...ada.faults, ...bob.faults, ...cleo.faults, ...dan.faults, ...late.faults]).toEqual([])
  })

  /** A match of three that has begun. @returns its page */
  const threePlay = (game: string) => begunMatch(server, game, ['Ada', 'Bob', 'Cleo'])

  test('a match that is called off before it begins says so, also to somebody who looks at it later', async () => {
    const match = await begunMatch(server, 'havana', ['Ada', 'Bob'], { seats: 3 })
    for (const { page } of [ada, bob]) await page.goto(match)
    await bob.page.getByLabel('Write to the table').waitFor()
    await bob.page.context().setOffline(true)
    await bob.page.getByText('The connection is lost.').waitFor()
    await bob.page.context().setOffline(false)
    await bob.page.getByText('The connection is lost.').waitFor({ state: 'detached' })

    // Those who wait can write to each other.
    await bob.page.getByLabel('Write to the table').fill('Who else comes?')
    await bob.page.getByRole('button', { name: 'Send message', exact: true }).click()
    await ada.page.getByText('Who else comes?').waitFor()
    await bob.page.getByText('read by Ada').waitFor()
    await looksGood(ada, 'lobby')
    await ada.page.getByRole('button', { name: 'Cancel the match' }).click()
    await ada.page.getByRole('button', { name: 'Cancel the match' }).click()

    await bob.page.getByText('This match was called off before it began.').waitFor()
    await expect.poll(() => bob.page.getByRole('button', { name: 'Join' }).count()).toBe(0)
    await bob.page.reload()
    await bob.page.getByText('This match was called off before it began.').waitFor()
    await looksGood(bob, 'called-off')
    await bob.page.getByRole('link', { name: 'Find another match' }).press('Enter')
    // The keyboard's focus is on the new page.
    await expect.poll(() => bob.page.evaluate('document.activeElement.textContent')).toBe('Find a match')
    expect(bob.faults).toEqual([])
  })

  test('a player who has given up their seat is asked nothing more; one who has to agree to a proposal sees that beside the board', async () => {
    const match = await threePlay('hamlet')
    await ada.page.goto(`${match}#tab=match`)
    await ada.page.getByRole('button', { name: 'Give up the match' }).click()
    await ada.page.getByRole('button', { name: 'Give up for good' }).click()
    await ada.page.getByText('(has given up').waitFor()
    await expect.poll(() => ada.page.getByRole('button', { name: /Give up|Play on/ }).count()).toBe(0)
    await expect.poll(() => ada.page.getByText('Propose to the table').count()).toBe(0)
    await ada.page.getByRole('tab', { name: 'Moves' }).click()
    expect(await ada.page.getByRole('button', { name: 'Plan my next move' }).count()).toBe(0)

    await bob.page.goto(`${match}#tab=match`)
    await bob.page.getByText('Propose to the table').first().click()
    await bob.page.getByRole('button', { name: 'Propose to the table' }).click()
    await cleo.page.goto(server.url)
    await cleo.page
      .locator('section', { has: cleo.page.getByRole('heading', { name: 'Waiting for you' }) })
      .getByRole('article')
      .filter({ hasText: '1 proposal waits for you' })
      .first()
      .waitFor()
    await looksGood(cleo, 'home-proposal')
    await cleo.page.goto(match)
    await cleo.page.getByRole('tab', { name: 'Match 1 proposal waits for you' }).waitFor()
    await looksGood(cleo, 'asked-to-agree', aroundBoard)
    await cleo.page.getByRole('link', { name: 'Answer' }).click()
    await cleo.page.getByText('Proposed by: Bob. Still asked: Cleo.').waitFor()
    await looksGood(cleo, 'proposal', aroundBoard)
    await cleo.page.getByRole('button', { name: 'Agree' }).click()
    await cleo.page.getByRole('link', { name: 'Answer' }).waitFor({ state: 'detached' })
    expect([...ada.faults, ...bob.faults, ...cleo.faults]).toEqual([])
  })

  test('what one has seen on another device is not shown again', async () => {
    const match = await threePlay('hamlet')
    for (const person of [ada, bob, cleo]) await person.page.goto(match)
    await bob.page.locator('main[data-version="1"]').waitFor()
    const asked = await firstAsked()
    const reader = asked === ada ? bob : ada
    await show(reader.page, 'hidden')
    await asked.page.getByRole('button', { name: 'Gather stone at the Quarry' }).click()
    await asked.page.getByRole('button', { name: 'Send', exact: true }).click()
    await reader.page.locator('main[data-version="2"]').waitFor()

    const other = await visitor(browser)
    await signIn(other, server, reader === ada ? 'Ada' : 'Bob')
    await other.page.goto(match)
    await other.page.getByText('Since you last looked').waitFor()
    const seen = other.page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await other.page.getByRole('button', { name: 'Skip', exact: true }).click()
    await seen
    const asksAgain = reader.page.waitForResponse('**/read-mark')
    await show(reader.page, 'visible')
    await (await asksAgain).finished()
    await reader.page.waitForTimeout(300)

    expect(await reader.page.getByText('Since you last looked').isVisible()).toBe(false)
    await other.page.close()

    // What happened while the page slept is shown, although it can be read only some time after the reader is back.
    await show(reader.page, 'hidden')
    const reads = `**/v1${new URL(match).pathname}`
    await intercept(reader.page, reads, (route) => route.abort())
    const fails = reader.page.waitForEvent('requestfailed')
    await asked.page.getByRole('tab', { name: 'Moves' }).click()
    await asked.page.getByRole('tabpanel').getByRole('button', { name: 'End your turn' }).click()
    await asked.page.getByRole('button', { name: 'Send', exact: true }).click()
    await fails
    const failsAgain = reader.page.waitForEvent('requestfailed')
    await show(reader.page, 'visible')
    await failsAgain
    await reader.page.waitForTimeout(300)
    await reader.page.unroute(reads)
    await reader.page.getByText('Since you last looked').waitFor()
  })

  /** Who of the three is asked first. */
  async function firstAsked(): Promise<Visitor> {
    for (;;) {
      for (const person of [ada, bob, cleo]) if (await isAsked(person)) return person
      await ada.page.waitForTimeout(100)
    }
  }

  test('a session that was ended on another device leads to signing in, wherever one is', async () => {
    const other = await visitor(browser)
    await signIn(other, server, 'Cleo')
    await cleo.page.goto(server.url)
    await cleo.page.getByRole('heading', { name: 'Your matches' }).waitFor()
    await other.page.goto(`${server.url}/settings`)
    await other.page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await other.page.getByRole('main').getByRole('link', { name: 'Sign up' }).waitFor()

    await cleo.page.getByRole('link', { name: 'Settings' }).click()

    await cleo.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillIn(cleo, 'Cleo')
    await cleo.page.getByRole('heading', { name: 'Settings' }).waitFor()
    expect([...cleo.faults, ...other.faults]).toEqual([])
  })
})
