import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Api, Refused } from '../../scripts/demo/api.ts'
import type { MoveJson } from '../../src/games/kit/choice.ts'
import { ChoicesBody } from '../../src/matches/wire/choices-body.ts'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { aroundBoard, findings } from './axe.ts'
import { begunMatch } from './begun-match.ts'
import { keepPicture, leaveTable } from './browser.ts'
import { adaAndGrace, type Player, playOn, playToChoice } from './played-on.ts'
import { skipSteps } from './touching.ts'

type Choice = z.infer<typeof ChoicesBody>['choices'][number]
type Payment = Extract<Choice['fields'][number], { kind: 'payment' }>

/** Whether nothing of a choice is left to decide but what to pay with. */
const isSettled = ({ fields }: Pick<Choice, 'fields'>) =>
  fields.every(({ kind, ...rest }) => kind === 'payment' || kind === 'count' || ('optional' in rest && rest.optional))

/** What the goods that may be paid with are worth: food, francs. */
const unitsOf = ({ goods }: Payment) => new Set(goods.flatMap(({ covers }) => Object.keys(covers)))

const Sent = z.object({ moves: z.array(z.looseObject({ type: z.string() })), dryRun: z.boolean().optional() })
const mostMoves = 120

/** A choice in which nothing is left to decide but what to pay with: one good less, and another one instead. */
interface Payable {
  readonly choice: Choice
  readonly field: Payment
  readonly less: Payment['goods'][number]
  readonly more: Payment['goods'][number]
}

function payableIn(choices: readonly Choice[]): Payable | undefined {
  return choices.flatMap((choice): Payable[] => {
    const [field, ...others] = choice.fields.filter((one) => one.kind === 'payment')
    if (field === undefined || others.length > 0 || field.either || !isSettled(choice)) return []
    const paid = (good: string) => field.proposal[good] ?? 0
    const less = field.goods.find(({ good }) => paid(good) > 0)
    const more = field.goods.find(
      ({ good, max, covers }) => good !== less?.good && max > paid(good) && covers.food === less?.covers.food,
    )
    return less && more && less.covers.food !== undefined ? [{ choice, field, less, more }] : []
  })[0]
}

/** The choice's example, paid with one good less and another one instead. */
const paidOtherwise = ({ choice, field, less, more }: Payable): MoveJson => ({
  ...choice.example,
  [field.name]: Object.fromEntries(
    Object.entries({
      ...field.proposal,
      [less.good]: (field.proposal[less.good] ?? 0) - 1,
      [more.good]: (field.proposal[more.good] ?? 0) + 1,
    }).filter(([, many]) => many > 0),
  ),
})

describeInBrowser('a payment is changed good by good', () => {
  let server: ListeningServer
  let match: string
  let people: readonly [Player, Player]

  beforeAll(async () => {
    server = await listeningServer()
    people = await adaAndGrace(server)
    match = await begunMatch(server, 'le-havre', ['Ada', 'Grace'])
    await leaveTable(people)
  })

  async function openMoves(page: Page): Promise<void> {
    await page.goto(match)
    await page.getByRole('tab', { name: 'Moves' }).click()
    await skipSteps(page)
  }

  /** Whether the rules accept a move: they refuse a payment that takes what the move itself needs. */
  async function isAccepted(api: Api, move: MoveJson, decision: string | undefined): Promise<boolean> {
    try {
      await api.post(
        `/v1/matches/${match.split('/').at(-1)}/moves`,
        { moves: [move], decision, dryRun: true },
        z.unknown(),
      )
      return true
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  /** Plays on until somebody can pay in two ways. */
  async function payable(): Promise<Payable & { readonly page: Page }> {
    for (let moves = 0; moves < mostMoves; moves++) {
      const mover = await playOn(people, match, moves === 0 ? 0 : 1)
      if (mover === undefined) break
      const { api, page } = mover
      const path = `/v1/matches/${match.split('/').at(-1)}/choices`
      const { choices, decision } = await api.get(path, ChoicesBody)
      const found = payableIn(choices)
      if (found && (await isAccepted(api, paidOtherwise(found), decision?.id))) return { ...found, page }
    }
    throw new Error('nobody can pay in two ways')
  }

  test('it says what is short, what one is worth and what is left; what is chosen is what is sent', async () => {
    const { page, ...found } = await payable()
    const { choice, field, less, more } = found
    const nameOf = (good: typeof less) =>
      choice.nouns.find(({ noun }) => noun.kind === good.noun.kind && noun.id === good.noun.id)?.says ?? ''
    await openMoves(page)
    await page.getByRole('tabpanel').getByRole('button', { name: choice.says }).first().click()
    const composer = page.getByRole('region', { name: 'What you can do' })
    await composer.getByRole('button', { name: 'Pay otherwise' }).click()
    const paid = composer.locator('output[data-covered]')
    await expect.poll(() => paid.getAttribute('data-covered')).toBe('true')

    await composer.getByRole('button', { name: `less ${nameOf(less)}`, exact: true }).click()
    await expect.poll(() => paid.getAttribute('data-covered')).toBe('false')
    await expect.poll(() => paid.innerText()).toMatch(/^food: \d+ of \d+, \d+ short$/)
    await composer.getByRole('alert').waitFor()
    expect(await findings(page, aroundBoard)).toEqual([])
    await keepPicture({ page }, 'paying')
    await fitsOnPhone(page)
    await composer.getByRole('button', { name: `more ${nameOf(more)}`, exact: true }).click()

    await expect.poll(() => paid.getAttribute('data-covered')).toBe('true')
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/moves')) sent.push(request.postDataJSON())
    })
    const before = await page.locator('main').getAttribute('data-version')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator(`main:not([data-version="${before}"])`).waitFor()
    const [move] = Sent.array()
      .parse(sent)
      .filter(({ dryRun }) => !dryRun)
      .flatMap(({ moves }) => moves)
    expect(move?.[field.name]).toEqual(paidOtherwise(found)[field.name])
  })

  /** On a phone, rows have one form, and what is left of the board is large enough to show something, or shows nothing. */
  async function fitsOnPhone(page: Page): Promise<void> {
    const wide = page.viewportSize() ?? { width: 1280, height: 860 }
    const rows = page.locator('footer fieldset:has(output[data-covered]) small')
    expect((await rows.allInnerTexts()).every((says) => says.includes('worth '))).toBe(true)
    const pluses = page.locator('footer fieldset:has(output[data-covered]) [aria-label^="more "]')
    expect(
      new Set(await Promise.all((await pluses.all()).map(async (plus) => (await plus.boundingBox())?.x))).size,
    ).toBe(1)

    const board = page.locator('main > section').first()
    for (const height of [844, 560]) {
      await page.setViewportSize({ width: 390, height })
      await page.getByRole('tab', { name: 'Board', exact: true }).click()
      await page.locator('main[data-shown="board"]').waitFor()
      const left = (await board.boundingBox())?.height ?? 0
      const isSeen = await board.getByRole('tablist').isVisible()
      expect({ left, isSeen }).toEqual({ left, isSeen: left >= 7 * 16 })
      await keepPicture({ page }, `paying-${height}`)
    }
    await page.setViewportSize(wide)
  }

  /** Plays on until somebody is asked how to pay the food of a round, and can choose among several goods. */
  async function fed(): Promise<{ readonly choice: Choice; readonly page: Page }> {
    for (let moves = 0; moves < mostMoves; moves++) {
      const mover = await playOn(people, match, moves === 0 ? 0 : 1)
      if (mover === undefined) break
      const { api, page } = mover
      const { choices } = await api.get(`/v1/matches/${match.split('/').at(-1)}/choices`, ChoicesBody)
      const choice = choices.find(
        ({ move, fields }) =>
          move.type === 'feed' && fields.some((field) => field.kind === 'payment' && field.goods.length > 1),
      )
      if (choice) return { choice, page }
    }
    throw new Error('nobody is asked how to pay food')
  }

  test('a price that can be paid in two ways says so', async () => {
    const { mover, choice } = await playToChoice(people, match, ({ fields }) =>
      fields.some((field) => field.kind === 'payment' && field.either === true && unitsOf(field).size > 1),
    )
    const { page } = mover
    await openMoves(page)
    await page.getByRole('tabpanel').getByRole('button', { name: choice.says }).first().click()
    const composer = page.getByRole('region', { name: 'What you can do' })
    await composer.getByRole('button', { name: 'Pay otherwise' }).last().click()
    const less = composer.locator(
      'fieldset:has(output[data-covered]) [aria-label^="less "]:not([aria-disabled="true"])',
    )
    while ((await less.count()) > 0) await less.first().click()
    await expect
      .poll(() => composer.locator('output[data-covered]').innerText())
      .toMatch(/^food: 0 of \d or francs?: 0 of \d$/)
    await keepPicture({ page }, 'paying-either')
    await leaveTable(people)
  })

  test('in a study, too, what is short is in sight, and the button waits', async () => {
    const { mover, choice } = await playToChoice(
      people,
      match,
      ({ move, fields }) =>
        move.type === 'enter' &&
        isSettled({ fields }) &&
        fields.some((field) => field.kind === 'payment' && field.goods.length > 2 && unitsOf(field).size === 1),
    )
    const { page } = mover
    await page.goto(`${match}/replay`)
    await page.getByRole('button', { name: 'Make a study from here' }).click()
    await page.waitForURL('**/studies/*')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: choice.says }).first().click()
    const composer = page.getByRole('region', { name: 'What you can do' })
    const play = page.getByRole('button', { name: 'Play it' })
    await expect.poll(() => play.getAttribute('aria-disabled')).toBe('false')
    await composer.getByRole('button', { name: 'Pay otherwise' }).first().click()
    await composer
      .locator('fieldset:has(output[data-covered]) [aria-label^="less "]:not([aria-disabled="true"])')
      .first()
      .click()
    await composer.getByRole('alert').waitFor()
    expect(await play.getAttribute('aria-disabled')).toBe('true')
    const [said, button] = await Promise.all([composer.getByRole('alert'), play].map((one) => one.boundingBox()))
    expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await keepPicture({ page }, 'paying-in-a-study')
    await page.setViewportSize({ width: 1280, height: 860 })
    await leaveTable(people)
  })

  test('a player who sets so for later is asked at the end of a round how to pay the food', async () => {
    for (const { page } of people) {
      await openMoves(page)
      const setting = page.getByRole('button', { name: 'Ask me each time how to pay food; have interest paid auto' })
      expect(await setting.isVisible()).toBe(false)
      await page.getByText('Settings for later', { exact: true }).click()
      const before = await page.locator('main').getAttribute('data-version')
      await setting.click()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.locator(`main:not([data-version="${before}"])`).waitFor()
    }
    await leaveTable(people)
    const { choice, page } = await fed()
    await openMoves(page)
    const before = await page.locator('main').getAttribute('data-version')
    await page.getByRole('group', { name: 'Moves without a piece' }).getByRole('button', { name: choice.says }).click()
    const composer = page.getByRole('region', { name: 'What you can do' })
    await composer.getByRole('button', { name: 'Pay otherwise' }).click()
    await expect.poll(() => composer.locator('output[data-covered]').getAttribute('data-covered')).toBe('true')
    await keepPicture({ page }, 'feeding')
    await page.setViewportSize({ width: 390, height: 664 })
    await page.getByRole('tab', { name: 'Board', exact: true }).click()
    await composer
      .getByRole('button', { name: /^more / })
      .last()
      .scrollIntoViewIfNeeded()
    // What is paid, and what comes of it, are in sight together.
    const [form, paid, outcome] = await Promise.all(
      [composer, composer.locator('output[data-covered]'), composer.locator('[aria-live]')].map((one) =>
        one.boundingBox(),
      ),
    )
    expect(paid?.y).toBeGreaterThanOrEqual(form?.y ?? Infinity)
    expect(outcome?.y).toBeLessThan(
      (await page.getByRole('button', { name: 'Send', exact: true }).boundingBox())?.y ?? 0,
    )
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.locator(`main:not([data-version="${before}"])`).waitFor()
  })
})
