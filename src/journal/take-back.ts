import type { Game, Seat } from '../games/game.ts'
import { sameJson } from './canonical.ts'
import { type Entry, type SeatActor, TakenBackEvent, takenBackTo } from './entry.ts'
import { type Accepted, accepted, type Head, isOver } from './head.ts'
import { attempt, type JournalRefusal, type Refused, refused } from './refusal.ts'
import { type Replayed, type Step, steps } from './replay.ts'
import type { Secrets } from './secrets.ts'
import { revealsMore } from './submit.ts'

/** A return to an earlier version that a seat requests. */
interface Return {
  readonly seat: Seat
  /** The version whose position is restored. */
  readonly to: number
  /** Whether all other seats agree. Then moves of others and draws can be taken back, too. */
  readonly agreed: boolean
}

interface TakingBack extends Return {
  readonly by: SeatActor['by']
  readonly at: string
  /** The whole journal of the match, from its first entry to the head. */
  readonly past: Replayed
}

/**
 * Goes back to the position of an earlier version. Nothing is deleted, everybody keeps what they have learned, and the
 * dice continue from where they are, so that new draws differ from earlier ones.
 */
export function takeBack(
  game: Game,
  head: Head,
  secrets: Secrets,
  { seat, by, at, to, agreed, past }: TakingBack,
): Accepted | Refused {
  if (isOver(head)) return refused('journal/match-over', 0)
  if (head.frozen) return refused('journal/match-frozen', 0)
  if (past.heads.at(-1)?.hash !== head.hash) throw new TypeError('The past does not end with the head.')
  const back = goBack(game, steps(past), { seat, to, agreed })
  if ('refused' in back) return refused(back.refused, 0)
  const { rules } = back
  const what = { kind: 'taken-back' as const, actor: { kind: 'seat' as const, seat, by }, at, move: null, rules }
  const event = { type: 'taken-back', to, agreed } satisfies TakenBackEvent
  return accepted(game, head, secrets, what, { events: [event], state: back.state, draws: head.draws })
}

/**
 * Why a seat cannot take anything back by itself, judged by the newest entry alone: that entry must be the seat's own.
 * Most requests are answered without the whole journal.
 */
export function refusedByNewest(newest: Entry, seat: Seat): Refused | undefined {
  if (newest.version === 1) return refused('journal/nothing-to-take-back', 0)
  return isOwn(newest, seat) ? undefined : refused('journal/others-have-moved', 0)
}

/**
 * The position that a seat may go back to, or why it may not. Without the others' agreement, it can take back only its
 * own moves that revealed nothing to it. Otherwise it could look at a draw, or at what others hid, and then choose
 * again.
 * @param past all entries of the match so far
 */
export function goBack(
  game: Game,
  past: readonly Step[],
  { seat, to, agreed }: Return,
): Pick<Head, 'state' | 'rules'> | { readonly refused: JournalRefusal } {
  const place = past.findIndex(({ entry }) => entry.version === to)
  const back = past[place]
  if (!back) return { refused: 'journal/nothing-to-take-back' }
  const since = past.slice(place + 1)
  if (!agreed && !since.every(({ entry }) => isOwn(entry, seat))) return { refused: 'journal/others-have-moved' }
  if (sameJson(back.state, past.at(-1)?.state)) return { refused: 'journal/nothing-to-take-back' }
  const {
    state,
    entry: { rules },
  } = back
  if (agreed) return { state, rules }
  const revealed = ownEntries(past, to).some(({ entry }) =>
    revealedMore(game, past[entry.version - 2]?.state, seat, entry),
  )
  return revealed ? { refused: 'journal/something-was-revealed' } : { state, rules }
}

/**
 * The seat's own entries since a version, without those that it has taken back: these revealed nothing, or it could not
 * have taken them back. So the work is bounded by the length of a line of play, however often somebody goes back and
 * forth.
 */
function ownEntries(past: readonly Step[], version: number): Step[] {
  const found: Step[] = []
  for (let at = past.length; at > version; ) {
    const step = past[at - 1]
    const to = step && takenBackTo(step.entry)
    if (step && to === undefined) found.push(step)
    at = to ?? at - 1
  }
  return found
}

/**
 * Whether an entry is the seat's own. What the clock or a bot did in its place after a deadline is not, or deadlines
 * would mean nothing; nor is what all agreed to. Giving up a seat, or handing it over, is undone only with the others'
 * consent.
 */
function isOwn({ kind, actor, events }: Entry, seat: Seat): boolean {
  if (actor.kind !== 'seat' || actor.seat !== seat || isForAnother(actor)) return false
  switch (kind) {
    case 'moved':
      return true
    case 'taken-back':
      return !TakenBackEvent.parse(events[0]).agreed
    case 'opened':
    case 'resigned':
    case 'aborted':
    case 'replaced':
    case 'frozen':
    case 'thawed':
    case 'rewound':
    case 'corrected':
    case 'ruled':
    case 'new-rules':
      return false
  }
}

/** Whether somebody else acted in place of the seat. */
const isForAnother = ({ by }: SeatActor): boolean => by === 'clock' || by === 'bot'

/** Whether a seat's own entry revealed something to it. True if today's rules no longer accept the move, to be safe. */
export function revealedMore(game: Game, before: unknown, seat: Seat, { move, events }: Entry): boolean {
  if (move === null) return false
  const decided = attempt(0, () => game.decide(before, seat, move))
  return decided.outcome === 'refused' || revealsMore(game, decided, { events })
}

/** The version one step before the present position, even if some of the newest entries went back themselves. */
export function oneBack(history: readonly Entry[]): number {
  let entry = history.at(-1)
  for (let to = entry && takenBackTo(entry); to !== undefined; to = entry && takenBackTo(entry)) {
    const before = to
    entry = history.find(({ version }) => version === before)
  }
  return (entry?.version ?? 1) - 1
}
