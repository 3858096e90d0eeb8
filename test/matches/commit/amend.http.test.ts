import { Registry } from 'prom-client'
import { afterAll, describe, expect, test } from 'vitest'
import { disputeEffects } from '../../../src/disputes/dispute-effects.ts'
import { disputeRaised } from '../../../src/disputes/effects/dispute-raised.ts'
import { server as anotherServer } from '../../../src/main.ts'
import { amending } from '../../../src/matches/commit/amend.ts'
import { groupCommit } from '../../../src/matches/commit/group-commit.ts'
import { matchEffects } from '../../../src/matches/commit/match-effects.ts'
import { existing } from '../../../src/matches/record/find-match.ts'
import { liveMatches } from '../../../src/matches/record/live-matches.ts'
import type { MatchRecord } from '../../../src/matches/record/record.ts'
import { Problem } from '../../../src/platform/problems/problem.ts'
import { newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { startedMatch } from '../../support/started-match.ts'

const server = await testServer()
const { platform, clock } = server
const { prisma } = platform.database
const people = [await newPlayer(server), await newPlayer(server)]
/** A server with an empty cache. */
const fresh = await anotherServer({ ...platform, metrics: new Registry() })
await fresh.app.ready()
afterAll(() => fresh.app.close())
const kinds = [...matchEffects, ...disputeEffects]
const [one, other] = [
  amending(platform, groupCommit(platform, kinds)),
  amending(platform, groupCommit(platform, kinds)),
]

/** One more dispute. */
const raised = ({ disputed, version }: MatchRecord) => [
  disputeRaised({
    number: disputed + 1,
    seat: null,
    account: people[0]?.id ?? '',
    version,
    text: 'Wrong.',
    freezes: false,
    at: clock.now(),
  }),
]

async function match(): Promise<string> {
  return (await startedMatch(server, people)).id
}

describe('amending a match', () => {
  test('goes by what its record says, leaves it as stored, and raises its roster', async () => {
    const id = await match()
    const before = await existing(platform, id)
    const after = await one(id, raised)
    expect(after).toMatchObject({ disputed: 1, roster: before.roster + 1, version: before.version })
    expect(await existing(platform, id)).toEqual(after)
  })

  test('happens once when many try at one moment: the losers judge again', async () => {
    const id = await match()
    const { roster } = await existing(platform, id)
    const all = Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? one : other))
    await Promise.all(all.map((amend) => amend(id, raised)))
    expect(await existing(platform, id)).toMatchObject({ disputed: 8, roster: roster + 8 })
  })

  test('works although its journal cannot be replayed: the clock records a missed deadline, and does not find it again', async () => {
    const id = await match()
    await prisma.entry.updateMany({ where: { matchId: id }, data: { events: [{ type: 'never-heard-of' }] } })
    await expect(liveMatches(platform).newest(id)).rejects.toThrow()
    await prisma.decision.updateMany({ where: { matchId: id }, data: { dueAt: clock.now() } })
    await fresh.deadlines.runOnce()
    const noted = await prisma.decision.findMany({ where: { matchId: id }, select: { missedAt: true } })
    expect(noted).toEqual(noted.map(() => ({ missedAt: clock.now() })))
    expect(noted.length).toBeGreaterThan(0)
    // A second look does not find it.
    expect(await fresh.deadlines.runOnce()).toBe(0)
  })
})

describe('a match stays as it is', () => {
  test('if there are no effects', async () => {
    const id = await match()
    const before = await existing(platform, id)
    expect(await one(id, () => [])).toEqual(before)
    expect(await existing(platform, id)).toEqual(before)
  })

  test('if its judge refuses', async () => {
    const id = await match()
    const before = await existing(platform, id)
    const refusing = one(id, () => {
      throw new Problem('match-over')
    })
    await expect(refusing).rejects.toMatchObject({ code: 'match-over' })
    expect(await existing(platform, id)).toEqual(before)
  })
})
