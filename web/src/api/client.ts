import createClient, { type Middleware } from 'openapi-fetch'
import { language } from '../words/words.ts'
import type { Paths } from './schemas.ts'
import { accessToken, checkSession, reader } from './session.ts'

/** Asks in the reader's language, with their access token if they have one. */
export const asReader: Middleware = {
  async onRequest({ request }) {
    request.headers.set('accept-language', language.value)
    const token = isWithinReach(new URL(request.url).pathname) ? await accessToken() : undefined
    if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
    return request
  },
  async onResponse({ request, response }) {
    const [, token] = request.headers.get('authorization')?.split(' ') ?? []
    if (response.status === 401 && token !== undefined) await checkSession(token)
  },
}

/** The API, asked as the reader. */
export const api = createClient<Paths>({ baseUrl: location.origin })
api.use(asReader)

/**
 * Whether an address accepts the reader's token. A reader who is signed in for one match reads the games without a
 * token.
 */
function isWithinReach(address: string): boolean {
  const now = reader.value
  return now.kind !== 'pass' || address.startsWith(`/v1/matches/${now.match}`)
}

/** The reader's share in the randomness of the dice, so that nobody else alone determines them. */
export const entropy = (): string => hexadecimal(16)

/** A key for a request that may be sent again, so that the server carries it out only once. */
export const requestKey = (): string => hexadecimal(16)

const hexadecimal = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
