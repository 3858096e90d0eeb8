import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import { CheckField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { language } from '../words/words.ts'
import { ProofField, ProofHint, proofIn } from './proof-field.tsx'
import { Section } from './section.tsx'
import { wordsIn } from './words.ts'

export function PasswordSettings() {
  const { address: words } = wordsIn[language.value]
  return (
    <Section id="password">
      <ProofHint />
      <AskingForm
        button={words.change}
        says={words.changed}
        onSend={async (values) => {
          const current = text(values, 'current')
          const body = {
            password: text(values, 'password'),
            keepAccess: values.has('keepAccess'),
            ...(current === '' ? {} : { current }),
          }
          await done(api.POST('/v1/account/password', { body }))
        }}
      >
        <ProofField label={words.current} name="current" />
        <TextField
          label={words.next}
          name="password"
          type="password"
          autocomplete="new-password"
          isNeeded
          bounds={bounds.account.password}
        />
        <CheckField label={words.keepAccess} name="keepAccess" />
      </AskingForm>
      <AskingForm
        button={words.changeEmail}
        says={words.mailed}
        isMain={false}
        onSend={async (values) => {
          const body = { email: text(values, 'email'), ...proofIn(values) }
          await done(api.POST('/v1/account/address', { body }))
        }}
      >
        <TextField
          label={words.email}
          name="email"
          type="email"
          autocomplete="email"
          isNeeded
          bounds={bounds.account.email}
        />
        <ProofField label={words.current} />
      </AskingForm>
    </Section>
  )
}
