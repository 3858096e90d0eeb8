import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { describeInBrowser } from '../support/chromium.ts'
import { type ListeningServer, listeningServer } from '../support/listening-server.ts'
import { oneInEveryRun } from '../support/long.ts'
import { findings } from './axe.ts'
import { begunMatch, type Distant } from './begun-match.ts'
import { keepPicture } from './browser.ts'
import { adaAndGrace, type Player, playOn, playToChoice } from './played-on.ts'
import { openBoard } from './touching.ts'

const Names = z.array(z.string())
const Hints = z.array(z.tuple([z.string(), z.string()]))

/**
 * What is drawn on the board with a meaning, but explains itself to nobody or only to a mouse: pictures and numbers
 * without a word beside them, and whatever has a tooltip. A number in a table is explained by the title of its row.
 */
const mute = `(() => {
  const board = document.querySelector('main > section')
  const explains = '[data-piece], button, select, tr:has(th[scope="row"] [data-piece]) > td'
  const isMute = (one) => !/\\p{L}/u.test(one.textContent)
  const numbers = [...board.querySelectorAll('*')].filter((one) =>
    [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && /\\d/.test(data)) && isMute(one))
  const pictures = [...board.querySelectorAll('svg, img')].filter((one) => isMute(one.parentElement))
  const tipped = [...board.querySelectorAll('[title], [role="img"]')]
  return [...numbers, ...pictures, ...tipped]
    .filter((one) => one.checkVisibility() && one.closest(explains) === null)
    .map((one) => one.outerHTML.slice(0, 120))
})()`

const pressed = ':is(button, [role="button"])[data-piece]'
const standing = '[data-on]'

/** The names of the pieces on the board that are seen. */
const seen = async (page: Page, selector: string): Promise<readonly string[]> =>
  Names.parse(
    await page.evaluate(`[...new Set([...document.querySelectorAll('main > section ${selector}')]
      .filter((one) => one.checkVisibility()).map((one) => one.dataset.piece))]`),
  )

const shownHint = "document.querySelector('main > p[aria-hidden]').textContent"
/** Keeps the hint that is shown at each piece with the focus: it is drawn before the event has bubbled to the board. */
const keepHints = `
  window.hints = []
  document.querySelector('main > section').addEventListener('focusin', ({ target }) => {
    const piece = target.closest('[data-piece]')?.dataset.piece
    if (piece !== undefined) window.hints.push([piece, ${shownHint}])
  })`

/** A name, and something about it. */
const says = /\S · .*\p{L}/u

/** The numbers that a button shows, such as how many goods lie on an offer. A drawing's are a part of its state in words. */
const numbersOn = async (piece: Locator): Promise<string[]> =>
  String(await piece.evaluate((one) => ('innerText' in one ? one.innerText : one.ariaLabel))).match(/\d+/g) ?? []

const kindOf = (name: string): string => name.split(':')[0] ?? ''
const oneOfEachKind = (names: readonly string[]): readonly string[] => [
  ...new Map(names.map((name) => [kindOf(name), name])).values(),
]

/** So many moves lead to a position with these kinds of things. */
const positions = {
  'le-havre': {
    moves: 5,
    kinds: ['round-card', 'food-to-pay', 'tile', 'face-down-tile', 'supply-ship', 'points', 'energy', 'special-pile'],
  },
  havana: { moves: 10, kinds: ['seat', 'hand', 'action-card', 'building', 'piece', 'stack', 'resource-card', 'bag'] },
  hamlet: { moves: 36, kinds: ['seat', 'coins', 'villager', 'roads-left', 'tile', 'price', 'bag', 'token', 'slot'] },
} as const

describeInBrowser('every thing on a board explains itself', () => {
  let server: ListeningServer
  let people: readonly [Player, Player]

  beforeAll(async () => {
    server = await listeningServer()
    people = await adaAndGrace(server)
  })

  const newMatch = (game: string) => begunMatch(server, game, ['Ada', 'Grace'])

  const boards = oneInEveryRun('explained', ['le-havre', 'havana', 'hamlet'] as const)
  test.each(boards)('to the keyboard, and in words: %s', async (game) => {
    const match = await newMatch(game)
    const { moves, kinds } = positions[game]
    const mover = await playOn(people, match, moves)
    const { page, faults } = mover ?? people[0]
    await openBoard(page, match)
    for (const fold of await page.locator('main > section summary').all()) await fold.click()
    // A pointer over the board would hint at what lies under it.
    await page.mouse.move(0, 0)

    expect(Names.parse(await page.evaluate(mute)), 'what explains itself to nobody').toEqual([])
    expect(await findings(page, ['main > section']), 'what axe finds').toEqual([])

    const pieces = await seen(page, pressed)
    expect([...new Set(pieces.map(kindOf))], 'the kinds of pieces').toEqual(expect.arrayContaining([...kinds]))
    const hints = await walk(page, pieces.length)
    const silent = pieces.filter((name) => !says.test(hints.get(name) ?? ''))
    expect(silent, 'what the Tab key does not reach, or the hint does not explain').toEqual([])
    for (const name of oneOfEachKind(pieces)) {
      const piece = page.locator(`main > section ${pressed}[data-piece="${name}"]:visible`).first()
      const numbers = await numbersOn(piece)
      await piece.press('?')
      const sheet = await page.getByRole('dialog').innerText()
      expect(sheet.match(/\d+/g) ?? [], `the numbers in the sheet of ${name}`).toEqual(expect.arrayContaining(numbers))
      await explained(page, name)
    }
    for (const name of oneOfEachKind(await seen(page, standing))) await fromBelow(page, name)
    await toAFinger(page)
    expect(faults).toEqual([])
  })

  test('the sheet of a milestone of Hamlet says who holds it', async () => {
    const match = await newMatch('hamlet')
    const held = await toAMilestone(people, match)
    const [{ page }] = people
    await openBoard(page, match)

    const all = (await seen(page, pressed)).filter((name) => kindOf(name) === 'milestone')
    expect(all.length).toBeGreaterThan(Object.keys(held).length)
    for (const name of all) {
      await page.locator(`main > section ${pressed}[data-piece="${name}"]`).press('?')
      const holder = held[name.slice('milestone:'.length)]
      await page
        .getByRole('dialog')
        .getByText(holder === undefined ? 'Nobody has taken it yet' : `Taken by ${holder}`, { exact: true })
        .waitFor()
      await page.keyboard.press('Escape')
    }
  })

  test('the sheet of the donkeys of Hamlet says how many a player has, as their panel does', async () => {
    const [{ page }] = people
    await openBoard(page, await newMatch('hamlet'))

    await page.locator('main > section button[data-piece^="donkey:"]').first().press('?')
    await page
      .getByRole('dialog')
      .getByText(/^[^·]+: \d donkeys?$/)
      .waitFor()
    await page.keyboard.press('Escape')
  })

  test('a place for a tile explains itself, too, and Enter chooses it', async () => {
    const match = await newMatch('hamlet')
    const { choice: build, mover } = await playToChoice(people, match, ({ fields }) =>
      fields.some(({ kind }) => kind === 'place'),
    )
    const { page } = mover
    await openBoard(page, match)
    await page.getByRole('tabpanel').getByRole('button', { name: build.says }).first().click()

    const place = page.locator('[data-piece^="place:"]').first()
    await place.press('?')
    await explained(page, 'place', /Place for a tile/)
    await place.press('Enter')
    await expect.poll(() => place.getAttribute('aria-pressed')).toBe('true')
    expect(await findings(page, ['main > section', 'main footer'])).toEqual([])
    await keepPicture({ page }, 'placing')
  })

  test('the list of moves says how much lies on an offer, and what a visit costs: Le Havre', async () => {
    const match = await newMatch('le-havre')
    const { page } = (await playOn(people, match, 0)) ?? people[0]
    await openBoard(page, match)
    const offers = await labels(page, '[data-piece^="offer:"][aria-pressed]')
    expect(offers.length).toBeGreaterThan(0)
    const takes = await listed(page)
    for (const [name, amount] of offers) expect(takes).toContain(`Take the whole ${name} · ${amount}`)

    const { choice: visit, mover } = await playToChoice(people, match, ({ fields }) =>
      fields.some(({ name }) => name === 'fee'),
    )
    await openBoard(mover.page, match)
    const visits = (await listed(mover.page)).filter((says) => says.startsWith(`${visit.says} · `))
    const fee = visit.fields.find(({ name }) => name === 'fee')
    const [owed] = fee?.kind === 'payment' ? Object.values(fee.covers) : []
    expect(visits.join('\n')).toMatch(new RegExp(`· Entry: ${owed} × `))
  })

  test('the list of moves says what a blueprint costs, and to build it: Hamlet', async () => {
    const match = await newMatch('hamlet')
    const mover = await playOn(people, match, 0)
    const { page } = mover ?? people[0]
    await openBoard(page, match)

    const blueprints = await labels(page, '[data-piece^="tile:"][aria-pressed]:has(+ [data-piece^="price:"])')
    expect(blueprints.length).toBeGreaterThan(0)
    const moves = await listed(page)
    const prices = await labels(page, '[data-piece^="tile:"][aria-pressed] + [data-piece^="price:"]')
    for (const [place, [name, cost]] of blueprints.entries()) {
      const [take = ''] = moves.filter((says) => says.includes(`blueprint of the ${name}`))
      expect(take).toContain(` · ${prices[place]?.[1]} · to build: ${cost} · `)
    }

    // It still does so behind a move that is lined up.
    await page.getByRole('tabpanel').getByRole('button', { name: 'Move your donkeys' }).click()
    await page
      .getByRole('button', { name: /^more / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Add another move' }).click()
    await page.getByRole('list', { name: 'These moves are sent together' }).waitFor()
    await expect.poll(() => listed(page)).toContainEqual(expect.stringContaining(' · costs 0 · '))
  })

  test('the list of moves says what a building costs, and a form the numbers of cards: Havana', async () => {
    const match = await newMatch('havana')
    const [{ page }] = people
    await openBoard(page, match)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Lay two cards face down' }).click()
    const form = page.getByRole('region', { name: 'What you can do' })
    await form.locator('summary').click()
    const cards = await form.locator('fieldset button').allInnerTexts()
    for (const [name] of await labels(page, '[data-piece^="action-card:"][aria-pressed]'))
      expect(cards.map(spaced).filter((says) => says.startsWith(`${name} · `))).toEqual([
        expect.stringMatching(/ · \d+$/),
      ])

    const { choice: build, mover } = await playToChoice(people, match, ({ move }) => move.type === 'build')
    await openBoard(mover.page, match)
    const houses = await labels(mover.page, '[data-piece^="building:"][aria-pressed]')
    const costs = houses.map(([, state]) => `${build.says} · ${state?.replace(', at an end of its row', '')}`)
    expect(costs).toContain((await listed(mover.page)).find((says) => says.startsWith(build.says)))
  })
})

/** Text without what keeps its parts in one line. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ').trim()

/** The moves of the list, as they are read. */
const listed = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('tabpanel').locator('ul button').allInnerTexts()).map(spaced)

/** The names of pieces, each with its state, as a screen reader reads them. */
const labels = async (page: Page, pieces: string): Promise<readonly (readonly string[])[]> =>
  (await page.locator(`main > section ${pieces} > :first-child`).allInnerTexts()).map((label) => {
    const [name = '', ...state] = label.split(', ')
    return [name, state.join(', ')]
  })

/** A finger rests on a piece that can be used, and lifts: the sheet stays until one touches beside it. */
async function toAFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = async (x: number, y: number, milliseconds: number) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await page.waitForTimeout(milliseconds)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const piece = page.locator('[data-piece][aria-pressed="false"]:visible').first()
  await piece.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const sheet = page.getByRole('dialog')
  await touch(x + width / 2, y + height / 2, 800)
  await sheet.waitFor()
  await page.waitForTimeout(300)
  expect(await sheet.isVisible()).toBe(true)
  expect(await page.locator('footer[data-composing="true"]').count()).toBe(0)
  await touch(4, 4, 50)
  await sheet.waitFor({ state: 'detached' })
}

/** Goes over the whole board with the Tab key. @returns the hints that were shown, by the names of the pieces */
async function walk(page: Page, atLeast: number): Promise<ReadonlyMap<string, string>> {
  await page.evaluate(keepHints)
  await page.locator('main').focus()
  const isOnBoard = () => page.evaluate("document.activeElement.closest('main > section') !== null")
  // Tables and lists have other things to stop at than pieces.
  for (let steps = 0; steps < 3 * atLeast + 50; steps++) {
    await page.keyboard.press('Tab')
    if (steps > atLeast && !(await isOnBoard())) break
  }
  return new Map(Hints.parse(await page.evaluate('window.hints')))
}

/** A sheet is open that has a heading and says something, and whose neighbour is another one. It is closed then. */
async function explained(page: Page, piece: string, heading = /\S/): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('heading', { level: 2, name: heading }).waitFor()
  expect((await sheet.locator('p').allInnerTexts()).join('\n'), piece).toMatch(/\p{L}{2,}.* .*\p{L}{2,}/u)
  const title = sheet.getByRole('heading', { level: 2 })
  const before = await title.innerText()
  const next = sheet.getByRole('button', { name: 'The next piece' })
  if (await next.isVisible()) {
    await next.click()
    await expect.poll(() => title.innerText(), { message: `the neighbour of ${piece}` }).not.toBe(before)
  }
  await page.keyboard.press('Escape')
}

/** What stands on a piece is explained by a hint under the pointer, and from the sheet of that piece. */
async function fromBelow(page: Page, name: string): Promise<void> {
  const thing = page.locator(`main > section ${standing}[data-piece="${name}"]:visible`).first()
  const [under = ''] = (await thing.getAttribute('data-on'))?.split(' ') ?? []
  const below = page.locator(`main > section ${pressed}[data-piece="${under}"]:visible`).first()
  // The hint of another piece may still be there at first.
  await expect
    .poll(async () => {
      // What can be touched now may lie above it.
      await thing.dispatchEvent('pointerenter', { pointerType: 'mouse', bubbles: false })
      const hint = String(await page.evaluate(shownHint))
      const [called = ''] = hint.split(' · ')
      await below.press('?')
      const way = page.getByRole('dialog').getByRole('button', { name: called, exact: true })
      if (!says.test(hint) || (await way.count()) === 0) {
        await page.keyboard.press('Escape')
        return false
      }
      await way.click()
      await explained(page, name, new RegExp(called))
      return true
    })
    .toBe(true)
}

const Milestones = z.object({ view: z.object({ milestones: z.record(z.string(), z.int()) }) })
const Seats = z.object({ players: z.array(z.object({ name: z.string(), seat: z.int().nullable() })) })

/** Plays until somebody holds a milestone. @returns the names of those who hold one, by the milestone */
async function toAMilestone(
  people: readonly Distant[],
  match: string,
): Promise<Readonly<Record<string, string | undefined>>> {
  const [reader] = people
  if (reader === undefined) throw new Error('nobody is there')
  const address = `/v1${new URL(match).pathname}`
  const { players } = await reader.api.get(address, Seats)
  for (let tries = 0; tries < 60; tries++) {
    await playOn(people, match, 5)
    const { milestones } = (await reader.api.get(`${address}/view`, Milestones)).view
    const held = Object.entries(milestones)
    if (held.length > 0)
      return Object.fromEntries(held.map(([id, seat]) => [id, players.find((one) => one.seat === seat)?.name]))
  }
  throw new Error('nobody holds a milestone')
}
