const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const number = /^\d{1,9}$/

/** The paths of requests as the log shows them. */
interface LoggedPaths {
  /** Collects the words of a route. Call it for each route. */
  note(route: { readonly url: string }): void
  /** A path without its query, and without segments that must not be logged. */
  shown(url: string): string
}

/**
 * Shows only ids, numbers, and words that occur in routes. Any other segment may be a token or a name, even in a
 * mistyped path, and is left out.
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
