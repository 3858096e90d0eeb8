import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { newestAnswer } from '../api/newest-answer.ts'
import { answer } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { signInAndComeBack } from '../sign-in/sign-in-address.ts'
import { LinkButton } from '../ui/controls.tsx'
import { letterKeys } from '../ui/kept-switches.ts'
import { isAlone, isLetterKey } from '../ui/keys.ts'
import { words } from '../words/words.ts'

interface Next {
  readonly id: string
  /** How many other matches want something from the reader. */
  readonly count: number
}

/** How often the list of matches is read while the page is visible, in milliseconds. */
const pause = 60_000

/**
 * The next match that wants the reader, in the server's order: decisions, then ends that they have not seen, then
 * messages.
 */
async function nextAfter({ id }: Match): Promise<Next | undefined> {
  const query = { limit: 50 }
  const { items, wanting } = await answer(api.GET('/v1/account/matches', { params: { query } }))
  const wanted = items.filter(({ want }) => want !== null)
  const other = wanted.find(({ match }) => match.id !== id)
  const isWanted = wanted.some(({ match }) => match.id === id)
  const all = wanting.decision + wanting.look + wanting.reading
  return other && { id: other.match.id, count: all - (isWanted ? 1 : 0) }
}

/**
 * A link to the next match that waits for the reader, also by the key N. Somebody who is signed in for one match is
 * asked to sign in to their account.
 */
export function NextMatch({ match }: { readonly match: Match }) {
  const { table, session } = words.value
  const [next, setNext] = useState<Next>()
  const { kind } = reader.value
  const { route } = useLocation()
  useEffect(() => {
    const { ask, cancel } = newestAnswer()
    const read = () => {
      if (kind !== 'account' || document.visibilityState === 'hidden') return
      // Where it cannot be read, the page leaves the link as it is, and reads it again a little later.
      ask(() => nextAfter(match), setNext).catch(console.warn)
    }
    read()
    // It has no stream of its own: a browser opens few connections to a server, and each open match takes one of them.
    const timer = setInterval(read, pause)
    document.addEventListener('visibilitychange', read)
    return () => {
      cancel()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [kind, match.id, match.version])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isLetterKey(event, 'n') || !letterKeys.isOn.value || !isAlone(event)) return
      if (next !== undefined) route(`/matches/${next.id}`)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [next])
  if (kind === 'pass') {
    return <a href={signInAndComeBack()}>{session.signInWithAccount}</a>
  }
  if (next === undefined) return null
  return <LinkButton href={`/matches/${next.id}`}>{table.next(next.count)}</LinkButton>
}
