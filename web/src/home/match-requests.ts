import createClient from 'openapi-fetch'
import { asReader, requestKey } from '../api/client.ts'
import { answer, Unreachable } from '../api/problem.ts'
import type { Match, Paths, Schemas } from '../api/schemas.ts'

type Terms = Readonly<Record<string, unknown>>

/**
 * An operation that takes the terms of a match. The game and so its options are known only at run time, from its own
 * JSON Schema, so the document's types cannot describe the form's values.
 */
type WithTerms<Operation> = Omit<Operation, 'requestBody'> & {
  readonly requestBody: { readonly content: { readonly 'application/json': Terms } }
}

interface TermsPaths {
  readonly '/v1/matches': { readonly post: WithTerms<Paths['/v1/matches']['post']> }
  readonly '/v1/wishes': { readonly post: WithTerms<Paths['/v1/wishes']['post']> }
}

const api = createClient<TermsPaths>({ baseUrl: location.origin })
api.use(asReader)

/** Opens a match. @throws Refused, Unreachable */
export const openMatch = (terms: Terms): Promise<Match> =>
  sendOnce('match', terms, (request) => answer(api.POST('/v1/matches', request)))

/** Wishes for a match. @throws Refused, Unreachable */
export const wishFor = (terms: Terms): Promise<Schemas['WishOutcome']> =>
  sendOnce('wish', terms, (request) => answer(api.POST('/v1/wishes', request)))

type KeyedRequest = {
  readonly body: Terms
  readonly params: { readonly header: { readonly 'Idempotency-Key': string } }
}

/** The last request whose answer has not come: sent again, it opens no second match. */
let unanswered: { readonly wanted: string; readonly request: KeyedRequest } | undefined

async function sendOnce<Body>(
  kind: 'match' | 'wish',
  terms: Terms,
  send: (request: KeyedRequest) => Promise<Body>,
): Promise<Body> {
  const wanted = JSON.stringify([kind, { ...terms, entropy: undefined }])
  if (unanswered?.wanted !== wanted) {
    unanswered = { wanted, request: { body: terms, params: { header: { 'Idempotency-Key': requestKey() } } } }
  }
  try {
    const body = await send(unanswered.request)
    unanswered = undefined
    return body
  } catch (error) {
    if (!(error instanceof Unreachable)) unanswered = undefined
    throw error
  }
}
