/** How many rows are read at a time. Reading them blocks the event loop. */
const usual = 200

type Key = Readonly<Record<string, string | number | bigint | Date>>

/** A page: the rows after a key, in the order of its columns. */
interface PageQuery<After extends Key> {
  /** The condition; empty for the first page. */
  readonly after: { OR?: { [Column in keyof After]?: After[Column] | { gt: After[Column] } }[] }
  readonly take: number
}

/**
 * All rows of a long list, page by page. Each page begins after the last row of the one before, so that rows that are
 * added, deleted or moved meanwhile do not hide others.
 * @param keyOf the columns that the rows are ordered by; together they must be unique
 */
export async function* pages<Row, After extends Key>(
  keyOf: (row: Row) => After,
  read: (page: PageQuery<After>) => Promise<readonly Row[]>,
  take = usual,
): AsyncGenerator<readonly Row[], void, undefined> {
  for (let last: Row | undefined; ; ) {
    const rows = await read({ after: last === undefined ? {} : following(keyOf(last)), take })
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < take) return
  }
}

function following<After extends Key>(key: After): PageQuery<After>['after'] {
  const columns = Object.entries(key)
  return {
    OR: columns.map(([column, value], place) =>
      Object.fromEntries([...columns.slice(0, place), [column, { gt: value }]]),
    ),
  }
}

/** Maps each row of each page. */
export async function* mapPages<Row, Made>(
  all: AsyncIterable<readonly Row[]>,
  made: (row: Row) => Made,
): AsyncGenerator<Made[], void, undefined> {
  for await (const rows of all) yield rows.map(made)
}
