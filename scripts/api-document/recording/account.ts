import type { SignedIn } from '../../../src/accounts/sessions/sessions.ts'
import type { ServerInMemory } from '../server.ts'
import type { Recorder } from './recorder.ts'
import { mailedToken, password, signIn } from './session.ts'
import { shortCalendar } from './shortened.ts'

/** An account, its hours and its sessions. */
export async function recordAccount(
  server: ServerInMemory,
  record: Recorder,
  { accessToken: token, refreshToken }: SignedIn,
) {
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

/** The address at which a calendar program reads the deadlines. */
export async function recordCalendar(record: Recorder, { accessToken: token }: SignedIn): Promise<void> {
  const calendar = { url: '/v1/account/calendar', token, cut: shortCalendar }
  await record('makeCalendar', 'A new address', { method: 'POST', ...calendar })
  await record('getOwnCalendar', 'Not used yet', { url: '/v1/account/calendar', token })
}

/** A new password, a new address, and the end of the account. */
export async function recordAccountChanges(server: ServerInMemory, record: Recorder, { account: { email } }: SignedIn) {
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
