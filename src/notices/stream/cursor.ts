/**
 * The last notice that a stream has sent. Because transactions overlap, ids of notices become visible out of order.
 * So notices are sent in the order of the transactions that wrote them, and only up to the oldest one still running.
 */
export interface NoticeCursor {
  readonly written: bigint
  readonly id: bigint
}

const form = /^(\d{1,19})\.(\d{1,19})$/
/** The largest bigint of the database. */
const most = 2n ** 63n - 1n

/** A cursor as the id of an event. */
export const cursorId = ({ written, id }: NoticeCursor): string => `${written}.${id}`

/** The cursor of the id of an event; undefined if it is not an id of such a stream. */
export function readCursorId(text: string): NoticeCursor | undefined {
  const [, written, id] = form.exec(text) ?? []
  if (written === undefined || id === undefined) return undefined
  const cursor = { written: BigInt(written), id: BigInt(id) }
  return cursor.written <= most && cursor.id <= most ? cursor : undefined
}

/** Whether one notice comes after the other on a stream. */
export const isAfter = (one: NoticeCursor, other: NoticeCursor): boolean =>
  one.written > other.written || (one.written === other.written && one.id > other.id)
