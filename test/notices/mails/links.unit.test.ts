import { describe, expect, test } from 'vitest'
import type { Block, Letter } from '../../../src/notices/letters/letter.ts'
import { oneTimeLink, pageLink, passLink } from '../../../src/notices/links/links.ts'
import {
  calendarMadeLetter,
  tokenEndingLetter,
  tokenMadeLetter,
  webhookMadeLetter,
} from '../../../src/notices/mails/access-letters.ts'
import { accountNewsLetter } from '../../../src/notices/mails/account-news-letter.ts'
import { deadlineMissedLetter } from '../../../src/notices/mails/deadline-missed-letter.ts'
import { decidedForYouLetter } from '../../../src/notices/mails/decided-for-you-letter.ts'
import { disputeRaisedLetter } from '../../../src/notices/mails/dispute-raised-letter.ts'
import { disputeRuledLetter } from '../../../src/notices/mails/dispute-ruled-letter.ts'
import { disputeSaidLetter } from '../../../src/notices/mails/dispute-said-letter.ts'
import { invitedLetter } from '../../../src/notices/mails/invited-letter.ts'
import { matchClosedLetter } from '../../../src/notices/mails/match-closed-letter.ts'
import { matchExpiringLetter } from '../../../src/notices/mails/match-expiring-letter.ts'
import { matchAbortedLetter, matchEndedLetter } from '../../../src/notices/mails/match-over-letters.ts'
import { matchStartedLetter } from '../../../src/notices/mails/match-started-letter.ts'
import { oneTimeLinkLetter } from '../../../src/notices/mails/one-time-link-letter.ts'
import { ordersCancelledLetter } from '../../../src/notices/mails/orders-cancelled-letter.ts'
import {
  deadlineNearLetter,
  winClaimedLetter,
  yourTurnLetter,
} from '../../../src/notices/mails/owed-decision-letters.ts'
import { proposalDecidedLetter } from '../../../src/notices/mails/proposal-decided-letter.ts'
import { proposedLetter } from '../../../src/notices/mails/proposed-letter.ts'
import { saidLetter } from '../../../src/notices/mails/said-letter.ts'
import { seatChangedLetter } from '../../../src/notices/mails/seat-changed-letter.ts'
import { seatOpenedLetter, seatsWillOpenLetter } from '../../../src/notices/mails/seat-opened-letters.ts'
import { seatRemovedLetter } from '../../../src/notices/mails/seat-removed-letter.ts'
import { vacationTakenLetter } from '../../../src/notices/mails/vacation-taken-letter.ts'
import { webhookOffLetter } from '../../../src/notices/mails/webhook-off-letter.ts'
import { wishExpiredLetter } from '../../../src/notices/mails/wish-expired-letter.ts'
import type { NoticeDraft } from '../../../src/platform/outbox.ts'
import { deriveSecrets } from '../../../src/platform/secrets.ts'
import { clientPageOf, leadsToPage } from '../../support/page-links.ts'
import { aboutMatch, deadline, decide, invitation, match, question, reader } from './given.ts'

const server = {
  publicUrl: () => 'http://paquebot.test',
  secrets: deriveSecrets('a secret for tests that is long enough'),
}
const to = reader('en')
const about = { ...aboutMatch('en'), page: { for: 'open' as const, url: passLink(server, match, 'talk') } }
const ann = { name: 'Ann', isAdministrator: false }
const settings = pageLink(server, 'settings#hours')
const access = { to, settings: pageLink(server, 'settings#tokens') }
const asks = { decide: decide('en'), dueAt: deadline }
const dispute = { dispute: 1, by: ann, text: 'A fish is missing.' }

const once = (
  purpose: 'confirm' | 'sign-in' | 'change-address',
  mail: 'confirmAddress' | 'signInLink' | 'changeAddress',
) =>
  oneTimeLinkLetter({
    to,
    mail,
    url: oneTimeLink(server, purpose, match, '/find?game=hamlet'),
    request: 'POST /v1',
    expiresAt: deadline,
  })
const news = (news: 'alreadyRegistered' | 'passwordChanged' | 'passwordGuessed' | 'addressChanged') => {
  const url = news === 'alreadyRegistered' ? pageLink(server, 'sign-in') : pageLink(server, 'settings#password')
  const page = news === 'addressChanged' ? null : { for: 'settings' as const, url }
  return accountNewsLetter({ to, news, accessEnds: false, page })
}

/** A mail of each kind, and the page of the client where its reader does what it is about. */
const mails: Readonly<Record<NoticeDraft['topic'], readonly [page: string | null, letter: Letter]>> = {
  'confirm-address': ['/links/confirm', once('confirm', 'confirmAddress')],
  'sign-in-link': ['/links/sign-in', once('sign-in', 'signInLink')],
  'change-address': ['/links/change-address', once('change-address', 'changeAddress')],
  'already-registered': ['/sign-in', news('alreadyRegistered')],
  'password-changed': ['/settings', news('passwordChanged')],
  'password-guessed': ['/settings', news('passwordGuessed')],
  // To an address that is no longer that of an account.
  'address-changed': [null, news('addressChanged')],
  'token-made': [
    '/settings',
    tokenMadeLetter({ ...access, token: 't', name: 'Bot', scopes: ['read'], expiresAt: null }),
  ],
  'token-ending': ['/settings', tokenEndingLetter({ ...access, name: 'Bot', expiresAt: deadline })],
  'webhook-made': ['/settings', webhookMadeLetter({ ...access, webhook: 'w', host: 'example.org' })],
  'webhook-off': ['/settings', webhookOffLetter({ ...access, webhook: 'w', host: 'example.org', why: 'gone' })],
  'calendar-made': ['/settings', calendarMadeLetter(access)],
  invited: [
    '/matches/:match',
    invitedLetter({
      to,
      ...invitation,
      url: `http://paquebot.test/matches/${match}#${server.secrets.linkToken('invitation', match)}`,
      request: 'POST /v1',
      invitee: { match, account: 'account' },
    }),
  ],
  'match-started': [
    '/links/match',
    matchStartedLetter({ ...about, seats: [{ seat: 0, player: 'Ann' }], first: ['Ann'] }),
  ],
  'match-ended': ['/links/match', matchEndedLetter({ ...about, ending: 'Over.', places: [] })],
  'match-aborted': ['/links/match', matchAbortedLetter({ ...about, reason: 'agreement' })],
  'your-turn': ['/links/match', yourTurnLetter({ ...about, ...asks, since: deadline })],
  'deadline-near': ['/links/match', deadlineNearLetter({ ...about, ...asks, afterwards: 'wait' })],
  'deadline-missed': [
    '/links/match',
    deadlineMissedLetter({
      ...about,
      isOwn: false,
      late: 'Bob',
      deadline,
      isOffered: true,
      mayClaim: false,
      question: question('en'),
    }),
  ],
  'decided-for-you': [
    '/links/match',
    decidedForYouLetter({
      ...about,
      by: 'bot',
      at: deadline,
      question: question('en'),
      done: [],
      picture: null,
      settings,
    }),
  ],
  'vacation-taken': [
    '/settings',
    vacationTakenLetter({ ...about, isOwn: true, player: 'Bob', until: '2026-03-08', dueAt: deadline, settings }),
  ],
  'seat-opened': [
    '/links/match',
    seatOpenedLetter({ ...about, isOwn: false, player: 'Bob', missed: 3, mayClaim: false }),
  ],
  'seats-will-open': ['/links/match', seatsWillOpenLetter({ ...about, missed: 3 })],
  'win-claimed': ['/links/match', winClaimedLetter({ ...about, ...asks, claimant: 'Ann' })],
  'match-expiring': [
    '/links/match',
    matchExpiringLetter({ ...about, givenUpAt: deadline, state: { kind: 'open', free: 1 } }),
  ],
  'match-closed': ['/find', matchClosedLetter({ ...about, why: 'cancelled', find: pageLink(server, 'find') })],
  'seat-removed': ['/find', seatRemovedLetter({ ...about, find: pageLink(server, 'find') })],
  'wish-expired': [
    '/wishes',
    wishExpiredLetter({
      to,
      account: 'a',
      title: 'Havana',
      seats: 2,
      wishes: pageLink(server, 'wishes?game=havana'),
      find: pageLink(server, 'find'),
    }),
  ],
  proposed: ['/links/match', proposedLetter({ ...about, proposal: 1, terms: { kind: 'end' }, by: 'Ann' })],
  'proposal-decided': [
    '/links/match',
    proposalDecidedLetter({
      ...about,
      status: 'declined',
      by: { kind: 'reader' },
      terms: { kind: 'end' },
      means: { kind: 'unchanged' },
    }),
  ],
  'dispute-raised': [
    '/links/match',
    disputeRaisedLetter({ ...about, ...dispute, version: 7, meanwhile: 'frozen', isAtTable: true }),
  ],
  'dispute-said': ['/links/match', disputeSaidLetter({ ...about, ...dispute })],
  'dispute-ruled': [
    '/links/match',
    disputeRuledLetter({ ...about, outcome: 'withdrawn', raisedBy: ann, goingOn: 'thawed' }),
  ],
  'seat-changed': [
    '/links/match',
    seatChangedLetter({ ...about, role: 'welcome', seat: 0, successor: 'Bob', before: 'Ann', isBot: false, seats: [] }),
  ],
  said: ['/links/match', saidLetter({ ...about, messages: [{ name: 'Ann', text: 'Hello' }], earlier: 0, newest: 1 })],
  'orders-cancelled': [
    '/links/match',
    ordersCancelledLetter({
      ...about,
      order: null,
      why: 'refused',
      reason: null,
      question: question('en'),
      open: { dueAt: deadline },
    }),
  ],
}

const urlsIn = (body: readonly Block[]) => body.flatMap((block) => ('url' in block ? [block.url] : []))

describe('every kind of mail leads to a page of the client where one can do what it is about', () => {
  test.each(Object.entries(mails))('%s', (_, [page, letter]) => {
    const urls = urlsIn(letter.body)

    expect(urls.filter((url) => !leadsToPage(url))).toEqual([])
    expect(urls.map(clientPageOf)).toEqual(page === null ? [] : expect.arrayContaining([page]))
  })
})

test.each(Object.entries(mails))(
  'requests of the API stand in the fine print, not in sentences: %s',
  (_, [, letter]) => {
    const sentences = letter.body.filter(({ kind }) => kind !== 'fine-print')
    expect(JSON.stringify(sentences)).not.toMatch(/(GET|POST|PUT|PATCH|DELETE) \//)
  },
)

test('the link to judge a dispute leads to the page on which administrators do', () => {
  expect(clientPageOf(pageLink(server, `administration/matches/${match}`))).toBe('/administration/matches/:match')
})

test('a link that works once carries the page to go on with, before the token that no server sees', () => {
  const { pathname, searchParams, hash } = new URL(oneTimeLink(server, 'sign-in', match, '/find?game=hamlet'))
  expect([pathname, searchParams.get('then')]).toEqual(['/links/sign-in', '/find?game=hamlet'])
  expect(server.secrets.readLinkToken('sign-in', hash.slice(1))).toBe(match)
})

test('the fragment of that page, such as an invitation, follows the token', () => {
  const { search, hash } = new URL(oneTimeLink(server, 'confirm', match, '/matches/1#Invited-1'))
  expect(search).toBe('?then=%2Fmatches%2F1')
  expect(hash).toBe(`#${server.secrets.linkToken('confirm', match)}&Invited-1`)
})
