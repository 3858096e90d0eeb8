import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import { signOut } from '../api/session.ts'
import { useChangeable } from '../ui/changeable.ts'
import { Button, Trouble } from '../ui/controls.tsx'
import { fromNow } from '../words/dates.ts'
import { language } from '../words/words.ts'
import { deviceInWords } from './device-in-words.ts'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { wordsIn } from './words.ts'

export function SessionSettings() {
  const { sessions: words } = wordsIn[language.value]
  const { route } = useLocation()
  const { value, trouble, change, isUnderWay } = useChangeable(() => answer(api.GET('/v1/sessions')))
  return (
    <Section id="sessions">
      <Trouble trouble={trouble} />
      <ul class={styles.list}>
        {value?.items.map(({ id, userAgent, usedAt, current }) => (
          <li key={id} class={styles.item}>
            <span id={id}>
              {deviceInWords(userAgent)} · {words.used(fromNow(usedAt, language.value))}
              {current && <strong> ({words.current})</strong>}
            </span>
            {!current && (
              <Button
                isSmall
                isOff={isUnderWay}
                describedBy={id}
                onClick={() =>
                  change(() => done(api.DELETE('/v1/sessions/{session}', { params: { path: { session: id } } })))
                }
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          isOff={isUnderWay}
          onClick={() =>
            change(async () => {
              await done(api.DELETE('/v1/sessions'))
              await signOut()
              route('/')
            })
          }
        >
          {words.everywhere}
        </Button>
      </div>
    </Section>
  )
}
