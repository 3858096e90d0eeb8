import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { reader } from '../api/session.ts'
import { games, gameTitle, readGames } from '../games/games.ts'
import { AccountNeeded } from '../sign-in/account-needed.tsx'
import { controls, Trouble } from '../ui/controls.tsx'
import { SelectField, text } from '../ui/fields.tsx'
import { AskingForm } from '../ui/form.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Page } from '../ui/page.tsx'
import { usePages } from '../ui/pages.ts'
import { fromNow } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './studies.module.css'
import { wordsIn } from './words.ts'

/** The reader's studies, and how one begins. */
export function StudiesPage() {
  const say = wordsIn[language.value]
  return reader.value.kind === 'account' ? <OwnStudies key={language.value} /> : <AccountNeeded title={say.title} />
}

function OwnStudies() {
  const say = wordsIn[language.value]
  const { items, hasMore, readMore, isUnderWay, trouble } = usePages(async (cursor) => {
    await readGames()
    return answer(api.GET('/v1/studies', { params: { query: cursor === undefined ? {} : { cursor } } }))
  }, [])
  return (
    <Page title={say.title} isComing={items === undefined && trouble === undefined}>
      <p class={controls.hint}>{say.about}</p>
      <Trouble trouble={trouble} />
      {items?.length === 0 && <p>{say.none}</p>}
      <ul class={styles.list}>
        {items?.map((study) => (
          <li key={study.id}>
            <StudyCard study={study} />
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton isOff={isUnderWay} onClick={readMore} />}
      {games.value.length > 0 && (items !== undefined || trouble !== undefined) && (
        <section class={styles.part}>
          <h2>{say.begin}</h2>
          <FromOpening />
        </section>
      )}
    </Page>
  )
}

function StudyCard({
  study: { id, name, game, moves, shared, updatedAt },
}: {
  readonly study: Schemas['StudySummary']
}) {
  const say = wordsIn[language.value]
  const facts = [gameTitle(game), say.moves(moves), ...(shared ? [say.shared] : []), fromNow(updatedAt, language.value)]
  return (
    <a class={styles.card} href={`/studies/${id}`}>
      <strong>{name}</strong>
      <span>{facts.join(' · ')}</span>
    </a>
  )
}

/** Whether the server has the game: then it is one of those that its document names. */
const isGame = (game: string): game is Schemas['FromGame']['game'] => games.value.some(({ id }) => id === game)

function FromOpening() {
  const say = wordsIn[language.value]
  const { route } = useLocation()
  const [game, setGame] = useState('le-havre')
  const { min, max } = games.value.find(({ id }) => id === game)?.seats ?? { min: 1, max: 5 }
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more))
  return (
    <AskingForm
      button={say.make}
      onSend={async (values) => {
        const seats = Number(text(values, 'from/seats'))
        if (!isGame(game)) return
        const from = { kind: 'game' as const, game, seats, options: {} }
        const made = await answer(api.POST('/v1/studies', { body: { name: say.openingOf(gameTitle(game)), from } }))
        route(`/studies/${made.id}`)
      }}
    >
      <SelectField
        label={say.game}
        name="from/game"
        value={game}
        onChange={setGame}
        options={games.value.map(({ id, title }) => ({ value: id, says: title }))}
      />
      <SelectField
        label={say.players}
        name="from/seats"
        value={counts.includes('2') ? '2' : counts[0]}
        options={counts.map((value) => ({ value, says: value }))}
      />
    </AskingForm>
  )
}
