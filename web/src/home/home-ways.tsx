import { reader } from '../api/session.ts'
import { games } from '../games/games.ts'
import { LinkButton } from '../ui/controls.tsx'
import { personAddress } from '../ui/person-link.tsx'
import { language, words } from '../words/words.ts'
import styles from './home.module.css'
import { wordsIn } from './words.ts'

/** The lessons and the rules of all games, for somebody who has not played here yet. */
export function Lessons() {
  const { home } = wordsIn[language.value]
  return (
    <section class={styles.group}>
      <h2>{home.learn}</h2>
      <p>{home.learnHint}</p>
      <ul class={styles.group}>
        {games.value.map(({ id, title, lesson }) => (
          <li key={id} class={styles.lesson}>
            {lesson && <LinkButton href={`/games/${id}/lesson`}>{home.lesson(title)}</LinkButton>}
            <a href={`/games/${id}/rules`}>{home.rulesOf(title)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to other pages. For somebody without a match, finding one comes first. */
export function Ways({ isFirst }: { readonly isFirst: boolean }) {
  const { app } = words.value
  const { home } = wordsIn[language.value]
  return (
    <>
      {isFirst && <h2>{home.withOthers}</h2>}
      <nav class={styles.ways} aria-label={home.ways}>
        <LinkButton href="/find" isMain={isFirst}>
          {app.find}
        </LinkButton>
        <LinkButton href="/open">{app.open}</LinkButton>
        {others().map(({ href, says }) =>
          isFirst ? (
            <a key={href} href={href} class={styles.way}>
              {says}
            </a>
          ) : (
            <LinkButton key={href} href={href}>
              {says}
            </LinkButton>
          ),
        )}
      </nav>
    </>
  )
}

/** The same in few lines, without what the header has. */
export function WaysInShort() {
  return (
    <nav class={styles.shortWays} aria-label={wordsIn[language.value].home.ways}>
      {others().map(({ href, says }) => (
        <a key={href} href={href}>
          {says}
        </a>
      ))}
    </nav>
  )
}

function others() {
  const { home, wishes } = wordsIn[language.value]
  const me = reader.value
  return [
    { href: '/wishes', says: wishes.title },
    { href: '/find?show=toWatch', says: home.watch },
    ...(me.kind === 'account' ? [{ href: personAddress(me.account.name), says: home.profile }] : []),
    { href: '/games/le-havre', says: home.best },
    { href: '/studies', says: home.studies },
  ]
}
