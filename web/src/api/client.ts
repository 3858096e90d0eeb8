import createClient from 'openapi-fetch'
import { accessToken, checkSession, reader } from '../session/session.ts'
import { language } from '../words/words.ts'
import { answer } from './problem.ts'
import type { Match, Paths, Problem, Schemas } from './schemas.ts'

/** The API in the reader's language, with their access token if they have one. */
export const api = createClient<Paths>({ baseUrl: location.origin })

api.use({
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
})

/**
 * Whether an address accepts the reader's token. A reader who is signed in for one match reads the games without a
 * token.
 */
function isWithinReach(address: string): boolean {
  const now = reader.value
  return now.kind !== 'pass' || address.startsWith(`/v1/matches/${now.match}`)
}

/** Opens a match. @throws Refused, Unreachable */
export const openMatch = (terms: Terms): Promise<Match> => post<Match>('/v1/matches', terms)

/** Wishes for a match. @throws Refused, Unreachable */
export const wishFor = (terms: Terms): Promise<Schemas['WishOutcome']> =>
  post<Schemas['WishOutcome']>('/v1/wishes', terms)

/** The last request whose answer has not come: sent again, it opens no second match. */
let unanswered: { readonly wanted: string; readonly key: string; readonly body: string } | undefined

type Terms = Readonly<Record<string, unknown>>

/**
 * Sends the terms of a match. The game and so its options are known only at run time, from its own JSON Schema, so the
 * document's types cannot describe the form's values.
 */
async function post<Body>(address: string, terms: Terms): Promise<Body> {
  const token = await accessToken()
  const wanted = JSON.stringify([address, { ...terms, entropy: undefined }])
  if (unanswered?.wanted !== wanted) unanswered = { wanted, key: requestKey(), body: JSON.stringify(terms) }
  const { key, body: sent } = unanswered
  const headers = { 'content-type': 'application/json', 'accept-language': language.value, 'idempotency-key': key }
  const asked = fetch(address, {
    method: 'POST',
    headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    body: sent,
  })
  return answer(
    asked.then(async (response) => {
      const body = await response.json()
      unanswered = undefined
      if (response.status === 401 && token !== undefined) await checkSession(token)
      return response.ok ? { data: body as Body, response } : { error: body as Problem, response }
    }),
  )
}

/** The reader's share in the randomness of the dice, so that nobody else alone determines them. */
export const entropy = (): string => hexadecimal(16)

/** A key for a request that may be sent again, so that the server carries it out only once. */
export const requestKey = (): string => hexadecimal(16)

const hexadecimal = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
