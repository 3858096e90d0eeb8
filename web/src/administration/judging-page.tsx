import { useLocation, useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer, Refused } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { gameTitle, readGames } from '../games/games.ts'
import { hasBegun } from '../match/has-begun.ts'
import { Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { language } from '../words/words.ts'
import { AdministratorsPage } from './administrators-page.tsx'
import { DisputesToJudge } from './disputes-to-judge.tsx'
import { MatchThen } from './match-then.tsx'
import { MoreAboutMatch } from './more-about-match.tsx'
import { ReasonForm } from './reason-form.tsx'
import { viewingIn } from './viewing.ts'
import { wordsIn } from './words.ts'

/** A match for an administrator: replayed as any viewer saw it, its disputes, and what may be done about it. */
export function JudgingPage() {
  const { params } = useRoute()
  const id = params.match ?? ''
  const say = wordsIn[language.value]
  const path = { match: id }
  const { value, trouble, readAgain } = useNewest(async () => {
    await readGames()
    return answer(api.GET('/v1/matches/{match}', { params: { path } }))
  }, [id, language.value])
  // A private match is as if it did not exist, until an administrator says why they look.
  const isUnknown = trouble instanceof Refused && trouble.problem.status === 404
  return (
    <AdministratorsPage title={value === undefined ? say.replay.title : value.name || gameTitle(value.game)}>
      <Trouble trouble={trouble} />
      {isUnknown && <ReasonForm match={id} as="administrator" whenGiven={readAgain} />}
      {value !== undefined && <Judged key={id} match={value} whenChanged={readAgain} />}
    </AdministratorsPage>
  )
}

interface Props {
  readonly match: Match
  whenChanged(): Promise<void>
}

function Judged({ match, whenChanged }: Props) {
  const say = wordsIn[language.value]
  const { query } = useLocation()
  const viewing = viewingIn(query, match.version)
  const more = <MoreAboutMatch match={match} version={viewing.version} as={viewing.as} whenChanged={whenChanged} />
  return (
    <>
      <p>
        {match.name !== '' && `${gameTitle(match.game)} · `}
        <a href={`/matches/${match.id}`}>{say.toMatch}</a>
      </p>
      <DisputesToJudge match={match} viewing={viewing} whenChanged={whenChanged}>
        {hasBegun(match) ? (
          <MatchThen match={match} viewing={viewing}>
            {more}
          </MatchThen>
        ) : (
          more
        )}
      </DisputesToJudge>
    </>
  )
}
