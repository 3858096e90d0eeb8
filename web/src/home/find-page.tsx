import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { Button, LinkButton, SelectField, Trouble, useAsking } from '../look/controls.tsx'
import { Page } from '../look/page.tsx'
import { reader } from '../session/session.ts'
import { SignInIfNeeded } from '../session/sign-in-if-needed.tsx'
import { language, words } from '../words/words.ts'
import { games, readGames } from './games.ts'
import styles from './home.module.css'
import { MatchCard } from './match-card.tsx'

const kinds = ['toJoin', 'substitute', 'toWatch', 'finished'] as const
type Kind = (typeof kinds)[number]

const queries = {
  toJoin: { status: 'open' },
  substitute: { substitute: 'true' },
  toWatch: { status: 'running' },
  finished: { status: 'ended' },
} as const satisfies Record<Kind, object>

/** Matches to join, to watch and to look at. The filters stand in the address. */
export function FindPage() {
  const { find, home } = words.value
  const { query, route } = useLocation()
  const [items, setItems] = useState<readonly Match[]>()
  const [next, setNext] = useState<string | null>(null)
  const { trouble, ask, isUnderWay } = useAsking()
  const kind = kinds.find((one) => one === query.show) ?? 'toJoin'
  const { game, seats } = query

  const read = (cursor?: string) =>
    ask(async () => {
      await readGames()
      const page = await answer(
        api.GET('/v1/matches', {
          params: {
            query: {
              ...queries[kind],
              ...(game ? { game } : {}),
              ...(seats ? { seats: Number(seats) } : {}),
              ...(cursor === undefined ? {} : { cursor }),
            },
          },
        }),
      )
      setItems((before) => (cursor === undefined ? page.items : [...(before ?? []), ...page.items]))
      setNext(page.next)
    })
  useEffect(() => read(), [kind, game, seats, language.value])

  const filter = (changed: Record<string, string>) => {
    const all = Object.entries({ ...query, ...changed }).filter(([, value]) => value !== '')
    route(`/find?${new URLSearchParams(all)}`, true)
  }
  const isKnown = reader.value.kind === 'account'
  return (
    <Page title={find.title}>
      <div class={styles.filters}>
        <SelectField
          label={find.kind}
          name="show"
          value={kind}
          onChange={(show) => filter({ show })}
          options={kinds
            .filter((one) => isKnown || one !== 'substitute')
            .map((one) => ({ value: one, says: find[one] }))}
        />
        <SelectField
          label={find.game}
          name="game"
          value={game ?? ''}
          onChange={(chosen) => filter({ game: chosen })}
          options={[
            { value: '', says: find.anyGame },
            ...games.value.map(({ id, title }) => ({ value: id, says: title })),
          ]}
        />
        <SelectField
          label={find.seats}
          name="seats"
          value={seats ?? ''}
          onChange={(chosen) => filter({ seats: chosen })}
          options={[
            { value: '', says: find.any },
            ...['1', '2', '3', '4', '5'].map((count) => ({ value: count, says: count })),
          ]}
        />
      </div>
      <Trouble trouble={trouble} />
      <SignInIfNeeded trouble={trouble} />
      {items?.length === 0 && <p>{find.none}</p>}
      {isKnown && kind === 'toJoin' && (
        <div class={styles.ways}>
          <LinkButton href="/open">{words.value.app.open}</LinkButton>
          <LinkButton href="/wishes">{words.value.wishes.title}</LinkButton>
        </div>
      )}
      <ul class={styles.list}>
        {items?.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button isOff={isUnderWay} onClick={() => read(next)}>
            {home.more}
          </Button>
        </div>
      )}
    </Page>
  )
}
