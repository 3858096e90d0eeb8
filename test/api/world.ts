import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { MatchBody } from '../../src/matches/wire/match.ts'
import { newSecret } from '../../src/notices/webhooks/secret.ts'
import { type HttpMatch, httpMatch } from '../support/http-match.ts'
import { newAdministrator, newPlayer, type Person, password } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'

interface People {
  readonly player: Person
  readonly rival: Person
  readonly watcher: Person
  readonly administrator: Person
  /** Somebody to whom administrators do things. */
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

/** People, and two matches, for requests of every kind. */
export interface World extends People {
  readonly server: TestServer
  /** A match of three that has started: the player, who proposes a pause and has said something, the rival, and another. */
  readonly running: HttpMatch
  /** A match of four that waits: the player, who opened it, and the rival are in it. */
  readonly waiting: string
  /** The number that stands for the rival in it. */
  readonly rivalsNumber: string
}

export async function newWorld(server: TestServer, people: People): Promise<World> {
  const http = request(server.app.server)
  const { player, rival, somebody } = people
  // Nobody may be in more than fifty matches that wait: those of earlier worlds are gone.
  await server.platform.database.prisma.match.updateMany({ where: { status: 'open' }, data: { status: 'aborted' } })
  const running = await httpMatch(server, [player, rival, somebody])
  const pause = { matchId: running.id, number: 1, terms: { kind: 'pause', days: 3 }, seat: 0, version: 1, agreed: [] }
  await server.platform.database.prisma.proposal.create({ data: pause })
  const greeting = { matchId: running.id, number: 1, accountId: player.id, text: 'Hello.', at: server.clock.now() }
  await server.platform.database.prisma.message.create({ data: greeting })
  await server.platform.database.prisma.match.update({ where: { id: running.id }, data: { talked: 1 } })
  await server.platform.database.prisma.account.update({ where: { id: player.id }, data: { calendarId: player.id } })
  await webhookOf(server, player, running.id)
  const wish = { game: 'havana', seats: 4 }
  const waiting = (await player.as(http.post('/v1/matches')).send(wish).expect(201)).body.id
  const joined = await rival
    .as(http.post(`/v1/matches/${waiting}/seats`))
    .send({})
    .expect(200)
  const { participant } = MatchBody.parse(joined.body).players.find(({ name }) => name === rival.name) ?? {}
  return { ...people, server, running, waiting, rivalsNumber: String(participant) }
}

/** A webhook with one delivery: for one of each kind, the id is that of the match. */
async function webhookOf({ platform, clock }: TestServer, { id: accountId }: Person, id: string): Promise<void> {
  const createdAt = clock.now()
  const sealedSecret = platform.secrets.seal(newSecret(), id)
  const webhook = { id, accountId, url: 'https://example.org/hook', sealedSecret, topics: [], createdAt }
  const delivery = { id, topic: 'test', body: '{}', dueAt: createdAt, createdAt }
  await platform.database.prisma.webhook.create({ data: { ...webhook, deliveries: { create: delivery } } })
}

const someToken = 'mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c'
const newAddress = () => `${randomUUID()}@example.org`
const open = { moves: [{ type: 'open', cards: ['siesta', 'obreros'] }] }

const inRunning = (path: string) => (world: World) => `/v1/matches/${world.running.id}${path}`
const inWaiting = (path: string) => (world: World) => `/v1/matches/${world.waiting}${path}`
const inDispute = (path: string) => (world: World) => `/v1/admin/matches/${world.running.id}${path}`
const onSomebody = (path: string) => (world: World) => `/v1/admin/accounts/${world.somebody.id}${path}`
const unsubscribing = ({ server, player }: World) =>
  `/v1/unsubscribe/${server.platform.secrets.linkToken('unsubscribe', player.id)}`
const calendarOf = ({ server, player }: World) =>
  `/v1/calendars/${server.platform.secrets.linkToken('calendar', player.id)}.ics`
const onWebhook = (path: string) => (world: World) => `/v1/account/webhooks/${world.running.id}${path}`
const inLog = (path: string) => (world: World) => onWebhook(`/deliveries/${world.running.id}${path}`)(world)
const reason = () => ({ reason: 'Repeated insults.' })
const linkToken = () => ({ token: someToken })

/** What each operation's request is made of, where it is more than the path in the document. */
export const requests: Readonly<Record<string, { at?: (world: World) => string; body?: (world: World) => object }>> = {
  getGame: { at: () => '/v1/games/havana' },
  listRatings: { at: () => '/v1/games/havana/ratings' },
  getStatistics: { at: () => '/v1/games/havana/statistics' },
  getPerson: { at: ({ rival }) => `/v1/people/${encodeURIComponent(rival.name)}` },
  listResults: { at: ({ rival }) => `/v1/people/${encodeURIComponent(rival.name)}/results` },
  askToUnsubscribe: { at: unsubscribing },
  unsubscribe: { at: unsubscribing },
  register: { body: () => ({ email: newAddress(), name: `New ${randomUUID()}`.slice(0, 30), password }) },
  confirmAccount: { body: linkToken },
  signIn: { body: ({ player }) => ({ email: player.email, password }) },
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
  createToken: { body: () => ({ name: 'bot', scopes: ['read'] }) },
  keepHours: {
    body: () => ({ night: null, restDays: [7], vacations: [], vacationsByThemselves: false, remindHours: 12 }),
  },
  deleteToken: { at: () => `/v1/account/tokens/${randomUUID()}` },
  block: { at: ({ somebody }) => `/v1/account/blocks/${encodeURIComponent(somebody.name)}` },
  unblock: { at: ({ somebody }) => `/v1/account/blocks/${encodeURIComponent(somebody.name)}` },
  mute: { at: ({ somebody }) => `/v1/account/mutes/${encodeURIComponent(somebody.name)}` },
  unmute: { at: ({ somebody }) => `/v1/account/mutes/${encodeURIComponent(somebody.name)}` },
  getCalendar: { at: calendarOf },
  createWebhook: { body: () => ({ url: 'https://example.org/hook', topics: ['your-turn'] }) },
  getWebhook: { at: onWebhook('') },
  changeWebhook: { at: onWebhook(''), body: () => ({ on: true, topics: ['match-ended'] }) },
  deleteWebhook: { at: onWebhook('') },
  renewWebhookSecret: { at: onWebhook('/secret') },
  testWebhook: { at: onWebhook('/test') },
  listDeliveries: { at: onWebhook('/deliveries') },
  getDelivery: { at: inLog('') },
  replayDelivery: { at: inLog('/replay') },
  wish: { body: () => ({ game: 'le-havre', seats: 5 }) },
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
  getJournal: { at: inRunning('/journal') },
  streamMatch: { at: inRunning('/stream?follow=false') },
  streamAccount: { at: () => '/v1/account/stream?follow=false' },
  getJournalFile: { at: inRunning('/journal-file') },
  move: { at: inRunning('/moves'), body: () => open },
  takeBack: { at: inRunning('/take-back'), body: () => ({}) },
  resign: { at: inRunning('/resignation') },
  getOrders: { at: inRunning('/orders') },
  giveOrders: { at: inRunning('/orders'), body: () => ({ orders: [{ question: 'opening', move: open.moves[0] }] }) },
  cancelOrders: { at: inRunning('/orders') },
  takeOver: { at: inRunning('/substitute'), body: () => ({ seat: 0 }) },
  listProposals: { at: inRunning('/proposals') },
  propose: { at: inRunning('/proposals'), body: () => ({ kind: 'end' }) },
  answerProposal: { at: inRunning('/proposals/1/answer'), body: () => ({ agree: true }) },
  withdrawProposal: { at: inRunning('/proposals/1') },
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
  replay: { at: inDispute('/view') },
  getDisputedJournalFile: { at: inDispute('/journal-file') },
  verifyMatch: { at: inDispute('/verification') },
  abortMatch: { at: inDispute('/abort') },
}
