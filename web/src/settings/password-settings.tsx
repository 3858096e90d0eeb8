import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { done } from '../api/problem.ts'
import { CheckField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { language } from '../words/words.ts'
import { ProofField, ProofHint } from './proof-field.tsx'
import { Section } from './section.tsx'
import { wordsIn } from './words.ts'

export function PasswordSettings() {
  const { address: words } = wordsIn[language.value]
  const [says, setSays] = useState<string>()
  return (
    <Section id="password">
      <ProofHint />
      <AskingForm
        button={words.change}
        onSend={async (values) => {
          const current = text(values, 'current')
          const body = {
            password: text(values, 'password'),
            keepAccess: values.has('keepAccess'),
            ...(current === '' ? {} : { current }),
          }
          await done(api.POST('/v1/account/password', { body }))
          setSays(words.changed)
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
        isMain={false}
        onSend={async (values) => {
          const password = text(values, 'password')
          const body = { email: text(values, 'email'), ...(password === '' ? {} : { password }) }
          await done(api.POST('/v1/account/address', { body }))
          setSays(words.mailed)
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
      {says !== undefined && <p role="status">{says}</p>}
    </Section>
  )
}
