import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { bounds } from '../api/bounds.ts'
import { api, entropy } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { optionFields, optionsIn } from '../games/game-options.tsx'
import { games, readGames } from '../games/games.ts'
import { AccountNeeded } from '../sign-in/account-needed.tsx'
import { Trouble } from '../ui/controls.tsx'
import { CheckField, SelectField, TextField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { useNewest } from '../ui/newest.ts'
import { Page } from '../ui/page.tsx'
import { language, words } from '../words/words.ts'
import { LanguageField, LateField, SeatsField } from './agreed-fields.tsx'
import styles from './home.module.css'
import { openMatch } from './match-requests.ts'
import { openingHints } from './opening-words.ts'
import { PaceFields, paceIn } from './pace-fields.tsx'
import { wordsIn } from './words.ts'

const numberOr = (given: string, without: number | null): number | null => (given === '' ? without : Number(given))

/** The page to open a match: the choice of the game, and the form that is made for it. */
export function OpeningPage() {
  const { app } = words.value
  const { opening, find } = wordsIn[language.value]
  const { query, route } = useLocation()
  const id = query.game ?? 'le-havre'
  const {
    value: game,
    trouble,
    isSettled,
  } = useNewest(async () => {
    await readGames()
    return answer(api.GET('/v1/games/{game}', { params: { path: { game: id } } }))
  }, [id, language.value])

  if (reader.value.kind !== 'account') return <AccountNeeded title={opening.title} />
  return (
    <Page title={opening.title} isComing={!isSettled}>
      <Trouble trouble={trouble} />
      {(!isSettled || games.value.length > 0) && (
        <div class={styles.choice}>
          <SelectField
            label={opening.game}
            name="game"
            value={id}
            onChange={(chosen) => route(`/open?game=${chosen}`, true)}
            options={games.value.map((one) => ({ value: one.id, says: one.title }))}
          />
        </div>
      )}
      {game !== undefined && (
        <p>
          <a href={`/games/${id}/rules`}>{words.value.tabs.rules}</a>
          {game.lesson && (
            <>
              {' · '}
              <a href={`/games/${id}/lesson`}>{opening.learn}</a>
            </>
          )}
        </p>
      )}
      {/* The form of a game is never sent for another one. */}
      {game?.id === id && <OpeningForm key={id} game={game} />}
      {isSettled && (
        <p>
          <a href="/find">{find.title}</a> · <a href="/">{app.home}</a>
        </p>
      )}
    </Page>
  )
}

/** The form to open a match, with every option of the API. Less common options are in a collapsed section. */
function OpeningForm({ game }: { readonly game: Schemas['Game'] }) {
  const { opening } = wordsIn[language.value]
  const hints = openingHints[language.value]
  const { route } = useLocation()
  const [late, setLate] = useState<Schemas['Late']>('wait')
  const [seats, setSeats] = useState('2')
  const players = Math.min(Math.max(Number(seats), game.seats.min), game.seats.max)

  async function send(values: FormData): Promise<void> {
    const isPrivate = values.has('private')
    const match = await openMatch({
      game: game.id,
      seats: players,
      name: text(values, 'name'),
      private: isPrivate,
      rated: values.has('rated') && !isPrivate,
      seating: values.has('seating') ? 'as-joined' : 'shuffled',
      pace: paceIn(values),
      late: text(values, 'late'),
      language: text(values, 'language') || null,
      longestWait: numberOr(text(values, 'longestWait'), null),
      restDays: values.has('restDays'),
      seatOpensAfter: numberOr(text(values, 'seatOpensAfter'), 3),
      reliability: numberOr(text(values, 'reliability'), null),
      bots: numberOr(text(values, 'bots'), 0),
      options: optionsIn(game, values),
      entropy: entropy(),
    })
    route(`/matches/${match.id}`)
  }
  return (
    <AskingForm button={opening.submit} onSend={send}>
      <TextField label={opening.name} hint={opening.nameHint} name="name" bounds={bounds.match.name} />
      <SeatsField least={game.seats.min} most={game.seats.max} seats={players} choose={setSeats} />
      <TextField
        label={opening.bots}
        hint={hints.bots}
        name="bots"
        type="number"
        value={0}
        bounds={{ least: 0, most: players - 1 }}
      />
      <PaceFields />
      <CheckField label={opening.private} hint={hints.private} name="private" />
      <details>
        <summary class={styles.fold}>{opening.more}</summary>
        <div class={styles.folded}>
          <LateField kinds={game.late} late={late} choose={setLate} />
          <LanguageField />
          <TextField
            label={opening.seatOpensAfter}
            hint={hints.seatOpensAfter}
            name="seatOpensAfter"
            type="number"
            value={3}
            bounds={bounds.match.seatOpensAfter}
          />
          <TextField
            label={opening.longestWait}
            hint={hints.longestWait}
            name="longestWait"
            type="number"
            bounds={bounds.match.longestWait}
          />
          <TextField
            label={opening.reliability}
            hint={hints.reliability}
            name="reliability"
            type="number"
            bounds={bounds.match.reliability}
          />
          <CheckField label={opening.rated} hint={hints.rated} name="rated" isOn />
          <CheckField label={opening.restDays} hint={hints.restDays} name="restDays" isOn />
          <CheckField label={opening.asJoined} hint={hints.asJoined} name="seating" />
        </div>
      </details>
      <details open>
        <summary class={styles.fold}>{opening.options}</summary>
        <div class={styles.folded}>{optionFields(game)}</div>
      </details>
    </AskingForm>
  )
}
