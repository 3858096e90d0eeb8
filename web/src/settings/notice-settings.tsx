import { useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { Button, Trouble, useAsking } from '../ui/controls.tsx'
import { language, words } from '../words/words.ts'
import { noticeWordsIn } from './notice-words.ts'
import { OneNotice } from './one-notice.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'

type Notice = Schemas['NoticeRecord']

/** The mails that the reader got, and why others were not sent. The list is read only when they ask for it. */
export function NoticeSettings() {
  const say = noticeWordsIn[language.value]
  const [items, setItems] = useState<readonly Notice[]>()
  const [next, setNext] = useState<string | null>(null)
  const { trouble, ask, isUnderWay } = useAsking()
  const read = (cursor?: string) =>
    ask(async () => {
      const query = cursor === undefined ? {} : { cursor }
      const page = await answer(api.GET('/v1/account/notices', { params: { query } }))
      setItems((before) => [...(cursor === undefined ? [] : (before ?? [])), ...page.items])
      setNext(page.next)
    })
  return (
    <Section id="notices" hint={say.hint}>
      <Trouble trouble={trouble} />
      {items?.length === 0 && <p>{say.none}</p>}
      <ul class={styles.list}>
        {items?.map((notice) => (
          <li key={notice.id} class={styles.item}>
            <OneNotice notice={notice} />
          </li>
        ))}
      </ul>
      {(items === undefined || next !== null) && (
        <div>
          <Button isOff={isUnderWay} onClick={() => read(next ?? undefined)}>
            {items === undefined ? say.show : words.value.home.more}
          </Button>
        </div>
      )}
    </Section>
  )
}
