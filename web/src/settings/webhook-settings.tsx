import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import { useChangeable } from '../ui/changeable.ts'
import { Button, controls, Trouble } from '../ui/controls.tsx'
import { SelectField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { language } from '../words/words.ts'
import { noticeWordsIn, topicNames } from './notice-words.ts'
import { ProofField, proofIn } from './proof-field.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { ShownOnce } from './shown-once.tsx'
import { AnotherSecret, Deliveries, TopicFields, WebhookChange } from './webhook-more.tsx'
import { wordsIn } from './words.ts'

const formats = ['discord', 'slack', 'paquebot'] as const

export function WebhookSettings() {
  const all = wordsIn[language.value]
  const words = all.webhooks
  const notices = noticeWordsIn[language.value]
  const [secret, setSecret] = useState<string>()
  const [isTested, setIsTested] = useState(false)
  const { value, trouble, change, readAgain, isUnderWay } = useChangeable(() => answer(api.GET('/v1/account/webhooks')))
  return (
    <Section id="webhooks" hint={words.hint}>
      <Trouble trouble={trouble} />
      <ul class={styles.list}>
        {value?.items.map((webhook) => {
          const { id, url, format, on, topics, offBy, failingSince } = webhook
          const posted =
            topics.length === 0 ? notices.everything : topics.map((topic) => notices.topics[topic]).join(', ')
          const state = offBy !== null ? notices.offBy[offBy] : failingSince !== null ? notices.failing : undefined
          const params = { path: { webhook: id } }
          return (
            <li key={id} class={styles.item}>
              <span id={id}>
                {[url, words.formats[format], posted, state].filter((part) => part !== undefined).join(' · ')}
              </span>
              <span class={controls.row}>
                {on && (
                  <Button
                    isSmall
                    isOff={isUnderWay}
                    describedBy={id}
                    onClick={() =>
                      change(async () => {
                        await answer(api.POST('/v1/account/webhooks/{webhook}/test', { params }))
                        setIsTested(true)
                      })
                    }
                  >
                    {words.test}
                  </Button>
                )}
                <Button
                  isSmall
                  isOff={isUnderWay}
                  describedBy={id}
                  onClick={() =>
                    change(() => answer(api.PATCH('/v1/account/webhooks/{webhook}', { params, body: { on: !on } })))
                  }
                >
                  {on ? words.off : words.on}
                </Button>
                <Button
                  isSmall
                  isOff={isUnderWay}
                  describedBy={id}
                  onClick={() => change(() => done(api.DELETE('/v1/account/webhooks/{webhook}', { params })))}
                >
                  {all.remove}
                </Button>
              </span>
              <details class={styles.more}>
                <summary>{words.change}</summary>
                <WebhookChange webhook={webhook} readAgain={readAgain} />
              </details>
              {format === 'paquebot' && (
                <details class={styles.more}>
                  <summary>{words.anotherSecret}</summary>
                  <AnotherSecret webhook={id} made={() => setSecret(undefined)} />
                </details>
              )}
              <details class={styles.more}>
                <summary>{words.posted}</summary>
                <Deliveries webhook={id} />
              </details>
            </li>
          )
        })}
      </ul>
      <p class={isTested ? styles.secret : controls.status} role="status">
        {isTested && words.tested}
      </p>
      <ShownOnce label={words.secret} secret={secret} />
      <details class={styles.more}>
        <summary>{words.add}</summary>
        <AskingForm
          button={all.make}
          onSend={async (values) => {
            const format = formats.find((one) => one === text(values, 'format')) ?? 'paquebot'
            const chosen = topicNames().filter((topic) => values.has(topic))
            const body = { url: text(values, 'url'), format, topics: chosen, ...proofIn(values) }
            const made = await answer(api.POST('/v1/account/webhooks', { body }))
            setIsTested(false)
            setSecret(format === 'paquebot' ? made.secret : undefined)
            await readAgain()
          }}
        >
          <TextField label={words.url} name="url" type="url" isNeeded bounds={bounds.webhook.url} />
          <SelectField
            label={words.format}
            name="format"
            options={formats.map((value) => ({ value, says: words.formats[value] }))}
          />
          <details>
            <summary>{notices.chosen}</summary>
            <TopicFields />
          </details>
          <ProofField />
        </AskingForm>
      </details>
    </Section>
  )
}
