import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { reader } from '../api/session.ts'
import { Button, controls, Trouble, useAsking } from '../ui/controls.tsx'
import { language } from '../words/words.ts'
import styles from './replay.module.css'
import type { Replaying } from './replaying.ts'
import { wordsIn } from './words.ts'

/** How much of the name of a match fits into that of a study. */
const most = 60

/** Makes a study that begins with the moment that is shown. */
export function StudyFromHere({ replay, name }: { readonly replay: Replaying; readonly name: string }) {
  const say = wordsIn[language.value]
  const { route } = useLocation()
  const { trouble, ask, isUnderWay } = useAsking()
  if (reader.value.kind !== 'account') return null
  const make = async () => {
    const { version } = replay.moment.peek()
    const from = { kind: 'match' as const, match: replay.match.id, version }
    const body = { name: say.studyName(name.slice(0, most).toWellFormed(), version), from }
    const { id } = await answer(api.POST('/v1/studies', { body }))
    route(`/studies/${id}`)
  }
  return (
    <div class={styles.study}>
      <Button isOff={isUnderWay} onClick={() => ask(make)}>
        {say.study}
      </Button>
      <p class={controls.hint}>{say.studyHint}</p>
      <Trouble trouble={trouble} />
    </div>
  )
}
