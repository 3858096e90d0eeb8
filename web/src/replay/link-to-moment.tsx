import { controls } from '../ui/controls.tsx'
import { LinkToShare } from '../ui/sharing.tsx'
import { language } from '../words/words.ts'
import { momentAddress } from './moment-address.ts'
import styles from './replay.module.css'
import type { Replaying } from './replaying.ts'
import { wordsIn } from './words.ts'

/** The link to the moment that is shown, which opens it as its reader sees it now. */
export function LinkToMoment({ replay, title }: { readonly replay: Replaying; readonly title: string }) {
  const say = wordsIn[language.value]
  const link = location.origin + momentAddress(replay.match.id, replay.moment.value)
  return (
    <details>
      <summary class={styles.fold}>{say.link}</summary>
      {replay.match.private && <p class={controls.hint}>{say.linkIsPrivate}</p>}
      <LinkToShare key={link} link={link} title={title} />
    </details>
  )
}
