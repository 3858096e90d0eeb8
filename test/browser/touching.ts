import type { Locator, Page } from 'playwright-core'
import type { Visitor } from './browser.ts'

/** How the moves of a whole match were begun: by touching a piece of the board, or in the list of moves. */
export interface Gestures {
  board: number
  list: number
}

const pause = 20_000

/** Whether the bar says that it is this player's turn. */
export const isAsked = ({ page }: Visitor): Promise<boolean> =>
  page.getByText('Your turn', { exact: false }).first().isVisible()

/**
 * Makes one move through the interface alone: begins with a lit piece where there is one, fills in what is missing, and
 * sends it when the server has said that it would accept it.
 * @param pick chooses among so many things
 * @returns whether a move was made
 */
export async function moveByTouch(
  { page }: Visitor,
  pick: (count: number) => number,
  done: Gestures,
): Promise<boolean> {
  const before = await versionShown(page)
  const refusals: string[] = []
  for (let attempts = 0; attempts < 12; attempts++) {
    const gesture = await begin(page, pick)
    if (gesture === undefined) return false
    if (await complete(page, pick)) {
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.locator(`main:not([data-version="${before}"])`).waitFor({ timeout: pause })
      done[gesture] += 1
      return true
    }
    refusals.push(await page.getByRole('region', { name: 'What you can do' }).innerText())
    await page.getByRole('button', { name: 'Back', exact: true }).click()
  }
  throw new Error(`no move was accepted at version ${before} of ${page.url()}:\n${refusals.join('\n--\n')}`)
}

const versionShown = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-version')

async function begin(page: Page, pick: (count: number) => number): Promise<keyof Gestures | undefined> {
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  if (await skip.isVisible()) await skip.click()
  const lit = page.locator('[data-piece][aria-pressed="false"]:visible')
  const pieces = await lit.count()
  if (pieces > 0) {
    await lit.nth(pick(pieces)).click()
    await chooseOne(page.getByRole('region', { name: 'What you can do' }).locator('ul button'), pick)
    return 'board'
  }
  const listed = await chooseOne(page.getByRole('tabpanel').locator('ul button'), pick)
  return listed ? 'list' : undefined
}

async function chooseOne(buttons: Locator, pick: (count: number) => number): Promise<boolean> {
  const count = await buttons.count()
  if (count === 0) return false
  await buttons.nth(pick(count)).click()
  return true
}

/** Fills in what a move still needs, until the server accepts it. @returns whether it does */
async function complete(page: Page, pick: (count: number) => number): Promise<boolean> {
  const composer = page.getByRole('region', { name: 'What you can do' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  for (let steps = 0; steps < 30; steps++) {
    await composer.getByText('Checking', { exact: true }).waitFor({ state: 'detached', timeout: pause })
    if (await send.isEnabled()) return true
    if (await composer.getByRole('alert').isVisible()) return false
    if (!(await composer.getByText('Still to choose').isVisible())) {
      await page.waitForTimeout(50)
      continue
    }
    const open = [
      composer.locator('fieldset button[aria-pressed="false"]'),
      composer.getByRole('button', { name: 'Next place' }),
      composer.locator('fieldset button:enabled[aria-label^="more"]'),
    ]
    const counts = await Promise.all(open.map((buttons) => buttons.count()))
    const usable = open.flatMap((buttons, index) =>
      Array.from({ length: counts[index] ?? 0 }, (_, at) => buttons.nth(at)),
    )
    const next = usable[pick(usable.length)]
    if (next === undefined) return false
    await next.click()
  }
  return false
}
