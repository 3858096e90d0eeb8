import type { Language } from '../../src/games/kit/wording.ts'
import { words } from '../../src/notices/locales/index.ts'
import { Nothing, Profile, SignedIn } from './answers.ts'
import { type Api, api } from './api.ts'
import { type Inbox, inbox } from './inbox.ts'
import type { RunningServer } from './server.ts'

export const password = 'the packet boat sails at nine'

const guests = [
  { name: 'Ada', language: 'en', timeZone: 'Europe/London' },
  { name: 'Émile', language: 'fr', timeZone: 'Europe/Paris' },
  { name: 'Ольга', language: 'ru', timeZone: 'Asia/Yekaterinburg' },
  { name: 'Inés', language: 'es', timeZone: 'America/Havana' },
] as const satisfies readonly { name: string; language: Language; timeZone: string }[]

/** A person with an account, signed in. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly language: Language
  /** Sends requests as this person; answers are in the language of their account. */
  readonly api: Api
  readonly inbox: Inbox
}

/** Registers this many players, confirms each with the mailed link, and signs them in. */
export async function register(server: RunningServer, count: number): Promise<Person[]> {
  if (!(count <= guests.length)) throw new Error(`the demo knows ${guests.length} people`)
  return Promise.all(guests.slice(0, count).map((guest, index) => registerOne(server, guest, index)))
}

async function registerOne(server: RunningServer, guest: (typeof guests)[number], index: number): Promise<Person> {
  const { url } = server
  const stranger = api(url, { inboxToken: server.inboxToken() })
  const email = `player${index + 1}@example.org`
  const mails = inbox(stranger, email)
  await stranger.post('/v1/accounts', { ...guest, email, password }, Nothing)
  const mail = await mails.next(words[guest.language].confirmAddress.subject)
  await stranger.post('/v1/accounts/confirm', { token: tokenIn(mail.text) }, Profile)
  return { ...guest, email, api: await signIn(url, { email, password }), inbox: mails }
}

/** A client that sends these credentials. */
export async function signIn(url: string, credentials: { email: string; password: string }): Promise<Api> {
  const { accessToken } = await api(url).post('/v1/sessions', credentials, SignedIn)
  return api(url, { token: accessToken })
}

/** The token in a mailed link: the part after the `#`. */
export function tokenIn(text: string): string {
  const token = /\/links\/confirm#([\w-]+)/.exec(text)?.[1]
  if (token === undefined) throw new Error(`there is no link in this mail:\n${text}`)
  return token
}
