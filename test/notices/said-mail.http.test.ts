import { beforeEach, describe, expect, test } from 'vitest'
import { talk } from '../matches/talk/given.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { mailServer } from '../support/mail-server.ts'
import { newAdministrator, newPlayer, type Person } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { body, header, mailbox, slips } from './mailbox.ts'

const minute = 60_000
const mails = await mailServer()
const server = await testServer({ SMTP_URL: mails.url })
const { platform, clock, worker } = server
const { prisma } = platform.database
const { mailsTo } = mailbox(mails)
const at = talk(server)
const { http } = at

let ann: Person
let bob: Person
let cleo: Person
let match: HttpMatch

beforeEach(async () => {
  ann = await newPlayer(server)
  bob = await newPlayer(server)
  cleo = await newPlayer(server)
  match = await httpMatch(server, [ann, bob, cleo], { name: 'Friday table' })
  await prisma.notice.deleteMany({})
  mails.delivered.splice(0)
})

/** Time passes, and the worker sends what is due by then. */
async function later(minutes: number): Promise<void> {
  clock.turn(minutes * minute)
  await worker.drain()
}

/** The outcomes of the notices to a player, in order. */
async function outcomes(person: Person): Promise<string[]> {
  const where = { accountId: person.id, topic: 'said' }
  const rows = await prisma.notice.findMany({ where, orderBy: { id: 'asc' } })
  return rows.map(({ status, reason }) => (status === 'withheld' ? String(reason) : status))
}

describe('messages at a table', () => {
  test('are mailed ten minutes later to everybody else there, all in one mail', async () => {
    await at.said(ann, match.id, 'Good luck!')
    await later(4)
    await at.said(cleo, match.id, 'And to you.')
    await later(5)
    expect(mails.delivered).toEqual([])
    await later(1)

    const [mail, ...more] = mailsTo(bob)
    expect(more).toEqual([])
    if (!mail) throw new Error('no mail')
    expect(mail.mail.subject).toBe('Friday table (Havana): messages from the table')
    expect(body(mail)).toContain(`- ${ann.name}: Good luck!\n- ${cleo.name}: And to you.`)
    expect(body(mail)).toContain(`POST /v1/matches/${match.id}/messages`)
    expect(body(mail)).toContain(`/v1/matches/${match.id}/read-mark {"message":2}`)
    expect(header(mail, 'list-unsubscribe')).toBeDefined()
    // nobody gets a mail about their own messages
    expect(mailsTo(cleo).map((one) => body(one).includes('And to you'))).toEqual([false])
    await later(10)
    expect(mailsTo(ann).map((one) => body(one).includes('Good luck'))).toEqual([false])
  })

  test('are not mailed to a player who has read them by then, and the record says so', async () => {
    await at.said(ann, match.id, 'Good luck!')
    await at.marks(bob, match.id, { message: 1 }).expect(200)
    await later(10)
    expect(mailsTo(bob)).toEqual([])
    expect(await outcomes(bob)).toEqual(['already-read'])
    expect(await outcomes(cleo)).toEqual(['sent'])
  })

  test('are mailed once until their reader has looked, and then again, with what came since', async () => {
    await at.said(ann, match.id, 'One')
    await later(10)
    await at.said(ann, match.id, 'Two')
    await later(60)
    expect(mailsTo(bob)).toHaveLength(1)

    await at.marks(bob, match.id, { message: 2 }).expect(200)
    await at.said(ann, match.id, 'Three')
    await later(10)
    const [, second, ...more] = mailsTo(bob)
    expect(more).toEqual([])
    expect(second && body(second)).toContain(`- ${ann.name}: Three`)
    expect(second && body(second)).not.toMatch(/\bTwo\b/)
  })

  test('that were read except the last are mailed ten minutes after the last, not after the first', async () => {
    await at.said(ann, match.id, 'One')
    clock.turn(8 * minute)
    await at.marks(bob, match.id, { message: 1 }).expect(200)
    await at.said(ann, match.id, 'Two')
    await later(2)
    expect(mailsTo(bob)).toEqual([])
    await later(8)
    expect(mailsTo(bob).map((mail) => body(mail).includes('Two'))).toEqual([true])
    expect(await outcomes(bob)).toEqual(['already-read', 'sent'])
  })

  test('that a player leaves unread after reading earlier ones are mailed: no notice is pending then', async () => {
    await at.said(ann, match.id, 'One')
    await later(10)
    await at.said(ann, match.id, 'Two')
    await later(10)
    expect(mailsTo(bob)).toHaveLength(1)
    await at.marks(bob, match.id, { message: 1 }).expect(200)
    await at.marks(bob, match.id, { message: 1 }).expect(200)
    await at.said(ann, match.id, 'Three')
    await later(10)
    expect(mailsTo(bob)).toHaveLength(2)
    const [, second] = mailsTo(bob)
    expect(second && body(second)).toContain(`- ${ann.name}: Two\n- ${ann.name}: Three`)
    await at.marks(bob, match.id, { message: 3 }).expect(200)
    await later(60)
    expect(await outcomes(bob)).toEqual(['sent', 'sent'])
  })

  test('that arrive as their reader marks earlier ones as read are mailed, once', async () => {
    for (let round = 1; round <= 10; round++) {
      await at.said(ann, match.id, `Before ${round}`)
      await later(10)
      const mark = at.marks(bob, match.id, { message: 2 * round - 1 })
      const [said] = await Promise.all([at.says(cleo, match.id, `Meanwhile ${round}`), mark])
      expect(said.status).toBe(201)
      await later(10)
      const mailed = mailsTo(bob).filter((mail) => body(mail).includes(`Meanwhile ${round}`))
      expect(mailed).toHaveLength(1)
      await at.marks(bob, match.id, { message: 2 * round }).expect(200)
    }
  })

  test('that are withdrawn or hidden in time are in no mail, and later ones are mailed', async () => {
    const administrator = await newAdministrator(server)
    await at.said(ann, match.id, 'Oops')
    await at.said(ann, match.id, 'You fool!')
    await at.withdraws(ann, match.id, 1).expect(204)
    await at.reports(bob, match.id, 2).expect(204)
    await at.hides(administrator, match.id, 2).expect(200)
    await later(10)
    expect(mailsTo(bob)).toEqual([])
    expect(await outcomes(bob)).toEqual(['cause-gone'])

    await at.said(cleo, match.id, 'Never mind.')
    await later(10)
    expect(mailsTo(bob).map((mail) => body(mail).includes(`- ${cleo.name}: Never mind.`))).toEqual([true])
    expect(mailsTo(bob).map(({ raw }) => /Oops|fool/.test(raw))).toEqual([false])
  })

  test('by a muted player are not mailed: neither on their own nor with others’', async () => {
    await at.mutes(bob, ann)
    await at.said(ann, match.id, 'Blah.')
    await later(10)
    expect(await outcomes(bob)).toEqual([])
    expect(await outcomes(cleo)).toEqual(['sent'])

    await at.said(cleo, match.id, 'Hello, Bob.')
    await later(10)
    expect(mailsTo(bob).map((mail) => [body(mail).includes('Hello, Bob.'), body(mail).includes('Blah')])).toEqual([
      [true, false],
    ])
  })

  test('by a player who is muted before the mail is sent are not in it', async () => {
    await at.said(ann, match.id, 'Blah.')
    await at.mutes(bob, ann)
    await later(10)
    expect(mailsTo(bob)).toEqual([])
    expect(await outcomes(bob)).toEqual(['cause-gone'])
  })

  test('in large numbers are mailed from the end: the newest twenty, and how many came before', async () => {
    for (let number = 1; number <= 23; number++) await at.said(ann, match.id, `No. ${number}.`)
    await later(10)
    const [mail] = mailsTo(bob)
    const text = mail ? body(mail) : ''
    expect(text).toContain('3 earlier messages are not listed here.')
    expect(text).toContain('No. 4.')
    expect(text).not.toContain('No. 3.')
    expect(text).toContain('No. 23.')
  })

  test('are mailed neither to players who have left nor to those who want no such mails', async () => {
    await at.said(ann, match.id, 'Good luck!')
    await bob
      .as(http.patch('/v1/account'))
      .send({ mails: { messages: 'off' } })
      .expect(200)
    await prisma.participant.updateMany({ where: { matchId: match.id, accountId: cleo.id }, data: { seat: null } })
    await later(10)
    expect(mails.delivered).toEqual([])
    expect(await outcomes(bob)).toEqual(['mails-switched-off'])
    expect(await outcomes(cleo)).toEqual(['not-in-match'])
  })

  test('are counted at each table by itself: answering marks as read what the mail of that match has', async () => {
    const other = await httpMatch(server, [ann, bob, cleo])
    await prisma.notice.deleteMany({})
    for (const text of ['One', 'Two', 'Three']) await at.said(ann, other.id, text)
    await at.said(cleo, match.id, 'Good luck!')
    await later(10)
    const text = mailsTo(bob).map(body).join('\n')
    expect(text).toContain(`/v1/matches/${match.id}/read-mark {"message":1}`)
    expect(text).toContain(`/v1/matches/${other.id}/read-mark {"message":3}`)
  })

  test('are mailed before the start, too, and after the end', async () => {
    const { id } = (await ann.as(http.post('/v1/matches')).send({ game: 'havana', seats: 3 }).expect(201)).body
    await bob
      .as(http.post(`/v1/matches/${id}/seats`))
      .send({})
      .expect(200)
    await at.said(ann, id, 'Who else?')
    await later(10)
    expect(mailsTo(bob).map((mail) => body(mail).includes('Who else?'))).toEqual([true])

    await match.post(1, '/resignation').expect(200)
    await match.post(2, '/resignation').expect(200)
    expect((await match.get(0, '').expect(200)).body.status).toBe('ended')
    await prisma.notice.deleteMany({ where: { topic: { not: 'said' } } })
    await at.said(cleo, match.id, 'Thanks for the game.')
    await later(10)
    expect(mailsTo(ann).map((mail) => body(mail).includes('Thanks for the game.'))).toEqual([true])
  })

  test('during the sending of the last mail are in no second mail', async () => {
    await at.said(ann, match.id, 'One')
    clock.turn(10 * minute)
    const { held, release } = mails.holdNext()
    const sending = worker.drain()
    await held
    await at.said(ann, match.id, 'Two')
    release()
    await sending
    await later(10)
    expect(mailsTo(bob)).toHaveLength(1)
    expect(mailsTo(cleo)).toHaveLength(1)
    const both = ['sent', 'already-told']
    expect([await outcomes(bob), await outcomes(cleo)]).toEqual([both, both])
  })
})

test('two readers of different messages get different mails, and neither has what others hide', async () => {
  await bob
    .as(http.put(`/v1/matches/${match.id}/notes`))
    .send({ text: 'Ann bluffs.' })
    .expect(200)
  await at.said(ann, match.id, 'Hello.')
  await at.marks(cleo, match.id, { version: 1 }).expect(200)
  await later(10)
  for (const person of [bob, cleo]) {
    const [mail] = mailsTo(person)
    expect(mail?.raw).not.toContain('bluffs')
    expect(mail && body(mail)).toContain(`- ${ann.name}: Hello.`)
  }
})

// `mails/said-letter.unit.test.ts` holds the same for each language.
test('the mail is in the reader’s language, complete and without markup', async () => {
  await bob.as(http.patch('/v1/account')).send({ language: 'fr' }).expect(200)
  await at.said(ann, match.id, '<b>Hello</b> & {name}\nsecond line')
  for (let number = 2; number <= 21; number++) await at.said(ann, match.id, `No. ${number}.`)
  await at.said(ann, match.id, '<script>alert(1)</script>')
  await at.withdraws(ann, match.id, 2).expect(204)
  await later(10)

  const [mail] = mailsTo(bob)
  if (!mail) throw new Error('no mail')
  expect(mail.mail.subject).toContain('messages de la table')
  expect(body(mail)).toContain('1 message plus ancien n’est pas cité ici.')
  expect(body(mail)).toContain('tant que vous ne les aurez pas lus')
  expect(body(mail)).toContain('<script>alert(1)</script>')
  expect(mail.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail.mail.html).not.toContain('<script>')
  expect(body(mail)).not.toMatch(slips)
})
