// npm run positions [-- --every 20 --languages en,ru --games hamlet --players 4]
//
// Plays one match of each game against a real server, and writes what the API answers on the way into
// web/workbench/positions: the match, the view and the choices of the player whose turn it is, and the components.
// The workbench of the client draws these files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { progress } from '../src/cli/progress.ts'
import { Choices, Games, Match, View } from './demo/answers.ts'
import { chooseMove } from './demo/choose.ts'
import { type Person, register } from './demo/people.ts'
import { openMatch } from './demo/play.ts'
import { line } from './demo/print.ts'
import { root } from './demo/program.ts'
import { startServer } from './demo/server.ts'

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '20' },
    languages: { type: 'string', default: 'en' },
    games: { type: 'string' },
    players: { type: 'string', default: '3' },
  },
})
const languages = values.languages.split(',')
const folder = path.join(root, 'web/workbench/positions')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const server = await startServer()
const names: string[] = []
const bar = progress('games')
try {
  const people = await register(server, Number(values.players))
  const { items } = await host(people).api.get('/v1/games', Games)
  const games = values.games?.split(',') ?? items.map(({ id }) => id)
  for (const [index, game] of games.entries()) {
    bar.reached(index, games.length)
    await playAndWrite(people, game)
  }
} finally {
  bar.stop()
  await server.stop()
}
writeFileSync(path.join(folder, 'index.json'), JSON.stringify(names))
line(`${names.length} positions in ${folder}`)

async function playAndWrite(people: readonly Person[], game: string): Promise<void> {
  const { id } = await openMatch(people, game)
  for (let moves = 0; ; moves++) {
    const match = await host(people).api.get(`/v1/matches/${id}`, Match)
    const [decision] = match.decisions
    const mover = await holder(people, id, decision?.seat ?? 0)
    if (decision === undefined || moves % Number(values.every) === 0) await write(mover, id, `${game}-${moves}`)
    if (decision === undefined) return
    const { view } = await mover.api.get(`/v1/matches/${id}/view`, View)
    const { choices } = await mover.api.get(`/v1/matches/${id}/choices`, Choices)
    const move = chooseMove(game, { view, choices, seat: decision.seat })
    await mover.api.post(`/v1/matches/${id}/moves`, { moves: [move], decision: decision.id }, z.unknown())
  }
}

function host([first]: readonly Person[]): Person {
  if (first === undefined) throw new Error('nobody plays')
  return first
}

async function holder(people: readonly Person[], id: string, seat: number): Promise<Person> {
  for (const person of people) {
    if ((await person.api.get(`/v1/matches/${id}`, Match)).yourSeat === seat) return person
  }
  throw new Error(`nobody holds seat ${seat}`)
}

/** Writes a position as its mover gets it, in each language. */
async function write({ api }: Person, id: string, name: string): Promise<void> {
  for (const language of languages) {
    const get = (address: string) => api.get(address, z.unknown(), { language })
    const match = await api.get(`/v1/matches/${id}`, z.looseObject({ game: z.string() }), { language })
    const [view, choices, components] = await Promise.all([
      get(`/v1/matches/${id}/view`),
      get(`/v1/matches/${id}/choices`),
      get(`/v1/games/${match.game}/components`),
    ])
    const file = `${name}-${language}.json`
    writeFileSync(path.join(folder, file), JSON.stringify({ language, match, view, choices, components }))
    names.push(file)
  }
}
