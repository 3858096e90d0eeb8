import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import { TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { carriedPage, pageAfter } from './sign-in-address.ts'
import { wordsIn } from './words.ts'

export function SignUpPage() {
  const { session } = words.value
  const say = wordsIn[language.value]
  const then = pageAfter(useLocation().query)
  /** Where the mail went. */
  const [mailed, setMailed] = useState<string>()
  return (
    <Page title={session.signUp}>
      {mailed !== undefined ? (
        <p role="status">{say.signedUp(mailed)}</p>
      ) : (
        <AskingForm
          button={session.signUp}
          onSend={async (values) => {
            const account = {
              name: text(values, 'name'),
              email: text(values, 'email'),
              password: text(values, 'password'),
              language: language.value,
              timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
              ...carriedPage(then),
            }
            await done(api.POST('/v1/accounts', { body: account }))
            setMailed(account.email)
          }}
        >
          <TextField
            label={say.name}
            hint={say.nameHint}
            name="name"
            autocomplete="nickname"
            isNeeded
            bounds={bounds.account.name}
          />
          <TextField
            label={say.email}
            name="email"
            type="email"
            autocomplete="username"
            isNeeded
            bounds={bounds.account.email}
          />
          <TextField
            label={say.password}
            hint={say.passwordHint}
            name="password"
            type="password"
            autocomplete="new-password"
            isNeeded
            bounds={bounds.account.password}
          />
        </AskingForm>
      )}
      <p>
        {say.haveAccount} <a href={`/sign-in?then=${encodeURIComponent(then)}`}>{session.signIn}</a>
      </p>
    </Page>
  )
}
