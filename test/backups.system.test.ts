import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { inOwnProcess as paquebot } from './cli/paquebot.ts'
import { apiAt } from './client/api.ts'
import { moveOnce } from './client/player.ts'
import type { Recovered } from './faults/checker.ts'
import { load } from './faults/load.ts'
import type { Log } from './faults/log.ts'
import { recovered } from './faults/recovery.ts'
import { seed } from './faults/seed.ts'
import { type Site, site, tablesOf } from './faults/site.ts'
import { afterFile } from './support/after-file.ts'
import { copyPreparedData } from './support/data-folder.ts'
import { blocksOf, guidedMachine } from './support/guided-machine.ts'
import { isLong, times } from './support/long.ts'
import type { Person } from './support/people.ts'
import { ownPostgres, postgresPrograms } from './support/postgres.ts'

const [dump = '', restoreDump = '', archive = '', restoreArchive = ''] = blocksOf('Backups')

/** Starts and stops what stands for the service. */
const serviceOf = (whose: () => Site) => ({
  start: () => whose().start(),
  stop: () => Promise.all([...whose().running].map((one) => whose().end(one, 'SIGTERM'))),
})

interface Guided {
  /** Takes a backup as the guide says. */
  backUp(): Promise<void>
  /** Loses everything while the server is stopped. */
  lose(): Promise<void>
  /** Restores as the guide says. */
  restore(): Promise<void>
}

/** People play before, during and after a backup, everything is lost, and restored; then they go on. */
async function restoredWhole(place: Site, { backUp, lose, restore }: Guided): Promise<void> {
  const tables = await tablesOf(place, times(2, 6))
  await place.start()
  const goesOn = async (playing: ReturnType<typeof load>) => {
    const before = playing.moves()
    await expect.poll(playing.moves).toBeGreaterThan(before + times(8, 100))
  }
  const early = load(place.url, tables, { seed })
  await goesOn(early)
  const before = await early.stop()

  const late = load(place.url, tables, { seed: seed + 1 })
  await goesOn(late)
  await backUp()
  await goesOn(late)
  const during = await late.stop()
  for (const one of [...place.running]) await place.end(one, 'SIGTERM')
  await lose()

  await restore()
  const [server] = place.running
  if (!server) throw new Error('the guide has started no server')
  const kept = [...before.players, ...during.players]
  const players = new Map<string, Person>()
  for (const [match, person] of kept) if (await playsOn(place.url(), match, tables, person)) players.set(match, person)
  const after = await recovered(place, players)
  const restored = new Set(entriesOf(after))

  expect(after.faults).toEqual([])
  expect(entriesTold(before).filter((entry) => !restored.has(entry))).toEqual([])
  expect(entriesTold(during).some((entry) => restored.has(entry))).toBe(true)
  expect(entriesTold(during).some((entry) => !restored.has(entry))).toBe(true)
  const told = new Set([before, during].flatMap(entriesTold))
  expect([...restored].some((entry) => !told.has(entry))).toBe(true)
  const ids = after.mails.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])

  const { environment } = place
  expect(await paquebot(['audit'], { environment })).toMatchObject({ code: 0, stderr: '' })
  const judged = await paquebot(['judge', '--all', '--json'], { environment })
  expect(JSON.parse(judged.stdout)).toEqual({ judged: players.size, differ: 0, notJudged: 0, matches: [] })
}

/** Makes a move in a match that was restored. @returns whether the match is there, and had begun */
async function playsOn(
  url: string,
  match: string,
  tables: readonly (readonly [Person, Person])[],
  person: Person,
): Promise<boolean> {
  const api = apiAt(url, person.token())
  const { data } = await api.GET('/v1/matches/{match}', { params: { path: { match } } })
  if (data === undefined || data.status === 'open') return false
  if (data.status !== 'running') return true
  for (const { token } of tables.find((people) => people.includes(person)) ?? [])
    await moveOnce({ api: apiAt(url, token()) }, match, () => 0)
  return true
}

const entriesTold = ({ lines }: Log): string[] =>
  lines.flatMap(({ match, answer }) =>
    answer.kind === 'good' ? answer.entries.map(({ version, hash }) => `${match} ${version} ${hash}`) : [],
  )

const entriesOf = ({ journals }: Recovered): string[] =>
  [...journals].flatMap(([match, entries]) => entries.map(({ version, hash }) => `${match} ${version} ${hash}`))

test.runIf(isLong)(
  'the embedded database, backed up under load as the guide says, is restored whole, and no mail comes twice',
  async () => {
    const service = serviceOf(() => place)
    const machine = await guidedMachine(service)
    const data = machine.at('var/lib/paquebot')
    const place: Site = await site({ DATABASE_URL: '' }, { prepare: copyPreparedData, dataDir: data })
    machine.configure(place.environment)
    await restoredWhole(place, {
      backUp: () => machine.run(archive),
      lose: async () => {
        rmSync(path.join(data, 'pglite/base'), { recursive: true })
      },
      restore: () => machine.run(restoreArchive),
    })
  },
)

const programs = postgresPrograms()

describe.skipIf(programs === undefined)('PostgreSQL (needs initdb on this machine)', () => {
  test('dumped under load as the guide says is restored whole, and no mail comes twice', async () => {
    const postgres = await ownPostgres(programs ?? '', { durable: true })
    afterFile(postgres.remove)
    const operator = new pg.Client({ connectionString: postgres.url })
    await operator.connect()
    afterFile(() => operator.end())
    const guide = readFileSync('docs/operating.md', 'utf8')
    const [made = ''] = /^CREATE ROLE.*?^CREATE DATABASE[^\n]*/ms.exec(guide) ?? []
    for (const statement of made.split('\n')) await operator.query(statement)

    const service = serviceOf(() => place)
    const machine = await guidedMachine(service)
    const { hostname, port } = new URL(postgres.url)
    const url = `postgresql://paquebot@${hostname}:${port}/paquebot`
    const place: Site = await site({ DATABASE_URL: url }, { dataDir: machine.at('var/lib/paquebot') })
    machine.configure(place.environment)
    const environment = { PATH: programs ?? '', PGHOST: hostname, PGPORT: port, PGUSER: 'postgres' }
    await restoredWhole(place, {
      // A mail is under way meanwhile, and is taken a moment later.
      backUp: async () => {
        const { held, release } = place.mailbox.holdNext()
        const newcomer = { name: 'Ada', email: 'ada@example.org', password: 'a password for tests' }
        await apiAt(place.url()).POST('/v1/accounts', { body: newcomer })
        await held
        await machine.run(dump, environment)
        release()
      },
      lose: async () => {
        await operator.query('DROP DATABASE paquebot WITH (FORCE)')
      },
      restore: () => machine.run(restoreDump, { ...environment, DATABASE_URL: url }),
    })
  })
})
