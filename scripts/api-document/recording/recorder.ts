import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ServerInMemory } from '../server.ts'

export type Examples = Record<string, { request: Record<string, unknown>; response: Record<string, unknown> }>

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
export type Recorder = (operationId: string, shows: string, ask: Ask) => Promise<unknown>

/** Sends requests like a page of the server: with its origin, and the cookies that it has received. */
export function recorder({ app, platform }: ServerInMemory, examples: Examples): Recorder {
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
