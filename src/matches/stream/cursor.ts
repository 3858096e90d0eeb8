import { createHash } from 'node:crypto'
import type { MatchBody } from '../wire/match-body.ts'

/**
 * How far somebody has been told of a match: the version, the number of the last message, and how the match was when it
 * was last shown. All that an id tells is known to whom it is given: what is no business of theirs, such as how often a
 * roster has changed for somebody's standing orders, or whether anything was said, is not in it.
 */
export interface MatchCursor {
  readonly version: number
  /** Null for who does not sit at the table. */
  readonly message: number | null
  /** Empty where it was not shown yet. */
  readonly shown: string
}

const form = /^(\d{1,9})\.(\d{1,9}|-)\.([0-9a-f]{12})$/

export function cursorId({ version, message, shown }: MatchCursor): string {
  return `${version}.${message ?? '-'}.${shown === '' ? '0'.repeat(12) : shown}`
}

/** Undefined where it is no id of such a stream. */
export function readCursorId(id: string): MatchCursor | undefined {
  const [, version, message, shown] = form.exec(id) ?? []
  if (version === undefined || message === undefined || shown === undefined) return undefined
  return { version: Number(version), message: message === '-' ? null : Number(message), shown }
}

/**
 * Stands for a match as somebody saw it. Why it waits for a seat goes with the time of day, and is left out: otherwise a
 * change that a viewer may not know of would make itself felt by showing what the time alone has changed.
 */
export function fingerprint({ decisions, ...body }: MatchBody): string {
  const asked = decisions.map(({ waiting: _waiting, says: _says, ...decision }) => decision)
  return createHash('sha256')
    .update(JSON.stringify({ ...body, decisions: asked }))
    .digest('hex')
    .slice(0, 12)
}
