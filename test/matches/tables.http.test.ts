import { expect, test } from 'vitest'
import { findMatch } from '../../src/matches/record/find-match.ts'
import { liveMatches } from '../../src/matches/record/live-matches.ts'
import { httpMatch } from '../support/http-match.ts'
import { newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'

const server = await testServer()
const people = [await newPlayer(server), await newPlayer(server)]

/** A match as it was read. */
async function read(match: string) {
  const record = await findMatch(server.platform, match)
  if (record === undefined) throw new Error('the match is gone')
  return record
}

test('a table of an older roster is not handed out again once a newer one is known, at the same version', async () => {
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

test('the newest table has the roster that the database has, though nothing was added to its journal', async () => {
  const match = await httpMatch(server, people)
  const known = liveMatches(server.platform)
  await known.newest(match.id)
  await match.post(0, '/proposals', { kind: 'pause', days: 3 }).expect(201)
  await match.post(1, '/proposals/1/answer', { agree: true }).expect(200)
  expect((await known.newest(match.id)).record.pausedUntil).toEqual(new Date('2026-03-05T09:00:00.000Z'))
})
