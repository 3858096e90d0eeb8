/**
 * How far somebody has been told of their notices. Numbers of notices become visible out of order, since transactions
 * overlap: so they are told in the order of the transactions that wrote them, as far as all earlier ones are complete.
 */
export interface NoticeCursor {
  readonly written: bigint
  readonly id: bigint
}

const form = /^(\d{1,19})\.(\d{1,19})$/
/** As much as the database can count. */
const most = 2n ** 63n - 1n

export const cursorId = ({ written, id }: NoticeCursor): string => `${written}.${id}`

/** Undefined where it is no id of such a stream. */
export function readCursorId(text: string): NoticeCursor | undefined {
  const [, written, id] = form.exec(text) ?? []
  if (written === undefined || id === undefined) return undefined
  const cursor = { written: BigInt(written), id: BigInt(id) }
  return cursor.written <= most && cursor.id <= most ? cursor : undefined
}

export const isAfter = (one: NoticeCursor, other: NoticeCursor): boolean =>
  one.written > other.written || (one.written === other.written && one.id > other.id)
