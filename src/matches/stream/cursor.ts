import { createHash } from 'node:crypto'
import type { ProposalBody } from '../proposals/proposal-body.ts'
import type { TalkMarks } from '../talk/talk-marks.ts'
import type { MatchBody } from '../wire/match-body.ts'

/**
 * How far a listener has followed a match: the version, the number of the last message, and fingerprints of what was
 * last shown. A listener may know everything that the id contains. What they may not know is left out, such as a
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
  /** A fingerprint of the marks as last shown; empty if there were none, and for a listener who is not at the table. */
  readonly marked: string
  /** Of each event that other slices add, in their order, a fingerprint as last shown; empty if there was nothing. */
  readonly further: readonly string[]
}

const form = /^(\d{1,9})\.(\d{1,9}|-)((?:\.[0-9a-f]{12})+)$/
/** In place of a fingerprint that is empty. */
const nothing = '0'.repeat(12)

/** Empty fingerprints at the end are left out, but for that of the match. */
export function cursorId({ version, message, shown, proposed, marked, further }: MatchCursor): string {
  const fingerprints = [shown, proposed, marked, ...further].map((one) => one || nothing)
  const last = fingerprints.findLastIndex((one) => one !== nothing)
  return [version, message ?? '-', ...fingerprints.slice(0, Math.max(0, last) + 1)].join('.')
}

/** The cursor in an id; undefined if it is not an id of a stream to which other slices add `events` events. */
export function readCursorId(id: string, events: number): MatchCursor | undefined {
  const [, version, message, fingerprints = ''] = form.exec(id) ?? []
  if (version === undefined || message === undefined) return undefined
  const parts = fingerprints.split('.').slice(1)
  const [shown = '', proposed = '', marked = '', ...further] = parts.map((one) => (one === nothing ? '' : one))
  if (further.length > events) return undefined
  const last = message === '-' ? null : Number(message)
  return { version: Number(version), message: last, shown, proposed, marked, further }
}

/**
 * A fingerprint of a match as a listener saw it, without the reasons why it waits, which change with the time of day.
 * With them, a change that is hidden from the listener, such as new standing orders, would show itself by an event.
 */
export function fingerprint({ decisions, ...body }: MatchBody): string {
  const asked = decisions.map(({ waiting: _waiting, says: _says, ...decision }) => decision)
  return shortHash({ ...body, decisions: asked })
}

/** A fingerprint of the open proposals as a listener saw them. */
export const proposalsFingerprint = (open: readonly ProposalBody[]): string =>
  open.length === 0 ? '' : shortHash(open)

/** A fingerprint of the read marks and hidden messages as a listener saw them. */
export const marksFingerprint = (marks: TalkMarks): string =>
  marks.read.length + marks.hidden.length === 0 ? '' : shortHash(marks)

/** A hash of what is shown, in as few digits as a cursor has room for. */
export const shortHash = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
