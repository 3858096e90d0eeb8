import request from 'supertest'
import { expect, test } from 'vitest'
import { havana } from '../../src/games/havana/index.ts'
import { JournalFile } from '../../src/journal/journal-file.ts'
import { headsIn } from '../../src/journal/kept-heads.ts'
import { verifyFile } from '../../src/journal/verify-file.ts'
import { handleDue } from '../matches/given.ts'
import { bodyOf, day, entriesOf, noticesOf } from '../matches/scheduler/given.ts'
import { body, mailbox } from '../notices/mailbox.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { mailServer } from '../support/mail-server.ts'
import { newAdministrator, newPlayer } from '../support/people.ts'
import { testServer } from '../support/server.ts'
import { playsToTheEnd } from '../support/whole-turns.ts'

const post = await mailServer()
const server = await testServer({ SMTP_URL: post.url, MAIL_PICTURES: 'false' })
const http = request(server.app.server)
const { mailsTo, theMail } = mailbox(post)

const ann = await newPlayer(server, { name: 'Ann' })
const bob = await newPlayer(server, { name: 'Bob' })
const cleo = await newPlayer(server, { name: 'Cleo' })
const judge = await newAdministrator(server, { name: 'Judge' })

/** Ann plays with it. It sends moves with the first token that it finds on her laptop. */
const hasty = 'hasty/0.3'
const open = (...cards: string[]) => ({ type: 'open', cards })
const forBob = open('siesta', 'mendigo')
const whatBobMeant = open('obreros', 'escombros')

const admin = ({ id }: HttpMatch, path: string) => judge.as(http.get(`/v1/admin/matches/${id}${path}`))
const ruling = ({ id }: HttpMatch, draft: object) =>
  judge.as(http.post(`/v1/admin/matches/${id}/disputes/1/ruling`)).send(draft)
const seenBy = (match: HttpMatch) =>
  Promise.all([0, 1, 2].map(async (seat) => (await match.get(seat, '/view').expect(200)).body.view))

test('a client moves for a player who never asked for it: disputed, replayed, ruled, rewound, and played to the end', async () => {
  // given a match of three, and a token of Bob's that was left on Ann's laptop,
  const pace = { kind: 'hours', hours: 24 }
  const match = await httpMatch(server, [ann, bob, cleo], { name: 'Friday table', pace })
  const wish = { name: 'on Ann’s laptop', scopes: ['read', 'play'] }
  const left = (await bob.as(http.post('/v1/account/tokens')).send(wish).expect(201)).body
  await server.worker.drain()
  const [firstMail] = mailsTo(bob)
  if (firstMail === undefined) throw new Error('Bob got no mail about the start')

  // when Ann and Cleo have chosen their opening cards, and Ann's client finds that token before hers,
  await match.move(0, open('ladron', 'mama')).set('user-agent', hasty).expect(200)
  await match.move(2, open('obreros', 'reciclaje')).set('user-agent', 'browser').expect(200)
  const before = await seenBy(match)
  const asBob = http.post(`/v1/matches/${match.id}/moves`).set('authorization', `Bearer ${left.token}`)
  await asBob
    .set('user-agent', hasty)
    .send({ moves: [forBob] })
    .expect(200)
  const after = await seenBy(match)

  // then Bob, who meant other cards, raises a dispute, and the match is frozen.
  const claim = { version: 4, text: 'I have not chosen any cards yet.', freeze: true }
  await match.post(1, '/disputes', claim).expect(201)
  await match.post(0, '/disputes/1/comments', { text: 'My client did something by itself.' }).expect(201)
  expect((await bodyOf(match)).frozenAt).not.toBeNull()
  expect((await match.move(1, whatBobMeant)).body).toMatchObject({ code: 'match-frozen' })

  // For three days nothing is due, and nobody is late.
  server.clock.turn(3 * day)
  await handleDue(server)
  expect(await noticesOf(server, match, 'deadline-missed')).toEqual([])
  expect((await entriesOf(server, match)).map(({ kind }) => kind)).toEqual([
    'opened',
    'moved',
    'moved',
    'moved',
    'frozen',
  ])

  // An administrator finds the dispute in the queue, and must give a reason before they see anything hidden.
  const queue = (await judge.as(http.get('/v1/admin/disputes?frozen=true')).expect(200)).body.items
  expect(queue).toMatchObject([{ match: match.id, number: 1, by: { name: 'Bob' }, comments: 1 }])
  expect((await admin(match, '/view?as=1')).body.code).toBe('reason-needed')
  const reason = 'Dispute 1: Bob says that he chose nothing.'
  await judge
    .as(http.post(`/v1/admin/matches/${match.id}/looks`))
    .send({ as: 'administrator', reason })
    .expect(201)

  // They see the match as each of the three saw it, before and after the move,
  for (const seat of [0, 1, 2]) {
    expect((await admin(match, `/view?as=${seat}&version=3`).expect(200)).body.view).toEqual(before[seat])
    expect((await admin(match, `/view?as=${seat}&version=4`).expect(200)).body.view).toEqual(after[seat])
  }
  const difference = (await admin(match, '/difference?from=3&to=4').expect(200)).body
  expect(difference.steps[0].says.join(' ')).toContain('Bob')
  expect(difference.patch.length).toBeGreaterThan(0)

  // and what sent the move: Bob's token, from the client that Ann plays with.
  const entry = async (version: number) => (await admin(match, `/entries/${version}`).expect(200)).body
  expect(await entry(4)).toMatchObject({
    entry: { move: { kind: 'shown', value: forBob } },
    origin: { player: 'Bob', client: hasty, credential: 'token', credentialId: left.id, tokenName: 'on Ann’s laptop' },
  })
  expect(await entry(2)).toMatchObject({ origin: { player: 'Ann', client: hasty, credential: 'session' } })

  // When the ruling has had its dry run and is made,
  const remedies = [
    { kind: 'rewind', to: 3 },
    { kind: 'move', seat: 1, move: whatBobMeant },
  ]
  const draft = { outcome: 'upheld', reasons: 'A client of Ann’s chose for Bob, who has told me his cards.', remedies }
  const tried = (await ruling(match, { ...draft, dryRun: true }).expect(200)).body
  expect(tried.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['thawed', 'rewound', 'corrected'])
  expect((await bodyOf(match)).version).toBe(5)
  await ruling(match, draft).expect(200)
  await bob.as(http.delete(`/v1/account/tokens/${left.id}`)).expect(204)

  // then everybody reads what was done and why; nothing is erased; and the match goes on with its full time.
  await server.worker.drain()
  for (const person of [ann, bob, cleo]) {
    const ruled = mailsTo(person).filter((mail) => body(mail).includes(draft.reasons))
    expect(ruled).toHaveLength(1)
    expect(ruled.map(body).join()).toContain('version 3')
  }
  expect((await entriesOf(server, match)).slice(4).map(({ kind }) => kind)).toEqual([
    'frozen',
    'thawed',
    'rewound',
    'corrected',
  ])
  const { frozenAt, decisions } = await bodyOf(match)
  expect(frozenAt).toBeNull()
  expect(decisions[0]?.dueAt).toBe(new Date(server.clock.now().getTime() + day).toISOString())

  // When they have played to the end,
  await playsToTheEnd(server, match)
  const { status, result } = await bodyOf(match)
  expect(status).toBe('ended')
  server.clock.turn(1000)
  await handleDue(server)
  await server.worker.drain()
  expect(body(theMail(bob, 'the match is over'))).toContain('1.')

  // then its journal passes every check, and matches the head in the first mail to Bob;
  const file = JournalFile.parse((await match.get(1, '/journal-file').expect(200)).body)
  const kept = headsIn(body(firstMail))
  expect(kept).toMatchObject([{ match: match.id, version: 1 }])
  const checks = verifyFile(file, { game: havana, kept })
  expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  expect(checks.find(({ check }) => check === 'kept')).toMatchObject({ outcome: 'passed' })

  // the audit log says who looked and who ruled, and why, to everybody at the table, and verifies;
  const acts = (await match.get(2, '/administration').expect(200)).body.items
  expect(acts).toMatchObject([
    { act: 'look', by: 'Judge', reason, look: { as: 'administrator' } },
    { act: 'rule', by: 'Judge', reason: draft.reasons },
  ])
  const log = await judge.as(http.get('/v1/admin/audit-log/verification')).expect(200)
  expect(log.body).toMatchObject({ holds: true, wrong: null })

  // and the result counts for all three.
  const rated = await server.platform.database.prisma.ratingChange.findMany({ where: { matchId: match.id } })
  expect(rated).toHaveLength(3)
  expect(result?.seats).toHaveLength(3)
}, 120_000)
