import { beforeEach, expect, test } from 'vitest'
import { comments, frozenBy, raised, withdraws } from '../../disputes/raising/given.ts'
import { court } from '../../disputes/ruling/given.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { disputesIn, listens, listenTo, missed, pushAll } from './given.ts'

const server = await testServer()

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })
const { rules } = court(server, await newAdministrator(server))

let match: HttpMatch
beforeEach(async () => {
  match = await httpMatch(server, [ann, bob])
})

test('a dispute is told to everybody who may see the match: raised, commented on and withdrawn', async () => {
  // given a seat and a spectator who listen
  const ears = [await listens(server, match.id, bob), await listens(server, match.id, eve)]
  const expectEvent = async (expected: object) => {
    for (const one of ears) await expect.poll(() => disputesIn(one.heard).at(-1)).toMatchObject([expected])
  }

  // when a dispute is raised, then they hear of it; and so for each change of it
  await raised(match, 0)
  await expectEvent({ number: 1, open: true, freezes: false, comments: 0 })
  await comments(match, 1, 'They were.').expect(201)
  await expectEvent({ number: 1, open: true, freezes: false, comments: 1 })
  await withdraws(match, 0).expect(200)
  await expectEvent({ number: 1, open: false, freezes: false, comments: 1 })

  // and they hear each once
  await pushAll(server)
  for (const one of ears) expect(disputesIn(one.heard)).toHaveLength(3)
  for (const one of ears) one.hangUp()
})

test('a dispute that is settled by an entry is told with it', async () => {
  // given a dispute that has frozen the match, and somebody who listens
  await frozenBy(match, 0)
  const bobs = listenTo(server, match.id, bob)
  await bobs.connect()
  await expect.poll(() => disputesIn(bobs.heard)).toEqual([[{ number: 1, open: true, freezes: true, comments: 0 }]])

  // when the match is thawed by its withdrawal
  await withdraws(match, 0).expect(200)

  // then the dispute is told as settled
  await expect.poll(() => disputesIn(bobs.heard).at(-1)).toMatchObject([{ number: 1, open: false }])
  bobs.hangUp()
})

test('a dispute that a ruling settles while the match goes on is told, with a remedy and without', async () => {
  for (const draft of [{ outcome: 'rejected' }, { outcome: 'upheld', remedies: [{ kind: 'rewind', to: 1 }] }]) {
    // given a dispute in a match that goes on
    match = await httpMatch(server, [ann, bob])
    await match.playOn()
    await raised(match, 0)
    const bobs = listenTo(server, match.id, bob)
    await bobs.connect()
    await expect.poll(() => disputesIn(bobs.heard)).toMatchObject([[{ number: 1, open: true }]])

    // when it is ruled on
    await rules(match, draft).expect(200)

    // then the listener hears that it is settled
    await expect.poll(() => disputesIn(bobs.heard).at(-1)).toMatchObject([{ number: 1, open: false }])
    bobs.hangUp()
  }
})

test('what becomes of a dispute is caught up with after a pause, once; and a move tells nothing of it', async () => {
  // given somebody who has heard of a dispute and gone away
  await raised(match, 0)
  const before = await missed(server, match.id, bob, undefined)
  expect(before.heard.map(({ event }) => event)).toEqual(['match', 'disputes'])

  // when others comment on it and play on meanwhile
  await comments(match, 1, 'They were.').expect(201)
  await comments(match, 0, 'By whom?').expect(201)
  await match.playOn()

  // then a return with the last id tells how it stands, and a return with the id of that tells of nothing
  const back = await missed(server, match.id, bob, before.lastId())
  expect(disputesIn(back.heard)).toMatchObject([[{ number: 1, open: true, comments: 2 }]])
  expect((await missed(server, match.id, bob, back.lastId())).heard).toEqual([])

  await match.playOn()
  const after = await missed(server, match.id, bob, back.lastId())
  expect(after.heard.map(({ event }) => event)).toEqual(['entry', 'match'])
})
