/** The value of a cookie in a request (RFC 6265 §4.2.1), if it has one of that name. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([known]) => known === name)?.[1]
}
