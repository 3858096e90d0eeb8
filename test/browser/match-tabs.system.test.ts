import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { aroundBoard, findings } from './axe.ts'
import { distant, twoPlay } from './begun-match.ts'
import { holdBack, intercept, leaveTable, show, type Visitor } from './browser.ts'
import { isAsked, sentenceOf, takeOff } from './touching.ts'

/** Which pieces these are. */
const namesOf = (pieces: readonly Element[]) => pieces.map((piece) => piece.getAttribute('data-piece')).sort()

/** Which offers can be planned depends on what bots would leave of them. */
const wholeOffer = /^Take the whole .* offer/

describeInBrowser('the tabs beside the board', () => {
  let server: ListeningServer
  let ada: Visitor
  let bob: Visitor
  let match: string

  beforeAll(async () => {
    server = await listeningServer()
    ;({ ada, bob, match } = await twoPlay(server, 'le-havre'))
  })

  test('the position in words covers nothing that the keyboard goes on to', async () => {
    const { page } = ada
    const fold = page.locator('details', { hasText: 'In words' })
    await fold.locator('summary').press('Enter')
    await expect.poll(() => fold.getAttribute('open')).not.toBeNull()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => fold.getAttribute('open')).toBeNull()
  })

  test('proposals are narrowed to those that make a good, and to those that take one', async () => {
    const { page } = ada
    const proposals = page.locator('li[aria-label^="Pile"] [data-piece]')
    const filter = page.getByLabel('Buildings by goods')
    await proposals.first().waitFor()
    const all = await proposals.count()

    await filter.selectOption({ label: 'Makes: smoked fish' })
    await expect.poll(() => proposals.evaluateAll(namesOf)).toEqual(['building:smokehouse'])
    await filter.selectOption({ label: 'Takes: hide' })
    await expect.poll(() => proposals.evaluateAll(namesOf)).toEqual(['building:shipping-line', 'building:tannery'])
    await filter.selectOption({ label: 'Every building' })
    await expect.poll(() => proposals.count()).toBe(all)
  })

  test('the round card explains itself', async () => {
    const { page } = ada
    await page.locator('[data-piece^="round-card:"]').press('?')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('heading', { name: 'Round card', exact: true }).waitFor()
    await sheet.getByText('what the round ends with').waitFor()
    await page.keyboard.press('Escape')
  })

  test('the tabs are one stop for the Tab key: arrows, Home and End go along them, and Enter shows a panel', async () => {
    const { page } = ada
    await page.goto('about:blank')
    await page.goto(match)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const isFocused = (name: string) =>
      expect.poll(() => tab(name).evaluate((one) => one === document.activeElement)).toBe(true)
    await tab('Moves').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Story'],
      ['End', 'Match'],
      ['ArrowRight', 'Moves'],
      ['ArrowLeft', 'Match'],
      ['Home', 'Moves'],
      ['ArrowRight', 'Story'],
    ] as const) {
      await page.keyboard.press(key)
      await isFocused(name)
      expect(await tab('Moves').getAttribute('aria-selected'), 'what is shown stays').toBe('true')
    }
    await page.keyboard.press('Enter')
    await page.getByRole('tabpanel', { name: 'Story' }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate('document.activeElement.closest("[role=tabpanel]") !== null')).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await isFocused('Story')
  })

  test('so are those of the board on a phone, after those above it; and in a window that grows wide, the board is no tab any more', async () => {
    const { page } = ada
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('about:blank')
    await page.goto(match)
    await page.getByRole('tab', { name: 'Harbour' }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Building proposals' }).waitFor()
    await expect
      .poll(() => page.locator('[role="tab"][tabindex="0"]').allInnerTexts())
      .toEqual(['Board', expect.stringMatching(/^Proposals/)])
    await page.getByRole('tab', { name: 'Board', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Proposals/)

    await page.setViewportSize({ width: 1280, height: 860 })
    await page.getByRole('tabpanel', { name: 'Moves' }).waitFor()
    await expect.poll(() => page.getByRole('tab', { name: 'Board', exact: true }).count()).toBe(0)
  })

  test('a part of the page that cannot be loaded says so, and comes as soon as it can', async () => {
    const { page } = ada
    await page.goto('about:blank')
    await page.goto(match)
    await page.getByRole('tabpanel', { name: 'Moves' }).waitFor()
    await intercept(page, '**/assets/story-panel*', (route) => route.abort())
    await page.getByRole('tab', { name: 'Story' }).click()
    const missing = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded yet.' })
    await missing.waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('tab', { name: 'Talk' }).click({ trial: true })
    await page.setViewportSize({ width: 1280, height: 860 })

    await page.unroute('**/assets/story-panel*')

    await page.getByRole('tabpanel', { name: 'Story' }).getByRole('button').first().waitFor()
    await missing.waitFor({ state: 'detached' })
  })

  test('a message that is not sent yet is there after the page was loaded again, and gone once it is sent', async () => {
    const { page } = ada
    await page.getByRole('tab', { name: 'Talk' }).click()
    const message = page.getByLabel('Write to the table')
    await message.fill('Shall we pause over Easter?')
    await page.reload()
    await page.getByRole('tab', { name: 'Talk' }).click()
    await expect.poll(() => message.inputValue()).toBe('Shall we pause over Easter?')

    await page.getByRole('button', { name: 'Send message', exact: true }).click()
    await page.getByRole('tabpanel').getByRole('article').getByText('Shall we pause over Easter?').waitFor()
    await expect.poll(() => message.inputValue()).toBe('')
    await page.reload()
    await page.getByRole('tab', { name: 'Talk' }).click()
    await message.waitFor()
    expect(await message.inputValue()).toBe('')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  })

  test('a message that is too long says so at its field, and is not cut off', async () => {
    const { page } = ada
    await page.getByRole('tab', { name: 'Talk' }).click()
    const field = page.getByLabel('Write to the table')
    await field.fill('x'.repeat(9000))
    await page.getByRole('button', { name: 'Send message', exact: true }).click()
    await page.getByText('At most 2000 characters.').waitFor()
    await expect.poll(() => field.evaluate((one) => one.matches(':focus[aria-invalid]'))).toBe(true)
    expect((await field.inputValue()).length).toBe(9000)
    await field.fill('')
  })

  test('what is written while a message is on its way stays', async () => {
    const { page } = ada
    await page.goto(match)
    await page.getByRole('tab', { name: 'Talk' }).click()
    const message = page.getByLabel('Write to the table')
    const send = page.getByRole('button', { name: 'Send message', exact: true })
    const release = await holdBack(page, '**/messages', (request) => request.method() === 'POST')
    await message.fill('Have you seen the fish?')
    await send.click()
    await message.fill('They are gone.')
    release()
    await page.getByRole('article').getByText('Have you seen the fish?').waitFor()
    await expect.poll(() => send.isEnabled()).toBe(true)

    expect(await message.inputValue()).toBe('They are gone.')
    await page.unroute('**/messages')
    await page.reload()
    await page.getByRole('tab', { name: 'Talk' }).click()
    await expect.poll(() => message.inputValue()).toBe('They are gone.')
    await message.fill('')
  })

  test('a message whose answer is lost is said once, however often it is sent', async () => {
    const { page } = ada
    await page.goto(match)
    await page.getByRole('tab', { name: 'Talk' }).click()
    const send = page.getByRole('button', { name: 'Send message', exact: true })
    let isLost = false
    await intercept(page, '**/messages', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.continue()
      await route.fetch()
      isLost = true
      return route.abort()
    })
    await page.getByLabel('Write to the table').fill('The wind has turned.')
    await send.click()
    await page.getByText('cannot be reached').waitFor()
    await send.click()
    await expect.poll(() => page.getByLabel('Write to the table').inputValue()).toBe('')

    await expect.poll(() => page.getByRole('article').filter({ hasText: 'The wind has turned.' }).count()).toBe(1)
    await page.unroute('**/messages')
  })

  test('while a move is composed, one does not send it instead of a message; on a phone, its form is folded', async () => {
    const { page } = (await isAsked(ada)) ? ada : bob
    const sends = page.getByRole('button', { name: /^Send/ })
    await page.goto(match)
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.getByRole('button', { name: wholeOffer }).first().click()
    await page.getByText('the story will read').waitFor()
    await page.getByRole('tab', { name: 'Talk' }).click()
    await page.getByLabel('Write to the table').waitFor()
    expect(await sends.allInnerTexts()).toEqual(['Send message', 'Send'])

    await page.setViewportSize({ width: 390, height: 844 })
    expect(await sends.allInnerTexts()).toEqual(['Send message'])
    expect(await findings(page, aroundBoard)).toEqual([])
    await page.getByRole('button', { name: 'Go on with the move' }).click()
    await expect.poll(() => sends.allInnerTexts()).toEqual(['Send'])
    expect(await page.evaluate('document.activeElement.closest("footer") !== null')).toBe(true)

    await takeOff(page)
    await page.setViewportSize({ width: 1280, height: 860 })
  })

  test('a message counts as read only once its reader sees the page', async () => {
    const { page } = ada
    const asBobSeesIt = bob.page.getByRole('article').filter({ hasText: 'Are you there?' })
    await page.goto(match)
    await page.getByRole('tab', { name: 'Talk' }).click()
    await page.getByLabel('Write to the table').waitFor()
    await show(page, 'hidden')
    await bob.page.goto(match)
    await bob.page.getByRole('tab', { name: 'Talk' }).click()
    await bob.page.getByLabel('Write to the table').fill('Are you there?')
    await bob.page.getByRole('button', { name: 'Send message', exact: true }).click()
    await page.getByRole('article').getByText('Are you there?').waitFor()
    await page.waitForTimeout(300)
    expect(await asBobSeesIt.getByText('read by Ada').count()).toBe(0)

    await show(page, 'visible')

    // Bob sees it at once, on the page that he has open.
    await asBobSeesIt.getByText('read by Ada').waitFor()
    // That Bob has read what he wrote goes without saying.
    expect(await asBobSeesIt.getByText(/^read by/).textContent()).toBe('read by Ada')
  })

  test('a new message is told to screen readers; one that is withdrawn disappears from the others’ pages', async () => {
    const { page } = ada
    await page.goto('about:blank')
    await page.goto(`${match}#tab=moves`)
    await page.getByRole('tabpanel', { name: 'Moves' }).waitFor()
    await bob.page.goto(`${match}#tab=talk`)
    await bob.page.getByLabel('Write to the table').fill('The tide turns.')
    await bob.page.getByRole('button', { name: 'Send message', exact: true }).click()

    await page.getByRole('tab', { name: 'Talk 1 unread' }).waitFor()
    await page.getByRole('status').filter({ hasText: '1 unread' }).waitFor()
    await page.getByRole('tab', { name: 'Talk' }).click()
    const message = page.getByRole('log', { name: 'Talk' }).getByText('The tide turns.')
    await message.waitFor()
    const report = page.getByRole('button', { name: 'Report', description: 'The tide turns.' })
    for (const isOpen of ['true', 'false']) {
      await report.press('Enter')
      await expect.poll(() => report.getAttribute('aria-expanded')).toBe(isOpen)
    }
    expect(await findings(page, aroundBoard)).toEqual([])
    await page.getByRole('tab', { name: 'Talk', exact: true }).waitFor()
    const said = bob.page.getByRole('article').filter({ hasText: 'The tide turns.' })
    // Several messages have such a button.
    const withdraw = said.getByRole('button', { name: 'Withdraw', description: 'The tide turns.' })
    await withdraw.click()
    await said.waitFor({ state: 'detached' })

    await message.waitFor({ state: 'detached' })
  })

  test('notes are kept, and emptied', async () => {
    const { page } = ada
    const notes = page.getByLabel('Your notes')
    const openNotes = async () => {
      await page.goto('about:blank')
      await page.goto(match)
      await page.getByRole('tab', { name: 'Talk' }).click()
      await page.getByText('Your notes').click()
      await notes.waitFor()
    }
    for (const written of ['Bob likes fish.', '']) {
      await openNotes()
      await notes.fill(written)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved.').waitFor()
      await openNotes()
      await expect.poll(() => notes.inputValue()).toBe(written)
    }
  })

  test('notes that another page has kept meanwhile are shown before they are replaced', async () => {
    const { page } = ada
    const elsewhere = await page.context().newPage()
    const openNotes = async (at: Page) => {
      await at.goto('about:blank')
      await at.goto(`${match}#tab=talk`)
      await at.getByText('Your notes').click()
      await at.getByLabel('Your notes').waitFor()
    }
    const keepElsewhere = async (notes: string) => {
      await elsewhere.getByLabel('Your notes').fill(notes)
      await elsewhere.getByRole('button', { name: 'Save' }).click()
      await elsewhere.getByText('Saved.').waitFor()
    }
    await openNotes(page)
    await page.getByLabel('Your notes').fill('Bob likes fish.')
    await openNotes(elsewhere)
    await keepElsewhere('Bob likes wood.')

    // It is shown when the page is loaded again, and when it would be replaced.
    const newer = page.getByRole('status').filter({ hasText: 'this was saved elsewhere' })
    await openNotes(page)
    await expect.poll(() => page.getByLabel('Your notes').inputValue()).toBe('Bob likes fish.')
    await newer.getByText('Bob likes wood.').waitFor()
    await keepElsewhere('Bob likes coal.')
    await page.getByRole('button', { name: 'Save' }).click()
    await newer.getByText('Bob likes coal.').waitFor()
    expect(await page.getByText('Saved.').isVisible()).toBe(false)

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    await expect.poll(() => newer.isVisible()).toBe(false)
    await page.getByLabel('Your notes').fill('Bob likes fish, and wood.')
    await page.getByText('Saved.').waitFor({ state: 'detached' })
    await openNotes(elsewhere)
    await expect.poll(() => elsewhere.getByLabel('Your notes').inputValue()).toBe('Bob likes fish.')
    await elsewhere.close()
    await page.getByLabel('Your notes').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
  })

  test('an order that is given beside the list of orders joins it, and stays when another one is cancelled', async () => {
    const { page } = (await isAsked(ada)) ? bob : ada
    const orders = page.locator('section', { has: page.getByRole('heading', { name: 'Your standing orders' }) })
    await page.goto(match)
    const given: string[] = []
    while (given.length < 2) {
      await page.getByRole('tab', { name: 'Moves' }).click()
      await page.getByRole('button', { name: 'Plan my next move' }).click()
      const offer = page.getByRole('button', { name: wholeOffer }).nth(given.length)
      const said = await sentenceOf(offer)
      await offer.click()
      await page.getByRole('tab', { name: 'Match' }).click()
      await page.getByRole('heading', { name: 'Terms' }).waitFor()
      await page.getByRole('button', { name: 'When my turn comes' }).click()
      await orders.getByText(said).waitFor()
      given.push(said)
    }
    const [first = '', second = ''] = given

    expect(await findings(page, aroundBoard)).toEqual([])
    await orders.getByRole('button', { name: 'Cancel', description: first }).click()
    await orders.getByText(first).waitFor({ state: 'detached' })

    await page.reload()
    await orders.getByText(second).waitFor()
    await orders.getByRole('button', { name: 'Cancel', exact: true }).click()
    await orders.waitFor({ state: 'detached' })
  })

  test('an order waits until there is as much as it asks for, after a reload too, says so, and is cancelled', async () => {
    const { page } = (await isAsked(ada)) ? bob : ada
    await page.goto(match)
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.getByRole('button', { name: 'Plan my next move' }).click()
    const offer = page.getByRole('button', { name: wholeOffer }).first()
    const said = await sentenceOf(offer)
    await offer.click()
    const more = page.getByRole('button', { name: /^more .* offer: at least$/ })
    for (let many = 0; many < 3; many++) await more.click()
    await page.reload()
    await page.getByRole('button', { name: 'When my turn comes' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'The move is kept until your turn comes.' })
    await notice.getByRole('link', { name: 'Your standing orders' }).click()

    const order = page.getByRole('tabpanel').getByText(said)
    await order.waitFor()
    await expect.poll(() => order.innerText()).toMatch(/ · .* offer: at least 3/)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('heading', { name: 'Your standing orders' }).waitFor({ state: 'detached' })
    await notice.waitFor({ state: 'detached' })
  })

  test('an order that is carried out while the list of orders is being read leaves the list', async () => {
    const [mover, waiting] = (await isAsked(ada)) ? [ada, bob] : [bob, ada]
    const { page } = waiting
    await page.goto(match)
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.getByRole('button', { name: 'Plan my next move' }).click()
    const planned = page.getByRole('button', { name: wholeOffer }).first()
    const said = await sentenceOf(planned)
    await planned.click()
    await page.getByRole('button', { name: 'When my turn comes' }).click()
    await page.getByRole('button', { name: 'Plan my next move' }).waitFor()
    const before = await page.locator('main').getAttribute('data-version')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let isHeld = false
    await intercept(page, '**/choices/ahead', async (route) => {
      const response = await route.fetch()
      isHeld = true
      await released
      await route.fulfill({ response })
    })
    await page.getByRole('tab', { name: 'Match' }).click()
    await expect.poll(() => isHeld).toBe(true)

    await mover.page.getByRole('tab', { name: 'Moves' }).click()
    await mover.page.getByRole('button', { name: wholeOffer }).filter({ hasNotText: said }).first().click()
    await mover.page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator(`main[data-version="${Number(before) + 2}"]`).waitFor()
    release()

    await page.getByText('Plan my next move').waitFor({ state: 'detached' })
    await page.waitForTimeout(300)
    expect(await page.getByRole('heading', { name: 'Your standing orders' }).isVisible()).toBe(false)
    await page.unroute('**/choices/ahead')
  })

  test('a deadline is told exactly, and what happens then', async () => {
    const { page } = (await isAsked(ada)) ? ada : bob
    const due = page.getByRole('button', { name: /^due / })
    await due.waitFor()
    await expect.poll(() => due.textContent()).toMatch(/^due in (3\sdays|\d+\shours)$/)
    await due.click()
    await expect.poll(() => due.textContent()).toMatch(/\d\d:\d\d/)

    await page.getByRole('tab', { name: 'Match' }).click()

    await page
      .getByRole('tabpanel')
      .getByText(/due in .* \(\w{3}.* \d\d:\d\d\)/)
      .waitFor()
    await page.getByText('Then everybody is told, and the match waits.').waitFor()
    await page.getByRole('link', { name: 'My deadlines in a calendar' }).waitFor()
  })

  test('a deadline is drawn again as time passes', async () => {
    const { page } = (await isAsked(ada)) ? ada : bob
    await page.clock.install()
    await page.reload()
    const due = page.getByRole('button', { name: /^due / })
    await due.waitFor()
    const before = await due.textContent()

    await page.clock.fastForward('26:00:00')

    await expect.poll(() => due.textContent()).not.toBe(before)
  })

  test('an entry is disputed in the story, and the dispute withdrawn in the tab of the match', async () => {
    const { page } = ada
    await page.getByRole('tab', { name: 'Story' }).click()
    await page.getByRole('button', { name: 'More about entry 1' }).click()
    await page.getByRole('button', { name: 'Dispute this' }).click()
    await page.getByLabel('What is wrong with it?').fill('The seats were not drawn.')
    await page.reload()
    await page.getByRole('button', { name: 'More about entry 1' }).click()
    await page.getByRole('button', { name: 'Dispute this' }).click()
    await expect.poll(() => page.getByLabel('What is wrong with it?').inputValue()).toBe('The seats were not drawn.')
    await page.getByRole('button', { name: 'Raise a dispute' }).click()
    const says = page.getByRole('status').filter({ hasText: 'The dispute is raised.' })
    await says.getByRole('link', { name: 'Match' }).click()
    await page.getByRole('tab', { name: 'Match', selected: true }).waitFor()
    await page.getByText('waits for a ruling').waitFor()
    await bob.page.goto('about:blank')
    await bob.page.goto(`${match}#tab=match`)
    await bob.page.getByText('The seats were not drawn.').waitFor()
    await page.locator('summary', { hasText: 'Comment on this dispute' }).click()
    await page.getByLabel('Comment on this dispute').fill('They were in our order.')
    await page.getByRole('button', { name: 'Comment on this dispute' }).click()
    const discussion = (at: Page) => at.getByRole('article').getByRole('log')
    await discussion(page).getByText('Ada: They were in our order.').waitFor()
    // Bob sees and hears at once what becomes of it, on the page that he has open.
    await discussion(bob.page).getByText('Ada: They were in our order.').waitFor()
    await page.getByRole('button', { name: 'Withdraw the dispute' }).click()

    for (const at of [page, bob.page]) await at.getByRole('status').filter({ hasText: '· withdrawn' }).waitFor()
  })

  test('who proposes, declines or withdraws hears so, and each button says which proposal it is about', async () => {
    const isSaid = ({ page }: Visitor, sentence: string) =>
      page.getByRole('tabpanel').getByRole('status').filter({ hasText: sentence }).waitFor()
    for (const { page } of [ada, bob]) {
      await page.goto('about:blank')
      await page.goto(`${match}#tab=match`)
    }
    const form = ada.page.locator('details', { hasText: 'Propose to the table' })
    await form.locator('summary').press('Enter')
    for (const kind of ['pause', 'end']) {
      await form.getByLabel('Proposal').selectOption(kind)
      await form.getByRole('button', { name: 'Propose to the table' }).press('Enter')
      await isSaid(ada, 'Proposed to the table.')
    }

    await bob.page.getByRole('button', { name: 'Decline', description: /^A pause/ }).press('Enter')
    await isSaid(bob, 'You have declined.')
    await ada.page.getByRole('button', { name: 'Withdraw', description: /^The end of the match/ }).press('Enter')
    await isSaid(ada, 'The proposal is withdrawn.')

    for (const { page } of [ada, bob])
      await expect.poll(() => page.evaluate('document.activeElement.closest("[role=tabpanel]") !== null')).toBe(true)
  })

  test('the table is asked to take back to an entry of the story', async () => {
    const [first, second] = (await isAsked(ada)) ? [ada, bob] : [bob, ada]
    for (const { page } of [first, second]) {
      await page.goto(match)
      const offer = page.getByRole('button', { name: /Take the whole .* offer/ }).first()
      await offer.click()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect.poll(() => isAsked({ page, faults: [] })).toBe(false)
    }
    const { page } = first
    await page.getByRole('tab', { name: 'Story' }).click()
    await page.getByRole('button', { name: 'More about entry 1' }).click()
    const ask = page.getByRole('button', { name: 'Ask to take back to here' })
    await ask.press('Enter')
    await expect.poll(() => ask.getAttribute('aria-expanded')).toBe('true')
    await page.getByRole('button', { name: 'Propose to the table' }).click()
    await page.getByText('You asked for it.').waitFor()

    const status = second.page.getByRole('status').filter({ hasText: 'proposes: Moves are taken back' })
    await status.waitFor()
    await second.page.reload()
    await second.page.getByRole('tab', { name: 'Match' }).click()
    await second.page.getByRole('button', { name: 'Agree' }).waitFor()
  })

  test('during a pause the table is asked to go on, not to pause', async () => {
    for (const [proposed, said] of [
      ['pause', 'A pause of 7 days'],
      ['resume', 'The end of the pause'],
    ] as const) {
      await ada.page.goto('about:blank')
      await ada.page.goto(`${match}#tab=match`)
      const form = ada.page.locator('details', { hasText: 'Propose to the table' })
      await form.locator('summary').press('Enter')
      await expect.poll(() => form.getByLabel('Proposal').inputValue()).toBe(proposed)
      await form.getByRole('button', { name: 'Propose to the table' }).click()

      await bob.page.goto('about:blank')
      await bob.page.goto(`${match}#tab=match`)
      await bob.page.getByText(said).locator('..').getByRole('button', { name: 'Agree' }).click()
      await bob.page.getByRole('status').filter({ hasText: 'You have agreed.' }).waitFor()
      const paused = bob.page.locator('main footer').getByText('Paused, goes on')
      await paused.waitFor({ state: proposed === 'pause' ? 'visible' : 'detached' })
    }
  })

  test('what was said long ago is read page by page', async () => {
    await leaveTable([ada, bob])
    const [adaAfar, bobAfar] = [await distant(server, 'Ada'), await distant(server, 'Bob')]
    for (let number = 1; number <= 51; number++) {
      const { api } = number <= 26 ? adaAfar : bobAfar
      await api.post(`/v1${new URL(match).pathname}/messages`, { text: `Message ${number}.` }, z.unknown())
    }
    const { page } = ada
    await page.goto(match)
    await page.getByRole('tab', { name: 'Talk' }).click()
    await page.getByText('Message 51.').waitFor()
    expect(await page.getByText('Message 1.', { exact: true }).count()).toBe(0)

    await page.getByRole('button', { name: 'Earlier messages' }).click()

    await page.getByText('Message 1.', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Earlier messages' }).count()).toBe(0)
  })

  test('the tab of a match that ends keeps what it shows until it can show how the match ended', async () => {
    const { page } = ada
    await page.goto('about:blank')
    await page.goto(`${match}#tab=match`)
    await page.getByRole('button', { name: 'Give up the match' }).waitFor()
    const release = await holdBack(page, '**/assets/ended-panel*')
    const { api } = await distant(server, 'Bob')
    await page.getByRole('button', { name: 'Give up the match' }).focus()

    await api.post(`/v1${new URL(match).pathname}/resignation`, undefined, z.unknown())

    const panel = page.getByRole('tabpanel', { name: 'Match' })
    await expect
      .poll(() => page.getByRole('button', { name: 'Give up the match' }).count(), { message: 'nobody can any more' })
      .toBe(0)
    await panel.getByRole('heading', { name: 'Terms' }).waitFor()
    expect(await panel.getByRole('heading', { name: 'Result' }).count()).toBe(0)
    release()
    await panel.getByRole('heading', { name: 'Result' }).waitFor()
    await expect.poll(() => panel.evaluate((one) => one.matches(':focus, :focus-within'))).toBe(true)
    expect([...ada.faults, ...bob.faults]).toEqual([])
  })
})
