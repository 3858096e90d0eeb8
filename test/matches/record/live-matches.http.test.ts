import { expect, test } from 'vitest'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import type { Database } from '../../../src/platform/database/database.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const people = [await newPlayer(server), await newPlayer(server)]

/** Reads a match from the database. */
async function read(match: string) {
  const record = await findMatch(server.platform, match)
  if (record === undefined) throw new Error('no such match')
  return record
}

test('an older record does not replace a newer one of the same version', async () => {
  const match = await httpMatch(server, people)
  const known = liveMatches(server.platform)
  const before = await read(match.id)
  await match.post(0, '/proposals', { kind: 'pause', days: 3 }).expect(201)
  await match.post(1, '/proposals/1/answer', { agree: true }).expect(200)
  const newest = await known.newest(match.id)
  expect(newest.record.version).toBe(before.version)
  expect(newest.record.roster).toBeGreaterThan(before.roster)

  const late = await known.of(before)

  expect(late.record).toBe(newest.record)
  expect(known.known(match.id)?.record).toBe(newest.record)
})

test('the newest match has the roster of the database, even when its journal has no new entry', async () => {
  const match = await httpMatch(server, people)
  const known = liveMatches(server.platform)
  await known.newest(match.id)
  await match.post(0, '/proposals', { kind: 'pause', days: 3 }).expect(201)
  await match.post(1, '/proposals/1/answer', { agree: true }).expect(200)
  expect((await known.newest(match.id)).record.pausedUntil).toEqual(new Date('2026-03-05T09:00:00.000Z'))
})

test('two questions to the database are under way at most; the next one is for all who ask meanwhile, and sees what has changed', async () => {
  const match = await httpMatch(server, people)
  const { database } = server.platform
  const gates: (() => void)[] = []
  let questions = 0
  const read: Database['read'] = async (statement) => {
    questions += 1
    await new Promise<void>((resolve) => gates.push(resolve))
    return database.read(statement)
  }
  const known = liveMatches({ ...server.platform, database: { ...database, read } })
  const first = known.newest(match.id)
  await expect.poll(() => questions).toBe(1)
  const second = known.newest(match.id)
  await expect.poll(() => questions).toBe(2)
  const later = [known.newest(match.id), known.newest(match.id)]
  await match.post(0, '/proposals', { kind: 'pause', days: 3 }).expect(201)
  await match.post(1, '/proposals/1/answer', { agree: true }).expect(200)
  expect(questions).toBe(2)

  gates.shift()?.()
  await first
  await expect.poll(() => questions).toBe(3)
  for (const open of gates) open()

  await second
  for (const { record } of await Promise.all(later)) expect(record.pausedUntil).not.toBeNull()
  expect(questions).toBe(3)
})
