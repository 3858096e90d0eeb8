import { expect, test } from 'vitest'
import { changes } from '../../../src/matches/commit/change.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { play } from '../../../src/matches/playing/play.ts'
import { findMatch } from '../../../src/matches/record/find-match.ts'
import { headAt } from '../../../src/matches/record/journal.ts'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import type { MatchRecord } from '../../../src/matches/record/record.ts'
import { replays } from '../../../src/matches/replay/replays.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { platform } = server
const { prisma } = platform.database
const people = [await newPlayer(server), await newPlayer(server)] as const

async function recordOf({ id }: HttpMatch): Promise<MatchRecord> {
  const record = await findMatch(platform, id)
  if (record === undefined) throw new Error('no such match')
  return record
}

async function played(moves: number): Promise<HttpMatch> {
  const match = await httpMatch(server, people)
  for (let made = 0; made < moves; made++) await match.playOn()
  return match
}

/** Runs something while no entry can be read. */
async function withoutEntries<Done>(act: () => Promise<Done>): Promise<Done> {
  await prisma.$executeRaw`ALTER TABLE entries RENAME TO entries_away`
  return act().finally(() => prisma.$executeRaw`ALTER TABLE entries_away RENAME TO entries`)
}

test('the cache equals a fold at every version, while the match goes on and goes back', async () => {
  const match = await httpMatch(server, people, { game: 'hamlet' })
  const known = replays(platform)
  async function holds(): Promise<void> {
    const record = await recordOf(match)
    for (let version = 1; version <= record.version; version++) {
      expect(await known.at(record, version)).toEqual(await headAt(platform, record, version))
    }
  }
  await holds()
  await match.move(0, { type: 'gather', at: 'farm' }).expect(200)
  await match.move(0, { type: 'end-turn' }).expect(200)
  await holds()
  await match.move(1, { type: 'gather', at: 'quarry' }).expect(200)
  await match.post(1, '/take-back').expect(200)
  await holds()
  await match.post(0, '/proposals', { kind: 'take-back', to: 2 }).expect(201)
  await match.post(1, '/proposals/1/answer', { agree: true }).expect(200)
  await holds()
  expect((await recordOf(match)).version).toBe(6)
})

test('the cache needs no reads: only new entries are read', async () => {
  const match = await played(4)
  const known = replays(platform)
  const before = await recordOf(match)
  const heads = [await known.at(before, 1), await known.at(before, 5)]
  await withoutEntries(async () => {
    expect([await known.at(before, 1), await known.at(before, 5)]).toEqual(heads)
  })
  await match.playOn()
  const after = await recordOf(match)
  await withoutEntries(() => expect(known.at(after, 6)).rejects.toThrow())
  expect((await known.at(after, 6)).hash).toBe(after.hash)
})

test('given a database that was restored to an earlier state: the new entries replace the cached ones', async () => {
  const match = await played(4)
  const known = replays(platform)
  const { id, version, hash } = await recordOf(match)
  await match.playOn()
  await known.at(await recordOf(match), 6)

  await prisma.entry.deleteMany({ where: { matchId: id, version: { gt: version } } })
  await prisma.match.update({ where: { id }, data: { version, hash } })
  // The restarted server has an empty cache.
  const fresh = liveMatches(platform)
  const [{ id: account, name }] = people
  const caller = { account, name, role: 'player', language: 'en', session: undefined, scopes: ['play'] } as const
  await play(platform, fresh, changes(platform, fresh, groupCommit(platform))).resign(id, { caller, language: 'en' })

  const now = await recordOf(match)
  expect(now.version).toBe(6)
  expect((await known.at(now, 6)).hash).toBe(now.hash)
})

test('the cache has a limited number of versions, and keeps those of the match used last', async () => {
  const [one, other] = [await recordOf(await played(4)), await recordOf(await played(4))]
  const known = replays(platform, 8)
  await known.at(one, 1)
  await known.at(other, 1)
  await withoutEntries(async () => {
    expect(await known.at(other, 3)).toMatchObject({ match: other.id, version: 3 })
    await expect(known.at(one, 3)).rejects.toThrow()
  })
  expect(await known.at(one, 3)).toMatchObject({ match: one.id, version: 3 })
})
