import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Schemas } from '../api/schemas.ts'
import { games, gameTitle, readGames } from '../games/games.ts'
import { SelectField } from '../ui/fields.tsx'
import { usePages } from '../ui/pages.ts'
import { fromNow } from '../words/dates.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { PageByPage } from './page-by-page.tsx'
import { wordsIn } from './words.ts'

type Status = Schemas['DisputeStatus']
const statuses: readonly Status[] = ['open', 'upheld', 'rejected', 'withdrawn']

/** The disputes of all matches, the longest waiting first. The address holds the filters. */
export function DisputeQueue() {
  const say = wordsIn[language.value]
  const { query, route } = useLocation()
  const status = statuses.find((one) => one === query.status) ?? 'open'
  const game = query.game ?? ''
  const pages = usePages(
    async (cursor) => {
      await readGames()
      const filters = { status, ...(game === '' ? {} : { game }), ...(cursor === undefined ? {} : { cursor }) }
      return answer(api.GET('/v1/admin/disputes', { params: { query: filters } }))
    },
    [status, game, language.value],
  )
  const filter = (next: Readonly<Record<string, string>>) =>
    route(`/administration/disputes?${new URLSearchParams({ status, game, ...next })}`, true)
  return (
    <>
      <div class={styles.filters}>
        <SelectField
          label={say.status}
          name="status"
          value={status}
          options={statuses.map((value) => ({ value, says: say.statuses[value] }))}
          onChange={(value) => filter({ status: value })}
        />
        <SelectField
          label={say.game}
          name="game"
          value={game}
          options={[{ value: '', says: say.any }, ...games.value.map(({ id, title }) => ({ value: id, says: title }))]}
          onChange={(value) => filter({ game: value })}
        />
      </div>
      <PageByPage pages={pages} none={say.none}>
        {(dispute) => <QueuedDispute key={`${dispute.match} ${dispute.number}`} dispute={dispute} />}
      </PageByPage>
    </>
  )
}

function QueuedDispute({ dispute }: { readonly dispute: Schemas['QueuedDispute'] }) {
  const say = wordsIn[language.value]
  const { match, number, name, game, by, text, version, status, frozenAt, createdAt } = dispute
  const place = `/administration/matches/${match}?version=${version}#dispute-${number}`
  return (
    <li class={`${styles.card} ${status === 'open' ? styles.waits : ''}`}>
      <div class={styles.head}>
        <h2>{name || gameTitle(game)}</h2>
        <span class={styles.quiet}>
          {[name && gameTitle(game), say.entry(version), say.statuses[status]].filter(Boolean).join(' · ')}
        </span>
      </div>
      <p class={styles.quiet}>{say.raised(by.name ?? say.somebody, fromNow(createdAt, language.value))}</p>
      <blockquote class={`${styles.quoted} ${styles.said}`}>{text}</blockquote>
      {frozenAt !== null && <strong>{say.frozen}</strong>}
      <a href={place}>{say.lookInto}</a>
    </li>
  )
}
