import { sqlState } from './database/sql-state.ts'

/** An error as the log shows it. */
export type LoggedError = {
  readonly type: string
  readonly message: string
  /** Where it came from: a line for each call. */
  readonly stack: string
  /** SQLSTATE, or the code of the system or of a library. */
  readonly code?: string
  readonly cause?: LoggedError
}

/**
 * Why something failed, and where: `JSON.stringify` shows nothing of an error. What messages quote of people is left out:
 * mail addresses, values, addresses of the web, and whatever may be a token.
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

/** The same without its message: for what was about to be mailed, where an error may quote the mail itself. */
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
