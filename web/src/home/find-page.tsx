import { useLocation } from 'preact-iso'
import { reader } from '../api/session.ts'
import { readGame, readGames } from '../games/games.ts'
import { unusualOptions } from '../games/options-in-words.ts'
import { ownPlayer } from '../match/own-seat.ts'
import { AccountNeeded } from '../sign-in/account-needed.tsx'
import { LinkButton, Trouble } from '../ui/controls.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Page } from '../ui/page.tsx'
import { usePages } from '../ui/pages.ts'
import { language, words } from '../words/words.ts'
import { FindFilters } from './find-filters.tsx'
import styles from './home.module.css'
import { MatchCard } from './match-card.tsx'
import { findMatches, searchIn } from './search.ts'
import { termsInWords } from './terms-in-words.ts'
import { wordsIn } from './words.ts'

/**
 * Matches to join, to watch and to look at. A stranger reads what the page offers, and can come back with an account.
 */
export function FindPage() {
  const { find } = wordsIn[language.value]
  return reader.value.kind === 'account' ? <Finding /> : <AccountNeeded title={find.title} says={find.stranger} />
}

/** The address holds the filters. */
function Finding() {
  const { app } = words.value
  const { find, wishes } = wordsIn[language.value]
  const { query, route } = useLocation()
  const search = searchIn(query)
  const { items, hasMore, readMore, isUnderWay, trouble } = usePages(
    async (cursor) => {
      await readGames()
      const page = await findMatches(search, cursor)
      await Promise.all([...new Set(page.items.map(({ game }) => game))].map(readGame))
      return page
    },
    [JSON.stringify(search), language.value],
  )

  const change = (name: string, value: string) => {
    // The address itself is newer than the query of the last rendering.
    const filters = new URLSearchParams(location.search)
    if (value === '') filters.delete(name)
    else filters.set(name, value)
    route(`/find?${filters}`, true)
  }
  return (
    <Page title={find.title}>
      <FindFilters search={search} change={change} />
      <Trouble trouble={trouble} />
      {items?.length === 0 && <p>{search.show === 'toJoin' ? find.none : find.nothing}</p>}
      <ul class={styles.list}>
        {items?.map((match) => (
          <li key={match.id}>
            <MatchCard
              match={match}
              terms={[...termsInWords(match), ...unusualOptions(match)]}
              isOwn={ownPlayer(match) !== undefined}
            />
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton isOff={isUnderWay} onClick={readMore} />}
      {search.show === 'toJoin' && (
        <div class={styles.ways}>
          <LinkButton href="/open">{app.open}</LinkButton>
          <LinkButton href="/wishes">{wishes.title}</LinkButton>
        </div>
      )}
    </Page>
  )
}
