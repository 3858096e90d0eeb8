import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import type { Match } from '../api/schemas.ts'
import { Button, LinkButton, Trouble, useAsking } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { reader } from '../session/session.ts'
import { language, words } from '../words/words.ts'
import { FindFilters } from './find-filters.tsx'
import { readGame, readGames } from './games.ts'
import styles from './home.module.css'
import { MatchCard } from './match-card.tsx'
import { unusualOptions } from './options-in-words.ts'
import { findMatches, searchIn } from './search.ts'
import { termsInWords } from './terms-in-words.ts'

/**
 * Matches to join, to watch and to look at. A stranger reads what the page offers, and can come back with an account.
 */
export function FindPage() {
  return reader.value.kind === 'account' ? <Finding /> : <ForStrangers />
}

function ForStrangers() {
  const { find, session } = words.value
  const here = encodeURIComponent(location.pathname + location.search)
  return (
    <Page title={find.title}>
      <p class={styles.what}>{find.stranger}</p>
      <div class={styles.ways}>
        <LinkButton href={`/sign-up?then=${here}`} isMain>
          {session.signUp}
        </LinkButton>
        <LinkButton href={`/sign-in?then=${here}`}>{session.signIn}</LinkButton>
      </div>
    </Page>
  )
}

/** The address holds the filters. */
function Finding() {
  const { app, find, home, wishes } = words.value
  const { query, route } = useLocation()
  const [items, setItems] = useState<readonly Match[]>()
  const [next, setNext] = useState<string | null>(null)
  const { trouble, ask, isUnderWay } = useAsking()
  const search = searchIn(query)

  const read = (cursor?: string) =>
    ask(async () => {
      await readGames()
      const page = await findMatches(search, cursor)
      setItems((before) => (cursor === undefined ? page.items : [...(before ?? []), ...page.items]))
      setNext(page.next)
      await Promise.all([...new Set(page.items.map(({ game }) => game))].map(readGame))
    })
  useEffect(() => read(), [JSON.stringify(search), language.value])

  const change = (name: string, value: string) => {
    const all = Object.entries({ ...query, [name]: value }).filter(([, given]) => given !== '')
    route(`/find?${new URLSearchParams(all)}`, true)
  }
  return (
    <Page title={find.title}>
      <FindFilters search={search} change={change} />
      <Trouble trouble={trouble} />
      {items?.length === 0 && <p>{search.show === 'toJoin' ? find.none : find.nothing}</p>}
      <ul class={styles.list}>
        {items?.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} terms={[...termsInWords(match), ...unusualOptions(match)]} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button isOff={isUnderWay} onClick={() => read(next)}>
            {home.more}
          </Button>
        </div>
      )}
      {search.show === 'toJoin' && (
        <div class={styles.ways}>
          <LinkButton href="/open">{app.open}</LinkButton>
          <LinkButton href="/wishes">{wishes.title}</LinkButton>
        </div>
      )}
    </Page>
  )
}
