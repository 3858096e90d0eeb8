import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { Button } from '../ui/controls.tsx'
import { CheckField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { moment } from '../words/dates.ts'
import { pair } from '../words/pair.ts'
import { language } from '../words/words.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { noticeWordsIn, topicNames } from './notice-words.ts'
import { ProofField, proofIn } from './proof-field.tsx'
import styles from './settings.module.css'
import { ShownOnce } from './shown-once.tsx'
import { wordsIn } from './words.ts'

type Webhook = Schemas['Webhook']
type Delivery = Schemas['Delivery']

/** Changes where a webhook posts, and what. */
export function WebhookChange({ webhook, readAgain }: { readonly webhook: Webhook; readAgain(): Promise<void> }) {
  const all = wordsIn[language.value]
  const { chosen } = noticeWordsIn[language.value]
  const { id, url, topics } = webhook
  return (
    <AskingForm
      button={all.keep}
      says={all.kept}
      onSend={async (values) => {
        const to = text(values, 'url')
        // Only another address takes a proof of who asks.
        const address = to === url ? {} : { url: to, ...proofIn(values) }
        const body = { topics: topicNames().filter((topic) => values.has(topic)), ...address }
        await answer(api.PATCH('/v1/account/webhooks/{webhook}', { params: { path: { webhook: id } }, body }))
        await readAgain()
      }}
    >
      <TextField label={all.webhooks.url} name="url" type="url" value={url} isNeeded bounds={bounds.webhook.url} />
      <p>{chosen}</p>
      <TopicFields chosen={topics} />
      <ProofField hint={all.webhooks.passwordHint} />
    </AskingForm>
  )
}

/** What a webhook is to post. */
export function TopicFields({ chosen = [] }: { readonly chosen?: Webhook['topics'] }) {
  const names = noticeWordsIn[language.value].topics
  return (
    <div class={styles.topics}>
      {topicNames().map((topic) => (
        <CheckField key={topic} label={names[topic]} name={topic} isOn={chosen.includes(topic)} />
      ))}
    </div>
  )
}

/** Signs all that is posted from now on with a new secret, which is shown once. */
export function AnotherSecret({ webhook, made }: { readonly webhook: string; made(): void }) {
  const say = wordsIn[language.value].webhooks
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <AskingForm
        button={say.makeSecret}
        onSend={async (values) => {
          const params = { path: { webhook } }
          const body = proofIn(values)
          setSecret((await answer(api.POST('/v1/account/webhooks/{webhook}/secret', { params, body }))).secret)
          made()
        }}
      >
        <p>{say.anotherSecretHint}</p>
        <ProofField />
      </AskingForm>
      <ShownOnce label={say.secret} secret={secret} />
    </>
  )
}

/** What was posted to a webhook lately, and what became of it. */
export function Deliveries({ webhook }: { readonly webhook: string }) {
  const say = wordsIn[language.value].webhooks
  const at = '/v1/account/webhooks/{webhook}/deliveries'
  const path = { webhook }
  const replay = ({ id: delivery }: Delivery) =>
    answer(api.POST(`${at}/{delivery}/replay`, { params: { path: { ...path, delivery } } }))
  return (
    <DeliveryLog
      read={(cursor) => answer(api.GET(at, { params: { path, query: cursor === undefined ? {} : { cursor } } }))}
      saysOf={saysOf}
      actions={(delivery, act, isUnderWay) =>
        delivery.status !== 'pending' && (
          <Button isSmall isOff={isUnderWay} onClick={() => act(() => replay(delivery))}>
            {say.replay}
          </Button>
        )
      }
    />
  )
}

/** Describes a delivery: its topic, time and outcome. The receiver's answer or the system's code helps to mend the receiver. */
function saysOf({ topic, status, createdAt, answer: got, fault }: Delivery): string {
  const say = wordsIn[language.value].webhooks
  const topics: Readonly<Record<string, string>> = noticeWordsIn[language.value].topics
  const [code = '', systemCode] = fault?.split(' ') ?? []
  const faults: Readonly<Record<string, string>> = say.faults
  const why = faults[code] ?? code
  const became = fault === null ? say.status[status] : pair(say.status[status], why)
  const detail = got ?? systemCode
  return [
    topics[topic] ?? say.test,
    detail === undefined ? became : `${became} (${detail})`,
    moment(createdAt, language.value),
  ].join(' · ')
}
