import { beforeEach, describe, expect, test } from 'vitest'
import { ReportedMessage } from '../../../src/matches/talk/moderation.ts'
import { type HttpMatch, httpMatch } from '../../support/http-match.ts'
import { newAdministrator, newPlayer, type Person } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'
import { talk } from './given.ts'

const server = await testServer()
const { prisma } = server.platform.database
const at = talk(server)
const { http } = at
const administrator = await newAdministrator(server)

let ann: Person
let bob: Person
let cleo: Person
let match: HttpMatch

beforeEach(async () => {
  ann = await newPlayer(server)
  bob = await newPlayer(server)
  cleo = await newPlayer(server)
  match = await httpMatch(server, [ann, bob, cleo])
  await prisma.messageReport.deleteMany({})
})

const stored = (number: number) =>
  prisma.message.findUniqueOrThrow({ where: { matchId_number: { matchId: match.id, number } } })

async function queue(person = administrator, query = ''): Promise<ReportedMessage[]> {
  const { body } = await person.as(http.get(`/v1/admin/messages${query}`)).expect(200)
  return body.items.map((item: unknown) => ReportedMessage.parse(item))
}

describe('a message that its author withdraws', () => {
  test('keeps its place, and its text is deleted for everybody and for good', async () => {
    await at.said(ann, match.id, 'I hold the Thief.')
    await at.said(bob, match.id, 'Oh?')
    await at.withdraws(ann, match.id, 1).expect(204)

    for (const person of [ann, bob, cleo]) {
      const [, first] = await at.heard(person, match.id)
      expect(first).toMatchObject({ number: 1, text: null, hidden: 'withdrawn', from: { name: ann.name } })
    }
    expect(await stored(1)).toMatchObject({ text: '', hiddenBy: 'author' })
    expect((await at.withdraws(ann, match.id, 1).expect(409)).body.code).toBe('message-hidden')
  })

  test('can be withdrawn by its author only', async () => {
    await at.said(ann, match.id, 'Mine.')
    expect((await at.withdraws(bob, match.id, 1).expect(403)).body.code).toBe('not-allowed')
    expect((await at.withdraws(administrator, match.id, 1).expect(403)).body.code).toBe('not-your-seat')
    expect((await at.withdraws(bob, match.id, 2).expect(404)).body.code).toBe('not-found')
    expect((await at.withdraws(administrator, match.id, 2).expect(403)).body.code).toBe('not-your-seat')
    expect(await at.texts(cleo, match.id)).toEqual(['Mine.'])
  })
})

describe('a muted player', () => {
  test('is hidden from the player who muted them, and nobody else notices', async () => {
    await at.said(bob, match.id, 'Before.')
    const before = await Promise.all([ann, bob, cleo].map((person) => at.reads(person, match.id)))
    await at.mutes(ann, bob)
    await at.said(bob, match.id, 'After.')

    const [after, first] = await at.heard(ann, match.id)
    expect(after).toMatchObject({ text: null, hidden: 'muted', from: { name: bob.name } })
    expect(first).toMatchObject({ text: null, hidden: 'muted' })
    expect(await at.texts(bob, match.id)).toEqual(['Before.', 'After.'])
    expect(await at.texts(cleo, match.id)).toEqual(['Before.', 'After.'])
    await at.withdraws(bob, match.id, 2).expect(204)
    await at.unmutes(ann, bob)
    expect(await at.texts(ann, match.id)).toEqual(['Before.', null])
    expect(before.map(({ body }) => body.items[0].text)).toEqual(['Before.', 'Before.', 'Before.'])
  })

  test('still reads the messages of the player who muted them', async () => {
    await at.mutes(ann, bob)
    await at.said(ann, match.id, 'Hello, Bob.')
    expect(await at.texts(bob, match.id)).toEqual(['Hello, Bob.'])
  })
})

test('two players with a block between them read each other at a table that they share', async () => {
  await ann.as(http.put(`/v1/account/blocks/${encodeURIComponent(bob.name)}`)).expect(204)
  await at.said(bob, match.id, 'Your turn.')
  await at.said(ann, match.id, 'I know.')
  for (const person of [ann, bob]) expect(await at.texts(person, match.id)).toEqual(['Your turn.', 'I know.'])
})

describe('a reported message', () => {
  test('waits for administrators, with its reports and the five messages before it', async () => {
    for (let number = 1; number <= 7; number++) await at.said(ann, match.id, `No. ${number}`)
    await at.said(bob, match.id, 'You fool!')
    await at.said(cleo, match.id, 'Please!')
    await at.reports(ann, match.id, 8, 'An insult.').expect(204)
    server.clock.turn(1000)
    await at.reports(cleo, match.id, 8, 'Rude.').expect(204)

    const [item, ...more] = await queue()
    expect(more).toEqual([])
    expect(item).toMatchObject({
      match: { id: match.id, game: 'havana', name: '' },
      message: { number: 8, text: 'You fool!', hidden: null, why: null, from: { account: bob.id, name: bob.name } },
      reports: [
        { by: { account: ann.id, name: ann.name }, why: 'An insult.' },
        { by: { account: cleo.id, name: cleo.name }, why: 'Rude.' },
      ],
    })
    expect(item?.before.map(({ text }) => text)).toEqual(['No. 3', 'No. 4', 'No. 5', 'No. 6', 'No. 7'])
    // nobody at the table notices
    expect((await at.heard(bob, match.id))[1]).toMatchObject({ text: 'You fool!', hidden: null })
  })

  test('is reported once by each player, neither by outsiders nor by its author', async () => {
    await at.said(bob, match.id, 'You fool!')
    await at.reports(ann, match.id, 1, 'First.').expect(204)
    await at.reports(ann, match.id, 1, 'Second.').expect(204)
    expect((await at.reports(bob, match.id, 1).expect(403)).body.code).toBe('not-allowed')
    expect((await at.reports(administrator, match.id, 1).expect(403)).body.code).toBe('not-your-seat')
    expect((await at.reports(ann, match.id, 2).expect(404)).body.code).toBe('not-found')
    expect((await queue())[0]?.reports.map(({ why }) => why)).toEqual(['First.'])
  })

  test('cannot be one that nobody can read any more', async () => {
    await at.said(bob, match.id, 'You fool!')
    await at.withdraws(bob, match.id, 1).expect(204)
    expect((await at.reports(ann, match.id, 1).expect(409)).body.code).toBe('message-hidden')
    expect(await queue()).toEqual([])
  })

  test('comes by pages, the longest waiting first', async () => {
    for (let number = 1; number <= 5; number++) await at.said(bob, match.id, `No. ${number}`)
    for (const number of [4, 2, 5, 1]) {
      await at.reports(ann, match.id, number).expect(204)
      server.clock.turn(1000)
    }
    await at.reports(cleo, match.id, 5).expect(204)
    const read: number[] = []
    let query = '?limit=1'
    for (;;) {
      const { body } = await administrator.as(http.get(`/v1/admin/messages${query}`)).expect(200)
      read.push(...body.items.map((item: ReportedMessage) => item.message.number))
      if (body.next === null) break
      query = `?limit=1&cursor=${body.next}`
    }
    expect(read).toEqual([4, 2, 5, 1])
  })

  test('at an administrator’s own table is left to other administrators', async () => {
    const judge = await newAdministrator(server)
    const own = await httpMatch(server, [judge, bob])
    await at.said(bob, own.id, 'You fool!')
    await at.reports(judge, own.id, 1).expect(204)
    expect(await queue(judge)).toEqual([])
    expect((await at.hides(judge, own.id, 1).expect(403)).body.code).toBe('not-allowed')
    expect((await at.shows(judge, own.id, 1).expect(403)).body.code).toBe('not-allowed')
    expect(await queue()).toHaveLength(1)
    expect((await bob.as(http.get('/v1/admin/messages')).expect(403)).body.code).toBe('not-allowed')
  })
})

describe('a message that an administrator hides', () => {
  test('is hidden from everybody at the table, its author gets the reason, and its reports are closed', async () => {
    await at.said(bob, match.id, 'You fool!')
    await at.reports(ann, match.id, 1).expect(204)
    const hidden = await at.hides(administrator, match.id, 1, 'Insults.').expect(200)

    expect(hidden.body).toMatchObject({ number: 1, text: 'You fool!', hidden: 'moderated', why: 'Insults.' })
    expect(await at.heard(ann, match.id)).toMatchObject([{ text: null, hidden: 'moderated', why: null }])
    expect(await at.heard(bob, match.id)).toMatchObject([{ text: null, hidden: 'moderated', why: 'Insults.' }])
    expect(await queue()).toEqual([])
    expect((await at.hides(administrator, match.id, 1).expect(409)).body.code).toBe('message-hidden')
    expect((await at.reports(cleo, match.id, 1).expect(409)).body.code).toBe('message-hidden')
    // the evidence stays
    expect((await at.withdraws(bob, match.id, 1).expect(409)).body.code).toBe('message-hidden')
    expect(await stored(1)).toMatchObject({ text: 'You fool!' })
  })

  test('is readable again after it is shown', async () => {
    await at.said(bob, match.id, 'You fool!')
    await at.reports(ann, match.id, 1).expect(204)
    await at.hides(administrator, match.id, 1).expect(200)
    const shown = await at.shows(administrator, match.id, 1).expect(200)
    expect(shown.body).toMatchObject({ hidden: null, why: null })
    expect(await at.heard(ann, match.id)).toMatchObject([{ text: 'You fool!', hidden: null, why: null }])
  })

  test('or shows: the reports of a message that stays are closed, too', async () => {
    await at.said(bob, match.id, 'Good move.')
    await at.reports(ann, match.id, 1).expect(204)
    await at.shows(administrator, match.id, 1).expect(200)
    expect(await queue()).toEqual([])
    expect(await at.texts(ann, match.id)).toEqual(['Good move.'])
  })

  test('never brings back a message that its author withdrew', async () => {
    await at.said(bob, match.id, 'You fool!')
    await at.reports(ann, match.id, 1).expect(204)
    await at.withdraws(bob, match.id, 1).expect(204)
    expect((await at.hides(administrator, match.id, 1).expect(409)).body.code).toBe('message-hidden')
    expect(await queue()).toMatchObject([{ message: { text: '', hidden: 'withdrawn' } }])
    expect((await at.shows(administrator, match.id, 1).expect(200)).body).toMatchObject({
      text: '',
      hidden: 'withdrawn',
    })
    expect(await queue()).toEqual([])
  })

  test('was reported, or stands among the five before such a one: administrators see nothing else of the talk', async () => {
    for (let number = 1; number <= 9; number++) await at.said(bob, match.id, `No. ${number}`)
    const before = (await at.heard(ann, match.id)).map(({ hidden }) => hidden)
    const acts = () => prisma.auditRecord.count({ where: { matchId: match.id } })
    for (const number of [1, 5, 9]) {
      expect((await at.hides(administrator, match.id, number).expect(404)).body.code).toBe('not-found')
      expect((await at.shows(administrator, match.id, number).expect(404)).body.code).toBe('not-found')
    }

    await at.reports(ann, match.id, 8).expect(204)
    for (const number of [1, 2, 9]) {
      await at.hides(administrator, match.id, number).expect(404)
      await at.shows(administrator, match.id, number).expect(404)
    }
    expect((await at.heard(ann, match.id)).map(({ hidden }) => hidden)).toEqual(before)
    expect(await acts()).toBe(0)

    await at.hides(administrator, match.id, 3).expect(200)
    await at.hides(administrator, match.id, 8).expect(200)
    for (const number of [3, 8]) await at.shows(administrator, match.id, number).expect(200)
    await at.hides(administrator, match.id, 8).expect(200)
  })

  test('can be shown again by administrators, even once the account of its reporter is erased', async () => {
    await at.said(bob, match.id, 'You fool!')
    await at.reports(ann, match.id, 1).expect(204)
    await at.hides(administrator, match.id, 1).expect(200)
    await prisma.messageReport.deleteMany({ where: { accountId: ann.id } })
    await at.shows(administrator, match.id, 1).expect(200)
    await at.shows(administrator, match.id, 1).expect(404)
  })

  test('has to exist', async () => {
    expect((await at.hides(administrator, match.id, 1).expect(404)).body.code).toBe('not-found')
    expect((await at.shows(administrator, match.id, 1).expect(404)).body.code).toBe('not-found')
  })
})

test('what becomes of a message changes neither those of its number at other tables nor others at its own', async () => {
  const other = await httpMatch(server, [ann, bob, cleo])
  const said = ['One.', 'Two.', 'Three.', 'Four.']
  for (const { id } of [match, other]) for (const text of said) await at.said(bob, id, text)
  const reported = async () => new Set((await queue()).map((one) => `${one.match.id} ${one.message.number}`))
  const hides = async ({ id }: HttpMatch, number: number) => {
    await at.reports(ann, id, number).expect(204)
    await at.hides(administrator, id, number).expect(200)
  }

  await at.reports(ann, match.id, 3).expect(204)
  expect(await reported()).toEqual(new Set([`${match.id} 3`]))
  await at.reports(ann, other.id, 1).expect(204)
  const waiting = new Set([`${match.id} 3`, `${other.id} 1`])
  await at.withdraws(bob, match.id, 2).expect(204)
  await hides(match, 4)
  await hides(match, 1)
  expect(await reported()).toEqual(waiting)
  expect(await at.texts(ann, match.id)).toEqual([null, null, 'Three.', null])
  expect(await at.texts(ann, other.id)).toEqual(said)

  await at.shows(administrator, match.id, 1).expect(200)
  expect(await reported()).toEqual(waiting)
  expect(await at.texts(ann, match.id)).toEqual(['One.', null, 'Three.', null])
  await hides(other, 4)
  await at.shows(administrator, match.id, 4).expect(200)
  expect(await at.texts(ann, other.id)).toEqual(['One.', 'Two.', 'Three.', null])
})
