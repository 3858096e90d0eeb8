import { createHash } from 'node:crypto'
import type { MatchBody } from '../wire/match-body.ts'

/**
 * How far a listener has followed a match: the version, the number of the last message, and a fingerprint of the match
 * as last shown. A listener may know everything that the id contains. What they may not know is left out, such as a
 * roster raised by somebody's standing orders, or whether anything was said.
 */
export interface MatchCursor {
  readonly version: number
  /** Null for a listener who is not at the table. */
  readonly message: number | null
  /** Empty if the match was not shown yet. */
  readonly shown: string
}

const form = /^(\d{1,9})\.(\d{1,9}|-)\.([0-9a-f]{12})$/

export function cursorId({ version, message, shown }: MatchCursor): string {
  return `${version}.${message ?? '-'}.${shown === '' ? '0'.repeat(12) : shown}`
}

/** The cursor in an id; undefined if it is not an id of such a stream. */
export function readCursorId(id: string): MatchCursor | undefined {
  const [, version, message, shown] = form.exec(id) ?? []
  if (version === undefined || message === undefined || shown === undefined) return undefined
  return { version: Number(version), message: message === '-' ? null : Number(message), shown }
}

/**
 * A fingerprint of a match as a listener saw it. It leaves out why the match waits for a seat, which changes with the
 * time of day: otherwise a change that a listener may not know of would show, by pushing what the time alone has
 * changed.
 */
export function fingerprint({ decisions, ...body }: MatchBody): string {
  const asked = decisions.map(({ waiting: _waiting, says: _says, ...decision }) => decision)
  return createHash('sha256')
    .update(JSON.stringify({ ...body, decisions: asked }))
    .digest('hex')
    .slice(0, 12)
}
