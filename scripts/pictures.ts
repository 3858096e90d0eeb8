// npm run pictures
//
// Plays a match of each game against a real server, and writes the pictures of their tables in README.md: what the player
// sees whose turn it is. Needs Chromium.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import { progress } from '../src/cli/progress.ts'
import { Choices, Games, Match, View } from './demo/answers.ts'
import { chooseMove } from './demo/choose.ts'
import { type Person, password, register } from './demo/people.ts'
import { openMatch } from './demo/play.ts'
import { line } from './demo/print.ts'
import { root } from './demo/program.ts'
import { type RunningServer, startServer } from './demo/server.ts'

/** How many moves it takes until a table has enough to show. */
const moves = 90
const folder = path.join(root, 'docs/pictures')
mkdirSync(folder, { recursive: true })
const bar = progress('moves')
const written: string[] = []

const server = await startServer()
try {
  const people = await register(server, 3)
  const { items: games } = await hostOf(people).api.get('/v1/games', Games)
  for (const [index, { id: game }] of games.entries()) {
    const { match, mover } = await play(people, game, (made) => bar.reached(index * moves + made, games.length * moves))
    await takePicture(server, mover, match, game)
    written.push(`docs/pictures/${game}.png`)
  }
} finally {
  bar.stop()
  await server.stop()
}
for (const file of written) line(file)

function hostOf([first]: readonly Person[]): Person {
  if (first === undefined) throw new Error('nobody plays')
  return first
}

/**
 * Plays this many moves, or to the end.
 * @returns the match, and the seat that is or was last at turn
 */
async function play(
  people: readonly Person[],
  game: string,
  reached: (made: number) => void,
): Promise<{ match: string; mover: Person }> {
  const { id } = await openMatch(people, game)
  for (let made = 0, last = hostOf(people); ; made++) {
    reached(made)
    const turn = await findTurn(people, id)
    if (made === moves || turn === undefined) return { match: id, mover: turn?.mover ?? last }
    const { mover, seat, decision } = turn
    last = mover
    const { view } = await mover.api.get(`/v1/matches/${id}/view`, View)
    const { choices } = await mover.api.get(`/v1/matches/${id}/choices`, Choices)
    const move = chooseMove(game, { view, choices, seat })
    await mover.api.post(`/v1/matches/${id}/moves`, { moves: [move], decision }, z.unknown())
  }
}

/** The player at turn; undefined at the end of the match. */
async function findTurn(people: readonly Person[], id: string) {
  for (const mover of people) {
    const { yourSeat, decisions } = await mover.api.get(`/v1/matches/${id}`, Match)
    const decision = decisions.find(({ seat }) => seat === yourSeat)
    if (decision !== undefined) return { mover, seat: decision.seat, decision: decision.id }
  }
  return undefined
}

/** Signs in as the player, in English, and takes a picture of the table. */
async function takePicture({ url }: RunningServer, { email }: Person, match: string, game: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: 'en' })
  await page.goto(`${url}/sign-in`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL(`${url}/`)
  await page.locator('header select').selectOption('en')
  await page.goto(`${url}/matches/${match}`)
  await page.locator('main[data-version] [data-piece]').first().waitFor()
  await page.waitForTimeout(500)
  await page.screenshot({ path: path.join(folder, `${game}.png`) })
  await browser.close()
}
