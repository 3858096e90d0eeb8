import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import request, { type Test } from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { server as anotherServer } from '../../../src/main.ts'
import { archiveJournal } from '../../../src/matches/archive/archive-statement.ts'
import { judgeAll } from '../../../src/matches/archive/judge-all.ts'
import { existing } from '../../../src/matches/record/find-match.ts'
import { readEntries } from '../../../src/matches/record/journal.ts'
import { pack } from '../../../src/matches/record/packed-journal.ts'
import { administration, raised } from '../../disputes/raising/given.ts'
import { court, judgedAgain } from '../../disputes/ruling/given.ts'
import { afterFile } from '../../support/after-file.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { fileFromElsewhere, fileUpTo, keyElsewhere } from '../../support/journal-files.ts'
import { times } from '../../support/long.ts'
import { newAdministrator, newPlayer, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { handleDue } from '../given.ts'
import { exampleFor, monday, turnTo } from '../scheduler/given.ts'

const server = await testServer({ ARCHIVE_AFTER_DAYS: '7' })
const http = request(server.app.server)
const { prisma } = server.platform.database
const judge = await newAdministrator(server)
const { holds, looks, rules, upholds } = court(server, judge)
const day = 86_400_000
let [ann, bob]: [Person, Person] = [await newPlayer(server), await newPlayer(server)]
beforeEach(async () => {
  turnTo(server, monday)
  ;[ann, bob] = [await newPlayer(server), await newPlayer(server)]
})

/** A match that is over: some moves, one taken back, and a resignation. Eight days later nothing else has happened. */
async function over(moves = 12): Promise<HttpMatch> {
  const match = await httpMatch(server, [ann, bob], { game: 'hamlet' })
  await match.move(0, { type: 'gather', at: 'farm' }).expect(200)
  await match.post(0, '/take-back').expect(200)
  for (let move = 0; move < moves; move++) await match.playOn()
  await match.post(1, '/resignation').expect(200)
  server.clock.turn(8 * day)
  return match
}

/** The seat that is asked makes a legal move. */
async function moves(match: HttpMatch): Promise<void> {
  const [seat = -1] = await match.waitsFor()
  await match.move(seat, await exampleFor(match, seat)).expect(200)
}

async function archived(match: Pick<HttpMatch, 'id'>): Promise<void> {
  await handleDue(server)
  expect(await rowsOf(match)).toMatchObject({ entries: 0, origins: 0 })
}

const Rows = z.object({ entries: z.int(), origins: z.int(), bytes: z.int(), archive: z.int() })

/** How many rows a match has that are not archived, and how many bytes they and its archive take. */
async function rowsOf({ id }: Pick<HttpMatch, 'id'>) {
  const [row] = await prisma.$queryRaw<unknown[]>`
    WITH e AS (SELECT pg_column_size(e.*) AS bytes FROM entries e WHERE match_id = ${id}::uuid),
      o AS (SELECT pg_column_size(o.*) AS bytes FROM origins o WHERE match_id = ${id}::uuid),
      a AS (SELECT pg_column_size(a.*) AS bytes FROM archived_journals a WHERE match_id = ${id}::uuid
        UNION ALL SELECT pg_column_size(a.*) FROM archived_origins a WHERE match_id = ${id}::uuid)
    SELECT (SELECT count(*) FROM e)::int AS entries, (SELECT count(*) FROM o)::int AS origins,
      (SELECT COALESCE(sum(bytes), 0) FROM (TABLE e UNION ALL TABLE o) r)::int AS bytes,
      (SELECT COALESCE(sum(bytes), 0) FROM a)::int AS archive`
  return Rows.parse(row)
}

/** How many statements wait for a lock. A transaction would see again and again what it saw first. */
async function waiting(): Promise<number> {
  const rows = await prisma.$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  return rows.length
}

const Documented = z.object({ paths: z.record(z.string(), z.object({ get: z.unknown().optional() })) })
const openapi = new URL('../../../openapi/openapi.json', import.meta.url)
const { paths } = Documented.parse(JSON.parse(readFileSync(openapi, 'utf8')))
/** All that is read about a match, without its stream, which does not end, and the acts, of which reading is one. */
const readable = Object.entries(paths).flatMap(([path, { get }]) =>
  get !== undefined && path.includes('/matches/{match}') && !/\/(stream|administration)$/.test(path) ? [path] : [],
)

const replayable = readable.filter((path) => /^\/v1\/matches.*(view|journal-file)$/.test(path))

/** The requests of a path, with each version of a match. */
function urlsOf(path: string, versions: readonly number[]): string[] {
  if (path.endsWith('/difference')) return versions.map((version) => `${path}?from=1&to=${version}`)
  if (path.endsWith('/view')) return [path, ...versions.map((version) => `${path}?version=${version}`)]
  if (path.includes('{version}')) return versions.map((version) => path.replace('{version}', `${version}`))
  return [path.replace('{number}', '1')]
}

/** Everything that a server that has just started says of a match to a player and to an administrator, and in lists. */
async function allSaid({ id }: HttpMatch, read = readable): Promise<ReadonlyMap<string, object>> {
  const fresh = await anotherServer({ ...server.platform, metrics: new Registry() })
  await fresh.app.ready()
  afterFile(() => fresh.app.close())
  const { version: last } = await prisma.match.findUniqueOrThrow({ where: { id } })
  const versions = Array.from({ length: last }, (_, index) => index + 1)
  const said = new Map<string, object>()
  for (const path of read) {
    const reader = path.startsWith('/v1/admin') ? judge : ann
    for (const url of urlsOf(path, versions)) {
      const { status, text, headers } = await reader.as(request(fresh.app.server).get(url.replace('{match}', id)))
      said.set(url, { status, text, etag: headers.etag })
    }
  }
  for (const { id: player, as } of [ann, bob]) {
    said.set(player, (await as(request(fresh.app.server).get('/v1/account/matches')).expect(200)).body)
  }
  return said
}

describe('a match that has been over for long', () => {
  test('given all that anybody reads about it, when it is archived, then a new server says the same, byte by byte', async () => {
    const match = await over(3)
    await raised(match, 0)
    await rules(match, { outcome: 'rejected' }).expect(200)
    await looks(match)
    const before = await allSaid(match)
    await archived(match)

    expect(await allSaid(match)).toEqual(before)

    const succeeded = [...before].filter(([, said]) => 'status' in said && said.status === 200).map(([url]) => url)
    // Nobody can ask for choices or standing orders once it is over.
    expect(
      readable.filter((path) => !succeeded.some((url) => url.startsWith(path.split(/\{(?:version|number)/)[0] ?? ''))),
    ).toEqual([])
  })

  test('takes less than a quarter of the bytes', async () => {
    const match = await over(30)
    const before = await rowsOf(match)
    await archived(match)
    const { archive } = await rowsOf(match)
    expect(archive / before.bytes).toBeLessThan(0.25)
  })

  test('is judged again with all others, and studied', async () => {
    const match = await over()
    await archived(match)
    const judged = []
    for await (const one of judgeAll(server.platform)) if (one.match === match.id) judged.push(one)
    expect(judged).toMatchObject([{ outcome: 'same', entries: 16 }])
    const from = { kind: 'match', match: match.id, version: 5 }
    await bob.as(http.post('/v1/studies')).send({ name: 'What if', from }).expect(201)
  })

  test('given a journal that was tampered with, then it stays as it is, and holds up no other', async () => {
    const [forged, other] = [await over(), await over()]
    await prisma.$executeRaw`UPDATE entries SET draws = draws + 1 WHERE match_id = ${forged.id}::uuid AND version = 4`
    await archived(other)
    expect(await rowsOf(forged)).toMatchObject({ entries: 16, archive: 0 })
  })

  test.each([
    ['a hash', `hashes = set_byte(hashes, 100, 255 - get_byte(hashes, 100))`, { check: 'hashes', version: 4 }],
    ['half of its entries', `entries = substring(entries, 1, length(entries) / 2)`, { check: 'schemas', version: 1 }],
  ])('given an archive in which %s is damaged, then verification says so', async (_, change, first) => {
    const match = await over()
    await archived(match)
    await prisma.$executeRawUnsafe(`UPDATE archived_journals SET ${change} WHERE match_id = '${match.id}'`)
    const { body } = await judge.as(http.get(`/v1/admin/matches/${match.id}/verification`)).expect(200)
    expect(body).toMatchObject({ holds: false, first })
  })
})

describe('an archived match', () => {
  test('given a dispute that is upheld, then it is reopened, played to its end, and archived again as a whole', async () => {
    const match = await over(3)
    await archived(match)
    await raised(match, 0, { version: 4 })
    await upholds(match, [{ kind: 'rewind', to: 4 }])
    for (let move = 0; move < 3; move++) await moves(match)
    expect(await holds(match)).toBe(true)
    expect(await rowsOf(match)).toMatchObject({ entries: 4, origins: 4 })
    await handleDue(server)
    expect(await rowsOf(match)).toMatchObject({ entries: 4 })
    await match.post(0, '/resignation').expect(200)
    server.clock.turn(8 * day)
    const before = await allSaid(match, replayable)

    await archived(match)

    expect(await allSaid(match, replayable)).toEqual(before)
    expect(await judgedAgain(server, match)).toBeUndefined()
  })

  test('given a ruling on its result, then that entry is archived as late as its own age demands', async () => {
    const match = await over()
    await archived(match)
    await administration(server).raises(judge, match.id).expect(201)
    const result = [0, 1].map((seat) => ({ seat, place: seat + 1, points: 10 - seat }))
    await upholds(match, [{ kind: 'end', result }])
    await handleDue(server)
    expect(await rowsOf(match)).toMatchObject({ entries: 1 })
    expect(await holds(match)).toBe(true)
    server.clock.turn(8 * day)
    await archived(match)
    expect(await holds(match)).toBe(true)
  })

  test('that was imported grows by a longer file of its journal', async () => {
    server.clock.turn(365 * day)
    const importer = await newAdministrator(server)
    const { holds } = court(server, importer)
    const whole = fileFromElsewhere('hamlet-1-two-seats-reopened')
    const imports = (file: object): Test =>
      importer.as(http.post('/v1/admin/imports')).send({ file, publicKey: keyElsewhere })
    await imports(fileUpTo(whole, (whole.later[0]?.since ?? 0) - 1)).expect(201)
    const match = { id: whole.match }
    await archived(match)
    await imports(whole).expect(200)
    expect(await holds(match)).toBe(true)
    await archived(match)
    expect(await holds(match)).toBe(true)
    await imports(whole).expect(200)
  })

  test('given an account that is exported and erased, then its origins are in the one, and gone after the other', async () => {
    const match = await over()
    const exportedBy = async ({ as }: Person) => (await as(http.get('/v1/account/export')).expect(200)).body.origins
    const before = await exportedBy(bob)
    await archived(match)
    expect(await exportedBy(bob)).toEqual(before)
    expect(before.length).toBeGreaterThan(3)

    await bob.as(http.delete('/v1/account')).send({ password }).expect(204)

    expect(await exportedBy(ann)).not.toEqual([])
    expect(await prisma.archivedOrigin.count({ where: { accountId: bob.id } })).toBe(0)
    expect(await holds(match)).toBe(true)
  })
})

describe('archiving', () => {
  /** A match as the clock reads it before it archives it. */
  async function read({ id }: HttpMatch) {
    const entries = await readEntries(server.platform, id)
    return { record: await existing(server.platform, id), entries, journal: pack(entries) }
  }

  test('and a ruling at the same moment: none of the entries is lost', async () => {
    for (let time = 0; time < times(1, 100); time++) {
      const match = await over(time % 4)
      const [dispute] = await Promise.all([raised(match, 0, { version: 1 }), server.deadlines.runOnce()])
      await Promise.all([upholds(match, [{ kind: 'rewind', to: 2 }], dispute.number), handleDue(server)])
      expect(await judgedAgain(server, match)).toBeUndefined()
      expect(await holds(match)).toBe(true)
    }
  })

  test('of what was read before a ruling does nothing', async () => {
    const match = await over(1)
    const { record, entries, journal } = await read(match)
    await raised(match, 0)
    await upholds(match, [{ kind: 'annul' }])
    expect(await archiveJournal(server.platform.database, record, journal, server.clock.now())).toBe(false)
    expect(await rowsOf(match)).toMatchObject({ entries: entries.length + 1, archive: 0 })
  })

  const onServer = server.platform.database.kind === 'server'

  test.runIf(onServer)('while somebody reads: they read the whole journal', async () => {
    const match = await over(1)
    const { record, entries, journal } = await read(match)
    const { reading } = await prisma.$transaction(async (archiving) => {
      await archiving.$executeRaw`LOCK TABLE entries IN ACCESS EXCLUSIVE MODE`
      const begun = { reading: readEntries(server.platform, match.id) }
      await expect.poll(waiting).toBe(1)
      expect(await archiveJournal({ prisma: archiving }, record, journal, server.clock.now())).toBe(true)
      return begun
    })
    expect(await reading).toEqual(entries)
  })

  test.runIf(onServer)('while an account is erased: nothing of it is kept', async () => {
    const match = await over(3)
    const { record, journal } = await read(match)
    const accountId = bob.id
    const { archiving } = await prisma.$transaction(async (erasing) => {
      await erasing.origin.deleteMany({ where: { accountId } })
      const begun = { archiving: archiveJournal(server.platform.database, record, journal, server.clock.now()) }
      await expect.poll(waiting).toBe(1)
      await erasing.archivedOrigin.deleteMany({ where: { accountId } })
      return begun
    })
    expect(await archiving).toBe(true)
    expect(await prisma.archivedOrigin.count({ where: { matchId: match.id, accountId } })).toBe(0)
    expect(await prisma.archivedOrigin.count({ where: { matchId: match.id } })).toBeGreaterThan(0)
  })

  test('is done by no server that was not told when', async () => {
    const configuration = { ...server.platform.configuration, archiveAfterDays: undefined }
    const never = await anotherServer({ ...server.platform, configuration, metrics: new Registry() })
    afterFile(() => never.app.close())
    const match = await over(1)
    await never.deadlines.runOnce()
    expect(await rowsOf(match)).toMatchObject({ archive: 0 })
    await archived(match)
  })
})
