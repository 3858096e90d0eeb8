import { sqlState } from './database/sql-state.ts'

/** An error as the log shows it. */
type LoggedError = {
  readonly type: string
  readonly message: string
  /** One line per call. */
  readonly stack: string
  /** SQLSTATE, or the code of the system or of a library. */
  readonly code?: string
  readonly cause?: LoggedError
}

/**
 * An error for the log, since `JSON.stringify` shows nothing of it. Personal data that messages quote is removed: mail
 * addresses, values, web addresses, and anything that may be a token.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const code = sqlState(error) ?? ('code' in error && typeof error.code === 'string' ? error.code : undefined)
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return {
    type: error.name,
    message: withoutPeople(error.message),
    ...(code === undefined ? {} : { code }),
    stack: lines.filter((line) => /^at \S/.test(line)).join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}

/** The same without its message, for errors about a mail, which may quote the mail itself. */
export function loggedFault(error: unknown): Omit<LoggedError, 'message' | 'cause'> {
  const { message, cause, ...rest } = loggedError(error)
  return rest
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function withoutPeople(message: string): string {
  return message
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/[^\s@()<>"'`=,;:]+@[^\s@()<>"'`=,;:]+/g, '…@…')
    .replaceAll(/=\([^)]*\)/g, '=(…)') // PostgreSQL: "Key (email)=(…) already exists."
    .replaceAll(/\b(\w+):\/\/\S+/g, '$1://…')
    .replaceAll(/[\w-]{24,}/g, (word) => (uuid.test(word) || /^[a-z_]+$/.test(word) ? word : '…'))
}
