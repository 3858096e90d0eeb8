import { type Language, languages } from '../../games/kit/wording.ts'

/** Something that a client accepts, such as `fr-CH`, `text/*` or `gzip`; with a weight of 0, it does not. */
interface WeightedRange {
  readonly range: string
  readonly weight: number
}

/** What a header such as Accept lists, in lower case; without a weight it is 1 (RFC 9110 §12.4.2). */
function rangesIn(header: string): WeightedRange[] {
  return header.split(',').map((part) => {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { range: range.trimEnd(), weight: weight === undefined ? 1 : Number(weight) }
  })
}

/** The supported language that an Accept-Language header prefers (RFC 9110 §12.5.4), if it names one. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined
  const ranges = rangesIn(header)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { range } of ranges) {
    const [primary] = range.split('-')
    const known = languages.find((language) => language === primary)
    if (known) return known
  }
  return undefined
}

/**
 * The kind of answer that an Accept header prefers (RFC 9110 §12.5.1); among equals, the first one. Undefined if it
 * accepts none.
 */
export function acceptedKind<Kind extends string>(
  header: string | undefined,
  kinds: Readonly<Record<Kind, string>>,
): Kind | undefined {
  if (header === undefined) return undefined
  const ranges = rangesIn(header)
  const weightOf = (type: string) => {
    const [top = ''] = type.split('/')
    const named = [type, `${top}/*`, '*/*'].map((pattern) => ranges.find(({ range }) => range === pattern))
    return named.find((range) => range !== undefined)?.weight ?? 0
  }
  let best: { readonly kind: Kind; readonly weight: number } | undefined
  for (const kind in kinds) {
    const weight = weightOf(kinds[kind])
    if (weight > (best?.weight ?? 0)) best = { kind, weight }
  }
  return best?.kind
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of our encodings that an Accept-Encoding header names (RFC 9110 §12.5.3). */
export function acceptedEncoding(header = ''): Encoding {
  const ranges = rangesIn(header)
  const takes = (encoding: Encoding) => ranges.some(({ range, weight }) => range === encoding && weight > 0)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
