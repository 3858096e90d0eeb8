import type { Match } from '../../api/schemas.ts'
import { controls, LinkButton } from '../../look/controls.tsx'
import { words } from '../../words/words.ts'

/** Links to sign in or to register, from which a stranger comes back to the match. */
export function WaysIn({ match }: { readonly match: Match }) {
  const { session } = words.value
  const then = encodeURIComponent(`/matches/${match.id}`)
  return (
    <div class={controls.row}>
      <LinkButton href={`/sign-in?then=${then}`} isMain>
        {session.signIn}
      </LinkButton>
      <LinkButton href={`/sign-up?then=${then}`}>{session.signUp}</LinkButton>
    </div>
  )
}
