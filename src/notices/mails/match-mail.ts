import type { Language, Names, Wording } from '../../games/kit/wording.ts'
import type { Head } from '../../journal/head.ts'
import { signHead } from '../../journal/head-signature.ts'
import { findMatch, type MatchRecord } from '../../matches/load.ts'
import { namesOf } from '../../matches/names.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Block, finePrint, type Letter, link, type Recipient, text } from '../letter.ts'
import { matchLink } from '../links.ts'
import { words } from '../locales/index.ts'
import type { Words } from '../locales/words.ts'
import { Withhold } from '../notice.ts'
import { accountOf, recipientOf, requireMatchMails } from '../recipients.ts'

/** Somebody at the table, and all that is needed to tell them about their match. */
export interface PlayerNews {
  readonly record: MatchRecord
  readonly account: string
  readonly seat: number
  readonly to: Recipient
  readonly say: Words
  readonly wording: Wording
  readonly names: Names
  /** "Havana", in the language of the reader. */
  readonly title: string
  /** The end of the journal as it is told. */
  readonly head: Pick<Head, 'match' | 'version' | 'hash'>
}

/** @throws Withhold where the match is gone, or the account has no seat in it or wants no mails */
export async function playerNews(platform: Platform, match: string, accountId: string | null): Promise<PlayerNews> {
  const account = await accountOf(platform, accountId)
  requireMatchMails(account, platform.clock.now())
  const record = await findMatch(platform, match)
  if (!record) throw new Withhold('cause-gone')
  const seat = record.participants.find((participant) => participant.account === account.id)?.seat
  if (seat === undefined || seat === null) throw new Withhold('not-in-match')
  const to = recipientOf(account)
  const language: Language = to.language
  const wording = record.game.wording[language]
  return {
    record,
    account: account.id,
    seat,
    to,
    say: words[language],
    wording,
    names: namesOf(record, language),
    title: wording.title,
    head: { match, version: record.version, hash: record.hash },
  }
}

/** A mail about a match: what is special in the middle, what all of them have around it. */
export function matchLetter(platform: Platform, news: PlayerNews, subject: string, special: readonly Block[]): Letter {
  const { record, account, to, say, title } = news
  return {
    to,
    subject: say.match.subject(record.name, title, subject),
    body: [
      text(say.hello(to.name)),
      ...special,
      link(say.match.look, matchLink(platform, record.id)),
      finePrint(proofs(platform, news)),
    ],
    about: { match: record.id, account },
  }
}

/** What a player keeps to show later that nothing was rewritten: the dice's commitment, and the signed head. */
function proofs(platform: Platform, { record, head, say }: PlayerNews): string[] {
  const signed = signHead(head, platform.secrets.signing.privateKey)
  return [
    say.match.proofs,
    say.match.dice(record.commitment),
    say.match.journal(signed.version, signed.hash),
    say.match.signature(signed.keyId, signed.signature),
  ]
}
