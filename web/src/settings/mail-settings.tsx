import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { renewAccount } from '../api/session.ts'
import { Button, controls, Trouble, useAsking } from '../ui/controls.tsx'
import { AskingForm } from '../ui/form.tsx'
import { language } from '../words/words.ts'
import { KindFields, kindsIn } from './kind-fields.tsx'
import { Section } from './section.tsx'
import { wordsIn } from './words.ts'

export function MailSettings({ account }: { readonly account: Schemas['Account'] }) {
  const words = wordsIn[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
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
        says={words.kept}
        onSend={async (values) => {
          const mails = kindsIn(values, account.mails)
          renewAccount(await answer(api.PATCH('/v1/account', { body: { mails } })))
        }}
      >
        <KindFields chosen={account.mails} />
      </AskingForm>
    </Section>
  )
}
