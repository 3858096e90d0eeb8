import { z } from 'zod'

/** What a caller sends along: who they are, the language of the answers, a name for the request. */
export interface Calling {
  readonly token?: string
  readonly language?: string
  readonly key?: string
  /** What opens the development inbox. */
  readonly inboxToken?: string
}

/** A client of the public API. Answers are read by the schema of what is needed of them. @throws Refused */
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

/** The server refused a request, for a reason that has a code (RFC 9457). */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string | undefined

  constructor(request: string, status: number, text: string) {
    super(`${request} was answered with ${status}: ${text}`)
    this.code = codeIn(text)
  }
}

/**
 * @param own what every request of this client sends along, unless the request says otherwise
 * @param ask Node's own fetch, unless the server is asked in another way
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
    // Not JSON: whatever answered, it was not the API.
    return undefined
  }
}
