import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { renewAccount } from '../api/session.ts'
import { SelectField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { isLanguage, languageNames, languages } from '../words/languages.ts'
import { language } from '../words/words.ts'
import { Section } from './section.tsx'
import { wordsIn } from './words.ts'

export function ProfileSettings({ account }: { readonly account: Schemas['Account'] }) {
  const words = wordsIn[language.value]
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <Section id="profile">
      <AskingForm
        button={words.keep}
        says={words.kept}
        onSend={async (values) => {
          const chosen = text(values, 'language')
          const body = {
            name: text(values, 'name'),
            ...(isLanguage(chosen) ? { language: chosen } : {}),
            timeZone: text(values, 'timeZone'),
            mailHour: Number(text(values, 'mailHour')),
          }
          renewAccount(await answer(api.PATCH('/v1/account', { body })))
        }}
      >
        <TextField
          label={words.profile.name}
          name="name"
          value={account.name}
          autocomplete="nickname"
          isNeeded
          bounds={bounds.account.name}
        />
        <SelectField
          label={words.profile.language}
          hint={words.profile.languageHint}
          name="language"
          value={account.language}
          options={languages.map((value) => ({ value, says: languageNames[value] }))}
        />
        <SelectField
          label={words.profile.timeZone}
          hint={words.profile.timeZoneHint}
          name="timeZone"
          value={account.timeZone}
          options={[...new Set([account.timeZone, ...zones])].map((value) => ({ value, says: value }))}
        />
        <TextField
          label={words.profile.mailHour}
          hint={words.profile.mailHourHint}
          name="mailHour"
          type="number"
          value={account.mailHour}
          isNeeded
          bounds={bounds.profile.mailHour}
        />
      </AskingForm>
    </Section>
  )
}
