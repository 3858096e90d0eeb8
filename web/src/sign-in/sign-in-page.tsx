import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import { signIn } from '../api/session.ts'
import { controls } from '../ui/controls.tsx'
import { TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { carriedPage, pageAfter, signUpAddress } from './sign-in-address.ts'
import { wordsIn } from './words.ts'

export function SignInPage() {
  const { session } = words.value
  const say = wordsIn[language.value]
  const { route, query } = useLocation()
  const [isMailed, setIsMailed] = useState(false)
  const then = pageAfter(query)
  return (
    <Page title={session.signIn}>
      <AskingForm
        button={session.signIn}
        onSend={async (values) => {
          await signIn(text(values, 'email'), text(values, 'password'))
          route(then)
        }}
        also={{
          button: say.mailLink,
          onSend: async (values) => {
            await done(api.POST('/v1/sessions/link', { body: { email: text(values, 'email'), ...carriedPage(then) } }))
            setIsMailed(true)
          },
        }}
      >
        <TextField label={say.email} name="email" type="email" autocomplete="username" isNeeded />
        <TextField label={say.password} name="password" type="password" autocomplete="current-password" isNeeded />
      </AskingForm>
      <p role="status" class={controls.status}>
        {isMailed && say.linkMailed}
      </p>
      <p>
        {say.noAccount} <a href={signUpAddress(then)}>{session.signUp}</a>
      </p>
    </Page>
  )
}
