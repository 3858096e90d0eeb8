import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../src/games/catalogue.ts'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { isLong } from '../support/long.ts'
import { aroundBoard, looksGood } from './axe.ts'
import { type Visitor, visitor } from './browser.ts'

const Kept = z.object({ moves: z.array(z.unknown()) })
const Listed = z.object({ items: z.array(z.looseObject({ id: z.string() })) })
const Learned = z.object({ suggested: z.unknown(), result: z.unknown() })

const titles: Readonly<Record<string, string>> = { 'le-havre': 'Le Havre', havana: 'Havana', hamlet: 'Hamlet' }

describeInBrowser('a lesson', () => {
  let server: ListeningServer
  beforeAll(async () => {
    server = await listeningServer()
  })

  const at = (page: Page, moves: number) => page.locator(`main[data-node="${moves}"]`).waitFor()
  const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
  const explanation = (page: Page) => page.getByRole('region', { name: 'Explanation' })
  const isOver = (page: Page) => page.getByRole('navigation', { name: 'And now?' }).isVisible()

  async function learner(game: string, options = {}): Promise<Visitor> {
    const person = await visitor(await sharedChromium(), options)
    await person.page.goto(`${server.url}/games/${game}/lesson`)
    await at(person.page, 0)
    return person
  }

  /** Makes suggested moves until the match is over, or enough of them are made. @returns how many are made in all */
  async function playOn(page: Page, made: number, most = Infinity): Promise<number> {
    let moves = made
    for (; moves < most && !(await isOver(page)); moves += 1) {
      await page.getByRole('button', { name: 'Suggest a move' }).click()
      await send(page).click()
      await at(page, moves + 1)
    }
    return moves
  }

  /** Makes all suggested moves but the last few, without looking at each. @returns how many are made in all */
  async function comeNearTheEnd(page: Page, game: string): Promise<number> {
    const place = JSON.stringify(`paquebot.lesson.${game}`)
    const kept = JSON.parse(String(await page.evaluate(`sessionStorage.getItem(${place})`)))
    const { moves } = Kept.parse(kept)
    for (let isEnded = false; !isEnded; ) {
      const answer = await fetch(`${server.url}/v1/games/${game}/lesson`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ moves, suggest: true }),
      })
      const { suggested, result } = Learned.parse(await answer.json())
      isEnded = result !== null
      if (!isEnded) moves.push(suggested)
    }
    moves.splice(-2)
    const near = JSON.stringify(JSON.stringify({ ...kept, moves, steps: [] }))
    await page.evaluate(`sessionStorage.setItem(${place}, ${near})`)
    await page.reload()
    await at(page, moves.length)
    return moves.length
  }

  test('is not offered where a game has none', async () => {
    const { page } = await visitor(await sharedChromium())
    await page.route('**/v1/games', async (route) => {
      const response = await route.fetch()
      const { items } = Listed.parse(await response.json())
      await route.fulfill({
        response,
        json: { items: items.map((game) => ({ ...game, lesson: game.id !== 'havana' })) },
      })
    })
    const offered = page.getByRole('link', { name: 'Learn by playing' })
    await page.goto(`${server.url}/games/hamlet/rules`)
    await offered.waitFor()
    await page.goto(`${server.url}/games/havana/rules`)
    await page.getByRole('link', { name: 'Reference' }).first().waitFor()
    expect(await offered.count()).toBe(0)
  })

  test('of Havana is played to its end by somebody without an account', async () => {
    const stranger = await visitor(await sharedChromium())
    const { page } = stranger
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Learn Havana by playing' }).click()
    await at(page, 0)
    await page.getByRole('heading', { name: 'Learn Havana by playing' }).waitFor()
    await expect.poll(() => explanation(page).getByRole('heading').textContent()).toBe('The aim')
    await explanation(page).getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => explanation(page).getByRole('heading').textContent()).toBe('Your first two cards')

    // A move by touching pieces, and one that is taken back.
    for (const card of ['obreros', 'mama']) {
      await page.locator(`[data-piece="action-card:${card}"][aria-pressed="false"]`).first().click()
    }
    await send(page).click()
    await at(page, 1)
    await page.getByText('Seat 1 opens with').waitFor()
    await looksGood(stranger, 'lesson', aroundBoard)
    await page.getByRole('button', { name: 'Back one move' }).click()
    await at(page, 0)
    const some = await playOn(page, 0, 4)
    // What was explained before is a part of what has happened.
    await page.getByRole('tabpanel').getByRole('heading', { level: 3, name: 'The aim' }).waitFor()

    // The tab keeps the moves, also while the server has too much to compute.
    const problem = {
      type: 'about:blank',
      title: 'Busy',
      status: 422,
      code: 'too-much-to-compute',
      detail: 'Too much.',
    }
    await page.route('**/lesson', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 422, json: problem }) : route.continue(),
    )
    await page.reload()
    await page.getByText('Too much.').waitFor()
    await page.unroute('**/lesson')
    await page.reload()
    await at(page, some)
    await page.getByRole('tabpanel').getByRole('heading', { name: 'Who acts first' }).waitFor()
    await page.getByRole('button', { name: 'Suggest a move' }).click()
    await send(page).waitFor()
    await looksGood(stranger, 'lesson-composing', ['main footer'])
    await send(page).click()
    await at(page, some + 1)

    await playOn(page, isLong ? some + 1 : await comeNearTheEnd(page, 'havana'))
    await expect.poll(() => explanation(page).getByRole('heading').textContent()).toBe('The end of the match')
    await page.getByRole('rowheader', { name: /^Buildings/ }).waitFor()
    await looksGood(stranger, 'lesson-over', aroundBoard)
    for (const [name, address] of [
      ['Sign up', '/sign-up'],
      ['Find a match', '/find?game=havana'],
      ['Read the rules', '/games/havana/rules'],
    ] as const) {
      const link = page.getByRole('navigation', { name: 'And now?' }).getByRole('link', { name })
      expect(await link.getAttribute('href')).toBe(address)
    }
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: 'Start again' }).click()
    await at(page, 0)
    expect(stranger.faults).toEqual([])
  })

  test('explains on a phone what is asked, above the question', async () => {
    const stranger = await learner('havana', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    const { page } = stranger
    const bar = page.locator('main footer')
    await bar.getByRole('heading', { name: 'The aim' }).waitFor()
    await playOn(page, 0, 3)
    await page.getByRole('tab', { name: 'The lesson' }).click()
    await page.getByRole('tabpanel').getByRole('heading', { name: 'Who acts first' }).waitFor()
    expect(stranger.faults).toEqual([])
  })

  const others = [...catalogue.values()].flatMap(({ meta: { id }, lesson }) => (lesson && id !== 'havana' ? [id] : []))
  test.each(others)('of %s is played, in long runs to its end', async (game) => {
    const stranger = await learner(game)
    const { page } = stranger
    await page.getByRole('heading', { name: `Learn ${titles[game]} by playing` }).waitFor()
    await playOn(page, 0, isLong ? Infinity : 3)
    await looksGood(stranger, `lesson-${game}`, aroundBoard)
    expect(await isOver(page)).toBe(isLong)
    expect(stranger.faults).toEqual([])
  })
})
