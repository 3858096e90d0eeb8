/**
 * The token of an invitation in the fragment of a match's address. The fragment may instead have the open parts of the
 * match, such as `tab=story`, or be that of a place in the page. The token of a link that was cut short counts, so that its
 * reader learns that it is not valid.
 */
export function tokenIn(hash: string): string | undefined {
  const text = hash.replace(/^#/, '')
  return /^[\w-]{20,}$/.test(text) ? text : undefined
}
