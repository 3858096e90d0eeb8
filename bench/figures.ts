/** A measurement, compared with its limit on the same machine. */
export interface Figure {
  readonly what: string
  readonly measured: number
  readonly limit: number
  readonly unit: string
  /** What the limit is. */
  readonly against: string
  /** The required range of `measured / limit`, if there is a requirement. */
  readonly mark?: { readonly atLeast: number } | { readonly atMost: number } | undefined
  /** The median of the ratios of the rounds, where rounds were interleaved; else that of the two figures. */
  readonly ratio: number
}

export function held({ ratio, mark }: Figure): boolean | undefined {
  if (mark === undefined) return undefined
  return 'atLeast' in mark ? ratio >= mark.atLeast : ratio <= mark.atMost
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('Nothing has no median.')
  return middle
}

/** The columns of the table. Their widths are fixed, so that each row can be printed as soon as it is measured. */
const columns: readonly { readonly title: string; readonly width: number; cell(figure: Figure): string }[] = [
  { title: 'what', width: 52, cell: ({ what }) => what },
  { title: 'figure', width: 19, cell: ({ measured, unit }) => `${readable(measured)} ${unit}` },
  { title: 'limit', width: 31, cell: ({ limit, against }) => `${readable(limit)} (${against})` },
  { title: 'ratio', width: 5, cell: ({ ratio }) => ratio.toFixed(2) },
  { title: 'mark', width: 6, cell: markOf },
  { title: 'verdict', width: 7, cell: verdictOf },
]

export const tableHead = (): string =>
  [line(columns.map(({ title }) => title)), line(columns.map(({ width }) => '-'.repeat(width)))].join('\n')

export const tableRow = (figure: Figure): string => line(columns.map(({ cell }) => cell(figure)))

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => cell.padEnd(columns[column]?.width ?? 0))
    .join('  ')
    .trimEnd()

function verdictOf(figure: Figure): string {
  const verdict = held(figure)
  if (verdict === undefined) return ''
  return verdict ? 'held' : 'MISSED'
}

function markOf({ mark }: Figure): string {
  if (mark === undefined) return ''
  return 'atLeast' in mark ? `>= ${mark.atLeast}` : `<= ${mark.atMost}`
}

/** A figure with three digits or, from a hundred, without decimals. */
export function readable(value: number): string {
  return value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString('en')
}
