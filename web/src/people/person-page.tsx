import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { readGames } from '../home/games.ts'
import { Button, controls, Trouble, useAsking } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { SignInIfNeeded } from '../session/sign-in-if-needed.tsx'
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
  const say = wordsIn[language.value]
  const [profile, setProfile] = useState<Schemas['Profile']>()
  const [results, setResults] = useState<readonly Schemas['PersonResult'][]>([])
  const [next, setNext] = useState<string | null>(null)
  const { trouble, ask, isUnderWay } = useAsking()

  async function readResults(cursor?: string): Promise<void> {
    const query = cursor === undefined ? {} : { cursor }
    const page = await answer(api.GET('/v1/people/{name}/results', { params: { path: { name }, query } }))
    setResults((before) => (cursor === undefined ? page.items : [...before, ...page.items]))
    setNext(page.next)
  }
  useEffect(() => {
    ask(async () => {
      await readGames()
      setProfile(await answer(api.GET('/v1/people/{name}', { params: { path: { name } } })))
      await readResults()
    })
  }, [name, language.value])
  return (
    <Page title={profile?.name ?? name}>
      <Trouble trouble={trouble} />
      <SignInIfNeeded trouble={trouble} />
      {profile !== undefined && (
        <>
          <p class={controls.hint}>{say.since(dayOf(profile.since, language.value))}</p>
          <section class={styles.part}>
            <h2>{say.habits}</h2>
            <p>{habitsOf(profile)}</p>
          </section>
          <PlayedGames profile={profile} />
          <Results results={results} />
        </>
      )}
      {next !== null && (
        <div>
          <Button isOff={isUnderWay} onClick={() => ask(() => readResults(next))}>
            {words.value.home.more}
          </Button>
        </div>
      )}
    </Page>
  )
}
