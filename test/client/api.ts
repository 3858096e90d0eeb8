import createClient from 'openapi-fetch'
import type { components, paths } from '../../openapi/generated/paquebot.ts'

/** A client of the API that knows only its document: it imports nothing of the server. */
export type Schemas = components['schemas']
export type Api = ReturnType<typeof createClient<paths>>

/** @param token an access token, or a personal access token */
export function apiAt(baseUrl: string, token?: string): Api {
  return createClient<paths>({ baseUrl, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
}

/** The API answered with a problem. Callers decide by `problem.code`. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly problem: Schemas['Problem']

  constructor(problem: Schemas['Problem']) {
    super(`${problem.code}: ${problem.detail ?? problem.title}`)
    this.problem = problem
  }
}

/** The body of a successful answer. @throws Refused */
export async function body<Body>(
  asked: Promise<{ data?: Body; error?: Schemas['Problem']; response: Response }>,
): Promise<Body> {
  const { data, error } = await asked
  if (error !== undefined) throw new Refused(error)
  if (data === undefined) throw new Error('a good answer without a body')
  return data
}
