import { Refused } from '../api/problem.ts'
import { LinkButton } from '../look/controls.tsx'
import { words } from '../words/words.ts'

/** Asks a stranger to sign in where the API does, and brings them back to this page. */
export function SignInIfNeeded({ trouble }: { readonly trouble: unknown }) {
  if (!(trouble instanceof Refused) || trouble.problem.status !== 401) return null
  const here = encodeURIComponent(location.pathname + location.search)
  return (
    <div>
      <LinkButton href={`/sign-in?then=${here}`} isMain>
        {words.value.session.signIn}
      </LinkButton>
    </div>
  )
}
