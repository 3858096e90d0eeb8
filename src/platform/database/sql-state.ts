import { z } from 'zod'

const Cause = z.object({
  originalCode: z.string().optional(),
  kind: z.string().optional(),
  constraint: z.object({ index: z.string().optional() }).optional(),
})
const FromModel = z.object({ meta: z.object({ driverAdapterError: z.object({ cause: Cause }) }) })
const FromAdapter = z.object({ cause: Cause })
/** node-postgres: `DatabaseError`. Errors of sockets also have a code, but no severity. */
const FromDriver = z.object({ code: z.string(), severity: z.string() })

function causeOf(error: unknown): z.infer<typeof Cause> | undefined {
  const model = FromModel.safeParse(error)
  if (model.success) return model.data.meta.driverAdapterError.cause
  const adapter = FromAdapter.safeParse(error)
  if (adapter.success) return adapter.data.cause
  const driver = FromDriver.safeParse(error)
  return driver.success ? { originalCode: driver.data.code } : undefined
}

/** The SQLSTATE of an error that came through Prisma or the driver; undefined if the database did not raise it. */
export function sqlState(error: unknown): string | undefined {
  return causeOf(error)?.originalCode
}

/** An error of the database that is better described by another SQLSTATE. */
export const withSqlState = (state: string, error: unknown): Error =>
  new Error(`The database failed with ${state}.`, { cause: { originalCode: state, error } })

/** Whether a unique constraint refused the statement; with `index`, whether it was that one. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  return sqlState(error) === '23505' && (index === undefined || causeOf(error)?.constraint?.index === index)
}

const NotFound = z.object({ code: z.literal('P2025') })

/** Whether Prisma did not find a record that the call required. */
export function isMissing(error: unknown): boolean {
  return NotFound.safeParse(error).success
}

/**
 * What a batch results in.
 * @param refusal why nothing was done, if a record that the batch requires is missing
 */
export async function requiring<Result>(batch: Promise<Result>, refusal: () => Error): Promise<Result> {
  try {
    return await batch
  } catch (error) {
    throw isMissing(error) ? refusal() : error
  }
}

/** Whether the connection was lost, so that it is unknown whether the statement was carried out. */
export function isConnectionLost(error: unknown): boolean {
  const cause = causeOf(error)
  const state = cause?.originalCode
  if (state !== undefined) return state.startsWith('08') || state.startsWith('57P')
  if (cause?.kind !== undefined)
    return ['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout'].includes(cause.kind)
  // Of a name with several addresses, none answered.
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  return error instanceof Error && lostInTheDriver.test(error.message)
}

/**
 * Errors of node-postgres itself, which have no codes, and of its sockets, by what failed: while a server is stopped, its
 * Unix socket is missing (`connect ENOENT`), and its name may have no address (`getaddrinfo ENOTFOUND`). Prisma puts
 * them on a line of their own.
 */
const lostInTheDriver =
  /connection terminated|connection error|query read timeout|ECONNRESET|EPIPE|^(connect|getaddrinfo|read|write) E[A-Z]/im
/** No connection was available in time, and nothing was sent. */
const noneToBeHad = /timeout exceeded when trying to connect|Unable to start a transaction in the given time/i

/** Why the database cannot answer for a reason that soon passes, by its code (PostgreSQL: Error Codes). */
const atTheMoment: Readonly<Record<string, string>> = {
  '25006': 'the server only reads: it was or will be replaced',
  '40001': 'another transaction came first',
  '40P01': 'two transactions waited for each other',
  '42501': 'its file system only reads, or its user has lost a right',
  '53000': 'the system gives it nothing more, such as open files',
  '53200': 'it has no memory left',
  '53300': 'it has no connection left',
  '53400': 'a limit of its configuration is reached',
  '55P03': 'somebody else held a lock for too long',
  '57014': 'it took too long',
  '58030': 'its disk fails',
  P0001: 'a trigger refuses: none of Paquebot’s own, which has none',
}

/**
 * Why the database cannot answer at this moment, so that the same statement may succeed later; undefined if it is
 * something else.
 */
export function whyUnavailable(error: unknown): string | undefined {
  if (isConnectionLost(error)) return 'it does not answer'
  const state = sqlState(error)
  if (state !== undefined) return atTheMoment[state]
  return error instanceof Error && noneToBeHad.test(error.message) ? 'all connections are in use' : undefined
}

/** Whether the database has no room left to write to (53100). */
export function isStorageFull(error: unknown): boolean {
  return sqlState(error) === '53100'
}
