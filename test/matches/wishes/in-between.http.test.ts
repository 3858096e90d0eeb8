import { describe, expect, test } from 'vitest'
import { block, unblock } from '../../../src/accounts/blocking/blocks.ts'
import type { PrismaClient } from '../../../src/generated/prisma/client.ts'
import { keepHours } from '../../../src/matches/deadlines/calendar-changes.ts'
import { matchData } from '../../../src/matches/own-data/match-data.ts'
import { existing, findMatch } from '../../../src/matches/record/find-match.ts'
import { meetWishes } from '../../../src/matches/wishes/meeting.ts'
import { withdrawWish } from '../../../src/matches/wishes/placing.ts'
import { seatWishes } from '../../../src/matches/wishes/seating.ts'
import { termsIn } from '../../../src/matches/wishes/wish-terms.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { newAdministrator, type Person } from '../../support/people.ts'
import { crew, namesIn, namesOf, wishingServer } from './given.ts'

const { server, http, terms, wishes, standing, blocks, opens, look, matchesOf } = await wishingServer()
const { platform } = server
const { prisma } = platform.database

/** The platform, with a hook that runs when matching wishes have been found and are not met yet. */
function withInBetween(happens: () => Promise<unknown>): Platform {
  let hasHappened = false
  const wrapped = new Proxy<PrismaClient>(prisma, {
    get: (target, key) => {
      if (key !== '$transaction') return Reflect.get(target, key)
      return async (batch: never) => {
        if (!hasHappened) {
          hasHappened = true
          await happens()
        }
        return target.$transaction(batch)
      }
    },
  })
  return { ...platform, database: { ...platform.database, prisma: wrapped } }
}

/** Two players with the same wish, which the server has not looked at yet. */
async function twoWhoWish(one: Person, other: Person) {
  const wanted = terms()
  await blocks(one, other)
  await wishes(one, wanted)
  await wishes(other, wanted)
  await unblock(platform, one.id, other.name)
  const { terms: text } = await prisma.wish.findFirstOrThrow({ where: { accountId: one.id } })
  return termsIn(text)
}

const night = { night: { from: '21:00', until: '08:00' }, restDays: [], vacations: [] }

describe('a match that is about to be opened for wishes', () => {
  test('is not opened if one of the players blocks another at that moment', async () => {
    const { ann, bob } = await crew(server)
    const wanted = await twoWhoWish(ann, bob)
    for (const [blocker, other] of [[ann, bob] as const, [bob, ann] as const]) {
      await meetWishes(
        withInBetween(() => block(platform, [matchData], blocker.id, other.name)),
        wanted,
      )
      expect([await matchesOf(ann), await matchesOf(bob)]).toEqual([[], []])
      expect([(await standing(ann)).length, (await standing(bob)).length]).toEqual([1, 1])
      await unblock(platform, blocker.id, other.name)
    }
    await meetWishes(platform, wanted)
    expect((await matchesOf(ann)).map(namesIn)).toEqual([namesOf(ann, bob)])
  })

  test('is not opened if one of the wishes is taken back at that moment', async () => {
    const { ann, bob } = await crew(server)
    const wanted = await twoWhoWish(ann, bob)
    const [id = ''] = await standing(bob)
    await meetWishes(
      withInBetween(() => withdrawWish(platform, bob.id, id)),
      wanted,
    )
    expect([await matchesOf(ann), await matchesOf(bob)]).toEqual([[], []])
    expect(await standing(ann)).toHaveLength(1)
  })

  test('is not opened if one of the players is suspended at that moment', async () => {
    const { ann, bob } = await crew(server)
    const administrator = await newAdministrator(server)
    const wanted = await twoWhoWish(ann, bob)
    const suspend = administrator.as(http.post(`/v1/admin/accounts/${bob.id}/suspend`)).send({ reason: 'Insults.' })
    await meetWishes(
      withInBetween(async () => suspend.expect(200)),
      wanted,
    )
    expect(await matchesOf(ann)).toEqual([])
    expect(await standing(ann)).toHaveLength(1)
  })

  test('goes by its players’ hours, even if they change at that moment', async () => {
    const { ann, bob } = await crew(server)
    const wanted = await twoWhoWish(ann, bob)

    await meetWishes(
      withInBetween(() => keepHours(platform, ann.id, () => ({ hours: night }))),
      wanted,
    )

    const [match] = await matchesOf(ann)
    const record = await findMatch(platform, match?.id ?? '')
    const due = (person: Person) => {
      const seat = record?.participants.find(({ account }) => account === person.id)?.seat
      return record?.decisions.find((open) => open.seat === seat)?.dueAt?.getTime() ?? Number.NaN
    }
    expect(due(ann)).toBeGreaterThan(due(bob))
  })
})

describe('a seat that is about to be taken by a wish', () => {
  test.each([
    ['who wishes blocks a player', 2],
    ['a player blocks who wishes', 2],
    ['who wishes blocks a player', 3],
    ['a player blocks who wishes', 3],
  ])('is not taken if at that moment %s: of a match for %i', async (who, seats) => {
    const { ann, bob } = await crew(server)
    const wanted = terms(seats)
    await blocks(ann, bob)
    const match = await opens(ann, wanted)
    const record = await existing(platform, match)
    await wishes(bob, wanted)
    await unblock(platform, ann.id, bob.name)
    const [blocker, other] = who.startsWith('who') ? [bob, ann] : [ann, bob]

    await seatWishes(
      withInBetween(() => block(platform, [matchData], blocker.id, other.name)),
      record,
    )

    expect(namesIn(await look(ann, match))).toEqual([ann.name])
    expect(await standing(bob)).toHaveLength(1)
    await unblock(platform, blocker.id, other.name)
    await seatWishes(platform, record)
    expect(namesIn(await look(ann, match))).toEqual(namesOf(ann, bob))
    expect(await standing(bob)).toEqual([])
  })

  test('is not taken if who wishes has at that moment begun to wait in as many matches as a player may', async () => {
    const { ann, bob } = await crew(server)
    for (let matches = 0; matches < 49; matches++) await opens(bob, terms(4))
    const wanted = terms(3)
    await blocks(ann, bob)
    const record = await existing(platform, await opens(ann, wanted))
    await wishes(bob, wanted)
    await unblock(platform, ann.id, bob.name)

    await seatWishes(
      withInBetween(() => opens(bob, terms(4))),
      record,
    )

    expect(namesIn(await look(ann, record.id))).toEqual([ann.name])
    expect(await standing(bob)).toHaveLength(1)
    expect(await prisma.participant.count({ where: { accountId: bob.id, match: { status: 'open' } } })).toBe(50)
  })
})
