import { type At, answer } from './deeds/answer.ts'
import { vote } from './deeds/vote.ts'
import type { Person, Unread } from './person.ts'

/** Somebody looks at the matches that they have got mails about: they vote, and answer all that they are asked. */
export async function look(person: Person, unread: Unread): Promise<void> {
  for (const at of about(unread)) {
    if (isProposed(unread, at)) await vote(person, at.match)
    await answer(person, at)
  }
}

/** The matches that mails are about, each once. */
export function about(unread: Unread): At[] {
  const matches = unread.flatMap(({ match, game }): [string, At][] =>
    match === null || game === null ? [] : [[match, { match, game }]],
  )
  return [...new Map(matches).values()]
}

/** Whether somebody was asked to agree to something. */
export const isProposed = (unread: Unread, { match }: At): boolean =>
  unread.some((sent) => sent.topic === 'proposed' && sent.match === match)
