/**
 * The token of an invitation in the fragment of a match's address. The fragment may instead have the open parts of the
 * match, such as `tab=story`: a token contains no `=`.
 */
export function tokenIn(hash: string): string | undefined {
  const text = hash.replace(/^#/, '')
  return text === '' || text.includes('=') ? undefined : text
}
