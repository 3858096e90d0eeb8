import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { aroundBoard, looksGood } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { intercept, visitor } from './browser.ts'
import { adaAndGrace, type Player, playOn } from './played-on.ts'

const WithId = z.object({ id: z.string() })

/** Drags as people do: what begins with a drag is on the page before the piece is led to its place. */
async function dragTo(page: Page, piece: Locator, ...places: Locator[]): Promise<void> {
  await piece.hover()
  await page.mouse.down()
  const { x, y } = await lowerEdge(piece)
  await page.mouse.move(x, y)
  await page.getByRole('button', { name: 'Put it back' }).waitFor()
  for (const place of places) {
    await place.waitFor()
    const to = await lowerEdge(place)
    await page.mouse.move(to.x, to.y)
  }
  await page.mouse.up()
}

/** Where an element is covered first by what opens below it. */
async function lowerEdge(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height - 5 }
}

/** Whether an element is seen as a whole in one that scrolls. */
async function isWithin(element: Locator, scrolled: Locator): Promise<boolean> {
  const [box, around] = [await element.boundingBox(), await scrolled.boundingBox()]
  return box !== null && around !== null && box.y >= around.y && box.y + box.height <= around.y + around.height
}

describeInBrowser('a study', () => {
  let server: ListeningServer
  let ada: Player
  let grace: Player

  beforeAll(async () => {
    server = await listeningServer()
    ;[ada, grace] = await adaAndGrace(server)
  })

  const at = (page: Page, node: number) => page.locator(`main[data-node="${node}"]`).waitFor()
  const offer = (page: Page, kind: string) => page.locator(`[data-piece="offer:${kind}"][aria-pressed="false"]`).first()

  /** Takes an offer of the harbour, for the seat that is asked. */
  async function take(page: Page, kind: string): Promise<void> {
    await offer(page, kind).click()
    await page.getByRole('button', { name: 'Play it' }).click()
  }

  test('begins with a moment of a match, branches, is shared, and is copied by whoever opens the link', async () => {
    const { page } = ada
    const match = await begunMatch(server, 'le-havre', ['Ada', 'Grace'])
    await playOn([ada, grace], match, 2)
    await page.goto(`${match}/replay?version=1`)
    await page.getByRole('button', { name: 'Make a study from here' }).click()
    await page.waitForURL('**/studies/*')
    await at(page, 0)
    const study = new URL(page.url()).pathname

    await take(page, 'wood')
    await at(page, 1)
    await page.getByRole('button', { name: 'Back a move' }).click()
    await at(page, 0)
    await offer(page, 'clay').click()
    await page.getByText('If you play it:').waitFor()
    await page
      .getByText(/took .*clay/)
      .last()
      .waitFor()
    await page.getByLabel('Show on the board what it leads to').check()
    await page.locator('main[data-foreseen="true"]').waitFor()
    await looksGood(ada, 'study-composing', ['main footer'])
    await page.getByRole('button', { name: 'Play it' }).click()
    await at(page, 2)
    await intercept(page, '**/nodes/0*', (route) => route.abort())
    await page.keyboard.press('ArrowLeft')
    const outOfReach = page.getByText('The server cannot be reached.', { exact: false })
    await outOfReach.waitFor()
    await page.unroute('**/nodes/0*')
    await page.getByRole('tabpanel').getByRole('button').first().click()
    await at(page, 0)
    await outOfReach.waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowRight')
    await at(page, 2)
    await page.waitForURL('**/studies/*?node=2')
    const lines = page.getByRole('tabpanel').getByRole('listitem')
    await expect.poll(() => lines.count(), { message: 'two lines of one move' }).toBe(2)

    await page.getByText('Name and comment').click()
    await page.getByLabel('Name of the line that leads here').fill('Clay first')
    await page.getByLabel('Comment').fill(`It builds sooner.${'\nThen it pays.'.repeat(12)}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('navigation', { name: 'Named lines' }).getByRole('button', { name: 'Clay first' }).waitFor()
    await looksGood(ada, 'study', aroundBoard)

    await page.getByRole('tab', { name: 'The study' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const shared = page.getByRole('link', { name: /\/links\/study\?token=.*&node=2$/ })
    const link = (await shared.getAttribute('href')) ?? ''
    await looksGood(ada, 'study-shared', ['[role=tabpanel]'])

    const stranger = await visitor(await sharedChromium())
    await stranger.page.goto(`${server.url}${study}`)
    await stranger.page.getByRole('heading', { name: 'The study', exact: true }).waitFor()
    await stranger.page.setViewportSize({ width: 1280, height: 620 })
    await stranger.page.goto(link)
    await at(stranger.page, 2)
    const comment = stranger.page.getByRole('tabpanel').getByText('It builds sooner.')
    await comment.waitFor()
    await expect.poll(() => isWithin(comment, stranger.page.getByRole('tabpanel'))).toBe(true)
    // On a phone the lines are behind a tab; what is said about the position is beside its board at once.
    expect(await stranger.page.locator('footer').getByText('It builds sooner.').isVisible()).toBe(false)
    await stranger.page.setViewportSize({ width: 390, height: 844 })
    await stranger.page.goto(link)
    await at(stranger.page, 2)
    await stranger.page.locator('footer').getByText('It builds sooner.').waitFor()
    const board = await stranger.page.locator('main > section').first().boundingBox()
    expect(board?.height).toBeGreaterThan(422)
    await looksGood(stranger, 'study-on-phone', ['footer'])
    await stranger.page.goto(link)
    await at(stranger.page, 2)
    await stranger.page.setViewportSize({ width: 1280, height: 860 })
    await stranger.page.keyboard.press('ArrowLeft')
    await at(stranger.page, 0)
    expect(await stranger.page.locator('[data-piece][aria-pressed]').count(), 'a stranger plays nothing').toBe(0)
    await stranger.page.getByRole('link', { name: 'Sign in to copy it, and to try moves of your own' }).waitFor()
    await looksGood(stranger, 'study-of-another', ['aside', 'footer'])

    await grace.page.goto(link)
    await grace.page.getByRole('button', { name: 'Copy to my studies' }).click()
    await grace.page.waitForURL('**/studies/*')
    await grace.page
      .getByRole('button', { name: /^Clay first/ })
      .first()
      .click()
    await at(grace.page, 2)
    await take(grace.page, 'fish')
    await at(grace.page, 3)

    await page.getByRole('tab', { name: 'Lines' }).click()
    await page.getByText('Name and comment').click()
    await page.getByRole('button', { name: 'Delete this move' }).click()
    await page.getByRole('button', { name: 'Delete this move' }).click()
    await at(page, 0)
    await expect.poll(() => page.getByRole('tabpanel').getByRole('listitem').count()).toBe(1)
    await page.route('**/v1/**', (route) => route.abort())
    for (const address of ['/open', '/studies']) {
      await page.goto(`${server.url}${address}`)
      await page.getByText('The server cannot be reached.', { exact: false }).waitFor()
      expect(await page.getByLabel('Game').count(), 'there is nothing to choose from').toBe(0)
    }
    await page.unroute('**/v1/**')
    await page.locator(`a[href="${study}"]`).waitFor()
    await page.getByLabel('Game').waitFor()
    const unavailable = { code: 'unavailable', status: 503, title: 'Not just now.', type: 'about:blank' }
    await page.route('**/v1/studies*', (route) => route.fulfill({ status: 503, json: unavailable }))
    await page.reload()
    await page.getByText('Not just now.').waitFor()
    await page.unroute('**/v1/studies*')
    await page.locator(`a[href="${study}"]`).waitFor()
    await looksGood(ada, 'studies')
    expect([...ada.faults, ...grace.faults, ...stranger.faults]).toEqual([])
  })

  test('begins with an opening, and its owner plays every seat', async () => {
    const { page } = grace
    await page.goto(`${server.url}/studies`)
    await page.getByLabel('Game').selectOption('Havana')
    await page.getByLabel('Players').selectOption('2')
    await page.getByRole('button', { name: 'Make the study' }).click()
    await at(page, 0)
    const seats = page.getByRole('group', { name: 'Who plays' })
    await seats.getByRole('button', { name: 'Seat 2, is asked' }).click()
    await seats.getByRole('button', { name: 'Seat 2, is asked', pressed: true }).waitFor()
    const card = (name: string) => page.locator(`[data-piece="action-card:${name}"][aria-pressed="false"]`).first()
    // The keyboard is led to what the move still needs, as in a match.
    await card('siesta').press('Enter')
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('What you can do')
    await card('obreros').click()
    await page.getByRole('button', { name: 'Play it' }).click()
    await at(page, 1)
    await seats.getByRole('button', { name: 'Seat 1, is asked', pressed: true }).waitFor()
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.getByRole('tabpanel').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Play it' }).waitFor()
    expect(grace.faults).toEqual([])
  })

  test('begins with a position that was set up by hand, and what cannot be is said where it is wrong', async () => {
    const { page } = ada
    const { id } = await ada.api.post(
      '/v1/studies',
      { name: 'Coins', from: { kind: 'game', game: 'havana', seats: 2 } },
      WithId,
    )
    await page.goto(`${server.url}/studies/${id}/position?node=0`)
    const state = 'from/position/state'
    for (const fold of ['/reserve', '/card']) {
      await page.locator(`fieldset[name="${state}${fold}"] > details > summary`).click()
    }
    const [reserve, card] = [
      page.locator(`[name="${state}/reserve/pesos"]`),
      page.locator(`[name="${state}/card/pesos"]`),
    ]
    const before = { reserve: Number(await reserve.inputValue()), card: Number(await card.inputValue()) }
    await reserve.fill(String(before.reserve - 2))
    const fields = page.locator('form')
    await fields.getByText('There are 58 in all, not 60.').waitFor()
    await reserve.fill(String(before.reserve - 1))
    await fields.getByText('There are 59 in all, not 60.').waitFor()
    await reserve.fill(String(before.reserve - 2))
    await page.getByRole('button', { name: 'Make the study' }).click()
    await looksGood(ada, 'setting-up')
    await card.fill(String(before.card + 2))
    await page.getByText('This position is possible.').waitFor()

    await page.setViewportSize({ width: 1280, height: 860 })
    const row = page.locator('[data-lies="/rows/lower"]')
    const dragged = page.locator('[data-lies="/rows/upper"] [data-piece]').first()
    const name = (await dragged.getAttribute('data-piece')) ?? ''
    await dragTo(page, dragged, row.locator('[data-piece]').nth(1))
    await row.locator(`[data-piece="${name}"]`).waitFor()
    await page.getByText('Has too many cards: 7.').first().waitFor()
    await row.locator(`[data-piece="${name}"]`).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Upper row, at its end' }).press('Enter')
    await page.getByText('This position is possible.').waitFor()
    const places = page.getByRole('region', { name: 'where to?' })
    const inBar = places.getByRole('button', { name: 'Lower row, at its end' })
    await dragTo(page, dragged, places, inBar)
    await page.getByText('Has too many cards: 7.').first().waitFor()
    await page.getByRole('button', { name: 'Undo the last change' }).click()
    await page.getByText('This position is possible.').waitFor()
    await expect.poll(() => row.locator('[data-piece]').count()).toBe(6)
    await page.getByRole('button', { name: 'Make the study' }).click()
    await at(page, 0)
    expect(page.url()).not.toContain(id)
    const made = `/v1/studies/${new URL(page.url()).pathname.split('/').at(-1)}/nodes/0`
    const { view } = await ada.api.get(made, z.object({ view: z.object({ card: z.object({ pesos: z.int() }) }) }))
    expect(view.card.pesos).toBe(before.card + 2)
    expect(ada.faults).toEqual([])
  })
})
