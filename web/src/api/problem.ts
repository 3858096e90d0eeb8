import type { Problem } from './schemas.ts'

/** The API refused a request. Decide by `problem.code`; `message` is a sentence in the reader's language. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.problem = problem
  }
}

/** What is wrong at a place of a request, such as `body/pace/hours`. */
export type Mistake = NonNullable<Problem['errors']>[number]

/** What is wrong in a request that was refused. A name that cannot be had is a problem of its own. */
export function mistakesOf(trouble: unknown): readonly Mistake[] {
  if (!(trouble instanceof Refused)) return []
  const { code, errors = [] } = trouble.problem
  const isName = code === 'name-taken' || code === 'name-not-suitable'
  return isName ? [{ at: 'body/name', problem: trouble.message }] : errors
}

/**
 * Whether there is nothing at an address, or nothing that the reader may see. An address that can never be one, such as that
 * of a match with a letter missing, is refused as a wrong parameter.
 */
export function isUnknown(trouble: unknown): boolean {
  if (!(trouble instanceof Refused)) return false
  const { status, errors = [] } = trouble.problem
  return status === 404 || (errors.length > 0 && errors.every(({ at }) => at.startsWith('params/')))
}

/** The server could not be reached. The request may be sent again. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Whether the same request may succeed a little later: the server cannot be reached, fails, or has been asked too often. */
export function isPassing(trouble: unknown): boolean {
  if (!(trouble instanceof Refused)) return trouble instanceof Unreachable
  const { status } = trouble.problem
  return status === 429 || status >= 500
}

/** The result of a request with openapi-fetch. */
interface Fetched<Body> {
  readonly data?: Body
  readonly error?: Problem
  readonly response: Response
}

/** The body of a successful answer. @throws Refused, Unreachable */
export async function answer<Body>(asked: Promise<Fetched<Body>>): Promise<Body> {
  const { data, error } = await reached(asked)
  if (error !== undefined) throw new Refused(error)
  if (data === undefined) throw new Error('a good answer without a body')
  return data
}

/** Waits for an answer without a body. @throws Refused, Unreachable */
export async function done(asked: Promise<Fetched<unknown>>): Promise<void> {
  const { error } = await reached(asked)
  if (error !== undefined) throw new Refused(error)
}

async function reached<Body>(asked: Promise<Fetched<Body>>): Promise<Fetched<Body>> {
  const fetched = await overConnection(asked)
  const { error, response } = fetched
  // Every refusal of the server is a problem. Anything else comes from a proxy in front of it.
  if (!response.ok && !isProblem(error)) throw new Unreachable(`something answered with ${response.status}`)
  return fetched
}

const isProblem = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'

async function overConnection<Body>(asked: Promise<Fetched<Body>>): Promise<Fetched<Body>> {
  try {
    return await asked
  } catch (error) {
    // fetch throws a TypeError without a connection; openapi-fetch throws a SyntaxError if a proxy answers something
    // that is not JSON.
    if (error instanceof TypeError || error instanceof SyntaxError) throw new Unreachable(error.message)
    throw error
  }
}
