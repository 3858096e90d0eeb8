import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { type Entry as EntryRow, Prisma } from '../../src/generated/prisma/client.ts'
import { httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const administrator = await newAdministrator(server)
const people = [await newPlayer(server), await newPlayer(server)]

/** A finished match of eight moves and a resignation, and a running one. */
const [over, running] = [await httpMatch(server, people), await httpMatch(server, people)]
for (const match of [over, running]) for (let move = 0; move < 8; move++) await match.playOn()
await over.post(0, '/resignation').expect(200)
const stored = await prisma.match.findUniqueOrThrow({ where: { id: over.id } })
const last = stored.version

async function verified(id: string) {
  const { body } = await administrator.as(http.get(`/v1/admin/matches/${id}/verification`)).expect(200)
  return body
}

/** The first fault that the verification finds after a change in the database, which is then reverted. */
async function foundIn(id: string, ...statements: Prisma.Sql[]) {
  const where = { matchId: id }
  const match = await prisma.match.findUniqueOrThrow({ where: { id } })
  const entries = await prisma.entry.findMany({ where })
  for (const statement of statements) expect(await prisma.$executeRaw(statement)).toBeGreaterThan(0)
  try {
    return await verified(id)
  } finally {
    const { result, options, pace, laterSeeds, removed, ...others } = match
    await prisma.$transaction([
      prisma.entry.deleteMany({ where }),
      prisma.entry.createMany({ data: entries.map(writable) }),
      prisma.match.update({ where: { id }, data: { ...others, result: result ?? Prisma.DbNull } }),
    ])
  }
}

function writable({ move, events, actor, ...columns }: EntryRow) {
  return { ...columns, move: move ?? Prisma.DbNull, events: events ?? [], actor: actor ?? {} }
}

const ofEntry = (change: Prisma.Sql, version = 4) =>
  Prisma.sql`UPDATE entries SET ${change} WHERE match_id = ${over.id}::uuid AND version = ${version}`
const ofMatch = (change: Prisma.Sql) => Prisma.sql`UPDATE matches SET ${change} WHERE id = ${over.id}::uuid`

describe('a journal in the database', () => {
  test.each([over, running])('that is untouched verifies', async ({ id }) => {
    expect(await verified(id)).toMatchObject({ holds: true, first: null })
  })

  test.each<[string, Prisma.Sql, object]>([
    ['its time', Prisma.sql`at = at + interval '1 millisecond'`, { check: 'hashes', version: 4 }],
    ['its kind', Prisma.sql`kind = 'resigned'`, { check: 'hashes', version: 4 }],
    ['its kind to an unknown one', Prisma.sql`kind = 'moved '`, { check: 'schemas', version: 4 }],
    [
      'its seat',
      Prisma.sql`actor = jsonb_set(actor, '{seat}', to_jsonb(1 - (actor->>'seat')::int))`,
      { check: 'hashes', version: 4 },
    ],
    ['its seat to none', Prisma.sql`actor = jsonb_set(actor, '{seat}', '9')`, { check: 'hashes', version: 4 }],
    ['by what it was made', Prisma.sql`actor = jsonb_set(actor, '{by}', '"bot"')`, { check: 'hashes', version: 4 }],
    ['its actor to nobody', Prisma.sql`actor = '{"kind":"nobody"}'`, { check: 'schemas', version: 4 }],
    ['its move', Prisma.sql`move = jsonb_set(move, '{type}', '"typo"')`, { check: 'hashes', version: 4 }],
    ['its move to none', Prisma.sql`move = NULL`, { check: 'hashes', version: 4 }],
    ['an event', Prisma.sql`events = jsonb_set(events, '{0,type}', '"typo"')`, { check: 'hashes', version: 4 }],
    [
      'an event by one more field',
      Prisma.sql`events = jsonb_set(events, '{0,x}', '1')`,
      { check: 'hashes', version: 4 },
    ],
    ['its events by one less', Prisma.sql`events = events - 0`, { check: 'hashes', version: 4 }],
    ['its rules', Prisma.sql`rules = rules + 1`, { check: 'chain', version: 4 }],
    ['its draws', Prisma.sql`draws = draws + 1`, { check: 'hashes', version: 4 }],
    ['the hash before', Prisma.sql`previous = reverse(previous)`, { check: 'chain', version: 4 }],
    ['its hash', Prisma.sql`hash = reverse(hash)`, { check: 'hashes', version: 4 }],
  ])('fails if an entry’s %s was changed', async (_, change, first) => {
    expect(await foundIn(over.id, ofEntry(change))).toMatchObject({ holds: false, first })
  })

  test.each<[string, Prisma.Sql, object]>([
    ['seed', Prisma.sql`sealed_seed = reverse(sealed_seed)`, { check: 'seed' }],
    ['newest hash', Prisma.sql`hash = reverse(hash)`, { check: 'head', version: last }],
    ['version', Prisma.sql`version = version + 1`, { check: 'head', version: last + 1 }],
    ['result', Prisma.sql`result = jsonb_set(result, '{seats,0,points}', '99')`, { check: 'result' }],
    ['result, by none', Prisma.sql`result = NULL`, { check: 'result' }],
  ])('fails if its match’s %s was changed', async (_, change, first) => {
    expect(await foundIn(over.id, ofMatch(change))).toMatchObject({ holds: false, first })
  })

  test('fails if two entries were swapped', async () => {
    const swap = [
      ofEntry(Prisma.sql`version = 1000`, 4),
      ofEntry(Prisma.sql`version = 4`, 5),
      ofEntry(Prisma.sql`version = 5`, 1000),
    ]
    expect(await foundIn(over.id, ...swap)).toMatchObject({ holds: false, first: { check: 'chain', version: 4 } })
  })

  test.each([2, 5, last])('fails if entry %d was deleted', async (version) => {
    const deletion = Prisma.sql`DELETE FROM entries WHERE match_id = ${over.id}::uuid AND version = ${version}`
    const check = version === last ? 'head' : 'chain'
    expect(await foundIn(over.id, deletion)).toMatchObject({ holds: false, first: { check, version } })
  })

  test('fails if it is unreadable from its first entry on', async () => {
    const found = await foundIn(over.id, ofEntry(Prisma.sql`events = '[]'`, 1))
    expect(found).toMatchObject({ holds: false, first: { version: 1 } })
  })

  test('of a running match fails, too, without revealing the correct draw', async () => {
    const found = await foundIn(
      running.id,
      Prisma.sql`UPDATE entries SET events = events - -1 WHERE match_id = ${running.id}::uuid AND version = 1`,
    )
    expect(found.holds).toBe(false)
    const judged = found.checks.find(({ check }: { check: string }) => check === 'judged')
    expect(judged).toMatchObject({ outcome: 'failed', detail: expect.not.stringContaining('{') })
  })
})
