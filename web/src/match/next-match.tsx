import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { LinkButton } from '../look/controls.tsx'
import { hasKeys, isAlone } from '../look/keys.ts'
import { reader } from '../session/session.ts'
import { words } from '../words/words.ts'

/** The next match that waits for the reader, also by the key N. Somebody signed in for one match is asked to sign in wholly. */
export function NextMatch({ match }: { readonly match: Match }) {
  const { table, session } = words.value
  const [next, setNext] = useState<{ id: string; count: number }>()
  const { kind } = reader.value
  const { route } = useLocation()
  useEffect(() => {
    if (kind !== 'account') return
    answer(api.GET('/v1/account/matches', { params: { query: { limit: 5 } } })).then(
      ({ items, wanting }) => {
        const other = items.find((item) => item.want === 'decision' && item.match.id !== match.id)
        const own = items.some((item) => item.want === 'decision' && item.match.id === match.id)
        setNext(other && { id: other.match.id, count: wanting.decision - (own ? 1 : 0) })
      },
      () => setNext(undefined),
    )
  }, [kind, match.version])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'n' && next !== undefined && hasKeys.value && isAlone(event)) route(`/matches/${next.id}`)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [next])
  if (kind === 'pass') {
    return <a href={`/sign-in?then=/matches/${match.id}`}>{session.signInWholly}</a>
  }
  return next === undefined ? null : <LinkButton href={`/matches/${next.id}`}>{table.next(next.count)}</LinkButton>
}
