import type { World } from '../../scripts/demo/weeks/world.ts'
import { type DecisionKey, isSame, openAs } from '../../src/matches/deadlines/deadlines.ts'
import { findMatch } from '../../src/matches/record/find-match.ts'
import { headAt, readEntries } from '../../src/matches/record/journal.ts'
import {
  type Holder,
  holderOf,
  holders,
  isOver,
  isPerson,
  type MatchRecord,
  type OpenDecisionRow,
} from '../../src/matches/record/record.ts'
import { daysForPeople } from '../../src/matches/reliability/days-for-people.ts'
import { day } from './plan.ts'

/**
 * What must hold for a match whenever the server has done everything that is due: it is not stuck, and no deadline is
 * lost. Each look is compared with the one before.
 */
export function watchOf(world: World, match: string): { look(): Promise<MatchRecord> } {
  const { platform, clock } = world
  let before: MatchRecord | undefined

  async function look(): Promise<MatchRecord> {
    const record = await findMatch(platform, match)
    if (record === undefined) throw new Error('no such match')
    const now = clock.now()
    const notices = await noticesOf(world, match)
    for (const open of record.decisions) {
      requireSeenTo(open, now)
      requireNotStuck(record, open, notices, now)
      await requireRecorded(record, open, notices)
    }
    if (record.status === 'running' && record.decisions.length === 0) throw new Error('it runs, and waits for nobody')
    if (isOver(record) && record.decisions.length > 0) throw new Error('it is over, and waits for somebody')
    if (before !== undefined)
      for (const open of before.decisions) await requireConsequence(before, record, open, notices)
    before = record
    return record
  }

  /**
   * After a deadline without an answer, what the players agreed has happened, and everybody got a notice: then, and
   * once.
   */
  async function requireRecorded(
    record: MatchRecord,
    open: OpenDecisionRow,
    notices: readonly Notified[],
  ): Promise<void> {
    const { game, late } = record
    if (open.missedAt === null) return
    if (late === 'bot') throw faultOf(open, 'is late, and no bot has answered')
    if (late === 'usual' && game.usual !== undefined) {
      const { state } = await headAt(platform, record)
      if (game.usual(state, open.seat, open.question) !== undefined) throw faultOf(open, 'is late, and has an answer')
    }
    const isOpen = holderOf(record, open.seat)?.offeredAt !== null
    if (late === 'substitute' && !isOpen) throw faultOf(open, 'is late, its seat not open')
    if (before !== undefined && openAs(before, open)?.missedAt?.getTime() === open.missedAt.getTime()) return
    for (const { account, accountClosed } of holders(record)) {
      const isNotified = notices.some(
        (one) => one.topic === 'deadline-missed' && one.account === account && isAbout(one, open),
      )
      if (account !== null && !accountClosed && !isNotified)
        throw faultOf(open, `is late, and ${account} got no notice`)
    }
  }

  /** Decisions that were open before and whose deadline has passed are answered, moved, or recorded as late. */
  async function requireConsequence(
    then: MatchRecord,
    record: MatchRecord,
    open: OpenDecisionRow,
    notices: readonly Notified[],
  ) {
    const now = clock.now()
    if (open.dueAt === null || open.dueAt > now || open.missedAt !== null || isOver(record)) return
    const still = openAs(record, open)
    if (still !== undefined) {
      const isMoved = still.dueAt === null || still.dueAt > now
      if (!isMoved && still.missedAt === null) throw faultOf(open, 'has passed its deadline without a consequence')
      return
    }
    const { seat } = open
    const account = holderOf(then, seat)?.account
    if (account === null || account !== holderOf(record, seat)?.account) return
    const since = await readEntries(platform, match, { after: then.version })
    const own = since.find(({ actor }) => actor.kind === 'seat' && actor.seat === seat)
    const isDecided = own?.kind === 'moved' && own.actor.kind === 'seat' && ['clock', 'bot'].includes(own.actor.by)
    const isNotified = notices.some((one) => one.topic === 'decided-for-you' && isAbout(one, open))
    if (isDecided && !isNotified) throw faultOf(open, 'was decided, and its player got no notice')
  }

  return { look }
}

/** Passed deadlines and automatic answers have been handled. */
function requireSeenTo(open: OpenDecisionRow, now: Date): void {
  const { dueAt, remindAt, actAt, missedAt } = open
  if (dueAt !== null && dueAt <= now && missedAt === null) throw faultOf(open, 'is overdue, and nobody has seen to it')
  if (actAt !== null && actAt <= now) throw faultOf(open, 'is the server’s, and it has not seen to it')
  if (remindAt !== null && remindAt <= now) throw faultOf(open, 'was to be reminded of')
}

/**
 * A match is not stuck: the player who is asked may decide and got a notice, or something will happen automatically.
 */
function requireNotStuck(
  { participants, late }: MatchRecord,
  open: OpenDecisionRow,
  notices: readonly Notified[],
  now: Date,
): void {
  const holder = holderOf({ participants }, open.seat)
  if (holder === undefined) throw faultOf(open, 'is asked of nobody')
  const isDue = open.dueAt !== null && open.dueAt > now && open.missedAt === null
  const botComes = holder.account !== null && holder.offeredAt !== null && now < botAt(holder)
  const isNotified = notices.some(
    (one) => one.topic === 'your-turn' && one.account === holder.account && isAbout(one, open),
  )
  const decides = isPerson(holder) && holder.leftAt === null
  if (decides && !isNotified) throw faultOf(open, 'has no notice')
  if (!(decides || isDue || botComes || open.lapses)) throw faultOf(open, `waits for nobody (${late})`)
}

const botAt = ({ offeredAt }: Holder) => new Date((offeredAt?.getTime() ?? 0) + daysForPeople * day)

interface Notified extends DecisionKey {
  readonly topic: string
  readonly account: string | null
  readonly status: string
  readonly reason: string | null
}

/** Notices about decisions, mailed or not. */
async function noticesOf({ platform }: World, match: string): Promise<Notified[]> {
  return platform.database.prisma.$queryRaw<Notified[]>`
    SELECT topic, account_id::text AS account, status::text, reason, (payload->>'seat')::int AS seat,
      (payload->>'version')::int AS since, payload->>'question' AS question
    FROM notices WHERE match_id = ${match}::uuid AND payload ? 'question'`
}

/** Whether a player got a notice of a decision, or gets none only because of their account. */
const isAbout = (notices: Notified, open: OpenDecisionRow): boolean =>
  isSame(notices, open) && (arrives.has(notices.status) || wantsNone.has(notices.reason ?? ''))

const arrives = new Set(['pending', 'sent', 'merged'])

const wantsNone = new Set(['account-erased', 'account-suspended', 'account-banned', 'mails-switched-off'])

const faultOf = ({ seat, question, since }: OpenDecisionRow, what: string) =>
  new Error(`${since}.${seat}.${question} ${what}`)
