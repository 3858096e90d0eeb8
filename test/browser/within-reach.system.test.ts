import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { isLong, oneInEveryRun } from '../support/long.ts'
import { begunMatch } from './begun-match.ts'
import { leaveTable } from './browser.ts'
import { adaAndGrace, type Player, playOn } from './played-on.ts'
import { openBoard, takeOff } from './touching.ts'

const Covered = z.array(z.string())
/** After so many moves the board is looked at; in each position, so many moves are begun. */
const [positions, moves, begun] = isLong ? [12, 12, 30] : [1, 24, 5]

/** What of the board can be touched now but is covered in its middle by something else, and what covers it. */
const covered = `(() => {
  const board = document.querySelector('main > section')
  const lit = [...board.querySelectorAll('[aria-pressed]')].filter((one) => one.checkVisibility())
  return lit.flatMap((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    // A touch on what stands on a piece goes to the piece.
    const under = found?.closest('[data-on]')?.dataset.on.split(' ') ?? []
    if (one.contains(found) || under.includes(one.dataset.piece)) return []
    const nameOf = (element) => element?.closest('[data-piece]')?.dataset.piece ?? element?.outerHTML.slice(0, 80)
    return [nameOf(one) + ' lies under ' + nameOf(found)]
  })
})()`

describeInBrowser('what can be touched on a board lies under nothing else', () => {
  let server: ListeningServer
  let people: readonly [Player, Player]

  beforeAll(async () => {
    server = await listeningServer()
    people = await adaAndGrace(server)
  })

  test.each(oneInEveryRun('within reach', ['le-havre', 'havana', 'hamlet']))('%s', async (game) => {
    const match = await begunMatch(server, game, ['Ada', 'Grace'])
    const faults: string[] = []
    for (let position = 0; position < positions; position++) {
      await leaveTable(people)
      const mover = await playOn(people, match, moves)
      if (mover === undefined) break
      const { page } = mover
      await openBoard(page, match)
      faults.push(...(await coveredOn(page)))
      const list = page.getByRole('tabpanel').locator('ul button:visible')
      const all = await list.count()
      for (let index = 0; index < all; index += Math.ceil(all / begun)) {
        await list.nth(index).click()
        faults.push(...(await coveredOn(page)))
        await takeOff(page)
      }
    }

    expect(faults).toEqual([])
  })
})

/** What is still covered after some looks: at the first, pieces may be on their way. */
async function coveredOn(page: Page): Promise<string[]> {
  let faults: string[] = []
  for (let looks = 0; looks < 10; looks += 1) {
    faults = Covered.parse(await page.evaluate(covered))
    if (faults.length === 0) break
    await page.waitForTimeout(200)
  }
  return faults
}
