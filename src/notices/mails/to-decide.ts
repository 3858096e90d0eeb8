import type { Head } from '../../journal/head.ts'
import { withoutTakenBack } from '../../journal/taken-back.ts'
import { headAt, markOf, readEntries } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Block, heading, list, text } from '../letters/letter.ts'
import { positionPicture } from '../letters/position-picture.ts'
import { Withhold } from '../outbox/notice.ts'
import { type About, type DecisionNews, stillOpen } from './decision-news.ts'
import type { PlayerNews } from './match-mail.ts'
import { sentences, story } from './story.ts'

/** All one needs to decide: the question, what happened since one last decided or looked, and the position. */
export async function toDecide(
  platform: Platform,
  news: DecisionNews,
  about: About,
): Promise<{ readonly head: Head; readonly blocks: readonly Block[] }> {
  const { record, seat, to, say, names } = news
  const head = await headAt(platform, record)
  // From the head rather than the table of open decisions, so that the position and the question belong together.
  if (!stillOpen(head.decisions, about)) throw new Withhold('decision-taken')
  const wording = record.game.wordingOf(head.state, to.language)
  const blocks = [
    heading(say.turn.asked),
    text(wording.question(about.question)),
    ...(await happened(platform, news, head)),
    heading(say.turn.position),
    ...(await positionPicture(platform, news, head)),
    list(wording.position(record.game.view(head.state, seat), names)),
  ]
  return { head, blocks }
}

/**
 * What happened since the seat's last entry or, if later, since its player last looked, as far as the seat may see it.
 */
async function happened(platform: Platform, news: PlayerNews, head: Head): Promise<Block[]> {
  const { record, account, seat, say } = news
  const own = await lastOwn(platform, record.id, seat)
  const { version: seen } = await markOf(platform, record.id, account)
  const entries = await readEntries(platform, record.id, { after: Math.max(own, seen), upTo: head.version })
  return [
    heading(seen > own ? say.turn.happenedSinceLook : say.turn.happened),
    ...story(sentences(news, withoutTakenBack(entries), head), say.turn),
  ]
}

/**
 * The version of the seat's last entry; 0 if it made none. Entries by standing orders do not count: they are news to
 * its player.
 */
async function lastOwn({ database }: Platform, match: string, seat: number): Promise<number> {
  const last = await database.prisma.entry.findFirst({
    where: {
      matchId: match,
      actor: { path: ['seat'], equals: seat },
      NOT: { actor: { path: ['by'], equals: 'order' } },
    },
    orderBy: { version: 'desc' },
    select: { version: true },
  })
  return last?.version ?? 0
}
