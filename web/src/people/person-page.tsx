import { useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import { readGames } from '../home/games.ts'
import { Button, controls, Trouble } from '../look/controls.tsx'
import { useNewest } from '../look/newest.ts'
import { Page } from '../look/page.tsx'
import { usePages } from '../look/pages.ts'
import { AboutPlayer } from '../match/around/about-player.tsx'
import { AccountNeeded, needsAccount } from '../session/account-needed.tsx'
import { reader } from '../session/session.ts'
import { dayOf } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import { habitsOf } from './habits.ts'
import styles from './people.module.css'
import { PlayedGames } from './played-games.tsx'
import { Results } from './results.tsx'
import { wordsIn } from './words.ts'

/** The public profile of a person: how reliable they are, how well they play, how their matches ended. */
export function PersonPage() {
  const { params } = useRoute()
  const name = params.name ?? ''
  const me = reader.value
  const say = wordsIn[language.value]
  const path = { name }
  const { value: profile, trouble: unread } = useNewest(async () => {
    await readGames()
    return answer(api.GET('/v1/people/{name}', { params: { path } }))
  }, [name, language.value])
  const results = usePages(
    (cursor) =>
      answer(api.GET('/v1/people/{name}/results', { params: { path, query: cursor === undefined ? {} : { cursor } } })),
    [name, language.value],
  )
  const trouble = unread ?? results.trouble
  if (needsAccount(trouble)) return <AccountNeeded title={name} />
  return (
    <Page title={profile?.name ?? name}>
      <Trouble trouble={trouble} />
      {profile !== undefined && (
        <>
          <p class={controls.hint}>{say.since(dayOf(profile.since, language.value))}</p>
          <section class={styles.part}>
            <h2>{say.habits}</h2>
            <p>{habitsOf(profile)}</p>
          </section>
          <PlayedGames profile={profile} />
          {results.items !== undefined && <Results results={results.items} />}
        </>
      )}
      {results.hasMore && (
        <div>
          <Button isOff={results.isUnderWay} onClick={results.readMore}>
            {words.value.home.more}
          </Button>
        </div>
      )}
      {profile !== undefined && me.kind === 'account' && me.account.name !== profile.name && (
        <AboutPlayer reader={me.account.name} name={profile.name} />
      )}
    </Page>
  )
}
