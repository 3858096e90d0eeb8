import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { ensureAdministrator } from '../../src/accounts/administration/administrators.ts'
import { SignedIn } from '../../src/accounts/sessions/sessions.ts'
import { progress } from '../../src/cli/progress.ts'
import { catalogue } from '../../src/games/catalogue.ts'
import { havana } from '../../src/games/havana/index.ts'
import type { State } from '../../src/games/havana/state.ts'
import { ChoicesAheadBody } from '../../src/matches/orders/ahead-routes.ts'
import { ProposalBody } from '../../src/matches/proposals/proposal-body.ts'
import { ChoicesBody } from '../../src/matches/wire/choices-body.ts'
import { MatchBody } from '../../src/matches/wire/match-body.ts'
import { examplesFile, recorded } from '../../src/platform/http/openapi/examples.ts'
import type { LinkPurpose } from '../../src/platform/secrets.ts'
import { fileByServer } from '../../test/support/journal-files.ts'
import { type ServerInMemory, serverInMemory } from './server.ts'

const password = 'the packet boat sails at nine'

type Examples = Record<string, { request: Record<string, unknown>; response: Record<string, unknown> }>
interface Ask {
  readonly method?: InjectOptions['method']
  readonly url: string
  readonly token?: string | undefined
  /** A string is the text of a mail. */
  readonly payload?: object | string
  /** What the example leaves out of the answer, to stay short. */
  readonly cut?: (body: unknown) => unknown
  /** What the example leaves out of the request. */
  readonly cutPayload?: (payload: object | string) => unknown
}
/** Sends a request and records it with its answer; the name says what the example shows. */
type Recorder = (operationId: string, shows: string, ask: Ask) => Promise<unknown>

/**
 * Nobody is late during the recording, and a game has too many components. These examples are written by hand and kept.
 */
const byHand = (({ claimWin, withdrawClaim, listComponents }) => ({ claimWin, withdrawClaim, listComponents }))(
  recorded,
)

/** Plays a little on a server in memory, and writes requests and answers as the document's examples. */
export async function recordExamples(): Promise<void> {
  const server = await serverInMemory()
  const examples: Examples = {}
  const bar = progress('operations')
  const many = Object.keys(recorded).length - Object.keys(byHand).length
  const record = recorder(server, examples)
  try {
    await play(server, async (...asked) => {
      const body = await record(...asked)
      bar.reached(Object.keys(examples).length, many)
      return body
    })
  } finally {
    bar.stop()
    await server.close()
  }
  const sorted = Object.fromEntries(
    Object.entries({ ...examples, ...byHand }).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  await writeFile(examplesFile, `${JSON.stringify(sorted)}\n`)
  // Breaks long lines where a person would.
  execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(examplesFile)], { stdio: 'ignore' })
}

/** Sends requests like a page of the server: with its origin, and the cookies that it has received. */
function recorder({ app, platform }: ServerInMemory, examples: Examples): Recorder {
  const cookies: Record<string, string> = {}
  return async (operationId, shows, { method = 'GET', url, token, payload, cut = same, cutPayload = same }) => {
    const answer = await app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      cookies,
      headers: {
        origin: platform.publicUrl(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(typeof payload === 'string' ? { 'content-type': 'message/rfc822' } : {}),
      },
    })
    for (const { name, value } of answer.cookies) cookies[name] = value
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    examples[operationId] ??= { request: {}, response: {} }
    const body: unknown = answer.body === '' ? undefined : bodyOf(answer)
    if (payload !== undefined) examples[operationId].request[shows] = withoutSecrets(cutPayload(payload))
    if (body !== undefined) examples[operationId].response[shows] = withoutSecrets(cut(body))
    return body
  }
}

const same = (body: unknown): unknown => body

/** The body of an answer; for a stream, its first event. */
function bodyOf(answer: LightMyRequestResponse): unknown {
  if (answer.headers['content-type'] !== 'text/event-stream') return answer.json()
  const [, event, id, data] = /^event: ?(.*)\nid: ?(.*)\ndata: ?(.*)$/m.exec(answer.body) ?? []
  return { event, id, data: JSON.parse(data ?? '') }
}

/** Cuts tokens short, so that nobody tries one from an example. */
function withoutSecrets(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    /^(?:accessToken|refreshToken|token|secret)$/.test(key) && typeof inner === 'string'
      ? `${inner.slice(0, 12)}…`
      : inner,
  )
}

async function play(server: ServerInMemory, record: Recorder): Promise<void> {
  await record('getHealth', 'All is well', { url: '/v1/health' })
  await record('listSigningKeys', 'One key', { url: '/v1/keys' })
  await record('getOperator', 'Nothing is said', { url: '/v1/operator' })
  await record('listGames', 'One game', { url: '/v1/games' })
  await record('getGame', 'Havana, its schemas cut short', { url: '/v1/games/havana', cut: shortSchemas })
  const opening = { moves: [{ type: 'open', cards: ['obreros', 'empresario'] }], suggest: true }
  await record('learn', 'After the first move', { method: 'POST', url: '/v1/games/havana/lesson', payload: opening })
  await record('getJournalFileSchema', 'Cut short', { url: '/v1/schemas/journal-file', cut: shortSchema })
  const ada = await person(server, record, 'Ada L.', 'ada@example.org')
  const grace = await person(server, record, 'Grace H.', 'grace@example.org')
  const katherine = await person(server, record, 'Katherine J.', 'katherine@example.org')
  await account(server, record, ada)
  const match = await started(server, record, ada, grace)
  await playing(record, match, ada, grace)
  await studies(record, match, ada)
  await wishes(record, ada, grace)
  await blocks(server, record, ada)
  await talking(server, record, match, { ada, grace })
  await webhooks(record, ada)
  await pushes(record, ada)
  await mails(server, record, ada)
  await administration(server, record, match, { ada, grace, katherine })
  await changes(server, record, ada)
}

async function person(server: ServerInMemory, record: Recorder, name: string, email: string): Promise<SignedIn> {
  await record('register', 'A new player', {
    method: 'POST',
    url: '/v1/accounts',
    payload: { email, name, password, language: 'en', timeZone: 'Europe/London' },
  })
  const token = await mailedToken(server, 'confirm', email)
  await record('confirmAccount', 'The link in the mail', {
    method: 'POST',
    url: '/v1/accounts/confirm',
    payload: { token },
  })
  return signIn(record, email)
}

async function signIn(record: Recorder, email: string): Promise<SignedIn> {
  const payload = { email, password }
  return SignedIn.parse(await record('signIn', 'By password', { method: 'POST', url: '/v1/sessions', payload }))
}

/** The token in the newest mail of this topic to a person. */
async function mailedToken({ platform }: ServerInMemory, purpose: LinkPurpose, address: string): Promise<string> {
  const { id } = await platform.database.prisma.mailToken.findFirstOrThrow({
    where: { account: { email: address }, purpose },
    orderBy: { createdAt: 'desc' },
  })
  return platform.secrets.linkToken(purpose, id)
}

async function account(server: ServerInMemory, record: Recorder, { accessToken: token, refreshToken }: SignedIn) {
  await record('getAccount', 'Your account', { url: '/v1/account', token })
  await record('changeAccount', 'Another language', {
    method: 'PATCH',
    url: '/v1/account',
    token,
    payload: { language: 'fr', timeZone: 'Europe/Paris' },
  })
  await record('changeAccount', 'The former language', {
    method: 'PATCH',
    url: '/v1/account',
    token,
    payload: { language: 'en' },
  })
  await record('keepHours', 'Nights, Sundays, and a week in summer', {
    method: 'PUT',
    url: '/v1/account/hours',
    token,
    payload: {
      night: { from: '22:30', until: '07:00' },
      restDays: [7],
      vacations: [{ from: '2027-07-05', until: '2027-07-11' }],
      vacationsByThemselves: true,
      remindHours: 12,
    },
  })
  await record('changeHours', 'Free weekends', {
    method: 'PATCH',
    url: '/v1/account/hours',
    token,
    payload: { restDays: [6, 7] },
  })
  await record('getHours', 'The hours you keep', { url: '/v1/account/hours', token })
  await record('createToken', 'For a bot that plays', {
    method: 'POST',
    url: '/v1/account/tokens',
    token,
    payload: { name: 'My bot', scopes: ['read', 'play'], expiresInDays: 90 },
  })
  await record('listTokens', 'One token', { url: '/v1/account/tokens', token })
  await record('listSessions', 'One session', { url: '/v1/sessions', token })
  await record('mailSignInLink', 'A sign-in link', {
    method: 'POST',
    url: '/v1/sessions/link',
    payload: { email: 'ada@example.org' },
  })
  const byLink = { token: await mailedToken(server, 'sign-in', 'ada@example.org') }
  await record('signInByLink', 'The link in the mail', { method: 'POST', url: '/v1/sessions/by-link', payload: byLink })
  await record('signInBrowser', 'By password', {
    method: 'POST',
    url: '/v1/sessions/browser',
    payload: { email: 'ada@example.org', password },
  })
  await record('refreshBrowserSession', 'A new access token', { method: 'POST', url: '/v1/sessions/browser/refresh' })
  await record('mailSignInLink', 'A sign-in link', {
    method: 'POST',
    url: '/v1/sessions/link',
    payload: { email: 'ada@example.org' },
  })
  await record('signInBrowserByLink', 'The link in the mail', {
    method: 'POST',
    url: '/v1/sessions/browser/by-link',
    payload: { token: await mailedToken(server, 'sign-in', 'ada@example.org') },
  })
  await record('refreshSession', 'New tokens', {
    method: 'POST',
    url: '/v1/sessions/refresh',
    payload: { refreshToken },
  })
  await record('exportAccount', 'An account without matches', { url: '/v1/account/export', token })
  await server.worker.drain()
  await record('listNotices', 'Mails and their status', { url: '/v1/account/notices', token })
}

async function started(server: ServerInMemory, record: Recorder, ada: SignedIn, grace: SignedIn): Promise<string> {
  const { id } = MatchBody.parse(
    await record('createMatch', 'Two players, in order of joining', {
      method: 'POST',
      url: '/v1/matches',
      token: ada.accessToken,
      payload: { game: 'havana', seats: 2, name: 'An evening by the sea', seating: 'as-joined' },
    }),
  )
  await record('invite', 'By mail', {
    method: 'POST',
    url: `/v1/matches/${id}/invitations`,
    token: ada.accessToken,
    payload: { email: 'grace@example.org' },
  })
  await record('makeLink', 'For everybody who has the link', {
    method: 'POST',
    url: `/v1/matches/${id}/links`,
    token: ada.accessToken,
    cut: shortLink,
  })
  await record('joinMatch', 'The last seat: the match starts', {
    method: 'POST',
    url: `/v1/matches/${id}/seats`,
    token: grace.accessToken,
    payload: { entropy: '5eaf00d5' },
  })
  await record('getMatch', 'Running', { url: `/v1/matches/${id}`, token: ada.accessToken })
  await server.worker.drain()
  const pass = await server.platform.database.prisma.matchPass.findFirstOrThrow({ where: { matchId: id } })
  await record('enterMatch', 'The link in a mail', {
    method: 'POST',
    url: '/v1/sessions/by-match-link',
    payload: { token: server.platform.secrets.linkToken('match', pass.id) },
  })
  await record('listMatches', 'The first page', { url: '/v1/matches?limit=1', token: ada.accessToken })
  await record('listOwnMatches', 'One that waits', { url: '/v1/account/matches', token: ada.accessToken })
  return id
}

async function playing(record: Recorder, match: string, ada: SignedIn, grace: SignedIn): Promise<void> {
  const at = `/v1/matches/${match}`
  const open = async ({ accessToken: token }: SignedIn) => {
    const payload = { moves: [await firstMove(record, match, token)] }
    await record('move', 'The opening cards', { method: 'POST', url: `${at}/moves`, token, payload })
  }
  await open(ada)
  const undo = { method: 'POST' as const, url: `${at}/take-back`, token: ada.accessToken, payload: {} }
  await record('takeBack', 'One entry back', undo)
  await open(ada)
  await open(grace)
  const { decisions } = MatchBody.parse(await record('getMatch', 'Running', { url: at, token: ada.accessToken }))
  const token = decisions[0]?.seat === 0 ? ada.accessToken : grace.accessToken
  await record('getView', 'The first round', { url: `${at}/view`, token })
  const move = await firstMove(record, match, token)
  const payload = { moves: [move], decision: decisions[0]?.id }
  await record('move', 'A dry run', {
    method: 'POST',
    url: `${at}/moves`,
    token,
    payload: { moves: [move], dryRun: true },
  })
  await record('move', 'The answer to a decision', { method: 'POST', url: `${at}/moves`, token, payload })
  const orders = {
    orders: [
      {
        question: 'replace-1',
        move: { type: 'replace', drop: 'siesta', play: 'mama' },
        conditions: [{ at: '/seats/1/vp', is: 'at-most', value: 3 }],
      },
    ],
  }
  await record('giveOrders', 'The next card to play', { method: 'PUT', url: `${at}/orders`, token, payload: orders })
  await record('getOrders', 'One order', { url: `${at}/orders`, token })
  await record('getChoicesAhead', 'The next turn, cut short', { url: `${at}/choices/ahead`, token, cut: shortAhead })
  await record('cancelOrders', 'None any more', { method: 'DELETE', url: `${at}/orders`, token })
  await record('getJournal', 'The newest entries', { url: `${at}/journal?since=2&limit=2`, token })
  await record('getDifference', 'One entry back', { url: `${at}/difference?from=3&to=2`, token })
  await record('getEntry', 'Its choices cut short', { url: `${at}/entries/3`, token, cut: shortEntry })
  await record('streamMatch', 'The match as it is', { url: `${at}/stream?follow=false`, token })
  const missed = 'after=2.0.000000000000&follow=false'
  await record('streamMatch', 'The missed events', { url: `${at}/stream?${missed}`, token })
  await record('streamAccount', 'From now on', { url: '/v1/account/stream?follow=false', token })
  await record('streamAccount', 'The missed notices', { url: '/v1/account/stream?after=0.0&follow=false', token })
  await record('propose', 'A pause', {
    method: 'POST',
    url: `${at}/proposals`,
    token: ada.accessToken,
    payload: { kind: 'pause', days: 14 },
  })
  await record('answerProposal', 'The last agreement', {
    method: 'POST',
    url: `${at}/proposals/1/answer`,
    token: grace.accessToken,
    payload: { agree: true },
  })
  await record('propose', 'Taking moves back', {
    method: 'POST',
    url: `${at}/proposals`,
    token: grace.accessToken,
    payload: { kind: 'take-back', to: 3 },
  })
  await record('listProposals', 'The newest first', { url: `${at}/proposals`, token })
  await record('getJournalFile', 'A running match, its entries cut short', {
    url: `${at}/journal-file`,
    token,
    cut: shortFile,
  })
}

/** Newer rules, proposed and withdrawn. No game has any yet, so the recording gives Havana some. */
async function newerRules(record: Recorder, url: string, token: string): Promise<void> {
  if (!(catalogue instanceof Map)) throw new TypeError('the catalogue is no map')
  const meta = { ...havana.meta, rulesVersion: 2 }
  catalogue.set(meta.id, { ...havana, meta, byRules: (state: State, rules: number): State => ({ ...state, rules }) })
  const payload = { kind: 'new-rules', to: 2, reason: 'Rules 1 paid for a building twice.' }
  const proposed = await record('proposeRules', 'A corrected rule', { method: 'POST', url, token, payload })
  const { number } = ProposalBody.parse(proposed)
  await record('withdrawRules', 'The players would rather not', { method: 'DELETE', url: `${url}/${number}`, token })
  catalogue.set(meta.id, havana)
}

/** A match from before, imported from its file. */
async function importing({ platform }: ServerInMemory, record: Recorder, token: string): Promise<void> {
  const file = fileByServer(platform.secrets.signing, 'havana-1-two-seats-rewound-and-corrected')
  await record('importMatch', 'A match that this server signed, its entries cut short', {
    method: 'POST',
    url: '/v1/admin/imports',
    token,
    payload: { file },
    cutPayload: () => ({ file: shortFile(file) }),
  })
}

/** A dispute that freezes a match and is withdrawn; and one that an administrator raises. */
async function disputes(
  record: Recorder,
  match: string,
  by: { readonly ada: SignedIn; readonly grace: SignedIn; readonly administrator: string },
): Promise<void> {
  const at = `/v1/matches/${match}/disputes`
  const admin = `/v1/admin/matches/${match}/disputes`
  const [ada, grace] = [by.ada.accessToken, by.grace.accessToken]
  const post = { method: 'POST' } as const
  const claim = { version: 3, text: 'I meant another card: my client sent an old request again.', freeze: false }
  await record('raiseDispute', 'Without a freeze', { ...post, url: at, token: ada, payload: claim })
  const comment = { text: 'I saw it, too. Let us go back.' }
  await record('commentOnDispute', 'A player’s comment', {
    ...post,
    url: `${at}/1/comments`,
    token: grace,
    payload: comment,
  })
  await record('getDispute', 'With its comments', { url: `${at}/1`, token: grace })
  const freezing = { frozen: true, reason: 'Nothing that is played now would stay as it is.' }
  const freeze = { method: 'PUT', url: `${admin}/1/freeze`, token: by.administrator, payload: freezing } as const
  await record('freezeMatch', 'A frozen match', freeze)
  await record('listQueuedDisputes', 'An open dispute', { url: '/v1/admin/disputes', token: by.administrator })
  await record('withdrawDispute', 'The match goes on', { ...post, url: `${at}/1/withdrawal`, token: ada })
  const own = { version: 1, text: 'Both seats seem to be one person.', freeze: false }
  await record('raiseDisputeAsAdministrator', 'By an administrator', {
    ...post,
    url: admin,
    token: by.administrator,
    payload: own,
  })
  const ruling = { ...post, url: `${admin}/2/ruling`, token: by.administrator }
  const remedies = [{ kind: 'rewind', to: 2 }]
  const upheld = { outcome: 'upheld', reasons: 'It was a move of the other’s client.', remedies, dryRun: true }
  await record('ruleDispute', 'A dry run', { ...ruling, payload: upheld })
  const rejected = { outcome: 'rejected', reasons: 'They are two: both have written to us.' }
  await record('ruleDispute', 'Rejected', { ...ruling, payload: rejected })
  await record('listDisputes', 'The newest first', { url: at, token: grace })
}

/** A player replaces themselves, and the other player agrees. */
async function takingOver(
  record: Recorder,
  match: string,
  { from, other, to }: Readonly<Record<'from' | 'other' | 'to', string>>,
): Promise<void> {
  const at = `/v1/matches/${match}`
  const { yourSeat: seat } = MatchBody.parse(await record('getMatch', 'A started match', { url: at, token: from }))
  const post = { method: 'POST' } as const
  const handOn = { ...post, url: `${at}/proposals`, token: from, payload: { kind: 'replace', seat, by: 'person' } }
  const { number } = ProposalBody.parse(await record('propose', 'A substitute for your seat', handOn))
  const agree = { ...post, url: `${at}/proposals/${number}/answer`, token: other, payload: { agree: true } }
  await record('answerProposal', 'The seat is open to a substitute', agree)
  await record('takeOver', 'An open seat', { ...post, url: `${at}/substitute`, token: to, payload: { seat } })
}

/** A study of the match as it is now: what might come next, a named line and a link. */
async function studies(record: Recorder, match: string, { accessToken: token }: SignedIn): Promise<void> {
  const post = { method: 'POST', token } as const
  const from = { kind: 'match', match }
  const payload = { name: 'If I built the church', from }
  const made = await record('createStudy', 'Of a running match', { ...post, url: '/v1/studies', payload })
  const at = `/v1/studies/${WithId.parse(made).id}`
  const opening = { name: 'An opening', from: { kind: 'game', game: 'havana', seats: 2, options: {} } }
  await record('createStudy', 'Of an opening', { ...post, url: '/v1/studies', payload: opening })
  await record('getStudyPosition', 'The first position', { url: `${at}/nodes/0`, token })
  const choices = { url: `${at}/nodes/0/choices`, token }
  const { seat, choices: offered } = StudyAnswer.parse(
    await record('getStudyChoices', 'Choices of the seat to move', choices),
  )
  const moves = {
    url: `${at}/nodes/0/moves`,
    payload: { seat, moves: offered.slice(-1).map(({ example }) => example) },
  }
  await record('tryMoves', 'One move', { ...post, ...moves })
  const change = { method: 'PATCH', token } as const
  const said = { name: 'The church first', comment: 'It blocks the row.' }
  await record('nameVariation', 'A line', { ...change, url: `${at}/nodes/1`, payload: said })
  await record('renameStudy', 'A better name', { ...change, url: at, payload: { name: 'The church, or not' } })
  const link = await record('shareStudy', 'A link', { method: 'PUT', url: `${at}/share`, token, cut: shortStudyLink })
  await record('getStudy', 'One move', { url: at, token, cut: withShortLink })
  await record('listStudies', 'The newest first', { url: '/v1/studies', token })
  await record('exportPosition', 'After the move', { url: `${at}/nodes/1/position`, token })
  const shared = `/v1/shared-studies/${StudyLinkAnswer.parse(link).token}`
  await record('getSharedStudy', 'One move', { url: shared })
  await record('getSharedPosition', 'After the move', { url: `${shared}/nodes/1` })
  await record('getSharedChoices', 'Choices of the seat to move', { url: `${shared}/nodes/1/choices` })
  await record('exportSharedPosition', 'After the move', { url: `${shared}/nodes/1/position` })
}

async function wishes(record: Recorder, ada: SignedIn, grace: SignedIn): Promise<void> {
  const wish = { method: 'POST', url: '/v1/wishes', payload: { game: 'havana', seats: 2 } } as const
  await record('wish', 'An open wish', { ...wish, token: ada.accessToken })
  await record('listWishes', 'One wish', { url: '/v1/wishes', token: ada.accessToken })
  await record('wish', 'A wish that is met: the match has started', { ...wish, token: grace.accessToken })
}

async function blocks({ app }: ServerInMemory, record: Recorder, { accessToken: token }: SignedIn): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ method: 'PUT', url: '/v1/account/blocks/grace%20h.', headers })
  await record('listBlocks', 'One block', { url: '/v1/account/blocks', token })
  await app.inject({ method: 'DELETE', url: '/v1/account/blocks/grace%20h.', headers })
}

async function talking(
  { app }: ServerInMemory,
  record: Recorder,
  match: string,
  { ada, grace }: { readonly ada: SignedIn; readonly grace: SignedIn },
): Promise<void> {
  const at = `/v1/matches/${match}`
  const token = ada.accessToken
  const post = { method: 'POST' } as const
  const put = { method: 'PUT' } as const
  await record('say', 'To the table', {
    ...post,
    url: `${at}/messages`,
    token,
    payload: { text: 'Good luck to everybody!' },
  })
  await record('say', 'An answer', {
    ...post,
    url: `${at}/messages`,
    token: grace.accessToken,
    payload: { text: 'You will need it.' },
  })
  await record('noteReadMark', 'Everything read', { ...put, url: `${at}/read-mark`, token, payload: { message: 2 } })
  await record('getReadMark', 'Your read mark', { url: `${at}/read-mark`, token })
  await record('listMessages', 'The newest first', { url: `${at}/messages`, token })
  await record('reportMessage', 'Another player’s message', {
    ...post,
    url: `${at}/messages/2/report`,
    token,
    payload: { reason: 'That is unkind.' },
  })
  await record('reportPerson', 'Somebody in a match', {
    ...post,
    url: '/v1/people/grace%20h./report',
    token,
    payload: { reason: 'Waits for the end of every deadline when losing.', match },
  })
  await record('keepNotes', 'A page of your own', {
    ...put,
    url: `${at}/notes`,
    token,
    payload: { text: 'Grace saves pesos: the next card is the Siesta.' },
  })
  await record('getNotes', 'A page of your own', { url: `${at}/notes`, token })
  const headers = { authorization: `Bearer ${token}` }
  await app.inject({ ...put, url: '/v1/account/mutes/grace%20h.', headers })
  await record('listMutes', 'One mute', { url: '/v1/account/mutes', token })
  await app.inject({ method: 'DELETE', url: '/v1/account/mutes/grace%20h.', headers })
  const calendar = { url: '/v1/account/calendar', token, cut: shortCalendar }
  await record('makeCalendar', 'A new address', { ...post, ...calendar })
  await record('getOwnCalendar', 'Not used yet', { url: '/v1/account/calendar', token })
}

async function mails({ platform }: ServerInMemory, record: Recorder, { accessToken: token }: SignedIn): Promise<void> {
  await record('changeAccount', 'Turn mails at once, all others once a day', {
    method: 'PATCH',
    url: '/v1/account',
    token,
    payload: { mails: { turns: 'at-once', reminders: 'daily', messages: 'daily', table: 'daily' }, mailHour: 19 },
  })
  await record('retryAddress', 'No bounce since', {
    method: 'POST',
    url: '/v1/account/address/retry',
    token,
  })
  const address = platform.secrets.linkToken('bounce', '00000000-0000-0001-9f86-d081884c7d65')
  const report = [
    `To: bounces+${address}@paquebot.example.org`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="="',
    '',
    '--=',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.net',
    '',
    'Final-Recipient: rfc822; ada@example.org',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--=--',
  ]
  await record('reportBounce', 'The address does not exist', {
    method: 'POST',
    url: '/v1/bounces',
    payload: report.join('\r\n'),
  })
}

async function webhooks(record: Recorder, { accessToken: token }: SignedIn): Promise<void> {
  const all = '/v1/account/webhooks'
  const post = { method: 'POST' } as const
  const payload = { url: 'https://example.org/paquebot', topics: ['your-turn', 'match-ended'] }
  const made = await record('createWebhook', 'For a bot that plays', { ...post, url: all, token, payload })
  const at = `${all}/${WithId.parse(made).id}`
  await record('listWebhooks', 'One webhook', { url: all, token })
  await record('getWebhook', 'An active webhook', { url: at, token })
  await record('testWebhook', 'On its way', { ...post, url: `${at}/test`, token })
  await record('changeWebhook', 'All topics', { method: 'PATCH', url: at, token, payload: { topics: [] } })
  await record('renewWebhookSecret', 'A new secret', { ...post, url: `${at}/secret`, token })
  const log = Items.parse(await record('listDeliveries', 'The newest first', { url: `${at}/deliveries`, token }))
  for (const { id } of log.items.slice(0, 1)) {
    await record('getDelivery', 'With body and answer', { url: `${at}/deliveries/${id}`, token })
    await record('replayDelivery', 'Another delivery', { ...post, url: `${at}/deliveries/${id}/replay`, token })
  }
}

async function pushes(record: Recorder, { accessToken: token }: SignedIn): Promise<void> {
  const url = '/v1/account/push-subscriptions'
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const payload = { endpoint: 'https://push.example.org/f1l3s', keys, kinds: { messages: 'off' } }
  const made = await record('subscribeToPush', 'Without messages', { method: 'PUT', url, token, payload })
  const at = `${url}/${WithId.parse(made).id}`
  await record('listPushSubscriptions', 'One browser', { url, token })
  const change = { kinds: { table: 'daily' } }
  await record('changePushSubscription', 'A daily kind', { method: 'PATCH', url: at, token, payload: change })
  await record('listPushes', 'Nothing yet', { url: `${at}/deliveries`, token })
}

async function firstMove(record: Recorder, match: string, token: string): Promise<object> {
  const url = `/v1/matches/${match}/choices`
  const { choices } = ChoicesBody.parse(
    await record('getChoices', 'Your turn, cut short', { url, token, cut: shortChoices }),
  )
  const example = choices.at(-1)?.example
  if (!example) throw new Error('nobody is asked')
  return example
}

async function administration(
  server: ServerInMemory,
  record: Recorder,
  match: string,
  { ada, grace, katherine }: Readonly<Record<'ada' | 'grace' | 'katherine', SignedIn>>,
): Promise<void> {
  const credentials = await ensureAdministrator(server.platform)
  const signedIn = await server.app.inject({ method: 'POST', url: '/v1/sessions', payload: { ...credentials } })
  const token = SignedIn.parse(signedIn.json()).accessToken
  const at = `/v1/admin/matches/${match}`
  await record('look', 'To rule on a dispute', {
    method: 'POST',
    url: `${at}/looks`,
    token,
    payload: { as: 'administrator', reason: 'Dispute 1: who held which card?' },
  })
  await record('replay', 'Before the first round, as seat 0', { url: `${at}/view?version=1&as=0`, token })
  await record('listReplayedEntries', 'As seat 0 read them', { url: `${at}/entries?limit=2&as=0`, token })
  await record('replayEntry', 'Its choices cut short', { url: `${at}/entries/3`, token, cut: shortEntry })
  await record('replayDifference', 'The effect of an entry', { url: `${at}/difference?from=2&to=3`, token })
  await record('getDisputedJournalFile', 'Its entries cut short', { url: `${at}/journal-file`, token, cut: shortFile })
  await record('verifyMatch', 'No fault found', { url: `${at}/verification`, token })
  const message = `${at}/messages/2`
  await record('listReportedMessages', 'A message with open reports', { url: '/v1/admin/messages', token })
  await record('hideMessage', 'An unkind message', {
    method: 'POST',
    url: `${message}/hide`,
    token,
    payload: { reason: 'Please be kind to each other.' },
  })
  await record('showMessage', 'A message that is shown again', { method: 'POST', url: `${message}/show`, token })
  const reported = { url: '/v1/admin/reports', token }
  const [report] = Items.parse(await record('listPersonReports', 'A report that names a match', reported)).items
  await record('closePersonReport', 'A talk with both', {
    method: 'POST',
    url: `/v1/admin/reports/${report?.id}/close`,
    token,
    payload: { note: 'We have talked to both.' },
  })
  await newerRules(record, `${at}/proposals`, token)
  await disputes(record, match, { ada, grace, administrator: token })
  const hands = { from: ada.accessToken, other: grace.accessToken, to: katherine.accessToken }
  await takingOver(record, match, hands)
  await record('resign', 'The match ends', {
    method: 'POST',
    url: `/v1/matches/${match}/resignation`,
    token: grace.accessToken,
  })
  await people(server, record, token)
  await record('rematch', 'The first to ask', {
    method: 'POST',
    url: `/v1/matches/${match}/rematch`,
    token: grace.accessToken,
  })
  const wish = { game: 'havana', seats: 2 }
  const create = { method: 'POST', url: '/v1/matches', token: grace.accessToken, payload: wish } as const
  const other = MatchBody.parse(await record('createMatch', 'Defaults for all other fields', create))
  await server.app.inject({
    method: 'POST',
    url: `/v1/matches/${other.id}/seats`,
    payload: {},
    headers: { authorization: `Bearer ${token}` },
  })
  await record('abortMatch', 'An aborted match', {
    method: 'POST',
    url: `/v1/admin/matches/${other.id}/abort`,
    token,
    payload: { reason: 'Two of the players were one person.' },
  })
  await importing(server, record, token)
  await record('listAccounts', 'By the beginning of the name', { url: '/v1/admin/accounts?search=ada', token })
  const accounts = `/v1/admin/accounts/${grace.account.id}`
  const reason = 'Repeated insults in match names.'
  const until = '2026-04-01T00:00:00Z'
  await record('getOutbox', 'All is well', { url: '/v1/admin/outbox', token })
  await record('listNoticesTo', 'The newest notices', { url: `${accounts}/notices?limit=2`, token })
  await record('retryAddressOf', 'No bounce since', {
    method: 'POST',
    url: `${accounts}/address/retry`,
    token,
  })
  await record('suspendAccount', 'Until April', {
    method: 'POST',
    url: `${accounts}/suspend`,
    token,
    payload: { reason, until },
  })
  await record('banAccount', 'A ban', { method: 'POST', url: `${accounts}/ban`, token, payload: { reason } })
  await record('reinstateAccount', 'Welcome back', { method: 'POST', url: `${accounts}/reinstate`, token })
  const about = { url: `/v1/matches/${match}/administration`, token }
  await record('getAdministration', 'Once the match is over', about)
  await record('getAuditLog', 'The newest records', { url: '/v1/admin/audit-log?limit=2', token })
  await record('verifyAuditLog', 'No fault found', { url: '/v1/admin/audit-log/verification', token })
}

/**
 * The profiles, ratings and statistics that follow from a finished match. The rows are set as if there had been many
 * matches, since statistics of a single match are not shown.
 */
async function people(server: ServerInMemory, record: Recorder, token: string): Promise<void> {
  await server.deadlines.runOnce()
  const { prisma } = server.platform.database
  await record('getPerson', 'After one match', { url: '/v1/people/grace%20h.', token })
  await record('listResults', 'One result', { url: '/v1/people/grace%20h./results', token })
  await prisma.rating.updateMany({ data: { mu: 29.4, sigma: 2.6, matches: 13 } })
  await record('listRatings', 'The best first', { url: '/v1/games/havana/ratings?limit=1', token })
  await prisma.$transaction([
    prisma.statistic.updateMany({ data: { matches: 5, entries: 340, milliseconds: 1_814_400_000 } }),
    prisma.seatStatistic.updateMany({ where: { seat: 0 }, data: { victories: 2.5, points: 61 } }),
    prisma.seatStatistic.updateMany({ where: { seat: 1 }, data: { victories: 2.5, points: 63 } }),
  ])
  await record('getStatistics', 'Five matches of two', { url: '/v1/games/havana/statistics', token })
}

async function changes(server: ServerInMemory, record: Recorder, { account: { email } }: SignedIn) {
  const { accessToken: token } = await signIn(record, String(email))
  const next = 'the next boat sails at ten'
  await record('changePassword', 'A new password', {
    method: 'POST',
    url: '/v1/account/password',
    token,
    payload: { current: password, password: next },
  })
  await record('changeAddress', 'A new address', {
    method: 'POST',
    url: '/v1/account/address',
    token,
    payload: { email: 'ada@example.net', password: next },
  })
  const confirmed = { token: await mailedToken(server, 'change-address', String(email)) }
  await record('confirmAddress', 'The link in the mail', {
    method: 'POST',
    url: '/v1/account/address/confirm',
    payload: confirmed,
  })
  await record('eraseAccount', 'With the password', {
    method: 'DELETE',
    url: '/v1/account',
    token,
    payload: { password: next },
  })
}

const GameAnswer = z.looseObject({ schemas: z.looseObject({ options: z.unknown() }) })
const LinkAnswer = z.object({ token: z.string(), link: z.string() })
const WithId = z.object({ id: z.uuid() })
const Items = z.object({ items: z.array(WithId) })
const StudyAnswer = z.looseObject({ seat: z.int(), choices: z.array(z.object({ example: z.looseObject({}) })) })
const StudyLinkAnswer = z.object({ token: z.string(), url: z.string() })
const WithLink = z.looseObject({ link: StudyLinkAnswer })
const FileAnswer = z.looseObject({ entries: z.array(z.unknown()) })
const EntryAnswer = z.looseObject({ choices: z.array(z.unknown()).nullable() })
const draft = 'https://json-schema.org/draft/2020-12/schema'

function shortSchemas(body: unknown): unknown {
  const game = GameAnswer.parse(body)
  // Inlines references: generators would look for them in the document.
  const cut = { $schema: draft }
  return {
    ...game,
    schemas: { options: withoutReferences(game.schemas.options), moves: cut, events: cut, states: cut, views: cut },
  }
}

/** Inlines a schema that only refers to one of its own definitions. */
function withoutReferences(schema: unknown): unknown {
  const { $ref, $defs = {} } = z
    .looseObject({ $ref: z.string(), $defs: z.record(z.string(), z.unknown()) })
    .partial()
    .parse(schema)
  return $ref === undefined ? schema : $defs[$ref.replace('#/$defs/', '')]
}

function shortSchema(body: unknown): unknown {
  const { $schema, $id, title } = z.looseObject({}).parse(body)
  return { $schema, $id, title }
}

function shortLink(body: unknown): unknown {
  const { token, link } = LinkAnswer.parse(body)
  return { token, link: link.replace(token, token.slice(0, 12)) }
}

function shortStudyLink(body: unknown): unknown {
  const { token, url } = StudyLinkAnswer.parse(body)
  return { token, url: url.replace(token, token.slice(0, 12)) }
}

function withShortLink(body: unknown): unknown {
  const study = WithLink.parse(body)
  return { ...study, link: shortStudyLink(study.link) }
}

function shortCalendar(body: unknown): unknown {
  const { url } = z.object({ url: z.string() }).parse(body)
  return { url: url.replace(/[^/]*\.ics$/, (token) => `${token.slice(0, 12)}.ics`) }
}

function shortFile(body: unknown): unknown {
  const journal = FileAnswer.parse(body)
  return { ...journal, entries: journal.entries.slice(0, 1) }
}

function shortEntry(body: unknown): unknown {
  const entry = EntryAnswer.parse(body)
  return { ...entry, choices: entry.choices?.slice(0, 1) ?? null }
}

function shortChoices(body: unknown): unknown {
  const choices = ChoicesBody.parse(body)
  return { ...choices, choices: choices.choices.slice(0, 2) }
}

function shortAhead(body: unknown): unknown {
  const ahead = ChoicesAheadBody.parse(body)
  return { ...ahead, choices: ahead.choices.slice(0, 2) }
}
