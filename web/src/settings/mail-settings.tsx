import { useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { Button, controls, Trouble, useAsking } from '../look/controls.tsx'
import { SelectField, text } from '../look/fields.tsx'
import { AskingForm } from '../look/form.tsx'
import { renewAccount } from '../session/session.ts'
import { language } from '../words/words.ts'
import { Section } from './section.tsx'
import { wordsIn } from './words.ts'

const kinds = ['turns', 'reminders', 'messages', 'table'] as const
const whens = ['at-once', 'daily', 'off'] as const

export function MailSettings({ account }: { readonly account: Schemas['Account'] }) {
  const words = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const [isKept, setIsKept] = useState(false)
  return (
    <Section id="mails" hint={words.mails.hint}>
      {!account.mailsArrive && (
        <div class={controls.row}>
          <p>{words.mails.lost}</p>
          <Button
            isOff={isUnderWay}
            onClick={() =>
              ask(async () => {
                await done(api.POST('/v1/account/address/retry'))
                renewAccount({ ...account, mailsArrive: true })
              })
            }
          >
            {words.mails.retry}
          </Button>
        </div>
      )}
      <Trouble trouble={trouble} />
      <AskingForm
        button={words.keep}
        onSend={async (values) => {
          setIsKept(false)
          const chosen = kinds.map((kind) => [
            kind,
            whens.find((when) => when === text(values, kind)) ?? account.mails[kind],
          ])
          renewAccount(await answer(api.PATCH('/v1/account', { body: { mails: Object.fromEntries(chosen) } })))
          setIsKept(true)
        }}
      >
        {kinds.map((kind) => (
          <SelectField
            key={kind}
            label={words.mails.kinds[kind]}
            hint={words.mails.hints[kind]}
            name={kind}
            value={account.mails[kind]}
            options={whens.map((value) => ({ value, says: words.mails.when[value] }))}
          />
        ))}
      </AskingForm>
      {isKept && <p role="status">{words.kept}</p>}
    </Section>
  )
}
