import { useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { canPush, isRefused, subscribeHere, unsubscribeHere } from '../push/push.ts'
import { useChangeable } from '../ui/changeable.ts'
import { Button, controls, Trouble } from '../ui/controls.tsx'
import { AskingForm } from '../ui/form.tsx'
import { fromNow } from '../words/dates.ts'
import { language } from '../words/words.ts'
import { deviceInWords } from './device-in-words.ts'
import { KindFields, kindsIn } from './kind-fields.tsx'
import { PushLog } from './push-log.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { wordsIn } from './words.ts'

const path = '/v1/account/push-subscriptions'
type Subscription = Schemas['PushSubscription']
const end = (subscription: string) => done(api.DELETE(`${path}/{subscription}`, { params: { path: { subscription } } }))

/** The browsers to which the reader's notices are pushed: this one is switched on and off, and others off. */
export function PushSettings() {
  const { push: words, remove } = wordsIn[language.value]
  const [wasRefused, setWasRefused] = useState(isRefused())
  const { value, trouble, change, readAgain, isUnderWay } = useChangeable(() => answer(api.GET(path)))
  const here = value?.items.find(({ current }) => current)
  const others = value?.items.filter(({ current }) => !current) ?? []

  async function switchOn(key: string): Promise<void> {
    const target = await subscribeHere(key)
    setWasRefused(target === undefined)
    if (target !== undefined) await answer(api.PUT(path, { body: target }))
  }

  return (
    <Section id="push" hint={words.hint}>
      <Trouble trouble={trouble} />
      {!canPush() && <p>{words.unable}</p>}
      <p role="status" class={controls.status}>
        {here !== undefined ? words.isOn : wasRefused && words.refused}
      </p>
      {value !== undefined && canPush() && here === undefined && (
        <div>
          <Button isOff={isUnderWay} onClick={() => change(() => switchOn(value.key))}>
            {words.on}
          </Button>
        </div>
      )}
      {here !== undefined && (
        <>
          <div>
            <Button
              isOff={isUnderWay}
              onClick={() =>
                change(async () => {
                  await end(here.id)
                  await unsubscribeHere()
                })
              }
            >
              {words.off}
            </Button>
          </div>
          <Kinds subscription={here} readAgain={readAgain} />
          <details class={styles.more}>
            <summary>{words.pushed}</summary>
            <PushLog subscription={here.id} />
          </details>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{words.others}</h3>
          <ul class={styles.list}>
            {others.map(({ id, userAgent, usedAt }) => (
              <li key={id} class={styles.item}>
                <span id={id}>
                  {deviceInWords(userAgent)} ·{' '}
                  {usedAt === null ? words.never : words.last(fromNow(usedAt, language.value))}
                </span>
                <Button isSmall isOff={isUnderWay} describedBy={id} onClick={() => change(() => end(id))}>
                  {remove}
                </Button>
                <details class={styles.more}>
                  <summary>{words.pushedTo}</summary>
                  <PushLog subscription={id} />
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** What is pushed to this browser, and when. */
function Kinds({ subscription, readAgain }: { readonly subscription: Subscription; readAgain(): Promise<void> }) {
  const { keep, kept } = wordsIn[language.value]
  return (
    <AskingForm
      button={keep}
      says={kept}
      onSend={async (values) => {
        const body = { kinds: kindsIn(values, subscription.kinds) }
        const params = { path: { subscription: subscription.id } }
        await answer(api.PATCH(`${path}/{subscription}`, { params, body }))
        await readAgain()
      }}
    >
      <KindFields chosen={subscription.kinds} />
    </AskingForm>
  )
}
