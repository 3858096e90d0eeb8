const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const number = /^\d{1,9}$/

/** What the log shows of the paths that are asked for. */
export interface LoggedPaths {
  /** Notes the words of a route: to be called for each of them. */
  note(route: { readonly url: string }): void
  /** A path, without its query, as far as it may be shown. */
  shown(url: string): string
}

/**
 * Shows of a path the words that routes of this server have, ids and numbers. It may hold a token or a name, also where a
 * slip of the pen leads it to no route: so all else is left out.
 */
export function loggedPaths(): LoggedPaths {
  const words = new Set([''])
  const isHarmless = (segment: string) => words.has(segment) || uuid.test(segment) || number.test(segment)
  return {
    note({ url }) {
      for (const segment of url.split('/')) if (!/[:*]/.test(segment)) words.add(segment)
    },
    shown: (url) =>
      url
        .replace(/[?#].*$/s, '')
        .split('/')
        .map((segment) => (isHarmless(segment) ? segment : '…'))
        .join('/'),
  }
}
