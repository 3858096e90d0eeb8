import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { hashed } from '../../src/journal/hash.ts'
import { JournalFile } from '../../src/journal/journal-file.ts'
import { findMatch } from '../../src/matches/record/find-match.ts'
import { readEntries } from '../../src/matches/record/journal.ts'
import { openSeal } from '../../src/matches/record/seal.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { platform } = server
const { prisma } = platform.database

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })
const judge = await newAdministrator(server, { name: 'Judge' })

const dispute = ({ id }: Pick<HttpMatch, 'id'>, path: string) => judge.as(http.get(`/v1/admin/matches/${id}${path}`))

async function played(moves: number, people = [ann, bob]): Promise<HttpMatch> {
  const match = await httpMatch(server, people)
  for (let made = 0; made < moves; made++) await match.playOn()
  return match
}

/** The judge gives a reason for a look, which is valid for an hour. */
async function looksInto(match: HttpMatch): Promise<HttpMatch> {
  const look = judge.as(http.post(`/v1/admin/matches/${match.id}/looks`))
  await look.send({ as: 'administrator', reason: 'A dispute.' }).expect(201)
  return match
}

const breaksOff = ({ id }: Pick<HttpMatch, 'id'>, by = judge) =>
  by.as(http.post(`/v1/admin/matches/${id}/abort`)).send({ reason: 'Two of the players were one person.' })

/** The outcomes of all checks that failed. */
async function findings(match: Pick<HttpMatch, 'id'>): Promise<Record<string, string>> {
  const { body } = await dispute(match, '/verification').expect(200)
  const wrong = body.checks.filter(({ outcome }: { outcome: string }) => outcome !== 'passed')
  expect(body.holds).toBe(!wrong.some(({ outcome }: { outcome: string }) => outcome === 'failed'))
  return Object.fromEntries(wrong.map(({ check, outcome }: { check: string; outcome: string }) => [check, outcome]))
}

async function secretsOf(match: HttpMatch) {
  const record = await findMatch(platform, match.id)
  if (!record) throw new Error('no such match')
  return openSeal(platform, record)
}

describe('a replay', () => {
  test('shows any version as every viewer saw it then, during the match and afterwards', async () => {
    const match = await looksInto(await httpMatch(server, [ann, bob]))
    const then = new Map<string, unknown>()
    let version = 1
    for (; version <= 12; version++) {
      for (const seat of [0, 1]) then.set(`${version}&as=${seat}`, (await match.get(seat, '/view').expect(200)).body)
      const spectator = await eve.as(http.get(`/v1/matches/${match.id}/view`)).expect(200)
      then.set(`${version}&as=spectator`, spectator.body)
      await match.playOn()
    }
    const replayed = async () => {
      for (const [query, seen] of then) {
        expect((await dispute(match, `/view?version=${query}`).expect(200)).body).toEqual(seen)
      }
    }
    await replayed()
    await match.post(0, '/resignation').expect(200)
    await replayed()
  })

  test('shows an administrator without a seat both hands, and nobody the seed', async () => {
    const match = await looksInto(await played(4))
    const { seed } = await secretsOf(match)
    const all = await dispute(match, '/view').expect(200)
    expect(all.body).toMatchObject({ viewer: 'administrator', version: 5 })
    for (const { secret } of all.body.view.seats) expect(secret.hand.length).toBeGreaterThan(0)

    for (const path of ['/view', '/view?as=0', '/journal-file', '/journal-file?as=1', '/verification']) {
      expect((await dispute(match, path).expect(200)).text).not.toContain(seed)
    }
    for (const path of ['', '/view', '/journal', '/journal-file']) {
      const answer = await judge.as(http.get(`/v1/matches/${match.id}${path}`)).expect(200)
      expect(answer.text).not.toContain(seed)
    }
    expect(JournalFile.parse((await dispute(match, '/journal-file').expect(200)).body).seed).toBeNull()
  })

  test('is available as the journal file of any viewer', async () => {
    const match = await looksInto(await played(5))
    for (const seat of [0, 1]) {
      const theirs = (await match.get(seat, '/journal-file').expect(200)).body
      expect((await dispute(match, `/journal-file?as=${seat}`).expect(200)).body).toEqual(theirs)
    }
  })

  test('of anything that does not exist is not found', async () => {
    const match = await looksInto(await played(2))
    for (const [path, at] of [
      ['/view?version=99', 'version'],
      ['/difference?from=1&to=99', 'to'],
      ['/view?as=2', 'as'],
      ['/journal-file?as=2', 'as'],
    ]) {
      expect((await dispute(match, path ?? '').expect(404)).body.errors).toMatchObject([{ at: `querystring/${at}` }])
    }
    for (const path of ['/view?version=0', '/view?as=nobody']) await dispute(match, path).expect(400)
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 2 }).expect(201)).body
    expect((await dispute({ id }, '/view').expect(409)).body.code).toBe('match-not-started')
    await dispute({ id: '0188b1a3-1a2b-4c3d-8e4f-0123456789ab' }, '/verification').expect(404)
  })
})

describe('an administrator who holds a seat', () => {
  test('sees only as that seat while the match goes on', async () => {
    const match = await played(4, [judge, ann])
    for (const path of ['/view', '/view?as=1', '/view?as=spectator', '/journal-file', '/verification']) {
      expect((await dispute(match, path).expect(403)).body.code).toBe('not-allowed')
    }
    const own = await dispute(match, '/view?as=0').expect(200)
    expect(own.body).toEqual((await match.get(0, '/view').expect(200)).body)
    expect(own.body.view.seats[1].secret).toBeNull()

    await match.post(1, '/resignation').expect(200)
    await dispute(match, '/view?as=1').expect(200)
    expect(await findings(match)).toEqual({})
  })
})

describe('the verification', () => {
  test('passes for a running match, a finished one, and an aborted one', async () => {
    const match = await played(6)
    expect(await findings(match)).toEqual({})
    await match.post(0, '/resignation').expect(200)
    expect(await findings(match)).toEqual({})

    const aborted = await played(3)
    await breaksOff(aborted).expect(200)
    expect(await findings(aborted)).toEqual({})
  })

  test('finds a changed event', async () => {
    const match = await played(6)
    await prisma.$executeRaw`
      UPDATE entries SET events = replace(events::text, '"seat": 0', '"seat": 1')::jsonb
      WHERE match_id = ${match.id}::uuid AND version = 3`
    expect(await findings(match)).toMatchObject({ hashes: 'failed', judged: 'failed' })
  })

  test('finds a changed time', async () => {
    const match = await played(3)
    await prisma.$executeRaw`
      UPDATE entries SET at = at + interval '1 hour' WHERE match_id = ${match.id}::uuid AND version = 3`
    expect(await findings(match)).toEqual({ hashes: 'failed' })
  })

  test.each([
    ['at the end', 6, 'head'],
    ['in the middle', 4, 'chain'],
    ['at the beginning', 1, 'schemas'],
  ])('finds a deleted entry %s', async (_where, version, check) => {
    const match = await played(5)
    await prisma.entry.delete({ where: { matchId_version: { matchId: match.id, version } } })
    expect(await findings(match)).toMatchObject({ [check]: 'failed' })
  })

  test('finds an unreadable journal', async () => {
    const match = await played(2)
    await prisma.$executeRaw`UPDATE entries SET events = '[{"card": 7}]' WHERE match_id = ${match.id}::uuid AND version = 2`
    expect(await findings(match)).toEqual({ schemas: 'failed' })
  })

  test('finds a history that was rewritten with all its hashes, even if its author has the salt', async () => {
    const match = await played(6)
    const { secrets } = await secretsOf(match)
    const kept = (await match.get(0, '/view').expect(200)).body.head
    let previous = ''
    for (const entry of await readEntries(platform, match.id)) {
      const swapped = JSON.stringify(entry.events).replace(/"youngestFirst":\[(\d),(\d)\]/, '"youngestFirst":[$2,$1]')
      const forged = hashed({ ...entry, previous, events: JSON.parse(swapped) }, secrets.salt)
      await prisma.$executeRaw`
        UPDATE entries SET events = ${JSON.stringify(forged.events)}::jsonb, previous = ${previous}, hash = ${forged.hash}
        WHERE match_id = ${match.id}::uuid AND version = ${entry.version}`
      previous = forged.hash
    }
    await prisma.match.update({ where: { id: match.id }, data: { hash: previous } })

    expect(await findings(match)).toEqual({ judged: 'failed' })
    expect(kept.hash).not.toBe(previous) // and every player holds a signed proof of what was there
  })
})

describe('aborting a match', () => {
  test('is refused to an administrator who plays in it, before anything is recorded', async () => {
    const playing = await newAdministrator(server)
    const match = await httpMatch(server, [ann, playing], {})

    expect((await breaksOff(match, playing).expect(403)).body.code).toBe('not-allowed')

    expect(await prisma.auditRecord.count({ where: { matchId: match.id } })).toBe(0)
    expect((await match.get(0, '').expect(200)).body).toMatchObject({ status: 'running' })
    await match.post(1, '/resignation').expect(200)
    expect((await breaksOff(match, playing).expect(409)).body.code).toBe('match-over')
  })

  test('notifies everybody, publishes the seed, and has no other consequences', async () => {
    const match = await played(3)
    const { seed } = await secretsOf(match)
    const answer = await breaksOff(match).expect(200)
    expect(answer.body).toMatchObject({ status: 'aborted', decisions: [], result: null, seed, version: 5 })

    const notices = await prisma.notice.findMany({ where: { matchId: match.id, topic: 'match-aborted' } })
    expect(notices.map(({ accountId }) => accountId).sort()).toEqual([ann.id, bob.id].sort())
    expect(await prisma.decision.count({ where: { matchId: match.id } })).toBe(0)
    const { items } = (await match.get(0, '/journal?since=4').expect(200)).body
    expect(items).toMatchObject([{ entry: { kind: 'aborted', actor: { kind: 'administrator' } } }])
    expect((await match.move(0, { type: 'end-turn' }).expect(409)).body.code).toBe('match-over')
    const again = await breaksOff(match).expect(409)
    expect(again.body.code).toBe('match-over')
  })

  test('several times at once stores one entry', async () => {
    const match = await played(2)
    const abort = () => breaksOff(match)
    const answers = await Promise.all([abort(), abort(), match.post(0, '/resignation'), abort()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await prisma.entry.count({ where: { matchId: match.id } })).toBe(4)
  })
})
