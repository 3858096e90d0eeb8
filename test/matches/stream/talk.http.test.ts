import { beforeEach, expect, test } from 'vitest'
import type { Listener } from '../../support/event-stream.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { talk } from '../talk/given.ts'
import { listens, messageNumbersIn, missed, pushAll, talkMarksIn } from './given.ts'

const server = await testServer()
const at = talk(server)

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const eve = await newPlayer(server, { name: 'Eve' })
const administrator = await newAdministrator(server)

let match: HttpMatch
let numbers: Readonly<Record<string, string>>

beforeEach(async () => {
  match = await httpMatch(server, [ann, bob])
  const { players } = (await match.get(0, '').expect(200)).body
  numbers = Object.fromEntries(players.map(({ name, participant }: Record<string, string>) => [name, participant]))
})

const hungUp = (...streams: readonly Listener[]) => {
  for (const one of streams) one.hangUp()
}

test('a withdrawn message is told to those at the table, and to nobody else', async () => {
  // given a message that a seat and a spectator listen after
  await at.said(ann, match.id, 'I hold the Thief.')
  const [bobs, eves] = [await listens(server, match.id, bob), await listens(server, match.id, eve)]
  const before = eves.text()

  // when it is withdrawn
  await at.withdraws(ann, match.id, 1).expect(204)

  // then the seat hears which it is, without its text, and the spectator hears nothing
  await expect.poll(() => talkMarksIn(bobs.heard)).toEqual([{ read: [], hidden: [1] }])
  await pushAll(server)
  expect(bobs.heard.map(({ event }) => event)).toEqual(['match', 'talk'])
  expect(bobs.text()).not.toContain('Thief')
  expect(eves.text()).toBe(before)
  hungUp(bobs, eves)
})

test('the reader of a message is named to the others at the table, and to nobody else', async () => {
  // given a message that both seats and a spectator listen after
  await at.said(ann, match.id, 'Your turn.')
  const [anns, bobs, eves] = [
    await listens(server, match.id, ann),
    await listens(server, match.id, bob),
    await listens(server, match.id, eve),
  ]
  const before = [bobs, eves].map((one) => one.text())

  // when its reader notes it, and then again
  for (const version of [0, 1]) await at.marks(bob, match.id, { message: 1, version }).expect(200)

  // then its author hears it once; the reader, who knows, and the spectator, who may not know, hear nothing
  await expect
    .poll(() => talkMarksIn(anns.heard))
    .toEqual([{ read: [{ participant: numbers.Bob, message: 1 }], hidden: [] }])
  await pushAll(server)
  expect(anns.heard.map(({ event }) => event)).toEqual(['match', 'talk'])
  expect([bobs, eves].map((one) => one.text())).toEqual(before)
  hungUp(anns, bobs, eves)
})

test('what becomes of messages is caught up with after a pause, once; a listener who begins anew hears of later changes only', async () => {
  // given a listener who has heard a message and gone away
  const anns = await listens(server, match.id, ann)
  await at.said(ann, match.id, 'I hold the Thief.')
  await at.said(bob, match.id, 'Oh?')
  await expect.poll(() => messageNumbersIn(anns.heard)).toEqual([1, 2])
  hungUp(anns)

  // when one is read and the other withdrawn meanwhile
  await at.marks(bob, match.id, { message: 2 }).expect(200)
  await at.withdraws(bob, match.id, 2).expect(204)

  // then a return with the last id tells of both as they are, and a return with the id of that tells of nothing
  const [back, afresh] = [
    await missed(server, match.id, ann, anns.lastId()),
    await missed(server, match.id, ann, undefined),
  ]
  expect(talkMarksIn(back.heard)).toEqual([{ read: [{ participant: numbers.Bob, message: 2 }], hidden: [2] }])
  expect((await missed(server, match.id, ann, back.lastId())).heard).toEqual([])
  expect(afresh.heard.map(({ event }) => event)).toEqual(['match'])
  expect((await missed(server, match.id, ann, afresh.lastId())).heard).toEqual([])
})

test('a message that an administrator hides, and shows again, is told both times', async () => {
  // given a message
  await at.said(bob, match.id, 'You fool!')
  await at.reports(ann, match.id, 1).expect(204)
  const anns = await listens(server, match.id, ann)

  // when it is hidden and then shown
  await at.hides(administrator, match.id, 1).expect(200)
  await expect.poll(() => talkMarksIn(anns.heard)).toEqual([{ read: [], hidden: [1] }])
  await at.shows(administrator, match.id, 1).expect(200)

  // then the table hears of either
  await expect.poll(() => talkMarksIn(anns.heard).at(-1)).toEqual({ read: [], hidden: [] })
  hungUp(anns)
})

test('a player who has lost their seat hears no more of what becomes of messages; the new holder does, from then on', async () => {
  // given messages, one of them withdrawn, and a seat that goes to somebody else
  await at.said(ann, match.id, 'I hold the Thief.')
  await at.said(ann, match.id, 'Welcome.')
  await at.withdraws(ann, match.id, 1).expect(204)
  const [bobs, eves] = [await listens(server, match.id, bob), await listens(server, match.id, eve)]
  await match.post(1, '/proposals', { kind: 'replace', seat: 1, by: 'person' }).expect(201)
  await match.post(0, '/proposals/1/answer', { agree: true }).expect(200)
  await eve
    .as(at.http.post(`/v1/matches/${match.id}/substitute`))
    .send({ seat: 1 })
    .expect(200)
  await pushAll(server)

  // when the other message is withdrawn
  await at.withdraws(ann, match.id, 2).expect(204)

  // then only the new holder hears of it
  await expect.poll(() => talkMarksIn(eves.heard)).toEqual([{ read: [], hidden: [1, 2] }])
  await pushAll(server)
  expect(talkMarksIn(bobs.heard)).toEqual([])
  hungUp(bobs, eves)
})
