/** What was measured, against what limits it on the same machine. */
export interface Figure {
  readonly what: string
  readonly measured: number
  readonly limit: number
  readonly unit: string
  /** What the limit is. */
  readonly against: string
  /** How `measured / limit` has to be; undefined where no mark is set. */
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

/** The figures as a table to read. */
export function table(figures: readonly Figure[]): string {
  const head = ['what', 'figure', 'limit', 'ratio', 'mark', 'verdict']
  const rows = figures.map((figure) => [
    figure.what,
    `${number(figure.measured)} ${figure.unit}`,
    `${number(figure.limit)} (${figure.against})`,
    figure.ratio.toFixed(2),
    markOf(figure),
    verdictOf(figure),
  ])
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function verdictOf(figure: Figure): string {
  const verdict = held(figure)
  if (verdict === undefined) return ''
  return verdict ? 'held' : 'MISSED'
}

function markOf({ mark }: Figure): string {
  if (mark === undefined) return ''
  return 'atLeast' in mark ? `>= ${mark.atLeast}` : `<= ${mark.atMost}`
}

function number(value: number): string {
  return value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString('en')
}
