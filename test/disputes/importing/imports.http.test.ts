import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { JournalFile } from '../../../src/journal/journal-file.ts'
import { checkFile } from '../../../src/matches/archive/import-check.ts'
import { importMatch } from '../../../src/matches/archive/import-match.ts'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { recount } from '../../../src/people/recount.ts'
import { httpMatch } from '../../support/http-match.ts'
import { fileFromElsewhere, keyElsewhere } from '../../support/journal-files.ts'
import { newAdministrator, newPlayer } from '../../support/people.ts'
import { processorTimeOf } from '../../support/processor-time.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform, clock } = server
const { prisma } = platform.database
const administrator = await newAdministrator(server)
const reader = await newPlayer(server)

const importing = (file: object, publicKey?: string) =>
  administrator.as(http.post('/v1/admin/imports')).send({ file, ...(publicKey !== undefined && { publicKey }) })
const seen = (path: string) => reader.as(http.get(path))
const storedOf = (id: string) => prisma.match.findUnique({ where: { id }, include: { participants: true } })
const holdersOf = (matchId: string) =>
  prisma.participant.findMany({
    where: { matchId },
    select: { number: true, seat: true, leftAt: true },
    orderBy: { number: 'asc' },
  })
const linesOf = (match: string) => prisma.auditRecord.count({ where: { matchId: match, act: 'import' } })

const havana = fileFromElsewhere('havana-1-two-seats-rewound-and-corrected')
const hamlet = fileFromElsewhere('hamlet-1-two-seats-reopened')

/** A match of this server: its file, and its id. */
async function playedHere() {
  const match = await httpMatch(server, [reader, await newPlayer(server)])
  await match.post(0, '/resignation').expect(200)
  const { body } = await match.get(0, '/journal-file').expect(200)
  return { id: match.id, file: JournalFile.parse(body) }
}

describe('a match of another server', () => {
  test('given its file and its server’s key, when it is imported, then it is stored like any finished match', async () => {
    const answer = await importing(havana, keyElsewhere).expect(201)
    const body = MatchBody.parse(answer.body)

    expect(body).toMatchObject({
      id: havana.match,
      status: 'ended',
      game: 'havana',
      version: havana.entries.length,
      rated: false,
      seed: havana.seed,
      importedAt: clock.now().toISOString(),
      startedAt: havana.entries[0]?.at,
      endedAt: havana.entries.at(-1)?.at,
      result: { reason: havana.result?.reason },
    })
    expect(body.players.map(({ name, bot, participant }) => ({ name, bot, participant })).sort(byName)).toEqual([
      { name: 'Player 1', bot: false, participant: '0'.repeat(16) },
      { name: 'Player 2', bot: false, participant: '1'.repeat(16) },
    ])
    expect(await linesOf(havana.match)).toBe(1)
  })

  test('is refused where its body is compressed (RFC 9110 §15.5.16)', async () => {
    const answer = await importing(hamlet, keyElsewhere).set('content-encoding', 'gzip')
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-media-type'])
  })

  test('is listed, shown at any version, and exported as the very same journal, signed by this server', async () => {
    const { match, entries } = havana
    const { body: page } = await seen('/v1/matches?status=ended&limit=100').expect(200)
    expect(page.items.map(({ id }: { id: string }) => id)).toContain(match)

    const { body: then } = await seen(`/v1/matches/${match}/view?version=33&as=0`).expect(200)
    const { body: before } = await seen(`/v1/matches/${match}/view?version=24&as=0`).expect(200)
    expect(then.view).toEqual(before.view)
    expect(then.says.join(' ')).toContain('Player')

    const { body } = await seen(`/v1/matches/${match}/journal-file`).expect(200)
    const file = JournalFile.parse(body)
    expect(file.entries).toEqual(entries)
    expect({ ...file, head: null, publicKey: null }).toEqual({ ...havana, head: null, publicKey: null })
    expect(file.publicKey).toBe(platform.secrets.signing.publicKey)

    const checked = await administrator.as(http.get(`/v1/admin/matches/${match}/verification`)).expect(200)
    expect(checked.body).toMatchObject({ holds: true, first: null })
  })

  test('that was reopened keeps its later seeds, and passes every check', async () => {
    await importing(hamlet, keyElsewhere).expect(201)

    const { body } = await seen(`/v1/matches/${hamlet.match}/journal-file`).expect(200)
    expect(JournalFile.parse(body).later).toEqual(hamlet.later)
    const checked = await administrator.as(http.get(`/v1/admin/matches/${hamlet.match}/verification`)).expect(200)
    expect(checked.body.checks.filter(({ outcome }: { outcome: string }) => outcome !== 'passed')).toEqual([])
  })

  test('with a seat that was given up shows that, and who holds which seat', async () => {
    const file = withResult(fileFromElsewhere('havana-1-four-seats-one-leaves'))
    const { body } = await importing(file, keyElsewhere).expect(201)

    expect(MatchBody.parse(body).players.map(({ participant, resigned }) => ({ participant, resigned }))).toEqual(
      file.participants.map((participant, seat) => ({ participant, resigned: seat === 2 })),
    )
  })

  test('counts for no rating or statistic, now or after a recount, and nobody is notified', async () => {
    clock.turn(120_000)
    const counted = await recount(platform)

    expect(counted.matches).toBe(await prisma.match.count({ where: { status: 'ended', importedAt: null } }))
    expect((await storedOf(havana.match))?.countedAt).not.toBeNull()
    expect(await prisma.notice.count({ where: { matchId: havana.match } })).toBe(0)
  })

  test('given it was imported, when it is imported again, then nothing changes, and the answer is a success', async () => {
    const before = await storedOf(havana.match)
    const again = await importing(havana, keyElsewhere).expect(200)

    expect(again.body.id).toBe(havana.match)
    expect(await storedOf(havana.match)).toEqual(before)
    expect(await linesOf(havana.match)).toBe(1)
  })

  test('given it was imported, when its file comes with other names, then it stays as it is', async () => {
    const renamed = { ...havana, players: havana.players.map((player) => ({ ...player, name: 'Somebody' })) }
    const before = await storedOf(havana.match)
    const refused = await importing(renamed, keyElsewhere).expect(409)

    expect(refused.body.code).toBe('already-there')
    expect(await storedOf(havana.match)).toEqual(before)
  })

  test('given two imports at once, then it is stored once', async () => {
    const file = withResult(fileFromElsewhere('le-havre-1-short-alone'))
    const done = await Promise.all([importing(file, keyElsewhere), importing(file, keyElsewhere)])

    expect(done.map(({ status }) => status).sort()).toEqual([200, 201])
    expect(await prisma.entry.count({ where: { matchId: file.match } })).toBe(file.entries.length)
  })
})

describe('a match of this server', () => {
  test('given it exists, when its file is imported, then it stays as it is', async () => {
    const { id, file } = await playedHere()
    const before = await storedOf(id)
    const refused = await importing(file).expect(409)

    expect(refused.body.code).toBe('already-there')
    expect(await storedOf(id)).toEqual(before)
  })

  test('given it was lost, when its file is imported, then this server’s own signature is enough', async () => {
    const { id, file } = await playedHere()
    await lose(id)
    const { body } = await importing(file).expect(201)

    expect(MatchBody.parse(body).players.map(({ name }) => name)).toContain(reader.name)
    expect((await seen(`/v1/matches/${id}/journal-file`).expect(200)).body).toEqual(JSON.parse(JSON.stringify(file)))
  })

  test('given a seat changed hands, when its file is imported, then its last holder has it, and the former one has left', async () => {
    const [ann, bob, cleo] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
    const match = await httpMatch(server, [ann, bob], { pace: { kind: 'hours', hours: 1 }, late: 'substitute' })
    clock.turn(3_600_000)
    await server.deadlines.runOnce()
    const takesOver = cleo.as(http.post(`/v1/matches/${match.id}/substitute`))
    await takesOver.send({ seat: 0 }).expect(200)
    clock.turn(60_000)
    await match.post(1, '/resignation').expect(200)
    const { body: file } = await match.get(1, '/journal-file').expect(200)
    const before = await holdersOf(match.id)
    expect(before.map(({ seat }) => seat).toSorted()).toEqual([0, 1, null])
    await lose(match.id)

    await importing(file).expect(201)
    expect(await holdersOf(match.id)).toEqual(before)
  })
})

describe('a file is refused, and nothing is stored,', () => {
  const file = withResult(fileFromElsewhere('hamlet-1-three-seats-drawn-parallel-roads'))
  const { entries } = file
  const tampered = entries.map((entry) =>
    entry.version === 9 ? { ...entry, at: entry.at.replace('2026', '2027') } : entry,
  )

  test.each<[string, Partial<JournalFile>, object]>([
    ['if an entry was changed', { entries: tampered }, { check: 'hashes', version: 9 }],
    ['if its end is cut off', { entries: entries.slice(0, -1) }, { check: 'head', version: entries.length }],
    ['if it has another result', { result: null }, { check: 'result' }],
    ['if it has no signed head', { head: null }, { check: 'head', version: null }],
    ['if it has no seed', { seed: null }, { check: 'seed', version: null }],
    ['if its game is unknown', { game: 'checkers' }, { check: 'header' }],
  ])('%s', async (_, change, first) => {
    const { body } = await importing({ ...file, ...change }, keyElsewhere).expect(422)

    expect(body).toMatchObject({ code: 'import-refused', params: { first } })
    expect(await storedOf(file.match)).toBeNull()
    expect(await linesOf(file.match)).toBe(0)
  })

  test('if its key is not trusted', async () => {
    const { body } = await importing(file).expect(422)

    expect(body.params.first).toMatchObject({
      check: 'head',
      detail: 'The public key of the file is not the trusted one.',
    })
    expect(await storedOf(file.match)).toBeNull()
  })

  test('if its match still goes on', async () => {
    const match = await httpMatch(server, [reader, await newPlayer(server)])
    const running = (await match.get(0, '/journal-file').expect(200)).body
    const { body } = await importing({ ...running, match: file.match }).expect(422)

    expect(body.code).toBe('import-refused')
    expect((await importing(running).expect(422)).body.params.first.check).toBe('seed')
  })

  test('if it has no result, like the oldest files', async () => {
    const { body } = await importing(fileFromElsewhere('havana-1-two-seats'), keyElsewhere).expect(422)

    expect(body.params.first).toMatchObject({ check: 'result', detail: 'The file does not say the result.' })
  })

  test('if it is nested too deeply', async () => {
    const text = JSON.stringify({ file: { ...file, options: 'deep' }, publicKey: keyElsewhere })
    const deep = text.replace('"deep"', `${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    const { body } = await administrator
      .as(http.post('/v1/admin/imports'))
      .set('content-type', 'application/json')
      .send(deep)
      .expect(422)

    expect(body.params.first).toMatchObject({ check: 'header' })
  })

  test('if it is not a journal file at all', async () => {
    await importing({ format: 'paquebot-journal/1' }).expect(400)
  })

  test('in few words, however much in it is unknown', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`unknown ${index}`, index]))
    const refused = await importing({ ...unknown, ['x'.repeat(1_000_000)]: 1 }).expect(400)
    expect(refused.body.errors.at(-1).problem).toMatch(/^These fields are unknown here: `unknown 0`, `unknown 1`, /)
    expect(refused.text.length).toBeLessThan(5_000)
  })
})

test('the import of a long match takes little more time than judging it', async () => {
  const long = ['hamlet-1-four-seats-one-leaves', 'havana-1-three-seats-36-buildings', 'hamlet-1-two-seats']
  const files = long.map((name) => withResult(fileFromElsewhere(name)))
  const ratios: number[] = []
  for (const file of files) {
    expect(file.entries.length).toBeGreaterThan(100)
    // Warm-up: the first match of a game compiles its rules.
    expect((await brought(file, undefined)).outcome).toBe('refused')
    const refusing = await processorTimeOf(() => brought(file, undefined))
    ratios.push((await processorTimeOf(() => brought(file, keyElsewhere))) / refusing)
  }

  // Both verify the whole file; storing is one more statement.
  expect(Math.min(...ratios)).toBeLessThan(3)

  async function brought(file: JournalFile, given: string | undefined) {
    const found = checkFile(file, { own: platform.secrets.signing.publicKey, given })
    if (found.outcome === 'right') await importMatch(platform, found)
    return found
  }
})

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1)

/** The oldest golden journals lack their result: it is in their last event. */
function withResult(file: JournalFile): JournalFile {
  const last = file.entries.at(-1)?.events.at(-1)
  const result = last?.kind === 'shown' && 'result' in last.value ? last.value.result : null
  return JournalFile.parse({ ...file, result })
}

/** As if the database had been restored from before the match. */
async function lose(id: string): Promise<void> {
  const where = { matchId: id }
  await prisma.$transaction([
    prisma.origin.deleteMany({ where }),
    prisma.matchPass.deleteMany({ where }),
    prisma.notice.deleteMany({ where }),
    prisma.decision.deleteMany({ where }),
    prisma.entry.deleteMany({ where }),
    prisma.participant.deleteMany({ where }),
    prisma.match.delete({ where: { id } }),
  ])
}
