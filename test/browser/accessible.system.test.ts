import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signIn as signedIn } from '../../scripts/demo/people.ts'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { isLong, oneInEveryRun, oneWithSeed } from '../support/long.ts'
import { aroundBoard, findings, looksGood, tooWide } from './axe.ts'
import { begunMatch, distant } from './begun-match.ts'
import { keepPicture, leaveTable, signInAdministrator, signInNew, type Visitor, visitor } from './browser.ts'
import { playOn } from './played-on.ts'
import { openBoard, takeOff } from './touching.ts'

type ColorScheme = 'light' | 'dark'
const inEveryRun = (...colorSchemes: ColorScheme[]): readonly ColorScheme[] =>
  isLong ? ['light', 'dark'] : colorSchemes

/**
 * Every screen by day and by night in long runs; otherwise the smallest by night, and the largest by day. A run with a seed,
 * as CI's is, takes one of these two for each page.
 */
const phone = { name: 'phone', viewport: { width: 360, height: 740 }, colorSchemes: inEveryRun('dark') }
const tablet = { name: 'tablet', viewport: { width: 820, height: 1180 }, colorSchemes: inEveryRun('light') }
const desktop = { name: 'desktop', viewport: { width: 1440, height: 900 }, colorSchemes: inEveryRun('light') }
const screens = isLong ? [phone, tablet, desktop] : [phone, desktop]

/** A file with what an operator publishes. @returns its path */
function written(name: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'paquebot-operator-')), `${name}.txt`)
  writeFileSync(file, 'A harbour office keeps this server.\n\nIt answers by mail.')
  return file
}

describeInBrowser('every screen of the client', () => {
  let server: ListeningServer
  let stranger: Visitor
  let host: Visitor
  let guest: Visitor
  const matches: Record<string, string> = {}

  beforeAll(async () => {
    server = await listeningServer({ IMPRINT_FILE: written('imprint'), PRIVACY_FILE: written('privacy') })
    const browser = await sharedChromium()
    stranger = await visitor(browser, { viewport: phone.viewport })
    host = await visitor(browser)
    guest = await visitor(browser)
    await signInNew(host, server, 'Ada')
    await signInNew(guest, server, 'Grace')
    for (const game of ['le-havre', 'havana', 'hamlet']) {
      matches[game] = await begunMatch(server, game, ['Ada', 'Grace'])
    }
    matches.open = await begunMatch(server, 'le-havre', ['Ada'], { seats: 3 })
  })

  const forStrangers = ['/', '/sign-in', '/sign-up', '/find', '/imprint', '/privacy', '/no-such-page-of-the-client']
  const links = ['confirm', 'sign-in', 'change-address', 'match'].map((purpose) => `/links/${purpose}`)
  test.each([...forStrangers, ...links])(
    'holds WCAG 2.2 AA for a stranger, by day and by night: %s',
    async (address) => {
      const { page, faults } = stranger
      for (const colorScheme of inEveryRun('light')) {
        await page.emulateMedia({ colorScheme })
        const answer = await page.goto(`${server.url}${address}`)
        expect(answer?.status()).toBe(address === '/no-such-page-of-the-client' ? 404 : 200)
        await page.locator('h1').waitFor()
        if (address === '/imprint' || address === '/privacy') await page.getByText('A harbour office keeps').waitFor()
        expect(await findings(page)).toEqual([])
        expect(await tooWide(page)).toBe(0)
      }
      expect(faults).toEqual([])
    },
  )

  test.each([
    '/',
    '/open',
    '/wishes',
    '/find',
    '/settings',
    '/people/Grace',
    '/games/hamlet',
    'open',
    ...oneInEveryRun('accessible', ['le-havre', 'havana', 'hamlet']),
  ])('holds WCAG 2.2 AA for a player, on all screens, by day and by night: %s', async (place) => {
    const { page, faults } = host
    for (const { name, viewport, colorSchemes } of oneWithSeed(place, screens)) {
      await page.setViewportSize(viewport)
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme })
        await page.goto(matches[place] ?? `${server.url}${place}`)
        await page.locator('h1').waitFor()
        if (place in matches && place !== 'open') await page.locator('main[data-version]').waitFor()
        await page.waitForTimeout(300)
        await keepPicture(host, `${place.replace('/', 'page-')}-${name}-${colorScheme}`)
        expect(await findings(page), `${name}, ${colorScheme}`).toEqual([])
        expect(await tooWide(page), `${name}, ${colorScheme}`).toBe(0)
      }
    }
    expect(faults).toEqual([])
  })

  test('holds WCAG 2.2 AA for an administrator, on a phone and on a desktop', async () => {
    const judge = await visitor(await sharedChromium())
    await signInAdministrator(judge, server)
    for (const area of ['reports', 'log', 'server']) {
      await judge.page.goto(`${server.url}/administration/${area}`)
      await judge.page.getByRole('navigation', { name: 'Administration' }).waitFor()
      await looksGood(judge, `administration-${area}`)
    }
    expect(judge.faults).toEqual([])
  })

  test('holds WCAG 2.2 AA around the table: in each of its tabs, on a sheet, while a move is composed', async () => {
    const { page, faults } = host
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const { viewport } of oneWithSeed('around the table', [phone, desktop])) {
      await page.setViewportSize(viewport)
      await page.goto(matches['le-havre'] ?? '')
      for (const name of ['Moves', 'Story', 'Talk', 'Match']) {
        await page.getByRole('tab', { name }).click()
        if (name === 'Story') await page.getByRole('button', { name: 'More about entry 1' }).click()
        if (name === 'Match') await page.getByRole('heading', { name: 'Terms' }).waitFor()
        for (const fold of await page.getByRole('tabpanel').locator('summary').all()) await fold.click()
        expect(await findings(page, aroundBoard), name).toEqual([])
      }
      await page.getByRole('tab', { name: 'Moves' }).click()
      // A player who is not asked has only settings for later, which are folded.
      const folded = page.getByRole('tabpanel').locator('details:not([open]) > summary')
      if (await folded.isVisible()) await folded.click()
      await page.getByRole('tabpanel').locator('ul button').first().click()
      await page.getByRole('region', { name: 'What you can do' }).waitFor()
      expect(await findings(page), 'composing').toEqual([])
      const board = page.getByRole('tab', { name: 'Board', exact: true })
      if (await board.isVisible()) await board.click()
      await page.locator('[data-piece]:visible').first().press('?')
      await page.getByRole('dialog').waitFor()
      expect(await findings(page, ['dialog']), 'sheet').toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(faults).toEqual([])
  })

  test('with forced colours, what can be used, what is chosen, what is off and what sends a move are told apart', async () => {
    const people = [await distant(server, 'Ada'), await distant(server, 'Grace')] as const
    const match = matches.havana ?? ''
    const turn = await playOn(people, match, 0)
    const { page, faults } = turn?.name === 'Ada' ? host : guest
    await page.setViewportSize(desktop.viewport)
    await page.emulateMedia({ forcedColors: 'active' })
    await openBoard(page, match)
    const styleOf = (one: Locator) =>
      one.evaluate((element) => {
        const style = element.ownerDocument.defaultView?.getComputedStyle(element)
        return { outline: style?.outlineStyle, colour: style?.color, ground: style?.backgroundColor }
      })
    const outlineOf = async (one: Locator) => (await styleOf(one)).outline
    const colourOf = async (one: Locator) => (await styleOf(one)).colour
    const lit = page.locator('button[data-piece][aria-pressed="false"]')
    await lit.first().waitFor()
    expect(await outlineOf(lit.first())).toBe('solid')
    expect(await outlineOf(page.locator('button[data-piece]:not([aria-pressed])').first())).toBe('none')

    await lit.first().click()
    const chosen = page.locator('button[data-piece][aria-pressed="true"]').first()
    await chosen.waitFor()
    await chosen.blur()
    expect(await outlineOf(chosen)).toBe('double')
    const send = page.getByRole('button', { name: 'Send', exact: true })
    expect(await send.getAttribute('aria-disabled')).toBe('true')
    const back = page.getByRole('button', { name: 'Back', exact: true })
    expect(await colourOf(send)).not.toBe(await colourOf(back))
    const off = await styleOf(send)
    await lit.first().click()
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('false')
    expect((await styleOf(send)).ground).not.toBe(off.ground)
    await keepPicture({ page }, 'forced-colours')
    await takeOff(page)
    await page.emulateMedia({ forcedColors: 'none' })
    expect(faults).toEqual([])
  })

  test('holds WCAG 2.2 AA while one catches up and plans, during a pause, and for what stands on a piece', async () => {
    const match = matches.hamlet ?? ''
    const people = [await distant(server, 'Ada'), await distant(server, 'Grace')] as const
    await leaveTable([host, guest])
    const before = await playOn(people, match, 4)
    let turn = before
    // Whoever has just been asked has something to catch up with.
    while (turn === before) turn = await playOn(people, match, 1)
    const [asked, waiting] = turn?.name === 'Ada' ? [host, guest] : [guest, host]

    const { page } = asked
    await page.goto(match)
    await page.getByText('Since you last looked').waitFor()
    await looksGood(asked, 'catching-up', aroundBoard)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.locator('footer[data-stepping="true"]').waitFor()
    await looksGood(asked, 'stepping')
    await page
      .locator('main footer')
      .getByRole('button', { name: /Skip|Back to now/ })
      .click()

    await openBoard(waiting.page, match)
    await waiting.page.getByRole('tab', { name: 'Moves' }).click()
    await waiting.page.getByRole('button', { name: 'Plan my next move' }).click()
    await waiting.page.getByRole('tabpanel').locator('ul button').first().click()
    await waiting.page.getByRole('button', { name: 'When my turn comes' }).waitFor()
    await looksGood(waiting, 'planning', aroundBoard)

    const [proposing, answering] = people
    const api = `/v1${new URL(match).pathname}/proposals`
    const { number } = await proposing.api.post(api, { kind: 'pause', days: 3 }, z.object({ number: z.int() }))
    await answering.api.post(`${api}/${number}/answer`, { agree: true }, z.unknown())
    await page.getByText(/Paused, goes on/).waitFor()
    await page.getByRole('tab', { name: 'Match' }).click()
    await looksGood(asked, 'paused', aroundBoard)

    await page.locator('[data-piece="tile:church"]').press('?')
    await page.getByRole('dialog').getByRole('button', { name: 'Donkey' }).click()
    await page.getByRole('heading', { name: 'Donkey' }).waitFor()
    await looksGood(asked, 'pawn', ['dialog'])
    expect([...host.faults, ...guest.faults]).toEqual([])
  })

  test('holds WCAG 2.2 AA while an entry is disputed, while the dispute is open and holds up the match, and once it is ruled on', async () => {
    const match = matches.havana ?? ''
    const { page } = host
    await openBoard(page, match)
    await page.getByRole('tab', { name: 'Story' }).click()
    await page.getByRole('button', { name: 'More about entry 1' }).click()
    await page.getByRole('button', { name: 'Dispute this' }).click()
    await page.getByLabel('What is wrong with it?').fill('The seats were not drawn.')
    await page.getByRole('checkbox').check()
    await looksGood(host, 'disputing', aroundBoard)

    await page.getByRole('button', { name: 'Raise a dispute' }).click()
    await page.getByText('The dispute is raised.').waitFor()
    await page.getByRole('tab', { name: 'Match' }).click()
    await page.getByText('waits for a ruling').waitFor()
    await looksGood(host, 'disputed', aroundBoard)

    const judging = await signedIn(server.url, await server.administrator())
    const ruling = { outcome: 'upheld', reasons: 'They were not.', remedies: [] }
    await judging.post(`/v1/admin${new URL(match).pathname}/disputes/1/ruling`, ruling, z.unknown())
    await page.getByText('Ruling: They were not.').waitFor()
    await looksGood(host, 'ruled', aroundBoard)
    expect(host.faults).toEqual([])
  })
})
