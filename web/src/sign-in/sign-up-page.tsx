import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import { Button, controls } from '../ui/controls.tsx'
import { TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { carriedPage, pageAfter, signInAddress } from './sign-in-address.ts'
import { wordsIn } from './words.ts'

export function SignUpPage() {
  const { session } = words.value
  const say = wordsIn[language.value]
  const then = pageAfter(useLocation().query)
  /** Who has signed up, and where the mail went. */
  const [mailed, setMailed] = useState<{ readonly name: string; readonly email: string }>()
  const [isAgain, setIsAgain] = useState(false)
  const isMailed = mailed !== undefined && !isAgain
  const form = useRef<HTMLDivElement>(null)
  // Where the address may be wrong, or the mail may have been lost, the address is what one looks at first.
  useEffect(() => {
    if (isAgain) form.current?.querySelector<HTMLElement>('[name=email]')?.focus()
  }, [isAgain])
  return (
    <Page title={session.signUp}>
      {/* It is there, empty, before it speaks: otherwise screen readers miss it. */}
      <p role="status" class={controls.status}>
        {isMailed && say.signedUp(mailed.email)}
      </p>
      {isMailed ? (
        <>
          <p class={controls.hint}>{say.notCome}</p>
          <div>
            <Button onClick={() => setIsAgain(true)}>{say.again}</Button>
          </div>
        </>
      ) : (
        <div ref={form}>
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
              setMailed(account)
              setIsAgain(false)
            }}
          >
            <TextField
              label={say.name}
              hint={say.nameHint}
              name="name"
              autocomplete="nickname"
              {...filledIn(mailed?.name)}
              isNeeded
              bounds={bounds.account.name}
            />
            <TextField
              label={say.email}
              name="email"
              type="email"
              autocomplete="username"
              {...filledIn(mailed?.email)}
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
        </div>
      )}
      <p>
        {say.haveAccount} <a href={signInAddress(then)}>{session.signIn}</a>
      </p>
    </Page>
  )
}

const filledIn = (value: string | undefined) => (value === undefined ? {} : { value })
