import { reader } from '../../api/session.ts'
import { signInAndComeBack } from '../../sign-in/sign-in-address.ts'
import { controls, LinkButton } from '../../ui/controls.tsx'
import { Page } from '../../ui/page.tsx'
import { language, words } from '../../words/words.ts'
import { wordsIn } from './words.ts'

/** The page for an invitation that is no longer valid. */
export function NotValidPage() {
  const say = wordsIn[language.value]
  return (
    <Page title={say.notValid}>
      <p>{say.notValidHint}</p>
      <div class={controls.row}>
        {reader.value.kind !== 'account' && (
          <LinkButton href={signInAndComeBack()} isMain>
            {words.value.session.signIn}
          </LinkButton>
        )}
        <LinkButton href="/find">{say.toOthers}</LinkButton>
      </div>
    </Page>
  )
}
