import { useEffect, useMemo } from 'preact/hooks'
import { ErrorBoundary, lazy, useRoute } from 'preact-iso'
import { Trouble } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { SignInIfNeeded } from '../session/sign-in-if-needed.tsx'
import { language, words } from '../words/words.ts'
import { keepInvitation } from './invitation.ts'
import { openTable } from './table.ts'
import { TablePage } from './table-page.tsx'

const Lobby = lazy(async () => (await import('./lobby.tsx')).Lobby)

/** The page of a match: while it waits for players, who has joined; then the table. */
export function MatchPage() {
  const { params } = useRoute()
  const id = params.match ?? ''
  const table = useMemo(() => {
    keepInvitation(id)
    return openTable(id)
  }, [id, language.value])
  useEffect(() => () => table.close(), [table])
  const match = table.match.value
  if (match === undefined) {
    return (
      <Page title={words.value.table.loading}>
        <Trouble trouble={table.trouble.value} />
        <SignInIfNeeded trouble={table.trouble.value} />
      </Page>
    )
  }
  return match.status === 'open' ? (
    <ErrorBoundary>
      <Lobby table={table} match={match} />
    </ErrorBoundary>
  ) : (
    <TablePage table={table} match={match} />
  )
}
