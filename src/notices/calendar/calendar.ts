import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Language } from '../../games/kit/wording.ts'
import { decisionId } from '../../journal/decisions.ts'
import { holders, type MatchRecord, matchName, matchRecord, type OpenRow, withRoster } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchLink } from '../links/links.ts'
import { languageOf, words } from '../locales/index.ts'

/** How often calendar programs are asked to refresh. */
const lookAgainSeconds = 15 * 60

/** The account whose deadlines the calendar shows. */
export interface CalendarOwner {
  readonly id: string
  readonly language: string
}

/**
 * The deadlines of an account's own decisions as iCalendar (RFC 5545), one event per deadline. When a deadline moves,
 * its event keeps its UID and gets another time and a higher SEQUENCE. There are no alarms: a mail reminds, and
 * calendar programs have their own. The library leaves out the line break after the last line (§3.1), so it is added
 * here.
 */
export async function deadlineCalendar(platform: Platform, { id, language }: CalendarOwner): Promise<string> {
  const { clock, database } = platform
  const rows = await database.prisma.match.findMany({
    // While a match is frozen by a dispute, its deadlines do not run.
    where: { status: 'running', frozenAt: null, participants: { some: { accountId: id, seat: { not: null } } } },
    include: withRoster,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const calendar = new ICalCalendar({
    name: 'Paquebot',
    prodId: { company: 'Paquebot', product: 'Deadlines', language: 'EN' },
    ttl: lookAgainSeconds,
  })
  const now = clock.now()
  const moves = await movesOf(platform, id)
  for (const record of rows.map(matchRecord)) {
    for (const { open, dueAt } of ownDeadlines(record, id)) {
      calendar.createEvent({
        id: `${eventId(record, open)}@${new URL(platform.publicUrl()).hostname}`,
        sequence: moves.get(eventId(record, open)) ?? 0,
        start: dueAt,
        stamp: now,
        lastModified: now,
        summary: summary(record, open, languageOf(language)),
        url: matchLink(platform, record.id),
        status: ICalEventStatus.CONFIRMED,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
    }
  }
  return `${calendar.toString()}\r\n`
}

const eventId = ({ id }: Pick<MatchRecord, 'id'>, open: Parameters<typeof decisionId>[0]): string =>
  `${id}.${decisionId(open)}`

/** How often each deadline has moved, for SEQUENCE (RFC 5545 §3.8.7.4). */
async function movesOf({ database }: Platform, account: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database.prisma.decision.findMany({
    where: { match: { status: 'running', participants: { some: { accountId: account, seat: { not: null } } } } },
    select: { matchId: true, seat: true, question: true, since: true, moves: true },
  })
  return new Map(rows.map(({ matchId, moves, ...open }) => [eventId({ id: matchId }, open), moves]))
}

/** The open decisions of an account that have a deadline. */
function ownDeadlines(record: MatchRecord, account: string): { readonly open: OpenRow; readonly dueAt: Date }[] {
  const own = holders(record).find((holder) => holder.account === account && holder.leftAt === null)
  return record.decisions.flatMap((open) =>
    open.seat === own?.seat && open.dueAt !== null ? [{ open, dueAt: open.dueAt }] : [],
  )
}

/** "Friday table (Havana): Choose a card". */
function summary(record: MatchRecord, open: OpenRow, language: Language): string {
  const { title, question } = record.game.wording[language]
  return words[language].match.subject(matchName(record, language), title, question(open.question))
}
