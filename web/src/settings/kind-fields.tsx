import type { Schemas } from '../api/schemas.ts'
import { SelectField, text } from '../ui/fields.tsx'
import { language } from '../words/words.ts'
import { wordsIn } from './words.ts'

type Kinds = Schemas['MailSettings']

const kinds = ['turns', 'reminders', 'messages', 'table'] as const
const whens = ['at-once', 'daily', 'off'] as const

/** When the reader is told what, by kind. */
export function KindFields({ chosen }: { readonly chosen: Kinds }) {
  const { mails } = wordsIn[language.value]
  return (
    <>
      {kinds.map((kind) => (
        <SelectField
          key={kind}
          label={mails.kinds[kind]}
          hint={mails.hints[kind]}
          name={kind}
          value={chosen[kind]}
          options={whens.map((value) => ({ value, says: mails.when[value] }))}
        />
      ))}
    </>
  )
}

/** What was chosen in these fields. */
export function kindsIn(values: FormData, before: Kinds): Kinds {
  const when = (kind: keyof Kinds) => whens.find((one) => one === text(values, kind)) ?? before[kind]
  return { turns: when('turns'), reminders: when('reminders'), messages: when('messages'), table: when('table') }
}
