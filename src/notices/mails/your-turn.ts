import { gameEvents } from '../../journal/entry.ts'
import { seenEvents } from '../../journal/see.ts'
import { isOver, readEntries } from '../../matches/load.ts'
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
  const { record, seat, to, say, title, wording, names, head } = news
  if (isOver(record)) throw new Withhold('match-over')
  if (seat !== asked.seat) throw new Withhold('not-in-match')
  // The head, not the table of open decisions: the position told and the question asked are of one moment.
  const decision = head.decisions.find((open) => open.seat === seat && open.since === asked.version)
  if (decision?.question !== asked.question) throw new Withhold('decision-taken')

  return matchLetter(platform, news, say.turn.subject, [
    text(say.turn.text(record.name, title, timeFor(to, new Date(decision.sinceAt)))),
    heading(say.turn.asked),
    text(wording.question(decision.question)),
    heading(say.turn.happened),
    ...story(await happened(platform, news), say.turn),
    heading(say.turn.position),
    list(wording.position(record.game.view(head.state, seat), names)),
  ])
}

/** What the seat may know of what happened since its last entry, in sentences; never more than it saw. */
async function happened(platform: Platform, { record, seat, wording, names, head }: PlayerNews): Promise<string[]> {
  const after = await lastOwn(platform, record.id, seat)
  const entries = await readEntries(platform, record.id, { after, upTo: head.version })
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
