// A few seconds in every run. An hour by hand: SOAK_MINUTES=60 npx vitest run test/faults/soak.system.test.ts
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { paquebotProgram } from '../support/compiled.ts'
import { times } from '../support/long.ts'
import { onServer } from '../support/on-server.ts'
import { postgresPrograms } from '../support/postgres.ts'
import { violations } from './checker.ts'
import { isDrawn } from './drawn.ts'
import { load } from './load.ts'
import { recovered } from './recovery.ts'
import { seed } from './seed.ts'
import { type Site, siteOnPostgres, tablesOf } from './site.ts'

const programs = isDrawn('soak') ? postgresPrograms() : undefined
const minutes = Number(process.env.SOAK_MINUTES ?? times(0.05, 10))
const tables = 6
/** How often what is held is looked at. */
const looks = 24
/** How long a table waits between two moves, in milliseconds. */
const rest = 20
/** Connections of clients come and go. */
const mostNewFiles = 20
/** A pool, and who listens to signals. */
const mostConnections = 11
/** Memory of a process that is younger than this tells of its start. */
const minutesToWarmUp = 5

/** Where there is room, garbage is collected only when it is four times as much as what lives. */
const withSmallHeap = { ...paquebotProgram, args: ['--max-old-space-size=256', ...paquebotProgram.args] }

/** What a server and its database hold at a moment. */
interface Held {
  readonly moves: number
  readonly kilobytes: number
  readonly files: number
  readonly connections: number
  readonly rows: ReadonlyMap<string, number>
}

/** The tables that get up to a row or two with each move. */
const withMoves = ['entries', 'notices', 'keyed_requests', 'origins']
/** Those that get up to a few rows with each match. */
const withMatches = [
  'matches',
  'participants',
  'decisions',
  'presences',
  'match_passes',
  'ratings',
  'rating_changes',
  'statistics',
  'seat_statistics',
]

/** The tables that have grown by more than what was played explains. */
function grownBeyondMeasure(before: Held | undefined, after: Held | undefined): string[] {
  const grown = (table: string) => (after?.rows.get(table) ?? 0) - (before?.rows.get(table) ?? 0)
  const moves = (after?.moves ?? 0) - (before?.moves ?? 0)
  const most = (table: string) => {
    if (withMoves.includes(table)) return 2 * (moves + tables)
    return withMatches.includes(table) ? 4 * (grown('matches') + tables) : 0
  }
  return [...(after?.rows.keys() ?? [])]
    .filter((table) => grown(table) > most(table))
    .map((table) => `${table}: ${grown(table)} more rows`)
}

describe.skipIf(programs === undefined)('a server that is played on for long (needs initdb on this machine)', () => {
  test(`holds no more of anything in the end, after ${minutes} minutes (FAULTS_SEED=${seed})`, {
    timeout: 240_000 + minutes * 120_000,
  }, async () => {
    const site = await siteOnPostgres(programs ?? '')
    const people = await tablesOf(site, tables)
    await site.start(withSmallHeap)
    const playing = load(site.url, people, { seed, rest })
    const held: Held[] = []
    while (held.length < looks) {
      await wait((minutes * 60_000) / looks)
      held.push({ moves: playing.moves(), ...(await heldBy(site)) })
    }
    const log = await playing.stop()
    const [, early = [], , late = []] = [0, 1, 2, 3].map((quarter) =>
      held.slice((quarter * looks) / 4, ((quarter + 1) * looks) / 4),
    )
    const compared = (of: (one: Held) => number) => [middle(early.map(of)), middle(late.map(of))] as const
    const [files, connections, memory] = [
      compared((one) => one.files),
      compared((one) => one.connections),
      compared((one) => one.kilobytes),
    ]
    console.log({ minutes, moves: playing.moves(), files, connections, memory })
    expect(files[1]).toBeLessThan(files[0] + mostNewFiles)
    expect(connections[1]).toBeLessThanOrEqual(mostConnections)
    if (minutes > minutesToWarmUp) expect(memory[1]).toBeLessThan(memory[0] * 1.2)
    expect(grownBeyondMeasure(early[0], late.at(-1))).toEqual([])
    expect(violations(log, await recovered(site, log.players))).toEqual([])
  })
})

async function heldBy(site: Site & { readonly postgres: { readonly url: string } }): Promise<Omit<Held, 'moves'>> {
  const pid = site.running[0]?.child.pid
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  const rows = z
    .array(z.object({ name: z.string(), count: z.coerce.number() }))
    .parse(await onServer(site.postgres.url, countingRows))
  const [sessions] = await onServer(site.postgres.url, countingConnections)
  return {
    kilobytes: Number(kilobytes),
    files: readdirSync(`/proc/${pid}/fd`).length,
    connections: Number(sessions?.count),
    rows: new Map(rows.map(({ name, count }) => [name, count])),
  }
}

const countingConnections = `SELECT count(*) FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`

const countingRows = `SELECT tablename AS name,
  (xpath('//c/text()', query_to_xml(format('SELECT count(*) AS c FROM %I', tablename), false, true, '')))[1]::text AS count
  FROM pg_tables WHERE schemaname = 'public'`

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
