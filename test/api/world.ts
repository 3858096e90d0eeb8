import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { hashToken, newPersonalToken } from '../../src/accounts/credentials/tokens.ts'
import { havana } from '../../src/games/havana/index.ts'
import { seededDice } from '../../src/games/playout/seeded-dice.ts'
import { settle } from '../../src/games/playout/turn.ts'
import { writePosition } from '../../src/games/position.ts'
import { MatchBody } from '../../src/matches/wire/match-body.ts'
import { newSecret } from '../../src/notices/webhooks/secret.ts'
import { browser } from '../notices/push/browser.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { fileByServer } from '../support/journal-files.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'

interface People {
  readonly player: Person
  readonly rival: Person
  readonly watcher: Person
  readonly administrator: Person
  /** A person on whom administrators act. */
  readonly somebody: Person
}

export async function newPeople(server: TestServer): Promise<People> {
  return {
    player: await newPlayer(server),
    rival: await newPlayer(server),
    watcher: await newPlayer(server),
    administrator: await newAdministrator(server),
    somebody: await newPlayer(server),
  }
}

/** A valid token that allows nothing: it has no scope. */
export async function tokenForNothing({ platform, clock }: TestServer, { id }: Person): Promise<string> {
  const token = newPersonalToken()
  const data = { id: randomUUID(), accountId: id, name: 'nothing', scopes: [], tokenHash: hashToken(token) }
  await platform.database.prisma.accessToken.create({ data: { ...data, createdAt: clock.now() } })
  return token
}

/** People and two matches, for requests of every kind. */
export interface World extends People {
  readonly server: TestServer
  /**
   * A started match of three: the player, who has proposed a pause, written a message and raised a dispute; the rival,
   * who has reported the message; and another.
   */
  readonly running: HttpMatch
  /** A waiting match of four: the player, who opened it, and the rival have joined. */
  readonly waiting: string
  /** The rival's participant number in it. */
  readonly rivalsNumber: string
}

export async function newWorld(server: TestServer, people: People): Promise<World> {
  const http = request(server.app.server)
  const { player, rival, somebody, administrator } = people
  // Nobody may be in more than fifty waiting matches: those of earlier worlds are deleted.
  await server.platform.database.prisma.match.updateMany({ where: { status: 'open' }, data: { status: 'aborted' } })
  const running = await httpMatch(server, [player, rival, somebody])
  const pause = { matchId: running.id, number: 1, terms: { kind: 'pause', days: 3 }, seat: 0, version: 1, agreed: [] }
  await server.platform.database.prisma.proposal.create({ data: pause })
  const greeting = { matchId: running.id, number: 1, accountId: player.id, text: 'Hello.', at: server.clock.now() }
  await server.platform.database.prisma.message.create({ data: greeting })
  const rude = { matchId: running.id, number: 1, accountId: rival.id, why: 'An insult.', at: server.clock.now() }
  await server.platform.database.prisma.messageReport.create({ data: rude })
  const claim = { version: 1, text: 'That was not my move.', freezes: false, createdAt: server.clock.now() }
  const disputed = { matchId: running.id, number: 1, seat: 0, accountId: player.id, ...claim }
  await server.platform.database.prisma.dispute.create({ data: disputed })
  await server.platform.database.prisma.match.update({ where: { id: running.id }, data: { talked: 1, disputed: 1 } })
  await server.platform.database.prisma.account.update({ where: { id: player.id }, data: { calendarId: player.id } })
  await webhookOf(server, player, running.id)
  await server.platform.database.prisma.pushSubscription.deleteMany({ where: { accountId: player.id } })
  await subscriptionOf(server, player, running.id)
  await studyOf(server, player, running.id)
  await reportOf(server, rival, { about: somebody.id, id: running.id })
  const why = { as: 'administrator', reason: 'To see whether all is well.' }
  await administrator
    .as(http.post(`/v1/admin/matches/${running.id}/looks`))
    .send(why)
    .expect(201)
  const wish = { game: 'havana', seats: 4 }
  const waiting = (await player.as(http.post('/v1/matches')).send(wish).expect(201)).body.id
  const joined = await rival
    .as(http.post(`/v1/matches/${waiting}/seats`))
    .send({})
    .expect(200)
  const { participant } = MatchBody.parse(joined.body).players.find(({ name }) => name === rival.name) ?? {}
  return { ...people, server, running, waiting, rivalsNumber: String(participant) }
}

/** A browser of the player, with one push: the id of both is the match's. */
async function subscriptionOf({ platform, clock }: TestServer, person: Person, id: string): Promise<void> {
  const { id: accountId, session: sessionId } = person
  const service = 'https://push.example.org'
  const createdAt = clock.now()
  const delivery = { id: randomUUID(), topic: 'your-turn', body: '{}', createdAt, dueAt: createdAt }
  await platform.database.prisma.pushSubscription.create({
    data: {
      id,
      accountId,
      sessionId,
      endpointHash: id,
      service,
      sealed: '',
      createdAt,
      deliveries: { create: delivery },
    },
  })
}

/** A webhook with one delivery: if there is one of each kind, its id is the match's. */
async function webhookOf({ platform, clock }: TestServer, { id: accountId }: Person, id: string): Promise<void> {
  const createdAt = clock.now()
  const sealedSecret = platform.secrets.seal(newSecret(), id)
  const webhook = { id, accountId, url: 'https://example.org/hook', sealedSecret, topics: [], createdAt }
  const delivery = { id, topic: 'test', body: '{}', dueAt: createdAt, createdAt }
  await platform.database.prisma.webhook.create({ data: { ...webhook, deliveries: { create: delivery } } })
}

/** A report that waits for an administrator: its id is the match's. */
async function reportOf(
  { platform, clock }: TestServer,
  { id: reporterId }: Person,
  { about: reportedId, id }: { readonly about: string; readonly id: string },
): Promise<void> {
  const { personReport } = platform.database.prisma
  await personReport.deleteMany({ where: { reporterId } })
  await personReport.create({ data: { id, reporterId, reportedId, matchId: id, why: 'Insults.', at: clock.now() } })
}

/** A study with one move, shared by a link: its id and the link's are the match's. */
async function studyOf({ platform, clock }: TestServer, { id: accountId }: Person, id: string): Promise<void> {
  const { study } = platform.database.prisma
  const createdAt = clock.now()
  await study.deleteMany({ where: { accountId } })
  const made = { id, accountId, game: 'havana', name: 'What if', source: { kind: 'game' }, seed: '00'.repeat(32) }
  const tried = { create: { number: 1, parent: 0, seat: 0, move: opened.move, events: opened.events, createdAt } }
  const times = { createdAt, updatedAt: createdAt }
  await study.create({ data: { ...made, position: opened.position, nodes: 1, shareId: id, ...times, tried } })
}

const someToken = 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c'
const newAddress = () => `${randomUUID()}@example.org`
const open = { moves: [{ type: 'open' as const, cards: ['siesta' as const, 'obreros' as const] }] }

/** The opening of Havana, and its first move. */
const opened = (() => {
  const [move] = open.moves
  if (move === undefined) throw new Error('there is a first move')
  const start = havana.opening({ seats: 2, options: havana.meta.options.parse({}) })
  const position = havana.schemas.state.parse(settle(havana, start, [], seededDice('a study')).state)
  return JSON.parse(JSON.stringify({ move, position, events: havana.decide(position, 0, move) }))
})()

const inRunning = (path: string) => (world: World) => `/v1/matches/${world.running.id}${path}`
const inWaiting = (path: string) => (world: World) => `/v1/matches/${world.waiting}${path}`
const inDispute = (path: string) => (world: World) => `/v1/admin/matches/${world.running.id}${path}`
const onSomebody = (path: string) => (world: World) => `/v1/admin/accounts/${world.somebody.id}${path}`
const unsubscribing = ({ server, player }: World) =>
  `/v1/unsubscribe/${server.platform.secrets.linkToken('unsubscribe', player.id)}`
const calendarOf = ({ server, player }: World) =>
  `/v1/calendars/${server.platform.secrets.linkToken('calendar', player.id)}.ics`
const onStudy = (path: string) => (world: World) => `/v1/studies/${world.running.id}${path}`
const onShared = (path: string) => (world: World) =>
  `/v1/shared-studies/${world.server.platform.secrets.linkToken('study', world.running.id)}${path}`
const onSubscription = (path: string) => (world: World) => `/v1/account/push-subscriptions/${world.running.id}${path}`
const onWebhook = (path: string) => (world: World) => `/v1/account/webhooks/${world.running.id}${path}`
const inLog = (path: string) => (world: World) => onWebhook(`/deliveries/${world.running.id}${path}`)(world)
const reason = () => ({ reason: 'Repeated insults.' })
const linkToken = () => ({ token: someToken })
const claim = () => ({ version: 1, text: 'That was not my move.', freeze: false })

/** What each operation's request contains besides the path from the document. */
export const requests: Readonly<Record<string, { at?: (world: World) => string; body?: (world: World) => object }>> = {
  getGame: { at: () => '/v1/games/havana' },
  listComponents: { at: () => '/v1/games/havana/components' },
  getRules: { at: () => '/v1/games/havana/rules' },
  getExamplePosition: { at: () => '/v1/games/havana/rules/positions/first-round' },
  getExamplePicture: { at: () => '/v1/games/havana/rules/positions/first-round/picture' },
  learn: { at: () => '/v1/games/havana/lesson', body: () => ({ moves: [] }) },
  listRatings: { at: () => '/v1/games/havana/ratings' },
  getStatistics: { at: () => '/v1/games/havana/statistics' },
  getPerson: { at: ({ rival }) => `/v1/people/${encodeURIComponent(rival.name)}` },
  reportPerson: { at: ({ somebody }) => `/v1/people/${encodeURIComponent(somebody.name)}/report`, body: reason },
  closePersonReport: {
    at: (world) => `/v1/admin/reports/${world.running.id}/close`,
    body: () => ({ note: 'Nothing to be done.' }),
  },
  listResults: { at: ({ rival }) => `/v1/people/${encodeURIComponent(rival.name)}/results` },
  askToUnsubscribe: { at: unsubscribing },
  unsubscribe: { at: unsubscribing },
  register: { body: () => ({ email: newAddress(), name: `New ${randomUUID()}`.slice(0, 30), password }) },
  confirmAccount: { body: linkToken },
  signIn: { body: ({ player }) => ({ email: player.email, password }) },
  signInBrowser: { body: ({ player }) => ({ email: player.email, password }) },
  signInBrowserByLink: { body: linkToken },
  mailSignInLink: { body: () => ({ email: newAddress() }) },
  signInByLink: { body: linkToken },
  enterMatch: { body: linkToken },
  refreshSession: { body: () => ({ refreshToken: someToken }) },
  confirmAddress: { body: linkToken },
  endSession: { at: ({ player }) => `/v1/sessions/${player.session}` },
  changeAccount: { body: () => ({ language: 'fr' }) },
  eraseAccount: { body: () => ({ password }) },
  changePassword: { body: () => ({ current: password, password: 'another password' }) },
  changeAddress: { body: () => ({ email: newAddress(), password }) },
  createToken: { body: () => ({ name: 'bot', scopes: ['read'], password }) },
  makeCalendar: { body: () => ({ password }) },
  keepHours: {
    body: () => ({ night: null, restDays: [7], vacations: [], vacationsByThemselves: false, remindHours: 12 }),
  },
  changeHours: { body: () => ({ restDays: [6, 7] }) },
  deleteToken: { at: () => `/v1/account/tokens/${randomUUID()}` },
  block: { at: ({ somebody }) => `/v1/account/blocks/${encodeURIComponent(somebody.name)}` },
  unblock: { at: ({ somebody }) => `/v1/account/blocks/${encodeURIComponent(somebody.name)}` },
  mute: { at: ({ somebody }) => `/v1/account/mutes/${encodeURIComponent(somebody.name)}` },
  unmute: { at: ({ somebody }) => `/v1/account/mutes/${encodeURIComponent(somebody.name)}` },
  getCalendar: { at: calendarOf },
  createWebhook: { body: () => ({ url: 'https://example.org/hook', topics: ['your-turn'], password }) },
  getWebhook: { at: onWebhook('') },
  changeWebhook: { at: onWebhook(''), body: () => ({ on: true, topics: ['match-ended'] }) },
  deleteWebhook: { at: onWebhook('') },
  renewWebhookSecret: { at: onWebhook('/secret'), body: () => ({ password }) },
  testWebhook: { at: onWebhook('/test') },
  listDeliveries: { at: onWebhook('/deliveries') },
  getDelivery: { at: inLog('') },
  replayDelivery: { at: inLog('/replay') },
  subscribeToPush: { body: () => ({ endpoint: `https://push.example.org/${randomUUID()}`, keys: browser().keys }) },
  changePushSubscription: { at: onSubscription(''), body: () => ({ kinds: { turns: 'daily' } }) },
  unsubscribeFromPush: { at: onSubscription('') },
  listPushes: { at: onSubscription('/deliveries') },
  wish: { body: () => ({ game: 'le-havre', seats: 5 }) },
  lookAtPosition: { body: () => writePosition(havana, opened.position) },
  createStudy: { body: () => ({ name: 'What if', from: { kind: 'game', game: 'havana', seats: 2 } }) },
  getStudy: { at: onStudy('') },
  renameStudy: { at: onStudy(''), body: () => ({ name: 'What if not' }) },
  deleteStudy: { at: onStudy('') },
  getStudyPosition: { at: onStudy('/nodes/1') },
  getStudyChoices: { at: onStudy('/nodes/1/choices') },
  getStudyPicture: { at: onStudy('/nodes/1/picture') },
  exportPosition: { at: onStudy('/nodes/1/position') },
  tryMoves: { at: onStudy('/nodes/0/moves'), body: () => ({ seat: 0, ...open }) },
  nameVariation: { at: onStudy('/nodes/1'), body: () => ({ name: 'Siesta' }) },
  deleteLine: { at: onStudy('/nodes/1') },
  shareStudy: { at: onStudy('/share') },
  endSharing: { at: onStudy('/share') },
  getSharedStudy: { at: onShared('') },
  getSharedPosition: { at: onShared('/nodes/1') },
  getSharedChoices: { at: onShared('/nodes/1/choices') },
  getSharedPicture: { at: onShared('/nodes/1/picture') },
  exportSharedPosition: { at: onShared('/nodes/1/position') },
  takeBackWish: { at: () => `/v1/wishes/${randomUUID()}` },
  createMatch: { body: () => ({ game: 'havana', seats: 2 }) },
  getMatch: { at: inRunning('') },
  joinMatch: { at: inWaiting('/seats'), body: () => ({}) },
  leaveMatch: { at: inWaiting('/seats/mine') },
  cancelMatch: { at: inWaiting('') },
  removeParticipant: { at: (world) => inWaiting(`/seats/${world.rivalsNumber}`)(world) },
  makeLink: { at: inWaiting('/links') },
  rematch: { at: inRunning('/rematch') },
  invite: { at: inWaiting('/invitations'), body: () => ({ email: newAddress() }) },
  getView: { at: inRunning('/view') },
  getPicture: { at: inRunning('/picture') },
  getChoices: { at: inRunning('/choices') },
  getChoicesAhead: { at: inRunning('/choices/ahead') },
  getJournal: { at: inRunning('/journal') },
  getDifference: { at: inRunning('/difference?from=1') },
  getEntry: { at: inRunning('/entries/1') },
  streamMatch: { at: inRunning('/stream?follow=false') },
  streamAccount: { at: () => '/v1/account/stream?follow=false' },
  getJournalFile: { at: inRunning('/journal-file') },
  move: { at: inRunning('/moves'), body: () => open },
  takeBack: { at: inRunning('/take-back'), body: () => ({}) },
  resign: { at: inRunning('/resignation') },
  claimWin: { at: inRunning('/claim') },
  withdrawClaim: { at: inRunning('/claim') },
  getOrders: { at: inRunning('/orders') },
  giveOrders: { at: inRunning('/orders'), body: () => ({ orders: [{ question: 'opening', move: open.moves[0] }] }) },
  cancelOrders: { at: inRunning('/orders') },
  takeOver: { at: inRunning('/substitute'), body: () => ({ seat: 0 }) },
  listProposals: { at: inRunning('/proposals') },
  propose: { at: inRunning('/proposals'), body: () => ({ kind: 'end' }) },
  answerProposal: { at: inRunning('/proposals/1/answer'), body: () => ({ agree: true }) },
  withdrawProposal: { at: inRunning('/proposals/1') },
  listDisputes: { at: inRunning('/disputes') },
  getDispute: { at: inRunning('/disputes/1') },
  raiseDispute: { at: inRunning('/disputes'), body: claim },
  commentOnDispute: { at: inRunning('/disputes/1/comments'), body: () => ({ text: 'I saw it, too.' }) },
  withdrawDispute: { at: inRunning('/disputes/1/withdrawal') },
  raiseDisputeAsAdministrator: { at: inDispute('/disputes'), body: claim },
  freezeMatch: { at: inDispute('/disputes/1/freeze'), body: () => ({ frozen: true, ...reason() }) },
  ruleDispute: {
    at: inDispute('/disputes/1/ruling'),
    body: () => ({ outcome: 'rejected', reasons: 'It was not so.' }),
  },
  listMessages: { at: inRunning('/messages') },
  say: { at: inRunning('/messages'), body: () => ({ text: 'Good luck!' }) },
  withdrawMessage: { at: inRunning('/messages/1') },
  reportMessage: { at: inRunning('/messages/1/report'), body: reason },
  getNotes: { at: inRunning('/notes') },
  keepNotes: { at: inRunning('/notes'), body: () => ({ text: 'Wood is scarce.' }) },
  getReadMark: { at: inRunning('/read-mark') },
  noteReadMark: { at: inRunning('/read-mark'), body: () => ({ version: 1 }) },
  hideMessage: { at: inDispute('/messages/1/hide'), body: reason },
  showMessage: { at: inDispute('/messages/1/show') },
  reportBounce: { body: () => ({}) },
  listNoticesTo: { at: onSomebody('/notices') },
  retryAddressOf: { at: onSomebody('/address/retry') },
  suspendAccount: { at: onSomebody('/suspend'), body: reason },
  banAccount: { at: onSomebody('/ban'), body: reason },
  reinstateAccount: { at: onSomebody('/reinstate') },
  look: { at: inDispute('/looks'), body: () => ({ as: 'administrator', reason: 'Dispute 1: who paid the fish?' }) },
  getAdministration: { at: inRunning('/administration') },
  replay: { at: inDispute('/view') },
  getDisputedJournalFile: { at: inDispute('/journal-file') },
  verifyMatch: { at: inDispute('/verification') },
  listReplayedEntries: { at: inDispute('/entries') },
  replayEntry: { at: inDispute('/entries/1') },
  replayDifference: { at: inDispute('/difference?from=1') },
  proposeRules: { at: inDispute('/proposals'), body: () => ({ kind: 'new-rules', to: 2, ...reason() }) },
  withdrawRules: { at: inDispute('/proposals/1') },
  abortMatch: { at: inDispute('/abort'), body: reason },
  importMatch: {
    body: ({ server }) => ({ file: fileByServer(server.platform.secrets.signing, 'hamlet-1-two-seats-reopened') }),
  },
}
