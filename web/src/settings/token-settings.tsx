import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import { useChangeable } from '../ui/changeable.ts'
import { Button, Trouble } from '../ui/controls.tsx'
import { CheckField, Group, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { fromNow } from '../words/dates.ts'
import { language } from '../words/words.ts'
import { ProofField, proofIn } from './proof-field.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { ShownOnce } from './shown-once.tsx'
import { wordsIn } from './words.ts'

const scopes = ['read', 'play', 'create'] as const

export function TokenSettings() {
  const all = wordsIn[language.value]
  const words = all.tokens
  const [made, setMade] = useState<string>()
  const { value, trouble, change, readAgain, isUnderWay } = useChangeable(() => answer(api.GET('/v1/account/tokens')))
  return (
    <Section id="tokens" hint={words.hint}>
      <Trouble trouble={trouble} />
      <ul class={styles.list}>
        {value?.items.map(({ id, name, scopes: granted, expiresAt }) => (
          <li key={id} class={styles.item}>
            <span id={id}>
              <strong>{name}</strong> · {granted.map((scope) => words.scopes[scope]).join(', ')} ·{' '}
              {expiresAt === null ? words.never : words.expires(fromNow(expiresAt, language.value))}
            </span>
            <Button
              isSmall
              isOff={isUnderWay}
              describedBy={id}
              onClick={() =>
                change(() => done(api.DELETE('/v1/account/tokens/{token}', { params: { path: { token: id } } })))
              }
            >
              {all.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ShownOnce label={words.shownOnce} secret={made} />
      <details class={styles.more}>
        <summary>{words.add}</summary>
        <AskingForm
          button={all.make}
          onSend={async (values) => {
            const days = text(values, 'expiresInDays')
            const body = {
              name: text(values, 'name'),
              scopes: scopes.filter((scope) => values.has(`scopes/${scope}`)),
              expiresInDays: days === '' ? null : Number(days),
              ...proofIn(values),
            }
            setMade((await answer(api.POST('/v1/account/tokens', { body }))).token)
            await readAgain()
          }}
        >
          <TextField label={words.name} name="name" isNeeded bounds={bounds.token.name} />
          <Group legend={words.may} name="scopes">
            {scopes.map((scope) => (
              <CheckField key={scope} label={words.scopes[scope]} name={`scopes/${scope}`} isOn={scope === 'read'} />
            ))}
          </Group>
          <TextField
            label={words.days}
            name="expiresInDays"
            type="number"
            value={365}
            bounds={bounds.token.expiresInDays}
          />
          <ProofField />
        </AskingForm>
      </details>
    </Section>
  )
}
