import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { enterByPass, leavePass, reader } from '../api/session.ts'
import { LinkButton, Trouble, useAsking } from '../ui/controls.tsx'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { wordsIn } from './words.ts'

/**
 * The page for the link in a mail about a match: it opens the match. It signs the reader in for that match alone,
 * unless they are signed in already.
 */
export function MatchLinkPage() {
  const { route, query } = useLocation()
  const { trouble, ask } = useAsking()
  const token = location.hash.slice(1)
  useEffect(() => {
    ask(async () => {
      const before = reader.value
      const match = await enterByPass(token)
      if (before.kind === 'account') {
        reader.value = before
        leavePass()
      }
      // A link from a mail about messages opens the talk.
      route(`/matches/${match}${query.tab === undefined ? '' : `#tab=${encodeURIComponent(query.tab)}`}`, true)
    })
  }, [])
  const { session, table, home } = words.value
  const say = wordsIn[language.value]
  return (
    <Page title={trouble === undefined ? table.loading : say.linkOver}>
      {token === '' && <p>{say.linkLost}</p>}
      <Trouble trouble={trouble} />
      {trouble !== undefined && (
        <div>
          {reader.value.kind === 'account' ? (
            <LinkButton href="/" isMain>
              {home.title}
            </LinkButton>
          ) : (
            <LinkButton href="/sign-in" isMain>
              {session.signIn}
            </LinkButton>
          )}
        </div>
      )}
    </Page>
  )
}
