import { useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { noticeWordsIn } from '../settings/notice-words.ts'
import { Button, controls, Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { lasting, moment } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { wordsIn } from './words.ts'

/** Whether the server is well, and how its mails go out. */
export function ServerHealth() {
  const { server: say } = wordsIn[language.value]
  const health = useNewest(() => answer(api.GET('/v1/health')), [])
  const outbox = useNewest(() => answer(api.GET('/v1/admin/outbox')), [])
  const [readAt, setReadAt] = useState<string>()
  const readAgain = async () => {
    setReadAt(undefined)
    await Promise.all([health.readAgain(), outbox.readAgain()])
    setReadAt(new Date().toISOString())
  }
  return (
    <>
      <section class={styles.part}>
        <h2>{say.health}</h2>
        <Trouble trouble={health.trouble} />
        {health.value && health.trouble === undefined && <p>{say.well}</p>}
      </section>
      {/* What stands below is drawn when what stands above has been read, so that nothing is pushed away. */}
      {health.isSettled && (
        <section class={styles.part}>
          <h2>{say.mails}</h2>
          <Trouble trouble={outbox.trouble} />
          {outbox.value && <Outbox outbox={outbox.value} />}
        </section>
      )}
      {health.isSettled && outbox.isSettled && (
        <div>
          <Button onClick={() => void readAgain()}>{say.again}</Button>
          <p role="status" class={controls.status}>
            {readAt && say.readAt(moment(readAt, language.value))}
          </p>
        </div>
      )}
    </>
  )
}

const counts = ['pending', 'due', 'retrying', 'failed', 'bounced'] as const

function Outbox({ outbox }: { readonly outbox: Schemas['Outbox'] }) {
  const { server: say } = wordsIn[language.value]
  const notices = noticeWordsIn[language.value]
  const names: Readonly<Record<string, string>> = notices.topics
  const { oldestDueSeconds: oldest, oldestRetryingSeconds: retriedFor, retryReason, topics } = outbox
  return (
    <>
      <dl class={styles.figures}>
        {counts.map((count) => (
          <div key={count}>
            <dt>{say[count]}</dt>
            <dd>{outbox[count]}</dd>
          </div>
        ))}
      </dl>
      <p>{oldest === null ? say.noneDue : say.oldest(lasting(oldest, language.value))}</p>
      {retriedFor !== null && <p>{say.retried(lasting(retriedFor, language.value), retryReason ?? '')}</p>}
      {topics.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard (WCAG 2.1.1).
        <section class={styles.wide} tabIndex={0} aria-label={say.topics}>
          <table class={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say.topic}</th>
                {counts.map((count) => (
                  <th key={count} scope="col">
                    {say[count]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {topics.map((topic) => (
                <tr key={topic.topic}>
                  <th scope="row">{names[topic.topic] ?? topic.topic}</th>
                  {counts.map((count) => (
                    <td key={count}>{topic[count]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
