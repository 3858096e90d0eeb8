import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser, sharedChromium } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { begunMatch } from './begun-match.ts'
import { leaveTable, signIn, visitor } from './browser.ts'
import { adaAndGrace, type Player, playToChoice } from './played-on.ts'
import { openBoard } from './touching.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** How large a target for a finger is, in pixels. */
const fingertip = 32

describeInBrowser('a finger on a phone says where a tile is laid', () => {
  let server: ListeningServer
  let people: readonly [Player, Player]

  beforeAll(async () => {
    server = await listeningServer()
    people = await adaAndGrace(server)
  })

  /** A match of Hamlet in which somebody can lay a tile in several places, open on their phone. */
  async function toBeLaid(): Promise<{ page: Page; says: string }> {
    const match = await begunMatch(server, 'hamlet', ['Ada', 'Grace'])
    await leaveTable(people)
    const { choice, mover } = await playToChoice(people, match, ({ fields }) =>
      fields.some((field) => field.kind === 'place' && field.places.length >= 4),
    )
    const { page } = await visitor(await sharedChromium(), phone)
    await signIn({ page }, server, mover.name)
    await openBoard(page, match)
    return { page, says: choice.says }
  }

  test('beside the middle of a spot, too, and no two spots are nearer to each other than a finger is wide', async () => {
    const { page, says } = await toBeLaid()
    await page.getByRole('tab', { name: 'Moves' }).tap()
    await page.getByRole('tabpanel').getByRole('button', { name: says }).first().tap()
    await page.getByRole('tab', { name: 'Board', exact: true }).tap()
    const spots = page.locator('[data-piece^="place:"]')
    await spots.first().waitFor()
    await page.waitForTimeout(500)
    const all = await spots.all()
    const middles = await Promise.all(all.map(middleOf))
    const gaps = middles.flatMap(({ x, y }, index) =>
      middles.slice(index + 1).map((other) => Math.hypot(other.x - x, other.y - y)),
    )
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(fingertip - 0.5)

    for (const spot of all) {
      for (const [right, down] of [
        [0, 0],
        [14, 0],
        [-14, 0],
        [0, 14],
        [0, -14],
      ] as const) {
        const { x, y } = await middleOf(spot)
        await page.touchscreen.tap(x + right, y + down)
        await expect
          .poll(() => spot.getAttribute('aria-pressed'), { message: `${right}, ${down} beside ${x}, ${y}` })
          .toBe('true')
      }
    }
  })
})

async function middleOf(spot: Locator): Promise<{ x: number; y: number }> {
  const box = await spot.locator('[data-outline]').boundingBox()
  if (box === null) throw new Error('a spot is not seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
