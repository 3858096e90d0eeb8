import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import { AskingForm, Button, TextField, Trouble, text, useAsking } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { words } from '../words/words.ts'
import { signIn } from './session.ts'
import { carriedPage, pageAfter } from './sign-in-address.ts'

export function SignInPage() {
  const { session } = words.value
  const { route, query } = useLocation()
  const [email, setEmail] = useState('')
  const [isMailed, setIsMailed] = useState(false)
  const mailing = useAsking()
  const then = pageAfter(query)
  return (
    <Page title={session.signIn}>
      <div
        onInput={({ target }) =>
          target instanceof HTMLInputElement && target.name === 'email' && setEmail(target.value)
        }
      >
        <AskingForm
          button={session.signIn}
          onSend={async (values) => {
            await signIn(text(values, 'email'), text(values, 'password'))
            route(then)
          }}
        >
          <TextField label={session.email} name="email" type="email" autocomplete="username" isNeeded />
          <TextField
            label={session.password}
            name="password"
            type="password"
            autocomplete="current-password"
            isNeeded
          />
        </AskingForm>
      </div>
      <div>
        <Button
          isOff={email === '' || mailing.isUnderWay}
          onClick={() =>
            mailing.ask(async () => {
              await done(api.POST('/v1/sessions/link', { body: { email, ...carriedPage(then) } }))
              setIsMailed(true)
            })
          }
        >
          {session.mailLink}
        </Button>
      </div>
      <Trouble trouble={mailing.trouble} />
      {isMailed && <p role="status">{session.linkMailed}</p>}
      <p>
        {session.noAccount} <a href={`/sign-up?then=${encodeURIComponent(then)}`}>{session.signUp}</a>
      </p>
    </Page>
  )
}
