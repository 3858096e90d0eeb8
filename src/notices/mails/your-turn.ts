import type { OpenDecision } from '../../journal/decisions.ts'
import { gameEvents } from '../../journal/entry.ts'
import { seenEvents } from '../../journal/see.ts'
import { headAt, isOver, readEntries } from '../../matches/load.ts'
import type { NoticeDraft } from '../../platform/outbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { heading, type Letter, list, text } from '../letter.ts'
import { timeFor } from '../locales/index.ts'
import { Withhold } from '../notice.ts'
import { matchLetter, type PlayerNews, playerNews } from './match-mail.ts'
import { story } from './story.ts'

type Asked = Extract<NoticeDraft, { topic: 'your-turn' }>

/** A seat owes a decision: what happened since its last one, what is asked, and the position in words. */
export async function yourTurn(platform: Platform, asked: Asked, accountId: string | null): Promise<Letter> {
  const news = await playerNews(platform, asked.match, accountId)
  const { record, seat, to, say, title, wording, names } = news
  if (isOver(record)) throw new Withhold('match-over')
  if (seat !== asked.seat) throw new Withhold('not-in-match')
  // Most turns are taken before their mail is made: the journal is read only for those that are not.
  if (!stillAsked(record.decisions, asked)) throw new Withhold('decision-taken')
  const head = await headAt(platform, record)
  // The head, not the table of open decisions: the position told and the question asked are of one moment.
  const decision = stillAsked(head.decisions, asked)
  if (!decision) throw new Withhold('decision-taken')

  return matchLetter(platform, { ...news, head }, say.turn.subject, [
    text(say.turn.text(record.name, title, timeFor(to, new Date(decision.sinceAt)))),
    heading(say.turn.asked),
    text(wording.question(decision.question)),
    heading(say.turn.happened),
    ...story(await happened(platform, news, head.version), say.turn),
    heading(say.turn.position),
    list(wording.position(record.game.view(head.state, seat), names)),
  ])
}

/** The open decision that a notice is about; undefined where it is taken. */
function stillAsked<Open extends Pick<OpenDecision, 'seat' | 'since' | 'question'>>(
  decisions: readonly Open[],
  { seat, version, question }: Asked,
): Open | undefined {
  return decisions.find((open) => open.seat === seat && open.since === version && open.question === question)
}

/** What the seat may know of what happened since its last entry, in sentences; never more than it saw. */
async function happened(
  platform: Platform,
  { record, seat, wording, names }: PlayerNews,
  upTo: number,
): Promise<string[]> {
  const after = await lastOwn(platform, record.id, seat)
  const entries = await readEntries(platform, record.id, { after, upTo })
  return entries
    .flatMap((entry) => {
      const events = seenEvents(record.game, entry, { viewer: seat, over: false })
      return gameEvents({ kind: entry.kind, events })
    })
    .map((event) => wording.event(event, names))
}

/** The version of the last entry that the seat made itself; 0 where it made none. */
async function lastOwn({ database }: Platform, match: string, seat: number): Promise<number> {
  const last = await database.prisma.entry.findFirst({
    where: { matchId: match, actor: { path: ['seat'], equals: seat } },
    orderBy: { version: 'desc' },
    select: { version: true },
  })
  return last?.version ?? 0
}
