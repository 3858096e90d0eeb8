import type { CountNames } from '../../platform/secrets.ts'

/**
 * The last notice that a stream has sent. Because transactions overlap, ids of notices become visible out of order.
 * So notices are sent in the order of the transactions that wrote them, and only up to the oldest one still running.
 */
export interface NoticeCursor {
  readonly written: bigint
  readonly id: bigint
}

/** The largest bigint of the database. */
const most = 2n ** 63n - 1n

/** A cursor as the id of an event. */
export const cursorId = (secrets: CountNames, { written, id }: NoticeCursor): string =>
  secrets.nameOfCounts([written, id])

/** The cursor of the id of an event; undefined if it is not an id of such a stream. */
export function readCursorId(secrets: CountNames, text: string): NoticeCursor | undefined {
  const [written, id] = secrets.countsIn(text) ?? []
  return written === undefined || id === undefined ? earlierCursor(text) : { written, id }
}

const earlierForm = /^(\d{1,19})\.(\d{1,19})$/

/**
 * Ids once were the two counters. They still name the beginning (`0.0`); any other counts as one from beyond the end, or
 * somebody could find out by trying between which counters their notices lie.
 */
function earlierCursor(text: string): NoticeCursor | undefined {
  const [, written, id] = earlierForm.exec(text) ?? []
  if (written === undefined || id === undefined) return undefined
  if (BigInt(written) > most || BigInt(id) > most) return undefined
  return text === '0.0' ? { written: 0n, id: 0n } : { written: most, id: 0n }
}

/** Whether one notice comes after the other on a stream. */
export const isAfter = (one: NoticeCursor, other: NoticeCursor): boolean =>
  one.written > other.written || (one.written === other.written && one.id > other.id)
