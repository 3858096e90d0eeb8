/** Something that a client accepts, such as `fr-CH`, `text/*` or `gzip`; with a weight of 0, it does not. */
interface WeightedRange {
  readonly range: string
  readonly weight: number
}

/** What a header such as Accept lists, in lower case; without a weight it is 1 (RFC 9110 §12.4.2). */
export function rangesIn(header: string): WeightedRange[] {
  return header.split(',').map((part) => {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { range: range.trimEnd(), weight: weight === undefined ? 1 : Number(weight) }
  })
}
