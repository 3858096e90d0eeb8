/** The tokens of a JSON pointer, none for the whole document (RFC 6901 §4). */
export const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Whether a token is the index of an item: without leading zeros (RFC 6901 §4). */
export const isIndex = (token: string): boolean => /^(?:0|[1-9]\d*)$/.test(token)
