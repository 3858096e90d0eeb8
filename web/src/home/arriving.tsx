import { LinkButton } from '../ui/controls.tsx'
import { Foot, useFocusOnNewPage, useTitle } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import styles from './arriving.module.css'
import { PacketBoat } from './packet-boat.tsx'
import { wordsIn } from './words.ts'

/** Explains the site to first-time visitors. */
export function Arriving() {
  const { app } = words.value
  const { arriving } = wordsIn[language.value]
  const [lead, ...more] = arriving.what
  useTitle(arriving.tagline)
  const heading = useFocusOnNewPage()
  return (
    <main class={styles.arriving} id="content" tabIndex={-1}>
      <div class={styles.welcome}>
        <div class={styles.says}>
          <h1 ref={heading} tabIndex={-1}>
            {arriving.tagline}
          </h1>
          <p>{lead}</p>
          <div class={styles.ways}>
            <LinkButton href="/sign-up" isMain>
              {arriving.begin}
            </LinkButton>
            <LinkButton href="/find">{app.find}</LinkButton>
          </div>
        </div>
        <div class={styles.picture}>
          <PacketBoat title={arriving.picture} />
        </div>
      </div>
      <div class={styles.more}>
        {more.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p class={styles.rules}>
        <a href="/games/havana/lesson">{arriving.learn}</a>
        <span>{arriving.rules}</span>
        {Object.entries(arriving.games).map(([game, title]) => (
          <a key={game} href={`/games/${game}/rules`}>
            {title}
          </a>
        ))}
      </p>
      <Foot />
    </main>
  )
}
