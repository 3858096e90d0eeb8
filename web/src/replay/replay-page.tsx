import { useMemo } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer, isUnknown } from '../api/problem.ts'
import { loadBoard } from '../boards/drawn-board.tsx'
import { readGames } from '../games/games.ts'
import { describedIn } from '../match/described.ts'
import { hasBegun } from '../match/has-begun.ts'
import { AccountNeeded, needsAccount } from '../sign-in/account-needed.tsx'
import { LinkButton, Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { momentIn } from './moment-address.ts'
import { ReplayTable } from './replay-table.tsx'
import { replaying } from './replaying.ts'
import { wordsIn } from './words.ts'

/** The page on which one looks back at a match, moment by moment. */
export function ReplayPage() {
  const { params } = useRoute()
  const id = params.match ?? ''
  const say = wordsIn[language.value]
  const { value, trouble } = useNewest(() => readReplay(id), [id, language.value])
  if (value?.match.id === id) {
    return hasBegun(value.match) ? (
      <Begun key={`${id} ${language.value}`} {...value} />
    ) : (
      <Page title={say.title}>
        <p>{say.notBegun}</p>
        <p>
          <LinkButton href={`/matches/${id}`}>{say.toMatch}</LinkButton>
        </p>
      </Page>
    )
  }
  if (needsAccount(trouble)) return <AccountNeeded />
  if (isUnknown(trouble)) return <NoPage title={words.value.app.noMatch} />
  return (
    <Page title={trouble === undefined ? words.value.table.loading : words.value.table.notShown}>
      <Trouble trouble={trouble} />
    </Page>
  )
}

type Read = Awaited<ReturnType<typeof readReplay>>

/** @throws Refused, Unreachable */
async function readReplay(id: string) {
  const match = await answer(api.GET('/v1/matches/{match}', { params: { path: { match: id } } }))
  // The board is drawn when its cards have names; otherwise its layout would jump.
  const [described] = await Promise.all([
    describedIn(match.game),
    loadBoard(match.game),
    // Without it, the title is the one on the box.
    readGames().catch(() => {}),
  ])
  return { match, described }
}

function Begun({ match, described }: Read) {
  const replay = useMemo(() => replaying(match, momentIn(location.search, match)), [match])
  // What is drawn before all is there would be pushed about by the rest.
  const isRead = replay.shown.value !== undefined || replay.trouble.value !== undefined
  return isRead ? <ReplayTable replay={replay} described={described} /> : <Page title={words.value.table.loading} />
}
