import type { z } from 'zod'

/** What a caller sends along: who they are, the language of the answers, a name for the request. */
export interface Calling {
  readonly token?: string
  readonly language?: string
  readonly key?: string
}

/** A client of the public API, by Node's own fetch. Answers are read by the schema of what is needed of them. */
export interface Api {
  get<Schema extends z.ZodType>(path: string, answer: Schema, calling?: Calling): Promise<z.infer<Schema>>
  post<Schema extends z.ZodType>(
    path: string,
    body: unknown,
    answer: Schema,
    calling?: Calling,
  ): Promise<z.infer<Schema>>
}

/** @param own what every request of this client sends along, unless the request says otherwise */
export function api(url: string, own: Calling = {}): Api {
  async function call<Schema extends z.ZodType>(
    path: string,
    request: RequestInit,
    answer: Schema,
    calling: Calling,
  ): Promise<z.infer<Schema>> {
    const { token, language, key } = { ...own, ...calling }
    const headers = {
      ...(request.body != null && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const response = await fetch(`${url}${path}`, { ...request, headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`${request.method} ${path} was answered with ${response.status}: ${text}`)
    return answer.parse(text === '' ? undefined : JSON.parse(text))
  }

  return {
    get: (path, answer, calling = {}) => call(path, { method: 'GET' }, answer, calling),
    post: (path, body, answer, calling = {}) =>
      call(path, { method: 'POST', body: JSON.stringify(body) }, answer, calling),
  }
}
