import { expect, test } from 'vitest'
import { sayAtTable } from '../../../src/matches/talk/say.ts'
import type { Player } from '../../../src/platform/http/caller.ts'
import { httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person, password } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { talk } from './given.ts'

const server = await testServer()
const { platform } = server
const { prisma } = platform.database
const at = talk(server)
const { http } = at

const erases = (person: Person) => person.as(http.delete('/v1/account')).send({ password }).expect(204)

test('the export holds a player’s own messages and notes, and nothing of others', async () => {
  const [ann, bob, cleo] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)]
  const administrator = await newAdministrator(server)
  const match = await httpMatch(server, [ann, bob, cleo])
  for (const text of ['One', 'Two', 'Three']) await at.said(ann, match.id, text)
  await at.said(bob, match.id, 'Mine, not yours.')
  await at.withdraws(ann, match.id, 2).expect(204)
  await at.reports(cleo, match.id, 3).expect(204)
  await at.hides(administrator, match.id, 3, 'Three is too many.').expect(200)
  await at.reports(ann, match.id, 4, 'Unkind.').expect(204)
  await at.marks(ann, match.id, { version: 1, message: 4 }).expect(200)
  await ann
    .as(http.put(`/v1/matches/${match.id}/notes`))
    .send({ text: 'My page.' })
    .expect(200)
  await at.mutes(ann, bob)

  const now = server.clock.now().toISOString()
  const { body, text } = await ann.as(http.get('/v1/account/export')).expect(200)
  expect(body.messages).toEqual([
    { match: match.id, number: 1, text: 'One', at: now, hiddenAt: null, why: null },
    { match: match.id, number: 2, text: '', at: now, hiddenAt: now, why: null },
    { match: match.id, number: 3, text: 'Three', at: now, hiddenAt: now, why: 'Three is too many.' },
  ])
  expect(body.reports).toEqual([{ match: match.id, number: 4, why: 'Unkind.', at: now }])
  expect(body.notes).toEqual([{ match: match.id, text: 'My page.', updatedAt: now }])
  expect(body.readMarks).toEqual([{ match: match.id, version: 1, message: 4, at: now }])
  expect(body.mutes).toEqual([{ name: bob.name, since: now }])
  expect(text).not.toContain('Mine, not yours.')
  const others = (await bob.as(http.get('/v1/account/export')).expect(200)).body
  expect([others.reports, others.notes, others.mutes, others.readMarks]).toEqual([[], [], [], []])
})

test('given a player who erases their account: their messages keep their places, and none of their text', async () => {
  const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
  const administrator = await newAdministrator(server)
  const match = await httpMatch(server, [ann, bob])
  await at.said(ann, match.id, 'My real name is Ann.')
  await at.said(ann, match.id, 'You fool!')
  await at.said(bob, match.id, 'Hello.')
  await at.reports(bob, match.id, 2).expect(204)
  await at.hides(administrator, match.id, 2).expect(200)
  await at.reports(ann, match.id, 3).expect(204)
  await at.marks(ann, match.id, { message: 3 }).expect(200)
  await ann
    .as(http.put(`/v1/matches/${match.id}/notes`))
    .send({ text: 'My page.' })
    .expect(200)
  await at.mutes(ann, bob)
  await at.mutes(bob, ann)
  await ann.as(http.post('/v1/account/calendar')).expect(201)
  await erases(ann)

  const hidden = { from: null, text: null, hidden: 'withdrawn', why: null, readBy: [] }
  expect(await at.heard(bob, match.id)).toMatchObject([
    { number: 3, text: 'Hello.', readBy: [] },
    { number: 2, ...hidden },
    { number: 1, ...hidden },
  ])
  const texts = await prisma.message.findMany({ where: { matchId: match.id }, orderBy: { number: 'asc' } })
  expect(texts.map(({ text, accountId }) => [text, accountId])).toEqual([
    ['', null],
    ['', null],
    ['Hello.', bob.id],
  ])
  const left = { accountId: ann.id }
  expect(await prisma.note.count({ where: left })).toBe(0)
  expect(await prisma.readMark.count({ where: left })).toBe(0)
  expect(await prisma.messageReport.count({ where: left })).toBe(0)
  expect(await prisma.mute.count({ where: { OR: [{ muterId: ann.id }, { mutedId: ann.id }] } })).toBe(0)
  expect(await prisma.account.findUniqueOrThrow({ where: { id: ann.id } })).toMatchObject({ calendarId: null })
})

test('given a message at the moment in which its author erases the account: it is not stored, or it is deleted', async () => {
  for (let round = 0; round < 4; round++) {
    const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
    const match = await httpMatch(server, [ann, bob])
    await match.post(1, '/resignation').expect(200)
    await Promise.all([at.says(ann, match.id, 'My last words.'), erases(ann)])
    expect((await at.heard(bob, match.id)).map(({ text }) => text ?? '').join('')).toBe('')
    expect(await prisma.message.count({ where: { accountId: ann.id } })).toBe(0)
  }
})

test('given a player who was erased meanwhile: no message, note or mark of theirs is stored', async () => {
  const [ann, bob] = [await newPlayer(server), await newPlayer(server)]
  const match = await httpMatch(server, [ann, bob])
  await match.post(1, '/resignation').expect(200)
  await erases(ann)
  const scopes = ['read', 'play', 'create'] as const
  const late: Player = { account: ann.id, name: ann.name, role: 'player', language: 'en', session: undefined, scopes }
  await expect(sayAtTable(platform, match.id, late, 'Hello.')).rejects.toMatchObject({ code: 'not-your-seat' })
  expect(await at.heard(bob, match.id)).toEqual([])
})
