/**
 * The kind of answer that an Accept header prefers (RFC 9110 §12.5.1); among equals, the first one. Undefined if it
 * accepts none.
 */
export function preferred<Kind extends string>(
  header: string | undefined,
  kinds: Readonly<Record<Kind, string>>,
): Kind | undefined {
  if (header === undefined) return undefined
  const ranges = header.split(',').map((part) => {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { range: range.trimEnd(), weight: weight === undefined ? 1 : Number(weight) }
  })
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
