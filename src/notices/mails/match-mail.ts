import type { GameWording, Language, Names } from '../../games/kit/wording.ts'
import type { Head } from '../../journal/head.ts'
import { findMatch, type MatchRecord, matchName, namesOf, seatOf, signedHead, takesPart } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Block, footnote, type Letter, link, type Recipient, text } from '../letters/letter.ts'
import { headLink, matchLink, passLink } from '../links/links.ts'
import { matchPass } from '../links/match-pass.ts'
import { words } from '../locales/index.ts'
import type { Words } from '../locales/words.ts'
import { Withhold } from '../outbox/notice.ts'
import { accountOf, recipientOf, requireMatchMails } from '../outbox/recipients.ts'

/** The recipient of a mail about a match, and what every such mail needs. */
export interface MatchNews {
  readonly record: MatchRecord
  readonly account: string
  readonly to: Recipient
  readonly say: Words
  /** What the game says of itself; what it says of the match, `wordingOf` its state does. */
  readonly wording: GameWording
  readonly names: Names
  /** The name of the match; made of its players' names if its creator gave it none. */
  readonly name: string
  /** "Havana", in the language of the reader. */
  readonly title: string
  /** The head of the journal that the mail describes. */
  readonly head: Pick<Head, 'match' | 'version' | 'hash'>
}

/** The recipient holds a seat of a match that has started. */
export interface PlayerNews extends MatchNews {
  readonly seat: number
}

/** @throws Withhold if the match does not exist any more, or the account gets no mails */
export async function matchNews(platform: Platform, match: string, accountId: string | null): Promise<MatchNews> {
  const account = await accountOf(platform, accountId)
  requireMatchMails(account, platform.clock.now())
  const record = await findMatch(platform, match)
  if (!record) throw new Withhold('cause-gone')
  const to = recipientOf(account)
  const language: Language = to.language
  const wording = record.game.wording[language]
  return {
    record,
    account: account.id,
    to,
    say: words[language],
    wording,
    names: namesOf(record, language),
    name: matchName(record, language),
    title: wording.title,
    head: { match, version: record.version, hash: record.hash },
  }
}

/** Like `matchNews`, for the holder of a seat. @throws Withhold also if the account holds none */
export async function playerNews(platform: Platform, match: string, accountId: string | null): Promise<PlayerNews> {
  const news = await matchNews(platform, match, accountId)
  const seat = seatOf(news.record, news.account)
  if (seat === undefined) throw new Withhold('not-in-match')
  return { ...news, seat }
}

/** A mail about a match: its own content, with what all such mails have around it. */
export async function matchLetter(
  platform: Platform,
  news: MatchNews,
  subject: string,
  special: readonly Block[],
): Promise<Letter> {
  const { record, account, to, say, title, name } = news
  const closing = [
    ...(await pageOf(platform, news)),
    // A match that has not started has no journal yet, and so no proof of it.
    ...(record.version > 0 ? [footnote(say.match.proof, headLink(platform, signedHead(platform, news.head)))] : []),
  ]
  return {
    to,
    subject: say.match.subject(name, title, subject),
    body: [text(say.hello(to.name)), ...special, ...closing],
    about: { match: record.id, account },
    part: { content: special, closing },
  }
}

/** The link to the match. A reader who no longer takes part cannot see a private one, and gets none. */
async function pageOf(platform: Platform, { record, account, say }: MatchNews): Promise<Block[]> {
  if (takesPart(record, account)) {
    return [link(say.match.open, passLink(platform, await matchPass(platform, account, record.id)))]
  }
  return record.private ? [] : [link(say.match.look, matchLink(platform, record.id))]
}
