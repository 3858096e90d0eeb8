import type { Account } from '../../generated/prisma/client.ts'
import { findMatch, matchName, takesPart } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { judgingPage } from '../links/judging-page.ts'
import type { MatchPage } from '../links/links.ts'
import { languageOf, words } from '../locales/index.ts'
import type { MatchTopic } from '../record/topics.ts'

/** A notice as a sentence, and the match that it is about. */
export interface News {
  /** In the words of this server alone. */
  readonly says: string
  /**
   * Words that people chose: they must neither format, nor link, nor notify anybody. Null: the reader may not see it.
   */
  readonly about: string | null
  /** The page of the client where the reader sees more. Null: there is none. */
  readonly page: MatchPage | null
}

/** How much of a match's name is shown: even doubled by escaping, it stays far below Discord's limit of 2000 characters. */
const mostOfName = 200

/**
 * A notice in a sentence, in the reader's language. A reader who may not see a private match gets neither its name nor
 * its address, as in `fanOut`.
 */
export async function newsOf(
  platform: Platform,
  reader: Pick<Account, 'id' | 'language' | 'role'>,
  { topic, match }: { readonly topic: MatchTopic; readonly match: string },
): Promise<News> {
  const language = languageOf(reader.language)
  const says = words[language].chat.news[topic]
  const record = await findMatch(platform, match)
  if (!record) return { says, about: null, page: null }
  const judging = topic === 'dispute-raised' ? judgingPage(record, reader) : null
  if (record.private && !takesPart(record, reader.id)) return { says, about: null, page: judging }
  const name = [...matchName(record, language)].slice(0, mostOfName).join('')
  const about = `${record.game.wording[language].title} (${name})`
  return { says, about, page: judging ?? `matches/${match}` }
}
