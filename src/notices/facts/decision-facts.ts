import { withoutTakenBack } from '../../journal/decisions-taken-back.ts'
import type { Entry } from '../../journal/entry.ts'
import { foldInParts } from '../../journal/fold.ts'
import type { Head } from '../../journal/head.ts'
import { markOf, readEntries } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { resultInSlices } from '../../platform/slices.ts'
import type { ToDecide } from '../mails/to-decide.ts'
import { Withhold } from '../outbox/notice.ts'
import { type About, type DecisionNews, stillOpen } from './decision-news.ts'
import { type PlayerNews, sentences } from './match-news.ts'
import { positionPicture } from './position-picture.ts'

/** Everything a player needs to decide, and the head of the journal that it describes. */
export async function decisionFacts(
  platform: Platform,
  news: DecisionNews,
  about: About,
): Promise<{ readonly head: Head; readonly decide: ToDecide }> {
  const { record, seat, to, names } = news
  const journal = await readEntries(platform, record.id, { upTo: record.version })
  const head = await resultInSlices(foldInParts(record.game, journal))
  // Read from the head rather than the table of open decisions, so that the position and the question belong together.
  if (!stillOpen(head.decisions, about)) throw new Withhold('decision-taken')
  const wording = record.game.wordingOf(head.state, to.language)
  const decide = {
    question: wording.question(about.question),
    happened: await happened(platform, news, journal, head),
    position: wording.position(record.game.view(head.state, seat), names),
    picture: await positionPicture(platform, news, head),
  }
  return { head, decide }
}

/**
 * What happened since the seat's last entry or, if later, since its player last looked, as far as the seat may see it.
 */
async function happened(
  platform: Platform,
  news: PlayerNews,
  journal: readonly Entry[],
  head: Head,
): Promise<ToDecide['happened']> {
  const { record, account, seat } = news
  // A player has not seen what their standing orders did.
  const last = journal.findLast(({ actor }) => actor.kind === 'seat' && actor.seat === seat && actor.by !== 'order')
  const own = last?.version ?? 0
  const { version: seen } = await markOf(platform, record.id, account)
  const entries = journal.slice(Math.max(own, seen))
  return {
    since: seen > own ? 'look' : 'decision',
    events: sentences(news, withoutTakenBack(entries), head),
  }
}
