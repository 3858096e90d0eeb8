import { useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer, isUnknown } from '../api/problem.ts'
import { games, gameTitle, readGames } from '../games/games.ts'
import { GameWays } from '../rules/game-ways.tsx'
import { AccountNeeded, needsAccount } from '../sign-in/account-needed.tsx'
import { Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { usePages } from '../ui/pages.ts'
import { SiblingPages } from '../ui/sibling-pages.tsx'
import { language, words } from '../words/words.ts'
import { GameStatistics } from './game-statistics.tsx'
import { Ranking } from './ranking.tsx'
import { wordsIn } from './words.ts'

/** A game on this server: its best players, and what its matches show. */
export function GamePage() {
  const { params } = useRoute()
  const game = params.game ?? ''
  const path = { game }
  const { value: statistics, trouble: unread } = useNewest(async () => {
    await readGames()
    return answer(api.GET('/v1/games/{game}/statistics', { params: { path } }))
  }, [game, language.value])
  const ranking = usePages(
    (cursor) =>
      answer(api.GET('/v1/games/{game}/ratings', { params: { path, query: cursor === undefined ? {} : { cursor } } })),
    [game, language.value],
  )
  const trouble = unread ?? ranking.trouble
  const isElsewhere = games.value.length > 0 && games.value.every(({ id }) => id !== game)
  if (isUnknown(trouble) || isElsewhere) return <NoPage title={words.value.app.noGame} />
  if (needsAccount(trouble)) {
    return (
      <AccountNeeded title={gameTitle(game)}>
        <GameWays game={game} shown="game" />
      </AccountNeeded>
    )
  }
  const isRead = statistics !== undefined && ranking.items !== undefined
  return (
    <Page title={gameTitle(game)} isComing={!isRead && trouble === undefined}>
      <Trouble trouble={trouble} />
      {isRead && (
        <>
          <SiblingPages
            label={wordsIn[language.value].games}
            pages={games.value.map(({ id, title }) => ({ href: `/games/${id}`, says: title, isShown: id === game }))}
          />
          <GameWays game={game} shown="game" />
          <Ranking pages={ranking} />
          <GameStatistics items={statistics.items} />
        </>
      )}
    </Page>
  )
}
