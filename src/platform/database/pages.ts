/** How many rows are read at a time: the event loop is held for as long as it takes to read them. */
const usual = 200

type Key = Readonly<Record<string, string | number | bigint | Date>>

/** Where a page begins: the rows that come after a key, in the order of its columns. */
interface PageQuery<After extends Key> {
  /** The condition for it; none on the first page. */
  readonly after: { OR?: { [Column in keyof After]?: After[Column] | { gt: After[Column] } }[] }
  readonly take: number
}

/**
 * All rows of a long list, page by page. Each page begins where the one before ended: what comes, goes or moves meanwhile
 * keeps no other row out.
 * @param keyOf the columns that the rows are ordered by: no two rows have the same
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

/** Each row of each page made into something else. */
export async function* mapPages<Row, Made>(
  all: AsyncIterable<readonly Row[]>,
  made: (row: Row) => Made,
): AsyncGenerator<Made[], void, undefined> {
  for await (const rows of all) yield rows.map(made)
}
