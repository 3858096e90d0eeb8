import { createHash } from 'node:crypto'
import type { ProposalBody } from '../proposals/proposal-body.ts'
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
  /** A fingerprint of the open proposals as last shown; empty if there were none. */
  readonly proposed: string
}

const form = /^(\d{1,9})\.(\d{1,9}|-)\.([0-9a-f]{12})(?:\.([0-9a-f]{12}))?$/

export function cursorId({ version, message, shown, proposed }: MatchCursor): string {
  const parts = [version, message ?? '-', shown === '' ? '0'.repeat(12) : shown]
  return (proposed === '' ? parts : [...parts, proposed]).join('.')
}

/** The cursor in an id; undefined if it is not an id of such a stream. */
export function readCursorId(id: string): MatchCursor | undefined {
  const [, version, message, shown, proposed = ''] = form.exec(id) ?? []
  if (version === undefined || message === undefined || shown === undefined) return undefined
  return { version: Number(version), message: message === '-' ? null : Number(message), shown, proposed }
}

/**
 * A fingerprint of a match as a listener saw it. It leaves out why the match waits for a seat, which changes with the
 * time of day: otherwise a change that a listener may not know of would show, by pushing what the time alone has
 * changed.
 */
export function fingerprint({ decisions, ...body }: MatchBody): string {
  const asked = decisions.map(({ waiting: _waiting, says: _says, ...decision }) => decision)
  return shortHash({ ...body, decisions: asked })
}

/** A fingerprint of the open proposals as a listener saw them. */
export const proposalsFingerprint = (open: readonly ProposalBody[]): string =>
  open.length === 0 ? '' : shortHash(open)

const shortHash = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
