import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { oneInEveryRun } from '../support/long.ts'
import { begunMatch } from './begun-match.ts'
import { keepPicture, leaveTable } from './browser.ts'
import { adaAndGrace, type Player, playOn, playToChoice } from './played-on.ts'
import { openBoard } from './touching.ts'

const desktop = { width: 1280, height: 860 }
const phone = { width: 360, height: 740 }
const sideways = { width: 844, height: 390 }

describeInBrowser('what is shown fits into its place', () => {
  let server: ListeningServer
  let people: readonly [Player, Player]

  beforeAll(async () => {
    server = await listeningServer()
    people = await adaAndGrace(server)
  })

  /** A match in which so many moves have been made, in the browser of the player who is asked. */
  async function played(game: string, moves: number): Promise<{ page: Page; match: string }> {
    const match = await begunMatch(server, game, ['Ada', 'Grace'])
    await leaveTable(people)
    const mover = await playOn(people, match, moves)
    if (mover === undefined) throw new Error('nobody is asked')
    return { page: mover.page, match }
  }

  test('the buttons that take back and lead to the next match lie in one row', async () => {
    const first = await played('hamlet', 0)
    const { page } = await played('hamlet', 0)
    await page.setViewportSize(desktop)
    await openBoard(page, first.match)
    const next = page.locator('footer').getByRole('link', { name: 'Next match' })
    await next.waitFor()
    const [one, other] = [await boxOf(page.getByRole('button', { name: 'Take back', exact: true })), await boxOf(next)]

    expect({ y: one.y, height: one.height }).toEqual({ y: other.y, height: other.height })
  })

  test.each([
    { width: 820, height: 1180, most: 1 },
    { width: 390, height: 844, most: 2 },
  ])(
    'what leads to the next match says so in at most $most lines, and is large enough for a finger: $width × $height',
    async ({ most, ...viewport }) => {
      const first = await played('hamlet', 0)
      const { page } = await played('hamlet', 0)
      await page.setViewportSize(viewport)
      await openBoard(page, first.match)
      for (const language of ['fr', 'ru', 'es', 'en']) {
        await page.locator('header select').selectOption(language)
        await page.locator(`html[lang="${language}"]`).waitFor()
        const next = page.locator('footer a[href^="/matches/"]')
        await next.waitFor()
        const lines = await next.evaluate((link) => {
          const words = document.createRange()
          words.selectNodeContents(link)
          return new Set([...words.getClientRects()].map(({ top }) => top)).size
        })
        expect(lines, language).toBeLessThanOrEqual(most)
        const { width, height } = await boxOf(next)
        expect(Math.min(width, height), language).toBeGreaterThanOrEqual(44)
      }
      await keepPicture({ page }, `next-match-${viewport.width}`)
    },
  )

  test('on a large screen the longest word in the name of a blueprint is not cut', async () => {
    const { page, match } = await played('hamlet', 0)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await openBoard(page, match)
    const title = page.locator('#panel-middle [data-piece^="tile:"] span > span').first()
    await title.evaluate((one) => one.replaceChildren('Cow Conservatory'))
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await page.setViewportSize(desktop)
  })

  const boards = oneInEveryRun('fitting', ['le-havre', 'havana', 'hamlet'])
  test.each(boards)('on a phone the board has most of the height: %s', async (game) => {
    const { page, match } = await played(game, 0)
    await page.setViewportSize(phone)
    await openBoard(page, match)
    const faults: string[] = []
    for (const language of ['fr', 'ru', 'es', 'en']) {
      await page.locator('header select').selectOption(language)
      await page.locator(`html[lang="${language}"]`).waitFor()
      // The position is read again in that language.
      await page.waitForTimeout(300)
      const board = await boxOf(page.locator('main > section').first())
      const bar = await boxOf(page.locator('main footer'))
      if (board.y > 95) faults.push(`${language}: the board begins at ${board.y}`)
      if (bar.height > 150) faults.push(`${language}: the bar takes ${bar.height}`)
      for (const one of await page.locator('header > :visible, main > h1, main > details > summary').all()) {
        const bottom = bottomOf(await boxOf(one))
        if (bottom > 50) faults.push(`${language}: ${await one.innerText()} ends at ${bottom}`)
      }
      for (const one of await page.locator('main footer :is(button, a):visible').all()) {
        const { x, width } = await boxOf(one)
        if (x + width > phone.width) faults.push(`${language}: ${await one.innerText()} is cut`)
      }
    }

    expect(faults).toEqual([])
  })

  test.each([phone, sideways])(
    'a long name takes two lines at most, and the tab of the match has it whole: $width × $height',
    async (viewport) => {
      const name = 'The winter tournament of the Friends of the Harbour, third table, second round'
      const match = await begunMatch(server, 'hamlet', ['Ada', 'Grace'], { name })
      const [{ page }] = people
      await page.setViewportSize(viewport)
      await openBoard(page, match)
      expect((await boxOf(page.locator('main > h1'))).height).toBeLessThan(50)

      await page.getByRole('tab', { name: 'Match', exact: true }).click()
      await page.getByRole('tabpanel').getByText(name, { exact: true }).waitFor()
    },
  )

  test('on a phone a button that can take nothing back takes no room; it is there as soon as it can', async () => {
    const { page, match } = await played('hamlet', 0)
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.getByRole('button', { name: 'End your turn' }).waitFor()
    const takeBack = page.getByRole('button', { name: 'Take back', exact: true })
    await expect.poll(() => takeBack.isVisible()).toBe(false)
    await page.locator('[data-piece^="step:"][aria-pressed="false"]:visible').first().click({ force: true })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await takeBack.waitFor()
    // It says until when, to screen readers, too.
    expect(
      await takeBack.evaluate(
        (one) => one.ownerDocument.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toBe('until somebody else acts')
    await takeBack.focus()
    await page.keyboard.press('Enter')
    await page.locator('main footer').getByText('let your donkeys').waitFor()
    await page.waitForTimeout(500)

    expect(await takeBack.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  })

  test.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('what a move would do is in sight above the button that sends it: %s', async (_, viewport) => {
    const { page, match } = await played('hamlet', 0)
    await page.setViewportSize(viewport)
    await openBoard(page, match)
    await page.locator('[data-piece^="step:"][aria-pressed="false"]:visible').first().click({ force: true })
    const foresee = page.getByLabel('Show on the board what it leads to')
    await foresee.waitFor()
    const outcome = await boxOf(page.locator('footer [aria-live]').filter({ hasText: 'moved donkeys' }))
    const send = await boxOf(page.getByRole('button', { name: 'Send', exact: true }))

    expect(outcome.y + outcome.height).toBeLessThanOrEqual(send.y)
    expect(send.y + send.height).toBeLessThanOrEqual(viewport.height)
    await expectWithin(page, foresee, 'footer')
    expect((await boxOf(foresee)).y).toBeGreaterThanOrEqual(outcome.y + outcome.height)
  })

  test.each([sideways, { width: 740, height: 360 }])(
    'on a phone held sideways the board has the whole height, and the bar is beside it: $width × $height',
    async (viewport) => {
      const { page, match } = await played('hamlet', 0)
      await page.setViewportSize(viewport)
      await openBoard(page, match)
      const [board, bar] = [await boxOf(page.locator('main > section')), await boxOf(page.locator('main footer'))]
      expect({ y: board.y, height: board.height }).toEqual({ y: 0, height: viewport.height })
      expect(board.width).toBeGreaterThan(viewport.width / 2)
      expect(bar.x).toBeGreaterThanOrEqual(board.x + board.width)
      await expectWithin(page, page.locator('main footer').getByText('Your turn', { exact: true }), 'footer')

      await page.locator('[data-piece^="step:"][aria-pressed="false"]:visible').first().click({ force: true })
      const send = page.getByRole('button', { name: 'Send', exact: true })
      await expectWithin(page, send, 'footer')
      expect(bottomOf(await boxOf(send))).toBeLessThanOrEqual(viewport.height)
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(viewport.height)
    },
  )

  test('on a phone a touched piece stays in sight although the bar grows over it', async () => {
    const match = await begunMatch(server, 'le-havre', ['Ada', 'Grace'])
    await leaveTable(people)
    const { page } = (await playToChoice(people, match, ({ move }) => move.type === 'enter')).mover
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.locator('#panel-tab-town').click()
    await page.locator('#panel-town [data-piece][aria-pressed="false"]').last().click()
    await page.locator('footer[data-composing="true"]').waitFor()
    const [piece, board] = [page.locator('[data-piece][aria-pressed="true"]').first(), page.locator('main > section')]

    const hidden = async () => bottomOf(await boxOf(piece)) - bottomOf(await boxOf(board.first()))
    await expect.poll(hidden).toBeLessThan(1)
    // What is loaded late makes the bar a little larger.
    await page.locator('main footer').evaluate((bar) => bar.style.setProperty('padding-bottom', '48px'))
    await page.waitForTimeout(200)
    await expect.poll(hidden).toBeLessThan(1)
  })

  test('on a phone the form names and counts the cards chosen on the board, and has them all in a fold', async () => {
    const { page, match } = await played('havana', 0)
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.locator('#panel-tab-own-cards').click()
    const card = (id: string) => page.locator(`#panel-own-cards [data-piece="action-card:${id}"]`)
    const form = page.locator('footer fieldset')
    await card('mendigo').click()
    await form.getByText('(1 of 2)').waitFor()
    await card('escombros').click()
    await form.getByText('(2 of 2)').waitFor()
    const named = form.getByText('Mendigo (Beggar) · Escombros (Rubble)')
    await expectWithin(page, named, 'footer section')
    await expectWithin(page, page.locator('footer [aria-live]').filter({ hasText: 'opens with' }), 'footer')
    expect(await form.getByRole('button').count()).toBe(0)

    await named.click()
    await form.getByRole('button', { name: 'Mama' }).click()
    await form.getByText('Escombros (Rubble) · Mama').waitFor()
    await expect.poll(() => form.getByRole('button').count()).toBe(13)
  })

  test('on a phone a row that counts to one has the whole width of its form for its name', async () => {
    const { page, match } = await played('hamlet', 0)
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.locator('[data-piece^="step:"][aria-pressed="false"]:visible').first().click({ force: true })
    const form = page.locator('footer[data-composing="true"] fieldset')
    const [around, more] = [await boxOf(form), await boxOf(form.getByRole('button', { name: /^more / }).first())]

    expect(around.x + around.width - more.x - more.width).toBeLessThan(16)
  })

  test('begun where the board is not shown, a form has all its options at once', async () => {
    const { page, match } = await played('havana', 0)
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Lay two cards face down' }).click()
    await page.locator('footer fieldset').waitFor()

    await expect.poll(() => page.locator('footer fieldset').getByRole('button').count()).toBe(13)
  })

  test.each([
    ['en', 'Still to choose: your two cards'],
    ['fr', 'Encore à choisir\u202f: vos deux cartes'],
    ['ru', 'Осталось выбрать: ваши две карты'],
    ['es', 'Falta elegir: sus dos cartas'],
  ])('what is still to choose reads as a sentence: %s', async (language, says) => {
    const { page, match } = await played('havana', 0)
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.locator('header select').selectOption(language)
    await page.locator(`html[lang="${language}"]`).waitFor()
    await page.locator('#table-tab-moves').click()
    await page.getByRole('tabpanel').getByRole('button').first().click()
    await page.locator('footer').getByText(says, { exact: true }).waitFor()
    await page.locator('header select').selectOption('en')
    await page.locator('html[lang="en"]').waitFor()
  })

  test.each([
    ['desktop', desktop],
    ['phone', { width: 390, height: 664 }],
  ])('the title of a long form, and how much is chosen, stay in sight while it scrolls: %s', async (_, viewport) => {
    const { page, match } = await played('hamlet', 0)
    await page.setViewportSize(viewport)
    await openBoard(page, match)
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Take the blueprint/ })
      .first()
      .click()
    const form = page.locator('footer section')
    await form.getByRole('button', { name: 'more Church' }).click()
    // A number stays in one line with its word, in the question and in what would happen.
    expect(await form.locator('legend').last().textContent()).toContain('3\u00a0coins')
    await expect.poll(() => form.locator('[aria-live]').textContent()).toContain('3\u00a0coins')
    const chosen = form.locator('fieldset').last().getByText('(1 chosen, at most 1)')
    await form.getByRole('heading').evaluate((title) => title.parentElement?.scrollTo(0, 60))
    const [title, said, row] = await Promise.all(
      [form.getByRole('heading'), chosen, form.getByRole('button', { name: 'more Church' })].map(boxOf),
    )
    if (!title || !said || !row) throw new Error('something is missing')

    expect(title.y).toBeGreaterThanOrEqual((await boxOf(form)).y)
    expect(said.y).toBeGreaterThanOrEqual(bottomOf(title))
    expect(row.y, 'the rows go on behind them').toBeLessThan(bottomOf(said))
    await keepPicture({ page }, `long-form-${viewport.width}`)
  })

  test('on a phone the plan of each blueprint lies within its card', async () => {
    const { page, match } = await played('hamlet', 0)
    await page.setViewportSize(phone)
    await openBoard(page, match)
    await page.locator('#panel-tab-middle').click()
    const cards = await page.locator('#panel-middle [data-piece^="tile:"]').all()
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) {
      const [around, plan] = [await boxOf(card), await boxOf(card.locator('svg').first())]

      expect(plan.x).toBeGreaterThan(around.x)
      expect(plan.x + plan.width).toBeLessThan(around.x + around.width)
      expect(plan.y + plan.height).toBeLessThan(around.y + around.height)
    }
  })

  test('on a phone the filters of the town lie in one row, each large enough for a finger', async () => {
    // By then, somebody has built something that makes or takes goods: before, there is nothing to filter by.
    const { page, match } = await played('le-havre', 16)
    await page.setViewportSize(phone)
    await openBoard(page, match)
    for (const language of ['en', 'fr', 'ru', 'es']) {
      await page.locator('header select').selectOption(language)
      await page.locator(`html[lang="${language}"]`).waitFor()
      await page.locator('#panel-tab-town').click()
      // Some goods have long names.
      await page
        .locator('#panel-town select option')
        .first()
        .evaluate((option) => option.append(' · · · · · ·'))
      const one = await boxOf(page.locator('#panel-town select'))
      const other = await boxOf(page.locator('#panel-town label'))
      expect(Math.abs(one.y + one.height / 2 - other.y - other.height / 2), language).toBeLessThan(4)
      expect(Math.min(one.height, other.height), language).toBeGreaterThanOrEqual(24)
      expect(other.x + other.width, language).toBeLessThanOrEqual(phone.width)
    }
  })
})

const bottomOf = ({ y, height }: { y: number; height: number }) => y + height

/** Nothing of it is scrolled out of sight. */
async function expectWithin(page: Page, one: Locator, around: string): Promise<void> {
  await one.waitFor()
  const [inner, outer] = [await boxOf(one), await boxOf(page.locator(around).first())]
  expect(inner.y).toBeGreaterThanOrEqual(outer.y)
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
}

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (box === null) throw new Error(`${one} is not seen`)
  return box
}
