import { useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer, isUnknown } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { readGames } from '../games/games.ts'
import { AboutPlayer } from '../match/tabs/about-player.tsx'
import { AccountNeeded, needsAccount } from '../sign-in/account-needed.tsx'
import { controls, Trouble } from '../ui/controls.tsx'
import { useNewest } from '../ui/newest.ts'
import { NoPage } from '../ui/no-page.tsx'
import { Page } from '../ui/page.tsx'
import { usePages } from '../ui/pages.ts'
import { dayOf } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import { AnswerTimes } from './answer-times.tsx'
import styles from './people.module.css'
import { PlayedGames } from './played-games.tsx'
import { Results } from './results.tsx'
import { ShareBar } from './share-bar.tsx'
import { wordsIn } from './words.ts'

/** At once as many as the API gives: ratings are drawn from them. */
const limit = 100

/** The public profile of a person: how reliable they are, how well they play, how their matches ended. */
export function PersonPage() {
  const { params } = useRoute()
  const name = params.name ?? ''
  const me = reader.value
  const path = { name }
  const { value: profile, trouble: unread } = useNewest(async () => {
    await readGames()
    return answer(api.GET('/v1/people/{name}', { params: { path } }))
  }, [name, language.value])
  const results = usePages(
    (cursor) => {
      const query = { limit, ...(cursor === undefined ? {} : { cursor }) }
      return answer(api.GET('/v1/people/{name}/results', { params: { path, query } }))
    },
    [name, language.value],
  )
  const trouble = unread ?? results.trouble
  if (needsAccount(trouble)) return <AccountNeeded title={name} />
  if (isUnknown(trouble)) return <NoPage title={wordsIn[language.value].nobody(name)} />
  const isComing = (profile === undefined || results.items === undefined) && trouble === undefined
  return (
    <Page title={profile?.name ?? name} isComing={isComing}>
      <Trouble trouble={trouble} />
      {profile !== undefined && results.items !== undefined && (
        <>
          <p class={controls.hint}>{wordsIn[language.value].since(dayOf(profile.since, language.value))}</p>
          <PlayedGames profile={profile} results={results.items} />
          <Habits profile={profile} />
          <Results pages={results} />
          {me.kind === 'account' && me.account.name !== profile.name && (
            <AboutPlayer reader={me.account.name} name={profile.name} />
          )}
        </>
      )}
    </Page>
  )
}

/** How often somebody decides in time, and how long they usually take. */
function Habits({ profile: { reliability, usualTime } }: { readonly profile: Schemas['Profile'] }) {
  const say = wordsIn[language.value]
  const { about } = words.value
  const { share, decisions } = reliability
  return (
    <section class={styles.part}>
      <h2>{say.habits}</h2>
      {share === null ? (
        <p>{about.unknown}</p>
      ) : (
        <div class={styles.bar}>
          <p>
            {about.inTime(share)}, <span class={styles.quiet}>{say.ofDecisions(decisions)}</span>
          </p>
          <ShareBar share={share / 100} />
        </div>
      )}
      {usualTime !== null && <AnswerTimes usual={usualTime} />}
    </section>
  )
}
