import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { reader } from '../api/session.ts'
import { signInAddress } from '../sign-in/sign-in-address.ts'
import { Button, Trouble, useAsking } from '../ui/controls.tsx'
import { language } from '../words/words.ts'
import styles from './studies.module.css'
import { wordsIn } from './words.ts'

interface Props {
  readonly token: string
  readonly name: string
}

/** What somebody sees who has opened the link to a study: they can copy it, and play on in the copy. */
export function SharedWithYou({ token, name }: Props) {
  const say = wordsIn[language.value]
  const { route, url } = useLocation()
  const { trouble, ask, isUnderWay } = useAsking()
  const copy = async () => {
    const from = { kind: 'shared', token } as const
    const made = await answer(api.POST('/v1/studies', { body: { name, from } }))
    route(`/studies/${made.id}`)
  }
  return (
    <section class={styles.part}>
      <p>{say.sharedWithYou}</p>
      {reader.value.kind === 'account' ? (
        <Button isMain isOff={isUnderWay} onClick={() => ask(copy)}>
          {say.copy}
        </Button>
      ) : (
        <a href={signInAddress(url)}>{say.signInToCopy}</a>
      )}
      <Trouble trouble={trouble} />
    </section>
  )
}
