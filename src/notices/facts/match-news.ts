import { matchPass } from '../../accounts/index.ts'
import type { GameWording, Names } from '../../games/kit/wording.ts'
import type { Account } from '../../generated/prisma/client.ts'
import type { Entry } from '../../journal/entry.ts'
import type { Head } from '../../journal/head.ts'
import {
  entrySays,
  findMatch,
  isOver,
  type MatchRecord,
  matchName,
  namesOf,
  type OpenDecisionRow,
  openAs,
  seatOf,
  signedHead,
  takesPart,
} from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Recipient } from '../letters/letter.ts'
import { headLink, type MatchTab, matchLink, passLink } from '../links/links.ts'
import type { MatchFacts } from '../mails/match-mail.ts'
import { type AboutDecision, keyOfDecision, Withhold } from '../record/notice.ts'
import { recipientOf } from './recipient.ts'

/** The recipient of a mail about a match, and the match. */
export interface MatchNews {
  readonly record: MatchRecord
  readonly account: string
  readonly to: Recipient
  /** The game's words about itself; `wordingOf` the state gives its words about the match. */
  readonly wording: GameWording
  readonly names: Names
}

/** The recipient holds a seat of a match that has started. */
export interface PlayerNews extends MatchNews {
  readonly seat: number
}

/** A player who gets a mail, and an open decision that it is about. */
export interface DecisionNews extends PlayerNews {
  readonly open: OpenDecisionRow
}

/** What every mail about a match begins with. @throws Withhold if the match does not exist any more */
export async function matchNews(platform: Platform, match: string, reader: Account): Promise<MatchNews> {
  const record = await findMatch(platform, match)
  if (!record) throw new Withhold('cause-gone')
  const to = recipientOf(reader)
  const wording = record.game.wording[to.language]
  return { record, account: reader.id, to, wording, names: namesOf(record, to.language) }
}

/** Like `matchNews`, for the holder of a seat. @throws Withhold also if the account holds none */
export async function playerNews(platform: Platform, match: string, reader: Account): Promise<PlayerNews> {
  const news = await matchNews(platform, match, reader)
  const seat = seatOf(news.record, news.account)
  if (seat === undefined) throw new Withhold('not-in-match')
  return { ...news, seat }
}

/** Like `playerNews`, about an open decision. @throws Withhold also if the match is over or the decision is made */
export async function decisionNews(platform: Platform, about: AboutDecision, reader: Account): Promise<DecisionNews> {
  const news = await playerNews(platform, about.match, reader)
  if (isOver(news.record)) throw new Withhold('match-over')
  // Most turns are taken before their mail is composed. The journal is read only for the others.
  const open = openAs(news.record, keyOfDecision(about))
  if (!open) throw new Withhold('decision-taken')
  return { ...news, open }
}

/**
 * What every mail about a match needs. It renews the pass in the link, so read it last, when nothing can withhold the
 * mail any more.
 * @param about `head`: the head of the journal that the mail describes, the record's by default; `tab`: what its link
 * opens, the board and what is asked there by default
 */
export async function matchFacts(
  platform: Platform,
  news: MatchNews,
  { head, tab }: { readonly head?: Pick<Head, 'match' | 'version' | 'hash'>; readonly tab?: MatchTab } = {},
): Promise<MatchFacts> {
  const { record, account, to } = news
  const { id: match, version, hash } = record
  return {
    to,
    account,
    match,
    name: matchName(record, to.language),
    title: news.wording.title,
    page: await pageOf(platform, news, tab),
    // A match that has not started has no journal yet, and so no signed head.
    proof: version > 0 ? headLink(platform, signedHead(platform, head ?? { match, version, hash })) : null,
  }
}

/** The link to the match. A reader who no longer takes part cannot see a private one, and gets none. */
async function pageOf(
  platform: Platform,
  { record, account }: MatchNews,
  tab: MatchTab | undefined,
): Promise<MatchFacts['page']> {
  if (takesPart(record, account)) {
    return { for: 'open', url: passLink(platform, await matchPass(platform, account, record.id), tab) }
  }
  return record.private ? null : { for: 'look', url: matchLink(platform, record.id, tab) }
}

/**
 * The events of entries in sentences, for a reader at the table: only what their seat may see, with the names of those
 * who played at that time.
 */
export function entriesSay({ record, seat, to }: PlayerNews, entries: readonly Entry[], head: Head): string[] {
  const viewpoint = { viewer: seat, over: false }
  return entries.flatMap((entry) => entrySays({ record, head }, entry, viewpoint, to.language).says)
}
