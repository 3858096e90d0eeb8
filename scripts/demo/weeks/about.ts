import type { At } from './deeds/answer.ts'
import type { Unread } from './person.ts'

/** The matches that these mails are about, each once. */
export function about(unread: Unread): At[] {
  const matches = unread.flatMap(({ match, game }): [string, At][] =>
    match === null || game === null ? [] : [[match, { match, game }]],
  )
  return [...new Map(matches).values()]
}

/** What the mails about one match say. */
export const topicsOf = (unread: Unread, { match }: At): ReadonlySet<string> =>
  new Set(unread.flatMap((sent) => (sent.match === match ? [sent.topic] : [])))
