import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { Button, Trouble, useAsking } from '../look/controls.tsx'
import { CheckField, TextField, text } from '../look/fields.tsx'
import { AskingForm } from '../look/form.tsx'
import { moment } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import { noticeWordsIn, topicNames } from './notice-words.ts'
import styles from './settings.module.css'
import { wordsIn } from './words.ts'

type Webhook = Schemas['Webhook']
type Delivery = Schemas['Delivery']

/** Changes where a webhook posts, and what. */
export function WebhookChange({ webhook, again }: { readonly webhook: Webhook; again(): Promise<void> }) {
  const all = wordsIn[language.value]
  const { topics: names, chosen } = noticeWordsIn[language.value]
  const { id, url, topics } = webhook
  return (
    <AskingForm
      button={all.keep}
      onSend={async (values) => {
        const [to, password] = [text(values, 'url'), text(values, 'password')]
        // Only another address takes a proof of who asks.
        const address = to === url ? {} : { url: to, ...(password === '' ? {} : { password }) }
        const body = { topics: topicNames().filter((topic) => values.has(topic)), ...address }
        await answer(api.PATCH('/v1/account/webhooks/{webhook}', { params: { path: { webhook: id } }, body }))
        await again()
      }}
    >
      <TextField label={all.webhooks.url} name="url" type="url" value={url} isNeeded bounds={bounds.webhook.url} />
      <p>{chosen}</p>
      {topicNames().map((topic) => (
        <CheckField key={topic} label={names[topic]} name={topic} isOn={topics.includes(topic)} />
      ))}
      <TextField label={all.password} name="password" type="password" autocomplete="current-password" />
    </AskingForm>
  )
}

/** What was posted to a webhook lately, and what became of it. */
export function Deliveries({ webhook }: { readonly webhook: string }) {
  const say = wordsIn[language.value].webhooks
  const [items, setItems] = useState<readonly Delivery[]>()
  const [next, setNext] = useState<string | null>(null)
  const { trouble, ask, isUnderWay } = useAsking()
  const path = { webhook }
  const read = async (cursor?: string) => {
    const query = cursor === undefined ? {} : { cursor }
    const page = await answer(api.GET('/v1/account/webhooks/{webhook}/deliveries', { params: { path, query } }))
    setItems((before) => [...(cursor === undefined ? [] : (before ?? [])), ...page.items])
    setNext(page.next)
  }
  const replay = ({ id }: Delivery) =>
    ask(async () => {
      const params = { path: { webhook, delivery: id } }
      await answer(api.POST('/v1/account/webhooks/{webhook}/deliveries/{delivery}/replay', { params }))
      await read()
    })
  return (
    <>
      <Trouble trouble={trouble} />
      {items?.length === 0 && <p>{noticeWordsIn[language.value].none}</p>}
      <ul class={styles.list}>
        {items?.map((delivery) => (
          <li key={delivery.id} class={styles.item}>
            <span>{saysOf(delivery)}</span>
            {delivery.status !== 'pending' && (
              <Button isSmall isOff={isUnderWay} onClick={() => replay(delivery)}>
                {say.replay}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button isSmall isOff={isUnderWay} onClick={() => ask(() => read(next ?? undefined))}>
        {items === undefined ? say.deliveries : next === null ? say.readAgain : words.value.home.more}
      </Button>
    </>
  )
}

/** What it was about, when, and what became of it: the receiver's answer, or why there was none, as the API names it. */
function saysOf({ topic, status, createdAt, answer: code, fault }: Delivery): string {
  const say = wordsIn[language.value].webhooks
  const topics: Readonly<Record<string, string>> = noticeWordsIn[language.value].topics
  const got = [code, fault].filter((part) => part !== null).join(', ')
  const became = got === '' ? say.status[status] : `${say.status[status]} (${got})`
  return [topics[topic] ?? say.test, became, moment(createdAt, language.value)].join(' · ')
}
