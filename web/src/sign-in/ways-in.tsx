import { controls, LinkButton } from '../ui/controls.tsx'
import { words } from '../words/words.ts'
import { signInAndComeBack, signUpAndComeBack } from './sign-in-address.ts'

/** Links to sign in or to register, from which a stranger comes back to this page. */
export function WaysIn() {
  const { session } = words.value
  return (
    <div class={controls.row}>
      <LinkButton href={signInAndComeBack()} isMain>
        {session.signIn}
      </LinkButton>
      <LinkButton href={signUpAndComeBack()}>{session.signUp}</LinkButton>
    </div>
  )
}
