import { effect, signal } from '@preact/signals'
import createClient from 'openapi-fetch'
import { forgetSeen, keepSeen, lastSeen } from '../offline/last-seen.ts'
import { timeZone } from '../words/clock.ts'
import { isLanguage } from '../words/languages.ts'
import { language, speakAsKnown } from '../words/words.ts'
import { answer, done, Refused, Unreachable } from './problem.ts'
import type { Paths, Schemas } from './schemas.ts'

interface Access {
  readonly token: string
  /** Milliseconds since the epoch. */
  readonly until: number
}

/**
 * The reader: a stranger, somebody with an account, or somebody whom the link in a mail has signed in for one match.
 */
type Reader =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'stranger' }
  | { readonly kind: 'account'; readonly account: Schemas['Account']; readonly access: Access }
  | { readonly kind: 'pass'; readonly match: string; readonly link: string; readonly access: Access }

export const reader = signal<Reader>({ kind: 'unknown' })

effect(() => {
  timeZone.value = reader.value.kind === 'account' ? reader.value.account.timeZone : undefined
})

/** Requests about sessions carry no access token, so they have a client of their own. */
const sessions = createClient<Paths>({ baseUrl: location.origin })
sessions.use({
  onRequest({ request }) {
    request.headers.set('accept-language', language.value)
    return request
  },
})

/** The account of the last visit. Without it this browser has no cookie to continue a session with. */
const mark = 'paquebot.signed-in'
/** The link of a mail that signed this tab in for one match. */
const passMark = 'paquebot.pass'

const accessOf = (token: string, expiresAt: string): Access => ({ token, until: Date.parse(expiresAt) })

function takeSession({ account, accessToken: token, expiresAt }: Schemas['SignedInBrowser']): void {
  if (localStorage.getItem(mark) !== account.id) forgetSeen()
  localStorage.setItem(mark, account.id)
  sessionStorage.removeItem(passMark)
  void keepSeen(account.id, 'account', account)
  if (reader.value.kind !== 'account' && isLanguage(account.language)) void speakAsKnown(account.language)
  reader.value = { kind: 'account', account, access: accessOf(token, expiresAt) }
}

function becomeStranger(): void {
  // The end of a match link says nothing of the account that may have signed in in another tab.
  if (reader.value.kind !== 'pass') {
    forgetSeen()
    localStorage.removeItem(mark)
  }
  sessionStorage.removeItem(passMark)
  reader.value = { kind: 'stranger' }
}

/** @throws Refused wrong-credentials and others; Unreachable */
export async function signIn(email: string, password: string): Promise<void> {
  takeSession(await answer(sessions.POST('/v1/sessions/browser', { body: { email, password } })))
}

/** @throws Refused link-not-valid; Unreachable */
export async function signInByLink(token: string): Promise<void> {
  takeSession(await answer(sessions.POST('/v1/sessions/browser/by-link', { body: { token } })))
}

/** Signs this tab in for one match. @returns the match @throws Refused link-not-valid; Unreachable */
export async function enterByPass(link: string): Promise<string> {
  const entered = await answer(sessions.POST('/v1/sessions/by-match-link', { body: { token: link } }))
  sessionStorage.setItem(passMark, link)
  const { match, accessToken: token, expiresAt } = entered
  reader.value = { kind: 'pass', match, link, access: accessOf(token, expiresAt) }
  return match
}

/** Forgets the link of the mail that opened this tab: its reader has an account, and keeps it. */
export function leavePass(): void {
  sessionStorage.removeItem(passMark)
}

/** Replaces the account after a change. */
export function renewAccount(account: Schemas['Account']): void {
  const now = reader.value
  if (now.kind !== 'account') return
  reader.value = { ...now, account }
  void keepSeen(account.id, 'account', account)
}

/** @throws Unreachable */
export async function signOut(): Promise<void> {
  await done(sessions.DELETE('/v1/sessions/browser'))
  becomeStranger()
}

/**
 * Continues the session of the cookie, or of the link in a mail that opened this tab. Without either, the reader is a
 * stranger.
 */
export async function resume(): Promise<void> {
  const link = sessionStorage.getItem(passMark)
  const account = localStorage.getItem(mark)
  if (account !== null) await refreshSession().catch((error: unknown) => asLastSeen(account, error))
  else if (link !== null) await enterAgain(link)
  else reader.value = { kind: 'stranger' }
}

/**
 * The reader of the last visit, without a valid token: the pages show what they last saw, and each request tries to
 * continue the session. @throws the error if nothing was kept, or the server could be reached
 */
async function asLastSeen(account: string, error: unknown): Promise<void> {
  const seen = error instanceof Unreachable ? await lastSeen<Schemas['Account']>(account, 'account') : undefined
  if (seen === undefined) throw error
  if (isLanguage(seen.what.language)) void speakAsKnown(seen.what.language)
  reader.value = { kind: 'account', account: seen.what, access: { token: '', until: 0 } }
}

/** How long before it expires an access token is renewed, in milliseconds. */
const margin = 60_000
let renewal: Promise<void> | undefined

/** A valid token for the API and its streams; undefined for a stranger. @throws Unreachable */
export async function accessToken(): Promise<string | undefined> {
  const now = reader.value
  if (now.kind === 'stranger') return undefined
  if (now.kind !== 'unknown' && now.access.until - margin > Date.now()) return now.access.token
  // All requests that find the token expired wait for the same renewal. The reader is `unknown` if the server could not
  // be reached when the page opened.
  renewal ??= (
    now.kind === 'unknown' ? resume() : now.kind === 'pass' ? enterAgain(now.link) : refreshSession()
  ).finally(() => {
    renewal = undefined
  })
  await renewal
  const then = reader.value
  return then.kind === 'account' || then.kind === 'pass' ? then.access.token : undefined
}

/**
 * An access token was refused before its time: its session was ended elsewhere, such as by a new password. If the
 * session is over, the reader becomes a stranger. @throws Unreachable
 */
export async function checkSession(refused: string): Promise<void> {
  const now = reader.value
  if (now.kind !== 'account' && now.kind !== 'pass') return
  if (now.access.token !== refused) return
  reader.value = { ...now, access: { ...now.access, until: 0 } }
  await accessToken()
}

async function refreshSession(): Promise<void> {
  await unlessOver(async () => takeSession(await answer(sessions.POST('/v1/sessions/browser/refresh'))))
}

async function enterAgain(link: string): Promise<void> {
  await unlessOver(() => enterByPass(link))
}

/** The session was ended, its account is blocked, or the link that began it is not valid any more. */
const endings: readonly number[] = [401, 403, 410]

/** Turns the reader into a stranger if the session is over. A server that cannot answer just now says nothing of that. */
async function unlessOver(attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    if (!(error instanceof Refused && endings.includes(error.problem.status))) throw error
    becomeStranger()
  }
}
