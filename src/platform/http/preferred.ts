import { rangesIn } from './weighted-ranges.ts'

/**
 * The kind of answer that an Accept header prefers (RFC 9110 §12.5.1); among equals, the first one. Undefined if it
 * accepts none.
 */
export function preferred<Kind extends string>(
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
