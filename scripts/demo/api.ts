import { z } from 'zod'

/** What a caller sends with a request: credentials, the language of the answer, an idempotency key. */
interface Calling {
  readonly token?: string
  readonly language?: string
  readonly key?: string
  /** The token of the development inbox. */
  readonly inboxToken?: string
}

/** A client of the public API. It parses the fields that the caller needs. @throws Refused */
export interface Api {
  get<Schema extends z.ZodType>(path: string, answer: Schema, calling?: Calling): Promise<z.infer<Schema>>
  readonly post: Sending
  readonly put: Sending
  readonly delete: Sending
}

type Sending = <Schema extends z.ZodType>(
  path: string,
  body: unknown,
  answer: Schema,
  calling?: Calling,
) => Promise<z.infer<Schema>>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The part of `fetch` that a client needs, so that it can also call a server without a port. */
export type Fetch = (url: string, request: { method: Method; headers: Headers; body?: string }) => Promise<Response>

/** The server refused a request with a problem code (RFC 9457). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string | undefined

  constructor(request: string, status: number, text: string) {
    super(`${request} was answered with ${status}: ${text}`)
    this.code = codeIn(text)
  }
}

/**
 * @param own what every request of this client sends, unless the request overrides it
 * @param ask sends a request; Node's own fetch by default
 */
export function api(url: string, own: Calling = {}, ask: Fetch = fetch): Api {
  async function call<Schema extends z.ZodType>(
    method: Method,
    path: string,
    body: unknown,
    answer: Schema,
    calling: Calling = {},
  ): Promise<z.infer<Schema>> {
    const { token, language, key, inboxToken } = { ...own, ...calling }
    const headers = new Headers()
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (language !== undefined) headers.set('accept-language', language)
    if (key !== undefined) headers.set('idempotency-key', key)
    if (inboxToken !== undefined) headers.set('inbox-token', inboxToken)
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await ask(`${url}${path}`, { method, headers, ...sent })
    const text = await response.text()
    if (!response.ok) throw new Refused(`${method} ${path}`, response.status, text)
    return answer.parse(text === '' ? undefined : JSON.parse(text))
  }

  const sending =
    (method: Method): Sending =>
    (path, body, answer, calling) =>
      call(method, path, body, answer, calling)
  return {
    get: (path, answer, calling) => call('GET', path, undefined, answer, calling),
    post: sending('POST'),
    put: sending('PUT'),
    delete: sending('DELETE'),
  }
}

const Coded = z.object({ code: z.string() })

function codeIn(text: string): string | undefined {
  try {
    return Coded.safeParse(JSON.parse(text)).data?.code
  } catch {
    // Not JSON: the answer did not come from the API.
    return undefined
  }
}
