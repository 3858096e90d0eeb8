/** The value of a cookie that a request brings (RFC 6265 §4.2.1); undefined where it brings none of that name. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([known]) => known === name)?.[1]
}
