import { z } from 'zod'

const Cause = z.object({
  originalCode: z.string().optional(),
  kind: z.string().optional(),
  constraint: z.object({ index: z.string().optional() }).optional(),
})
const FromModel = z.object({ meta: z.object({ driverAdapterError: z.object({ cause: Cause }) }) })
const FromAdapter = z.object({ cause: Cause })

function causeOf(error: unknown): z.infer<typeof Cause> | undefined {
  const model = FromModel.safeParse(error)
  if (model.success) return model.data.meta.driverAdapterError.cause
  const adapter = FromAdapter.safeParse(error)
  return adapter.success ? adapter.data.cause : undefined
}

/** The SQLSTATE of an error that came through Prisma; undefined where it is no error of the database. */
export function sqlState(error: unknown): string | undefined {
  return causeOf(error)?.originalCode
}

/** Whether a unique constraint refused the statement; with `index`, that very one. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  return sqlState(error) === '23505' && (index === undefined || causeOf(error)?.constraint?.index === index)
}

const NotFound = z.object({ code: z.literal('P2025') })

/** Whether a record was missing that Prisma was told must be there: to find, to change or to delete. */
export function isMissing(error: unknown): boolean {
  return NotFound.safeParse(error).success
}

/** Whether the connection was lost, so that nobody knows whether the statement was carried out. */
export function isConnectionLost(error: unknown): boolean {
  const cause = causeOf(error)
  const state = cause?.originalCode
  if (state !== undefined) return state.startsWith('08') || state.startsWith('57P')
  if (cause?.kind !== undefined)
    return ['ConnectionClosed', 'DatabaseNotReachable', 'SocketTimeout'].includes(cause.kind)
  return error instanceof Error && /connection terminated|ECONNRESET|EPIPE|ECONNREFUSED/i.test(error.message)
}
