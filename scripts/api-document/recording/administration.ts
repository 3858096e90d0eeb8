import { ensureAdministrator } from '../../../src/accounts/administration/administrators.ts'
import { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import { catalogue } from '../../../src/games/catalogue.ts'
import { havana } from '../../../src/games/havana/index.ts'
import type { State } from '../../../src/games/havana/state.ts'
import { ProposalBody } from '../../../src/matches/proposals/proposal-body.ts'
import { MatchBody } from '../../../src/matches/wire/match-body.ts'
import { fileByServer } from '../../../test/support/journal-files.ts'
import type { ServerInMemory } from '../server.ts'
import { Items } from './answers.ts'
import { recordDisputes } from './disputes.ts'
import { recordSubstitution } from './match.ts'
import { recordPeople } from './people.ts'
import type { Recorder } from './recorder.ts'
import { shortEntry, shortFile } from './shortened.ts'

/** What administrators do in a match and with accounts. The match ends meanwhile. */
export async function recordAdministration(
  server: ServerInMemory,
  record: Recorder,
  match: string,
  { ada, grace, katherine }: Readonly<Record<'ada' | 'grace' | 'katherine', SignedIn>>,
): Promise<void> {
  const credentials = await ensureAdministrator(server.platform)
  const signedIn = await server.app.inject({ method: 'POST', url: '/v1/sessions', payload: { ...credentials } })
  const token = SignedIn.parse(signedIn.json()).accessToken
  await recordLook(record, match, token)
  await recordReports(record, match, token)
  await recordNewerRules(record, match, token)
  await recordDisputes(record, match, { ada, grace, administrator: token })
  const hands = { from: ada.accessToken, other: grace.accessToken, to: katherine.accessToken }
  await recordSubstitution(record, match, hands)
  await record('resign', 'The match ends', {
    method: 'POST',
    url: `/v1/matches/${match}/resignation`,
    token: grace.accessToken,
  })
  await recordPeople(server, record, token)
  await record('rematch', 'The first to ask', {
    method: 'POST',
    url: `/v1/matches/${match}/rematch`,
    token: grace.accessToken,
  })
  await recordAbort(server, record, { grace, katherine, administrator: token })
  await recordImport(server, record, token)
  await recordAccounts(record, grace, token)
  const about = { url: `/v1/matches/${match}/administration`, token }
  await record('getAdministration', 'Once the match is over', about)
  await record('getAuditLog', 'The newest records', { url: '/v1/admin/audit-log?limit=2', token })
  await record('verifyAuditLog', 'No fault found', { url: '/v1/admin/audit-log/verification', token })
}

/** A match looked into for a dispute. */
async function recordLook(record: Recorder, match: string, token: string): Promise<void> {
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
}

/** What players have reported. */
async function recordReports(record: Recorder, match: string, token: string): Promise<void> {
  const message = `/v1/admin/matches/${match}/messages/2`
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
}

/** A match that an administrator breaks off. */
async function recordAbort(
  { app }: ServerInMemory,
  record: Recorder,
  by: { readonly grace: SignedIn; readonly katherine: SignedIn; readonly administrator: string },
): Promise<void> {
  const wish = { game: 'havana', seats: 2 }
  const create = { method: 'POST', url: '/v1/matches', token: by.grace.accessToken, payload: wish } as const
  const other = MatchBody.parse(await record('createMatch', 'Defaults for all other fields', create))
  await app.inject({
    method: 'POST',
    url: `/v1/matches/${other.id}/seats`,
    payload: {},
    headers: { authorization: `Bearer ${by.katherine.accessToken}` },
  })
  await record('abortMatch', 'An aborted match', {
    method: 'POST',
    url: `/v1/admin/matches/${other.id}/abort`,
    token: by.administrator,
    payload: { reason: 'Two of the players were one person.' },
  })
}

/** An account that is looked up, locked and unlocked. */
async function recordAccounts(record: Recorder, { account }: SignedIn, token: string): Promise<void> {
  await record('listAccounts', 'By the beginning of the name', { url: '/v1/admin/accounts?search=ada', token })
  const accounts = `/v1/admin/accounts/${account.id}`
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
}

/** Newer rules, proposed and withdrawn. No game has any yet, so the recording gives Havana some. */
async function recordNewerRules(record: Recorder, match: string, token: string): Promise<void> {
  const url = `/v1/admin/matches/${match}/proposals`
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
async function recordImport({ platform }: ServerInMemory, record: Recorder, token: string): Promise<void> {
  const file = fileByServer(platform.secrets.signing, 'havana-1-two-seats-rewound-and-corrected')
  await record('importMatch', 'A match that this server signed, its entries cut short', {
    method: 'POST',
    url: '/v1/admin/imports',
    token,
    payload: { file },
    cutPayload: () => ({ file: shortFile(file) }),
  })
}
