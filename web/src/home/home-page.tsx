import { useEffect, useState } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { follow } from '../api/stream.ts'
import { Button, LinkButton, Trouble, useAsking } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { language, words } from '../words/words.ts'
import styles from './home.module.css'
import { MatchCard } from './match-card.tsx'

type OwnMatch = Schemas['OwnMatch']

/** My matches: first those that wait for me, in the order in which they want me. */
export function HomePage() {
  const { home, app } = words.value
  const [items, setItems] = useState<readonly OwnMatch[]>()
  const [next, setNext] = useState<string | null>(null)
  const { trouble, ask, isUnderWay } = useAsking()

  const read = (cursor?: string) =>
    ask(async () => {
      const query = { limit: 50, ...(cursor === undefined ? {} : { cursor }) }
      const page = await answer(api.GET('/v1/account/matches', { params: { query } }))
      setItems((before) => (cursor === undefined ? page.items : [...(before ?? []), ...page.items]))
      setNext(page.next)
    })
  useEffect(() => {
    read()
    return follow('/v1/account/stream', {
      onEvent: ({ event }) => event === 'notice' && read(),
      onConnection: () => {},
    })
  }, [language.value])

  const groups = [
    { title: home.waiting, of: (items ?? []).filter(({ want }) => want !== null), none: home.nothingWaits },
    { title: home.others, of: quiet(items, 'running') },
    { title: home.openOnes, of: quiet(items, 'open') },
    { title: home.ended, of: [...quiet(items, 'ended'), ...quiet(items, 'aborted')] },
  ]
  return (
    <Page title={home.title}>
      <Trouble trouble={trouble} />
      {items?.length === 0 && (
        <>
          <p>{home.none}</p>
          <div class={styles.ways}>
            <LinkButton href="/find" isMain>
              {app.find}
            </LinkButton>
            <LinkButton href="/open">{app.open}</LinkButton>
          </div>
        </>
      )}
      {items !== undefined &&
        items.length > 0 &&
        groups
          .filter(({ of, none }) => of.length > 0 || none !== undefined)
          .map(({ title, of, none }) => (
            <section key={title} class={styles.group}>
              <h2>{title}</h2>
              {of.length === 0 && <p class={styles.quiet}>{none}</p>}
              <ul class={styles.list}>
                {of.map(({ match, want }) => (
                  <li key={match.id}>
                    <MatchCard match={match} want={want} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      {next !== null && (
        <div>
          <Button isOff={isUnderWay} onClick={() => read(next)}>
            {home.more}
          </Button>
        </div>
      )}
    </Page>
  )
}

const quiet = (items: readonly OwnMatch[] | undefined, status: OwnMatch['match']['status']): readonly OwnMatch[] =>
  (items ?? []).filter(({ match, want }) => want === null && match.status === status)
