import request, { type Response } from 'supertest'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { en } from '../../web/src/administration/locales/en.ts'
import { releaseMendedHavana } from '../support/newer-rules.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { operations as allOperations, type Operation } from './document.ts'
import { newPeople, newWorld, requests, type World } from './world.ts'

const server = await testServer()
const http = request(server.app.server)
const { prisma } = server.platform.database
const people = await newPeople(server)

const operations = allOperations.filter(({ path }) => path.startsWith('/v1/admin/'))
const acts = operations.filter(({ method }) => method !== 'get')
const sights = operations.filter(({ method }) => method === 'get')

/** What an act needs besides the world. */
const given: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  reinstateAccount: ({ somebody }) =>
    prisma.account.update({ where: { id: somebody.id }, data: { status: 'suspended', statusReason: 'Insults.' } }),
  proposeRules: async () => releaseMendedHavana(),
  withdrawRules: ({ running }) => {
    releaseMendedHavana()
    return prisma.proposal.update({
      where: { matchId_number: { matchId: running.id, number: 1 } },
      data: { seat: null, terms: { kind: 'new-rules', to: 2, reason: 'A building was paid twice.' } },
    })
  },
}

/** What a caller needs to see something: a reason before, or a record of it; or why nothing is needed. */
const sight: Readonly<Record<string, 'a look' | 'a record' | `nothing: ${string}`>> = {
  listAccounts: 'a record',
  listNoticesTo: 'a record',
  listReportedMessages: 'a record',
  listPersonReports: 'a record',
  replay: 'a look',
  getDisputedJournalFile: 'a look',
  listReplayedEntries: 'a look',
  replayEntry: 'a look',
  replayDifference: 'a look',
  verifyMatch: 'a record',
  listQueuedDisputes: 'nothing: what stands there was written for administrators',
  getOutbox: 'nothing: it counts mails, and names nobody',
  getAuditLog: 'nothing: the log is for all administrators, and reading it would make it grow',
  verifyAuditLog: 'nothing: it shows a number',
}

/** The details of all records that acts and sights have left. */
const recorded = new Set<string>()

/** Sends a request as an administrator, and counts the new records in the audit log. */
async function asked(
  world: World,
  { operationId, method, path }: Operation,
): Promise<{ readonly answer: Response; readonly records: number }> {
  const { at, body } = requests[operationId] ?? {}
  const before = await prisma.auditRecord.count()
  const wish = world.administrator.as(http[method](at?.(world) ?? path))
  const answer = body ? await wish.send(body(world)) : await wish
  for (const { details } of await prisma.auditRecord.findMany())
    for (const detail of Object.keys(details ?? {})) recorded.add(detail)
  return { answer, records: (await prisma.auditRecord.count()) - before }
}

/** Sends a request while nothing can be written to the audit log. */
async function askedWithoutLog(world: World, operation: Operation): Promise<number> {
  const { at, body } = requests[operation.operationId] ?? {}
  await prisma.$executeRaw`ALTER TABLE audit_records RENAME COLUMN previous TO gone`
  try {
    const wish = world.administrator.as(http[operation.method](at?.(world) ?? operation.path))
    return (body ? await wish.send(body(world)) : await wish).status
  } finally {
    await prisma.$executeRaw`ALTER TABLE audit_records RENAME COLUMN gone TO previous`
  }
}

/** Everything in a world that administrators can change. */
async function stateOf({ running, somebody }: World): Promise<unknown> {
  const about = { where: { matchId: running.id } }
  return [
    await prisma.account.findUnique({ where: { id: somebody.id } }),
    await prisma.match.findUnique({ where: { id: running.id } }),
    await prisma.message.findMany(about),
    await prisma.dispute.findMany(about),
    await prisma.entry.count(about),
    await prisma.personReport.findMany(about),
  ]
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('every act of an administrator', () => {
  test.each(acts.map((operation) => [operation.operationId, operation] as const))(
    '%s is in the audit log before it is done',
    async (operationId, operation) => {
      const world = await newWorld(server, { ...people, somebody: await newPlayer(server) })
      await given[operationId]?.(world)
      const before = await stateOf(world)
      expect(await askedWithoutLog(world, operation)).toBe(500)
      expect(await stateOf(world)).toEqual(before)

      const { answer, records } = await asked(world, operation)
      expect(answer.status, answer.text).toBeLessThan(300)
      expect(records).toBeGreaterThan(0)
    },
  )
})

describe('everything that only administrators may see', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld(server, people)
  })

  test('is in this table, and nothing else', () => {
    expect(Object.keys(sight).sort()).toEqual(sights.map(({ operationId }) => operationId).sort())
  })

  test.each(sights.map((operation) => [operation.operationId, operation] as const))(
    '%s needs what the table says',
    async (operationId, operation) => {
      // The world's administrator has already given a reason.
      await prisma.auditRecord.deleteMany({})
      const { answer, records } = await asked(world, operation)
      switch (sight[operationId]) {
        case 'a look':
          expect([answer.status, answer.body.code, records]).toEqual([403, 'reason-needed', 0])
          break
        case 'a record':
          expect([answer.status, records]).toEqual([200, 1])
          expect(await askedWithoutLog(world, operation)).toBe(500)
          break
        default:
          expect([answer.status, records]).toEqual([200, 0])
      }
    },
  )
})

test('the client has a name for each detail that the log records', () => {
  recorded.delete('salt') // It is there for the hash alone.
  expect(recorded).toContain('dispute')
  expect([...recorded].filter((detail) => !Object.hasOwn(en.log.details, detail))).toEqual([])
})
