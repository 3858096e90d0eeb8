import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api, wishFor } from '../api/client.ts'
import { answer, done } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { AskingForm, Button, CheckField, SelectField, Trouble, text, useAsking } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { SignInIfNeeded } from '../session/sign-in-if-needed.tsx'
import { fromNow } from '../words/dates.ts'
import { languageNames, languages } from '../words/languages.ts'
import { language, words } from '../words/words.ts'
import { games, gameTitle, readGames } from './games.ts'
import styles from './home.module.css'
import { PaceFields, paceIn } from './pace-fields.tsx'

type Wish = Schemas['Wish']

/** Wishing for a match: it begins by itself when enough people wish for the same. */
export function WishesPage() {
  const { wishes: say, opening } = words.value
  const { query, route } = useLocation()
  const [wishes, setWishes] = useState<readonly Wish[]>()
  const { trouble, ask, isUnderWay } = useAsking()
  const read = async () => setWishes((await answer(api.GET('/v1/wishes'))).items)
  useEffect(() => {
    ask(async () => {
      await readGames()
      await read()
    })
  }, [language.value])
  const game = games.value.find(({ id }) => id === query.game) ?? games.value[0]

  async function send(values: FormData): Promise<void> {
    const outcome = await wishFor({
      game: game?.id,
      seats: Number(text(values, 'seats')),
      pace: paceIn(values),
      late: text(values, 'late'),
      language: text(values, 'language') || null,
      rated: values.has('rated'),
    })
    if (outcome.outcome === 'matched') route(`/matches/${outcome.match}`)
    else await read()
  }
  return (
    <Page title={say.title}>
      <p class={styles.what}>{say.what}</p>
      <Trouble trouble={trouble} />
      <SignInIfNeeded trouble={trouble} />
      {wishes !== undefined && wishes.length > 0 && (
        <section class={styles.group}>
          <h2>{say.standing}</h2>
          <ul class={styles.list}>
            {wishes.map((wish) => (
              <li key={wish.id} class={styles.wish}>
                <span>
                  <strong>{gameTitle(wish.game)}</strong> · {say.players(wish.seats)} · {paceSays(wish.pace)} ·{' '}
                  {say.until(fromNow(wish.expiresAt, language.value))}
                </span>
                <Button
                  isSmall
                  isOff={isUnderWay}
                  onClick={() =>
                    ask(async () => {
                      await done(api.DELETE('/v1/wishes/{wish}', { params: { path: { wish: wish.id } } }))
                      await read()
                    })
                  }
                >
                  {say.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {game !== undefined && wishes !== undefined && (
        <section class={styles.group}>
          <h2>{say.make}</h2>
          <SelectField
            label={opening.game}
            name="game"
            value={game.id}
            onChange={(chosen) => route(`/wishes?game=${chosen}`, true)}
            options={games.value.map(({ id, title }) => ({ value: id, says: title }))}
          />
          <AskingForm key={game.id} button={say.submit} onSend={send}>
            <SelectField
              label={opening.seats}
              name="seats"
              options={counts(game).map((count) => ({ value: String(count), says: String(count) }))}
            />
            <PaceFields />
            <SelectField
              label={opening.late}
              name="late"
              options={lates.map((value) => ({ value, says: opening.lates[value] }))}
            />
            <SelectField
              label={opening.language}
              name="language"
              options={[
                { value: '', says: opening.anyLanguage },
                ...languages.map((value) => ({ value, says: languageNames[value] })),
              ]}
            />
            <CheckField label={opening.rated} name="rated" isOn />
          </AskingForm>
        </section>
      )}
    </Page>
  )
}

const lates = ['wait', 'usual', 'bot', 'substitute'] as const
/** How many may wish for a game: two at least, since nobody is brought together with themselves. */
const counts = ({ seats: { min, max } }: Schemas['GameSummary']): number[] =>
  Array.from({ length: max - Math.max(2, min) + 1 }, (_, index) => Math.max(2, min) + index)

function paceSays(pace: Schemas['Pace']): string {
  const { opening, wishes } = words.value
  switch (pace.kind) {
    case 'none':
      return opening.paces.none
    case 'hours':
      return wishes.hours(pace.hours)
    case 'bank':
      return `${opening.paces.bank}: ${wishes.hours(pace.hours)}`
  }
}
