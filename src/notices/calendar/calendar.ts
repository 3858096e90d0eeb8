import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Language } from '../../games/kit/wording.ts'
import { decisionId } from '../../journal/decisions.ts'
import { type MatchRecord, matchName, ownDeadlines } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchLink } from '../links/links.ts'
import { languageOf, words } from '../locales/index.ts'

/** How often calendar programs are asked to refresh. */
const lookAgainSeconds = 15 * 60

/** The account whose deadlines the calendar shows. */
interface CalendarOwner {
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
  const calendar = new ICalCalendar({
    name: 'Paquebot',
    prodId: { company: 'Paquebot', product: 'Deadlines', language: 'EN' },
    ttl: lookAgainSeconds,
  })
  const now = platform.clock.now()
  for (const { record, decision, dueAt, moves } of await ownDeadlines(platform, id)) {
    calendar.createEvent({
      id: `${record.id}.${decisionId(decision)}@${new URL(platform.publicUrl()).hostname}`,
      sequence: moves, // RFC 5545 §3.8.7.4
      start: dueAt,
      stamp: now,
      lastModified: now,
      summary: summary(record, decision.question, languageOf(language)),
      url: matchLink(platform, record.id),
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** "Friday table (Havana): Choose a card". */
function summary(record: MatchRecord, asked: string, language: Language): string {
  const { title, question } = record.game.wording[language]
  return words[language].match.subject(matchName(record, language), title, question(asked))
}
