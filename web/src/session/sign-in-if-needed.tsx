import { Refused } from '../api/problem.ts'
import { LinkButton } from '../look/controls.tsx'
import { words } from '../words/words.ts'
import { signInAndComeBack } from './sign-in-address.ts'

/** Asks a stranger to sign in if the API requires it, and leads back to this page. */
export function SignInIfNeeded({ trouble }: { readonly trouble: unknown }) {
  if (!(trouble instanceof Refused) || trouble.problem.status !== 401) return null
  return (
    <div>
      <LinkButton href={signInAndComeBack()} isMain>
        {words.value.session.signIn}
      </LinkButton>
    </div>
  )
}
