import { effect, signal } from '@preact/signals'
import createClient from 'openapi-fetch'
import { answer, done, Refused } from '../api/problem.ts'
import type { Paths, Schemas } from '../api/schemas.ts'
import { timeZone } from '../words/clock.ts'
import { isLanguage } from '../words/languages.ts'
import { language, speakAsKnown } from '../words/words.ts'

interface Access {
  readonly token: string
  /** Milliseconds since the epoch. */
  readonly until: number
}

/** Who reads: nobody we know, somebody with an account, or somebody signed in for one match by the link of a mail. */
export type Reader =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'stranger' }
  | { readonly kind: 'account'; readonly account: Schemas['Account']; readonly access: Access }
  | { readonly kind: 'pass'; readonly match: string; readonly link: string; readonly access: Access }

export const reader = signal<Reader>({ kind: 'unknown' })

effect(() => {
  timeZone.value = reader.value.kind === 'account' ? reader.value.account.timeZone : undefined
})

/** Requests about sessions carry no access token, and so have a client of their own. */
const sessions = createClient<Paths>({ baseUrl: location.origin })
sessions.use({
  onRequest({ request }) {
    request.headers.set('accept-language', language.value)
    return request
  },
})

/** Whether this browser was signed in when it was last here: only then there is a cookie to ask with. */
const mark = 'paquebot.signed-in'
/** The link of a mail that signed this tab in for one match. */
const passMark = 'paquebot.pass'

const accessOf = (token: string, expiresAt: string): Access => ({ token, until: Date.parse(expiresAt) })

function signedIn({ account, accessToken: token, expiresAt }: Schemas['SignedInBrowser']): void {
  localStorage.setItem(mark, 'yes')
  sessionStorage.removeItem(passMark)
  if (reader.value.kind !== 'account' && isLanguage(account.language)) void speakAsKnown(account.language)
  reader.value = { kind: 'account', account, access: accessOf(token, expiresAt) }
}

function signedOut(): void {
  localStorage.removeItem(mark)
  sessionStorage.removeItem(passMark)
  reader.value = { kind: 'stranger' }
}

/** @throws Refused wrong-credentials, account-unconfirmed and others; Unreachable */
export async function signIn(email: string, password: string): Promise<void> {
  signedIn(await answer(sessions.POST('/v1/sessions/browser', { body: { email, password } })))
}

/** @throws Refused link-not-valid; Unreachable */
export async function signInByLink(token: string): Promise<void> {
  signedIn(await answer(sessions.POST('/v1/sessions/browser/by-link', { body: { token } })))
}

/** Signs this tab in for one match. @returns the match @throws Refused link-not-valid; Unreachable */
export async function enterByPass(link: string): Promise<string> {
  const entered = await answer(sessions.POST('/v1/sessions/by-match-link', { body: { token: link } }))
  sessionStorage.setItem(passMark, link)
  const { match, accessToken: token, expiresAt } = entered
  reader.value = { kind: 'pass', match, link, access: accessOf(token, expiresAt) }
  return match
}

/** The account has changed. */
export function renewAccount(account: Schemas['Account']): void {
  const now = reader.value
  if (now.kind === 'account') reader.value = { ...now, account }
}

/** @throws Unreachable */
export async function signOut(): Promise<void> {
  await done(sessions.DELETE('/v1/sessions/browser'))
  signedOut()
}

/** Takes up the session in the cookie or the link that this tab came by. Without either, the reader is a stranger. */
export async function resume(): Promise<void> {
  const link = sessionStorage.getItem(passMark)
  if (localStorage.getItem(mark) !== null) await refreshed()
  else if (link !== null) await entered(link)
  else reader.value = { kind: 'stranger' }
}

/** How long before its end an access token is renewed, in milliseconds. */
const margin = 60_000
let renewal: Promise<void> | undefined

/** A token that is valid now, for the API and its streams; undefined for a stranger. @throws Unreachable */
export async function accessToken(): Promise<string | undefined> {
  const now = reader.value
  if (now.kind === 'unknown' || now.kind === 'stranger') return undefined
  if (now.access.until - margin > Date.now()) return now.access.token
  // Requests that find the token expired wait for one renewal.
  renewal ??= (now.kind === 'pass' ? entered(now.link) : refreshed()).finally(() => {
    renewal = undefined
  })
  await renewal
  const then = reader.value
  return then.kind === 'account' || then.kind === 'pass' ? then.access.token : undefined
}

async function refreshed(): Promise<void> {
  await unlessOver(async () => signedIn(await answer(sessions.POST('/v1/sessions/browser/refresh'))))
}

async function entered(link: string): Promise<void> {
  await unlessOver(() => enterByPass(link))
}

/** A session that is over leaves a stranger. */
async function unlessOver(attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    signedOut()
  }
}
