// npm run bench:archive: plays whole matches of each game by random choices, archives them, and says how many bytes a
// finished match takes with its indexes before and after, and how long it takes to read its journal.
// --matches: how many of each game (20).
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { catalogue } from '../src/games/catalogue.ts'
import type { Game } from '../src/games/game.ts'
import { pick } from '../src/games/kit/dice.ts'
import { seededDice } from '../src/games/playout/seeded-dice.ts'
import { archiving } from '../src/matches/archive/archiving.ts'
import { changes } from '../src/matches/commit/change.ts'
import { groupCommit } from '../src/matches/commit/group-commit.ts'
import { play } from '../src/matches/playing/play.ts'
import { readEntries } from '../src/matches/record/journal.ts'
import { liveMatches } from '../src/matches/record/live-matches.ts'
import type { Platform } from '../src/platform/platform.ts'
import { median } from './figures.ts'
import { platformOn } from './platform.ts'
import { type SignedInPlayer, signedInPlayers } from './players.ts'
import { startPostgres } from './postgres.ts'
import { startedMatch } from './scripted-match.ts'
import { undoList } from './undo.ts'
import { wallTime } from './wall-time.ts'

const { values: options } = parseArgs({ options: { matches: { type: 'string', default: '20' } } })
const matchesOfEach = Number(options.matches)
const minute = 60_000
const client = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const kilobytes = (bytes: number) => (bytes / matchesOfEach / 1000).toFixed(1).padStart(8)
const log = { info() {}, warn() {}, error: (...about: unknown[]) => console.error(...about) }

const { undo, undoAll } = undoList()
try {
  const postgres = await startPostgres(process.env.BENCH_DATABASE_URL)
  undo.push(postgres.stop)
  for (const game of catalogue.values()) await measure(game, await postgres.create(game.meta.id.replaceAll('-', '_')))
} finally {
  await undoAll()
}

async function measure(game: Game, databaseUrl: string): Promise<void> {
  let time = Date.parse('2026-01-01T08:00:00.000Z')
  const platform: Platform = { ...(await platformOn(databaseUrl)), clock: { now: () => new Date(time) } }
  undo.push(platform.database.close, platform.threads.close)
  const { min, max } = game.meta.seats
  const players = await signedInPlayers(platform, max)
  const dice = seededDice('archive', game.meta.id)
  const later = () => {
    time += minute * (1 + dice.below(720))
  }
  const empty = await sizes(platform)
  const ids: string[] = []
  for (let number = 0; number < matchesOfEach; number++) {
    const seated = players.slice(0, Math.max(2, min + (number % (max - min + 1))))
    ids.push(await playedMatch(platform, game, seated, number, later))
  }
  const [before, readingBefore] = [await sizes(platform), await readingTime(platform, ids)]
  time += 30 * 24 * 60 * minute
  const archive = archiving(platform, 7, log)
  const processor = process.cpuUsage()
  while ((await archive(platform.clock.now())) > 0);
  const { user, system } = process.cpuUsage(processor)
  const [after, readingAfter] = [await sizes(platform), await readingTime(platform, ids)]
  const { _avg: average } = await platform.database.prisma.match.aggregate({ _avg: { version: true } })
  console.log(`${game.meta.title}: ${matchesOfEach} matches, of ${average.version?.toFixed(0)} entries on average`)
  for (const [table, bytes] of before) {
    const then = [bytes, after.get(table) ?? 0].map((all) => kilobytes(all - (empty.get(table) ?? 0)))
    console.log(`  ${table.padEnd(18)} ${then.join(' ')} kB a match`)
  }
  console.log(`  archiving one took ${((user + system) / 1000 / matchesOfEach).toFixed(0)} ms of processor`)
  console.log(
    `  reading its journal took ${readingBefore.toFixed(1)} ms before, and ${readingAfter.toFixed(1)} ms after`,
  )
}

/** @param later lets some time pass */
async function playedMatch(
  platform: Platform,
  game: Game,
  players: readonly SignedInPlayer[],
  number: number,
  later: () => void,
): Promise<string> {
  const known = liveMatches(platform)
  const { move } = play(platform, known, changes(platform, known, groupCommit(platform)))
  const lot = seededDice('bench', game.meta.id, number)
  const id = await startedMatch(platform, game, players)
  let { head } = await known.newest(id)
  for (let owing = pick(lot, head.decisions); owing !== undefined; owing = pick(lot, head.decisions)) {
    later()
    const player = players[owing.seat]
    const example = pick(lot, game.choices(head.state, owing.seat))?.example
    if (!player || !example) throw new Error(`version ${head.version} has a decision that nobody can answer`)
    const { account, session } = player
    const origin = { account, client, credential: 'session', credentialId: session ?? '', tokenName: null } as const
    const caller = { ...player, origin: { ...origin, request: randomUUID() } }
    head = (await move(id, { caller, language: 'en' }, { moves: [game.schemas.move.parse(example)] })).live.head
  }
  return id
}

/** The bytes of each table with its indexes, without what rows that are gone have left. */
async function sizes({ database: { prisma } }: Platform): Promise<ReadonlyMap<string, number>> {
  await prisma.$executeRawUnsafe('VACUUM FULL')
  const rows = await prisma.$queryRaw<{ name: string; bytes: bigint }[]>`
    SELECT relname::text AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname IN ('entries', 'origins', 'archived_journals', 'archived_origins', 'matches', 'participants', 'notices')
    ORDER BY relname`
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

/** How long reading a whole journal takes, in milliseconds. */
async function readingTime(platform: Platform, ids: readonly string[]): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    for (const id of ids) times.push(await wallTime(() => readEntries(platform, id)))
  }
  return median(times)
}
