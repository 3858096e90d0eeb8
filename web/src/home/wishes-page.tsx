import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { games, readGames } from '../games/games.ts'
import { AccountNeeded, needsAccount } from '../sign-in/account-needed.tsx'
import { controls, Trouble } from '../ui/controls.tsx'
import { CheckField, SelectField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { useNewest } from '../ui/newest.ts'
import { Page } from '../ui/page.tsx'
import { language } from '../words/words.ts'
import { LanguageField, LateField, SeatsField } from './agreed-fields.tsx'
import styles from './home.module.css'
import { wishFor } from './match-requests.ts'
import { openingHints } from './opening-words.ts'
import { PaceFields, paceIn } from './pace-fields.tsx'
import { StandingWishes } from './standing-wishes.tsx'
import { wordsIn } from './words.ts'

/** The page for wishes: a match starts by itself when enough people wish for the same. */
export function WishesPage() {
  const { wishes: say, opening } = wordsIn[language.value]
  const hints = openingHints[language.value]
  const [late, setLate] = useState<Schemas['Late']>('wait')
  const [isMade, setIsMade] = useState(false)
  const { query, route } = useLocation()
  const {
    value: wishes,
    trouble,
    readAgain,
  } = useNewest(async () => {
    await readGames()
    return (await answer(api.GET('/v1/wishes'))).items
  }, [language.value])
  const game = games.value.find(({ id }) => id === query.game) ?? games.value[0]

  async function send(values: FormData): Promise<void> {
    setIsMade(false)
    const outcome = await wishFor({
      game: game?.id,
      seats: Number(text(values, 'seats')),
      pace: paceIn(values),
      late: text(values, 'late'),
      language: text(values, 'language') || null,
      rated: values.has('rated'),
    })
    if (outcome.outcome === 'matched') route(`/matches/${outcome.match}`)
    else {
      await readAgain()
      setIsMade(true)
    }
  }
  if (needsAccount(trouble)) return <AccountNeeded title={say.title} />
  return (
    <Page title={say.title} isComing={wishes === undefined && trouble === undefined}>
      <p class={styles.what}>{say.what}</p>
      <Trouble trouble={trouble} />
      <StandingWishes
        wishes={wishes ?? []}
        whenTakenBack={() => {
          setIsMade(false)
          void readAgain()
        }}
      />
      {game !== undefined && wishes !== undefined && (
        <section class={styles.group}>
          <h2>{say.make}</h2>
          <div class={styles.choice}>
            <SelectField
              label={opening.game}
              name="game"
              value={game.id}
              onChange={(chosen) => route(`/wishes?game=${chosen}`, true)}
              options={games.value.map(({ id, title }) => ({ value: id, says: title }))}
            />
          </div>
          <AskingForm key={game.id} button={say.submit} onSend={send}>
            {/* At least two: a wish brings people together. */}
            <SeatsField least={Math.max(2, game.seats.min)} most={game.seats.max} />
            <PaceFields />
            <LateField kinds={lates} late={late} choose={setLate} />
            <LanguageField />
            <CheckField label={opening.rated} hint={hints.rated} name="rated" isOn />
          </AskingForm>
          <p role="status" class={controls.said}>
            {isMade && say.stands}
          </p>
        </section>
      )}
    </Page>
  )
}

const lates = ['wait', 'usual', 'bot', 'substitute'] as const
