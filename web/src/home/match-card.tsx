import type { Match, Schemas } from '../api/schemas.ts'
import { SeatMark } from '../look/seat-mark.tsx'
import { fromNow } from '../words/dates.ts'
import { language, words } from '../words/words.ts'
import { gameTitle } from './games.ts'
import styles from './home.module.css'

/** A match in a list: what it is, who plays, and for whom it waits. */
export function MatchCard({
  match,
  want = null,
}: {
  readonly match: Match
  readonly want?: Schemas['OwnMatch']['want']
}) {
  return (
    <a class={`${styles.card} ${want === 'decision' ? styles.wanting : ''}`} href={`/matches/${match.id}`}>
      <span class={styles.cardName}>{match.name || gameTitle(match.game)}</span>
      <span class={styles.cardGame}>{gameTitle(match.game)}</span>
      <span class={styles.cardPlayers}>
        {match.players.map(({ seat, name, participant }) => (
          <span key={participant} class={styles.player}>
            {seat !== null && <SeatMark seat={seat} size={12} />} {name}
          </span>
        ))}
      </span>
      <State match={match} want={want} />
    </a>
  )
}

function State({ match, want }: { readonly match: Match; readonly want: Schemas['OwnMatch']['want'] }) {
  const { home, table } = words.value
  const own = match.decisions.find(({ seat }) => seat === match.yourSeat)
  if (want === 'decision') {
    const due = own?.dueAt && (own.late ? home.overdue : home.due)(fromNow(own.dueAt, language.value))
    return (
      <span class={styles.cardWant}>
        <strong>{home.yourMove}</strong> {due}
      </span>
    )
  }
  if (want === 'look') return <strong class={styles.cardWant}>{home.look}</strong>
  if (want === 'reading') return <strong class={styles.cardWant}>{home.reading}</strong>
  return <span class={styles.cardState}>{says()}</span>

  function says(): string {
    if (match.status === 'open') return home.free(match.seats - match.players.length)
    if (match.status === 'ended') return match.result?.says ?? table.over
    if (match.status === 'aborted') return table.aborted
    if (match.frozenAt !== null) return home.frozen
    if (match.pausedUntil !== null) return home.paused(fromNow(match.pausedUntil, language.value))
    const names = new Set(match.decisions.map(({ player }) => player))
    return home.waitsFor(new Intl.ListFormat(language.value).format(names))
  }
}
