/**
 * The token of an invitation in the part of a match's address after the `#`. What is open in the match stands there too,
 * as `tab=story`: a token has no `=`.
 */
export function tokenIn(hash: string): string | undefined {
  const text = hash.replace(/^#/, '')
  return text === '' || text.includes('=') ? undefined : text
}
