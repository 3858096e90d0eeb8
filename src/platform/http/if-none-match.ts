/** Whether an If-None-Match header names this ETag (RFC 9110 §13.1.2: weak comparison; `*` names any). */
export function namesEtag(header: string | undefined, etag: string): boolean {
  const named = header?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return named.includes(etag) || named.includes('*')
}
