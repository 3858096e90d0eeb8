import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ChoicesBody } from '../../src/matches/wire/choices-body.ts'
import { pieceName } from '../../web/src/boards/kit/pieces.ts'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { isLong, oneInEveryRun } from '../support/long.ts'
import { begunMatch } from './begun-match.ts'
import { leaveTable } from './browser.ts'
import { adaAndGrace, type Player, playOn } from './played-on.ts'
import { openBoard, skipSteps, takeOff } from './touching.ts'

const Names = z.array(z.string())
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

/** The pieces of the board that the reader can use now, whether their panel is shown or not. */
const litNow = `[...document.querySelectorAll('main > section [data-piece][aria-pressed]')].map((one) => one.dataset.piece)`

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
      faults.push(...(await unreachable(mover, match)))
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

/** What is still found after some looks: at the first, pieces may be on their way. */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = []
  for (let looks = 0; looks < 10; looks += 1) {
    faults = await look()
    if (faults.length === 0) break
    await new Promise((done) => setTimeout(done, 200))
  }
  return faults
}

const coveredOn = (page: Page): Promise<string[]> => lasting(async () => Names.parse(await page.evaluate(covered)))

/** The moves that begin at no piece of the board and at no button of the bar. */
async function unreachable({ page, api }: Player, match: string): Promise<string[]> {
  const { choices } = await api.get(`/v1${new URL(match).pathname}/choices`, ChoicesBody)
  return lasting(async () => {
    await skipSteps(page)
    await takeOff(page)
    const lit = new Set(Names.parse(await page.evaluate(litNow)))
    const buttons = await page.getByRole('group', { name: 'Moves without a piece' }).getByRole('button').allInnerTexts()
    return choices
      .filter(({ standing, says }) => !standing && !buttons.includes(says))
      .filter((choice) => !beginningsOf(choice).some((piece) => lit.has(pieceName(piece))))
      .map(({ says }) => `nothing begins: ${says}`)
  })
}

/** What a move is about or, if it is about nothing, what its fields offer. */
const beginningsOf = ({ about, fields }: z.infer<typeof ChoicesBody>['choices'][number]) =>
  about.length > 0
    ? about
    : fields.flatMap((field) => {
        if (field.kind === 'goods') return field.goods.map(({ noun }) => noun)
        return field.kind === 'one-of' || field.kind === 'some-of' ? field.options.map(({ noun }) => noun) : []
      })
