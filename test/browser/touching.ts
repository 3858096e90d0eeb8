import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Visitor } from './browser.ts'

/** Where the moves of a match were begun: at a piece of the board, at a button of the bar, or in the list of moves. */
type Beginning = 'board' | 'bar' | 'list'

/** What was then chosen: a lit piece; or in the form, where the board offered nothing that helped. */
type Chosen = 'piece' | 'option' | 'place' | 'amount'

type Gestures = Record<Beginning | Chosen, number>

export const noGestures = (): Gestures => ({ board: 0, bar: 0, list: 0, piece: 0, option: 0, place: 0, amount: 0 })

/** How a player presses what they see. */
export type Press = (target: Locator) => Promise<void>

export const byMouse: Press = (target) => target.click()
export const byFinger: Press = (target) => target.tap()

/**
 * Goes on with the Tab key until it reaches the target, and presses Enter. Among tabs it stops at one, and goes on with
 * the arrow key.
 */
export const byKeyboard: Press = async (target) => {
  const page = target.page()
  await target.waitFor()
  const place = () =>
    target.evaluate((element) => {
      const focused = element.ownerDocument.activeElement
      if (focused === element) return 'there'
      return focused?.role === 'tab' && focused.parentElement === element.parentElement ? 'among its tabs' : 'elsewhere'
    })
  for (let steps = 0; steps < 400; steps++) {
    const here = await place()
    if (here === 'there') return page.keyboard.press('Enter')
    await page.keyboard.press(here === 'among its tabs' ? 'ArrowRight' : 'Tab')
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

const pause = 60_000

/** Whether the bar says that it is this player's turn. */
export const isAsked = ({ page }: Visitor): Promise<boolean> =>
  page.locator('main footer').getByText('Your turn', { exact: true }).isVisible()

/**
 * Makes one move through the interface alone: begins with a lit piece where there is one, fills in what is missing, and
 * sends it when the server has said that it would accept it.
 * @param press how the player presses what they see
 * @param pick chooses among so many things
 * @returns the version that it led to, which the player's page shows by then
 */
export async function makeMove(
  { page }: Visitor,
  press: Press,
  pick: (count: number) => number,
  done: Gestures,
): Promise<number> {
  const before = await versionShown(page)
  const refusals: string[] = []
  for (let attempts = 0, looks = 0; attempts < 12 && looks < 200; looks++) {
    const gesture = await begin(page, press, pick)
    if (gesture === undefined) {
      // What happened since the reader looked may have begun to be shown meanwhile, or a busy machine draws late.
      await page.waitForTimeout(250)
      continue
    }
    attempts += 1
    if (await complete(page, press, pick, done)) {
      const version = await sent(page, press)
      done[gesture] += 1
      return version
    }
    refusals.push(await page.getByRole('region', { name: 'What you can do' }).innerText())
    await takeOff(page, press)
  }
  throw new Error(`no move was accepted at version ${before} of ${page.url()}:\n${refusals.join('\n--\n')}`)
}

/** The sentence of a choice in a list, without what the board shows of it. */
export const sentenceOf = async (choice: Locator): Promise<string> =>
  (await choice.innerText()).split('\u00a0·\u00a0')[0] ?? ''

/** Skips the steps of what happened since the player last looked, where they are offered. */
export async function skipSteps(page: Page, press: Press = byMouse): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  if (await skip.isVisible()) await press(skip)
}

/** Opens a match that has begun, and skips what happened since the player last looked. */
export async function openBoard(page: Page, match: string): Promise<void> {
  await page.goto(match)
  await page.locator('main[data-version] [data-piece]:visible').first().waitFor()
  await skipSteps(page)
}

/** Takes off what was chosen, a choice at a time, until nothing is left. */
export async function takeOff(page: Page, press: Press = byMouse): Promise<void> {
  const back = page.getByRole('button', { name: 'Back', exact: true })
  while (await back.isVisible()) await press(back)
}

const Answer = z.object({ outcome: z.string(), version: z.int() })

/**
 * Sends the move, and waits until the page shows it. Others may move at the same time, so another version may be shown
 * before. @returns the version after it @throws Error with what the bar says, if it is not made
 */
async function sent(page: Page, press: Press): Promise<number> {
  const before = await versionShown(page)
  const played = page.waitForResponse(
    async (response) => {
      if (response.request().method() !== 'POST' || !response.url().endsWith('/moves') || !response.ok()) return false
      return Answer.parse(await response.json()).outcome === 'played'
    },
    { timeout: pause },
  )
  try {
    await press(page.getByRole('button', { name: 'Send', exact: true }))
    const { version } = Answer.parse(await (await played).json())
    await showsVersion(page, version)
    return version
  } catch (error) {
    const bar = await page.locator('main footer').innerText()
    throw new Error(`what was sent was not made at version ${before} of ${page.url()}:\n${bar}`, { cause: error })
  }
}

/** Waits until a page shows a version, or a later one. */
export async function showsVersion(page: Page, version: number): Promise<void> {
  await expect.poll(async () => Number(await versionShown(page)), { timeout: pause }).toBeGreaterThanOrEqual(version)
}

export const versionShown = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-version')

async function begin(page: Page, press: Press, pick: (count: number) => number): Promise<Beginning | undefined> {
  await skipSteps(page, press)
  const piece = await litPiece(page, press, pick)
  if (piece !== undefined) {
    await pressPiece(piece, press)
    // The board answers first, then the bar.
    try {
      await page.locator('main footer[data-composing="true"]').waitFor()
    } catch (error) {
      const name = await piece.getAttribute('data-piece')
      throw new Error(`pressing ${name} began no move at version ${await versionShown(page)}`, { cause: error })
    }
    await chooseOne(page.getByRole('region', { name: 'What you can do' }).locator('ul button'), press, pick)
    return 'board'
  }
  const buttons = page.getByRole('group', { name: 'Moves without a piece' }).getByRole('button')
  if (await chooseOne(buttons, press, pick)) return 'bar'
  const moves = page.getByRole('tab', { name: 'Moves' })
  await press(moves)
  return (await chooseOne(page.getByRole('tabpanel').locator('ul button:visible'), press, pick)) ? 'list' : undefined
}

/**
 * A piece that is lit and seen; on a phone, where the panels of the board take turns, whichever panel it is in.
 * @param tried the names of pieces that are not wanted again
 */
export async function litPiece(
  page: Page,
  press: Press,
  pick: (count: number) => number,
  tried: ReadonlySet<string> = new Set(),
): Promise<Locator | undefined> {
  const board = page.getByRole('tab', { name: 'Board', exact: true })
  if (await board.isVisible()) await press(board)
  const lit = page.locator('[data-piece][aria-pressed="false"]:visible')
  /** The places of those that are wanted among those that are lit and seen now. */
  const wanted = async () => {
    const names = await lit.evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece') ?? ''))
    return [...names.entries()].filter(([, name]) => !tried.has(name)).map(([place]) => place)
  }
  await settled(lit)
  let places = await wanted()
  const panels = page.getByRole('tab').filter({ has: page.locator('span') })
  for (const tab of places.length === 0 ? await panels.all() : []) {
    if ((await tab.getAttribute('aria-controls'))?.startsWith('panel-')) await press(tab)
    places = await wanted()
    if (places.length > 0) break
  }
  const place = places[pick(places.length)]
  return place === undefined ? undefined : lit.nth(place)
}

/**
 * Presses a piece where it is seen, as near to its middle as possible: other pieces may lie on it, and some of them hand
 * the touch on to what they stand on.
 */
async function pressPiece(piece: Locator, press: Press): Promise<void> {
  const page = piece.page()
  await piece.scrollIntoViewIfNeeded()
  // What is still moving may come to lie on it.
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))')
  const seen = await piece.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const parts = [0, 1, -1, 2, -2, 3, -3].map((part) => part / 8)
    const places = parts
      .flatMap((right) => parts.map((down) => ({ right, down })))
      .toSorted((near, far) => Math.hypot(near.right, near.down) - Math.hypot(far.right, far.down))
      .map(({ right, down }) => ({ x: x + width * (0.5 + right), y: y + height * (0.5 + down) }))
    return places.find((place) => {
      const top = one.ownerDocument.elementFromPoint(place.x, place.y)
      const under = top?.closest('[data-on]')?.getAttribute('data-on')?.split(' ') ?? []
      return top?.closest('[data-piece]') === one || under.includes(one.getAttribute('data-piece') ?? '')
    })
  })
  if (seen && press === byMouse) await page.mouse.click(seen.x, seen.y)
  else if (seen && press === byFinger) await page.touchscreen.tap(seen.x, seen.y)
  else await press(piece)
}

/** Waits until the same pieces are lit for a while: after a step was skipped, others may be. */
async function settled(lit: Locator): Promise<void> {
  const names = () => lit.evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')).join())
  for (let before = await names(), tries = 0; tries < 20; tries++) {
    await lit.page().waitForTimeout(100)
    const now = await names()
    if (now === before) return
    before = now
  }
}

async function chooseOne(buttons: Locator, press: Press, pick: (count: number) => number): Promise<boolean> {
  const count = await buttons.count()
  if (count === 0) return false
  await press(buttons.nth(pick(count)))
  return true
}

/**
 * Chooses what a move still needs, until the server accepts it: on the board, each lit piece once at most, and in the
 * form only where no other is lit. @returns whether it does
 */
async function complete(page: Page, press: Press, pick: (count: number) => number, done: Gestures): Promise<boolean> {
  const composer = page.getByRole('region', { name: 'What you can do' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const open = composer.getByText('Still to choose').or(composer.locator('[data-untouched]'))
  const tried = new Set<string>()
  for (let steps = 0; steps < 40; steps++) {
    await composer.getByText('Checking', { exact: true }).waitFor({ state: 'detached', timeout: pause })
    if (await send.isEnabled()) return true
    if (await composer.getByRole('alert').isVisible()) return false
    if (!(await open.isVisible())) {
      await page.waitForTimeout(50)
      continue
    }
    const piece = await litPiece(page, press, pick, tried)
    if (piece !== undefined) {
      tried.add((await piece.getAttribute('data-piece')) ?? '')
      await pressPiece(piece, press)
      done.piece += 1
      continue
    }
    const chosen = await chooseInForm(composer, press, pick)
    if (chosen === undefined) return false
    done[chosen] += 1
  }
  return false
}

/** @returns what was chosen; undefined if the form has nothing to choose */
async function chooseInForm(
  composer: Locator,
  press: Press,
  pick: (count: number) => number,
): Promise<Chosen | undefined> {
  // Options that the reader can also touch on the board are folded.
  const fold = composer.locator('details:not([open]) > summary').first()
  if (await fold.isVisible()) await press(fold)
  const controls = {
    option: composer.locator('fieldset button[aria-pressed="false"]'),
    place: composer.getByRole('button', { name: 'Next place' }),
    amount: composer.locator('fieldset button:enabled:not([aria-disabled="true"])[aria-label^="more"]'),
  }
  const usable: { readonly chosen: Chosen; readonly button: Locator }[] = []
  for (const chosen of ['option', 'place', 'amount'] as const)
    for (const button of await controls[chosen].all()) usable.push({ chosen, button })
  const next = usable[pick(usable.length)]
  if (next === undefined) return undefined
  await press(next.button)
  return next.chosen
}
