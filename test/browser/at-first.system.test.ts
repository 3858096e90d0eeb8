import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ChoicesBody } from '../../src/matches/wire/choices-body.ts'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { begunMatch } from './begun-match.ts'
import { keepPicture, leaveTable } from './browser.ts'
import { adaAndGrace, type Player, playOn } from './played-on.ts'
import { openBoard } from './touching.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 860 }
const mostMoves = 80

describeInBrowser('what a player sees at first, and what gives way to what they do', () => {
  let server: ListeningServer
  let people: readonly [Player, Player]

  beforeAll(async () => {
    server = await listeningServer()
    people = await adaAndGrace(server)
  })

  const otherThan = (one: Player): Player => (one === people[0] ? people[1] : people[0])
  const composer = (page: Page) => page.getByRole('region', { name: 'What you can do' })

  async function begun(game: string): Promise<{ match: string; asked: Player; waiting: Player }> {
    const match = await begunMatch(server, game, ['Ada', 'Grace'])
    await leaveTable(people)
    const asked = await playOn(people, match, 0)
    if (asked === undefined) throw new Error('nobody is asked')
    return { match, asked, waiting: otherThan(asked) }
  }

  test('given news, when a player who waits plans a move, then the news end, and the bar says how the plan ends', async () => {
    const { match, asked, waiting } = await begun('hamlet')
    const { page } = waiting
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await leaveTable(people)
    expect(await playOn(people, match, 1)).toBe(asked)
    await page.goto(match)
    await page.getByText('Since you last looked').waitFor()
    await page.getByRole('tab', { name: 'Moves' }).click()

    await page.getByRole('button', { name: 'Plan my next move' }).click()

    await page.getByRole('button', { name: 'Stop planning' }).waitFor()
    await expect.poll(() => page.getByText('Since you last looked').count()).toBe(0)
    expect(await page.locator('#table-moves').evaluate((panel) => panel.scrollTop)).toBe(0)
    await keepPicture(waiting, 'planning-after-news')
  })

  test('given news, when a move is composed, then they give way to it, and are offered again once it is taken off', async () => {
    const { match, asked } = await begun('hamlet')
    let mover: Player | undefined = asked
    await openBoard(otherThan(asked).page, match)
    await leaveTable(people)
    while (mover === asked) mover = await playOn(people, match, 1)
    if (mover === undefined) throw new Error('nobody is asked')
    const { page } = mover
    await page.setViewportSize(desktop)
    await page.goto(match)
    const news = page.getByText('Since you last looked')
    await news.waitFor()
    await page.getByRole('tab', { name: 'Moves' }).click()

    await page.getByRole('tabpanel').getByRole('button', { name: 'End your turn' }).click()
    await composer(page).waitFor()
    expect(await news.count()).toBe(0)

    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await news.waitFor()
  })

  test('given a card chosen on a phone, when the page is loaded again, then the panel with the card is shown', async () => {
    const { match, asked } = await begun('havana')
    const { page } = asked
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.locator('#panel-tab-own-cards').click()
    await page.locator('#panel-own-cards [data-piece="action-card:mendigo"]').click()
    await composer(page).waitFor()

    await page.reload()

    await composer(page).waitFor()
    await page.locator('#panel-own-cards [data-piece="action-card:mendigo"][aria-pressed="true"]').waitFor()
    await page.locator('#panel-tab-own-cards[aria-selected="true"]').waitFor()
  })

  test('given a player on a phone who waits but may sell, when the match is opened, then its first panel is shown', async () => {
    const { match, waiting } = await begun('le-havre')
    let seller: Player | undefined
    for (let moves = 0; seller === undefined && moves < mostMoves; moves++) {
      const mover = await playOn(people, match, 1)
      const other = mover ? otherThan(mover) : waiting
      const { choices, decision } = await other.api.get(`/v1${new URL(match).pathname}/choices`, ChoicesBody)
      if (decision === null && choices.some(({ standing }) => !standing)) seller = other
    }
    if (seller === undefined) throw new Error('nobody who waits may sell')
    const { page } = seller
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.locator('main > section [data-piece][aria-pressed="false"]').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(500)

    expect(await page.locator('[id^="panel-tab-"]').first().getAttribute('aria-selected')).toBe('true')
    await page.getByRole('tab', { name: 'Moves' }).click()
    const plan = await page.getByRole('button', { name: 'Plan my next move' }).boundingBox()
    const list = await page.getByRole('tabpanel').locator('ul button').first().boundingBox()
    expect(plan?.y).toBeLessThan(list?.y ?? 0)
    await keepPicture(seller, 'waiting-seller')
  })

  test('given no connection, when a move is sent, then one message says so, and none once the connection is back', async () => {
    const { match, asked } = await begun('hamlet')
    const { page } = asked
    await page.setViewportSize(desktop)
    await openBoard(page, match)
    await page.getByRole('tabpanel').getByRole('button', { name: 'End your turn' }).click()
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await expect.poll(() => send.isEnabled()).toBe(true)
    const board = await page.locator('main > section').innerText()
    await page.context().setOffline(true)
    const lost = page.getByText('The connection is lost', { exact: false })
    await lost.waitFor()

    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/moves'))
    await send.click()
    await failed
    await expect.poll(() => send.isVisible()).toBe(true)
    await page.waitForTimeout(300)
    const outOfReach = page.getByText('The server cannot be reached', { exact: false })
    expect(await outOfReach.count()).toBe(0)
    expect(await page.locator('main > section').innerText()).toBe(board)
    await keepPicture(asked, 'sent-offline')

    await page.context().setOffline(false)
    await lost.waitFor({ state: 'detached' })
    await page.waitForTimeout(300)
    expect(await outOfReach.count()).toBe(0)
  })
})
