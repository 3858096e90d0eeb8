import type { Match, Schemas } from '../api/schemas.ts'
import { gameTitle } from '../games/games.ts'
import { PersonLink } from '../ui/person-link.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import { dueSays, When } from '../ui/when.tsx'
import { isAhead } from '../words/dates.ts'
import { inList } from '../words/lists.ts'
import { language, words } from '../words/words.ts'
import styles from './home.module.css'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  readonly want?: Schemas['OwnMatch']['want']
  /** How many proposals wait for the reader's answer. */
  readonly proposals?: number
  /** The terms of the match in a few words each, for somebody who looks for a match. */
  readonly terms?: readonly string[]
  /** Whether the reader plays in it, where other matches are listed, too. */
  readonly isOwn?: boolean
}

/** Whether a match waits for the reader: for a decision, or for their answer to a proposal. */
export const waits = ({ want, proposals }: Pick<Schemas['OwnMatch'], 'want' | 'proposals'>): boolean =>
  want === 'decision' || proposals > 0

/** A match in a list: its game and name, its players, and whom it waits for. */
export function MatchCard({ match, want = null, proposals = 0, terms = [], isOwn = false }: Props) {
  const title = gameTitle(match.game)
  return (
    <article class={`${styles.card} ${waits({ want, proposals }) ? styles.wanting : ''}`}>
      <a class={styles.cardName} href={`/matches/${match.id}`}>
        {match.name || title}
      </a>
      {match.name && <span class={styles.cardGame}>{title}</span>}
      {isOwn && <strong class={styles.cardGame}>{wordsIn[language.value].find.yours}</strong>}
      <span class={styles.cardPlayers}>
        {match.players.map(({ seat, name, participant, bot }) => (
          <span key={participant} class={styles.player}>
            {seat !== null && <SeatMark seat={seat} size={12} />} {bot ? name : <PersonLink name={name} />}
          </span>
        ))}
      </span>
      {terms.length > 0 && <span class={styles.cardState}>{terms.join(' · ')}</span>}
      <Wanted match={match} want={want} />
      {proposals > 0 && <strong class={styles.cardWant}>{words.value.tabs.wait(proposals)}</strong>}
      {want !== 'decision' && <State match={match} />}
    </article>
  )
}

/** What the match wants from the reader. */
function Wanted({ match, want }: { readonly match: Match; readonly want: Schemas['OwnMatch']['want'] }) {
  const { home } = wordsIn[language.value]
  if (want === 'look') return <strong class={styles.cardWant}>{home.look}</strong>
  if (want === 'reading') return <strong class={styles.cardWant}>{home.reading}</strong>
  if (want === null) return null
  const own = match.decisions.filter(({ seat }) => seat === match.yourSeat)
  const [first] = own
  const due = nearestDue(own)
  return (
    <span class={styles.cardWant}>
      <strong>{home.yourMove}</strong>{' '}
      {isAhead(match.pausedUntil) ? (
        <When at={match.pausedUntil} says={home.paused} />
      ) : due !== undefined ? (
        <When at={due} says={dueSays(due)} />
      ) : (
        first !== undefined && <When at={first.sinceAt} says={home.asked} />
      )}
    </span>
  )
}

/** The nearest of the deadlines. */
const nearestDue = (decisions: Match['decisions']): string | undefined =>
  decisions
    .flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]

/** The state of the match, for everybody: whom it waits for and until when, or how it ended. */
function State({ match }: { readonly match: Match }) {
  const { home } = wordsIn[language.value]
  const due = nearestDue(match.decisions)
  return (
    <span class={styles.cardState}>
      {stateOf(match)}
      {isAhead(match.pausedUntil) && <When at={match.pausedUntil} says={home.paused} />}
      {!isAhead(match.pausedUntil) && due && (
        <>
          {' '}
          · <When at={due} says={dueSays(due)} />
        </>
      )}
    </span>
  )
}

function stateOf(match: Match): string {
  const { home, table } = words.value
  const { home: own } = wordsIn[language.value]
  if (match.status === 'open') return home.free(match.seats - match.players.length)
  if (match.status === 'ended') return match.result?.says ?? table.over
  if (match.status === 'aborted') return table.aborted
  if (match.frozenAt !== null) return own.frozen
  if (isAhead(match.pausedUntil)) return ''
  const names = new Set(match.decisions.map(({ player }) => player))
  return own.waitsFor(inList(names))
}
