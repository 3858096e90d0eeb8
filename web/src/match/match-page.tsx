import { useEffect, useMemo } from 'preact/hooks'
import { ErrorBoundary, useRoute } from 'preact-iso'
import { isUnknown } from '../api/problem.ts'
import { readGames } from '../games/games.ts'
import { AccountNeeded, needsAccount } from '../sign-in/account-needed.tsx'
import { keepInvitation, keptInvitation } from '../sign-in/invitation.ts'
import { Trouble } from '../ui/controls.tsx'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { part } from '../ui/part.ts'
import { language, words } from '../words/words.ts'
import { hasBegun } from './has-begun.ts'
import { openTable } from './table.ts'
import { TablePage } from './table-page.tsx'

const InvitedPage = part(() => import('./inviting/invited-page.tsx'), 'InvitedPage')
const NotValidPage = part(() => import('./inviting/not-valid-page.tsx'), 'NotValidPage')
const Lobby = part(() => import('./lobby.tsx'), 'Lobby')

/** The page of a match: the lobby until it begins, then the table. */
export function MatchPage() {
  const { params } = useRoute()
  const id = params.match ?? ''
  const table = useMemo(() => {
    keepInvitation(id)
    return openTable(id)
  }, [id, language.value])
  // Until the titles of games are here, and if they cannot be read, the title is the one on the box.
  useEffect(() => void readGames().catch(() => {}), [language.value])
  useEffect(() => {
    // Following a link to the open match reloads nothing.
    const onHash = () => {
      if (keepInvitation(id)) void table.refresh()
    }
    addEventListener('hashchange', onHash)
    return () => {
      removeEventListener('hashchange', onHash)
      table.close()
    }
  }, [table])
  const match = table.match.value
  const trouble = table.trouble.value
  if (match === undefined && isUnknown(trouble)) {
    return keptInvitation(id) === undefined ? (
      <NoPage title={words.value.app.noMatch} />
    ) : (
      <ErrorBoundary>
        <NotValidPage />
      </ErrorBoundary>
    )
  }
  if (match === undefined && needsAccount(trouble)) return <AccountNeeded />
  if (match === undefined) {
    return (
      <Page title={trouble === undefined ? words.value.table.loading : words.value.table.notShown}>
        <Trouble trouble={trouble} />
      </Page>
    )
  }
  if (hasBegun(match) && !table.isOutside.value) return <TablePage table={table} match={match} />
  const Outside = hasBegun(match) ? InvitedPage : Lobby
  return (
    <ErrorBoundary>
      <Outside table={table} match={match} />
    </ErrorBoundary>
  )
}
