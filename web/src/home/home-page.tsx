import { useEffect, useMemo } from 'preact/hooks'
import type { Schemas } from '../api/schemas.ts'
import { registerWorker } from '../offline/register-worker.ts'
import { catchUpOnPush } from '../push/moved-push.ts'
import { Button, controls, Trouble } from '../ui/controls.tsx'
import { Page } from '../ui/page.tsx'
import { SaidNext } from '../ui/said-next.tsx'
import { moment } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import styles from './home.module.css'
import { Lessons, Ways, WaysInShort } from './home-ways.tsx'
import { MatchCard, waits } from './match-card.tsx'
import { followOwnMatches, type OwnMatches } from './own-matches.ts'
import { StandingWishes } from './standing-wishes.tsx'
import { wordsIn } from './words.ts'

type OwnMatch = Schemas['OwnMatch']

/** More matches than these push what stands below them out of sight. */
const fewMatches = 3

/** The reader's matches: first those that wait for them, the most urgent first. */
export function HomePage() {
  const { home } = words.value
  const own = useMemo(followOwnMatches, [language.value])
  useEffect(() => own.close, [own])
  useEffect(() => {
    registerWorker()
    void catchUpOnPush().catch(console.warn)
  }, [])
  const items = own.items.value
  const isSettled = items !== undefined || own.trouble.value !== undefined
  const isFirst = items?.length === 0
  const areMany = items !== undefined && items.length > fewMatches
  return (
    <Page title={home.title} isComing={!isSettled}>
      <SaidNext />
      {areMany && <WaysInShort />}
      <Trouble trouble={own.trouble.value} />
      <Stale own={own} />
      {items !== undefined && <Groups items={items} own={own} />}
      {own.hasMore.value && (
        <div>
          <Button onClick={() => void own.readMore()}>{home.more}</Button>
        </div>
      )}
      {/* What stands below the matches is drawn when they are there, so that they do not push it away. */}
      {isFirst && <Lessons />}
      {isSettled && !areMany && <Ways isFirst={isFirst} />}
    </Page>
  )
}

/** A warning while the connection is lost: the list may be out of date. */
function Stale({ own }: { readonly own: OwnMatches }) {
  const { table } = words.value
  const isLost = own.connection.value === 'lost'
  return (
    <p role="status" class={isLost ? controls.trouble : undefined}>
      {isLost && `${table.lost} ${table.asOf(moment(own.readAt.value, language.value))}`}
    </p>
  )
}

function Groups({ items, own }: { readonly items: readonly OwnMatch[]; readonly own: OwnMatches }) {
  const { home } = wordsIn[language.value]
  const quiet = (...statuses: OwnMatch['match']['status'][]) =>
    items.filter((one) => !waits(one) && one.want !== 'look' && statuses.includes(one.match.status))
  return (
    <>
      {items.length === 0 && <p>{home.none}</p>}
      {items.length > 0 && (
        <Group
          title={home.waiting}
          items={items.filter(waits)}
          without={own.hasMore.value ? undefined : home.nothingWaits}
        />
      )}
      <Group
        title={home.invitations}
        items={own.invitations.value.map((match) => ({ match, want: null, proposals: 0 }))}
      />
      <Group title={home.others} items={quiet('running')} />
      <Group title={home.unseen} items={items.filter(({ want }) => want === 'look')} />
      <Group title={home.openOnes} items={quiet('open')} />
      <StandingWishes wishes={own.wishes.value} whenTakenBack={() => void own.refresh()} />
      <Group title={home.ended} items={quiet('ended', 'aborted')} />
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly items: readonly Pick<OwnMatch, 'match' | 'want' | 'proposals'>[]
  /** The text for an empty group; without it, an empty group is left out. */
  readonly without?: string | undefined
}

function Group({ title, items, without }: GroupProps) {
  if (items.length === 0 && without === undefined) return null
  return (
    <section class={styles.group}>
      <h2>{title}</h2>
      {items.length === 0 && <p class={styles.quiet}>{without}</p>}
      <ul class={styles.list}>
        {items.map(({ match, want, proposals }) => (
          <li key={match.id}>
            <MatchCard match={match} want={want} proposals={proposals} />
          </li>
        ))}
      </ul>
    </section>
  )
}
