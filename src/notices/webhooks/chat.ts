import { ownerById } from '../../accounts/index.ts'
import { findMatch, matchName, takesPart } from '../../matches/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchLink } from '../links/links.ts'
import { languageOf, words } from '../locales/index.ts'
import type { Claimed } from './delivery.ts'
import type { ChatFormat } from './formats.ts'
import { WebhookTopic } from './topics.ts'

/** What a chat gets: a sentence of ours, the match's name, and its page. */
interface News {
  readonly says: string
  /** Words that people chose: they must neither format, nor link, nor notify anybody. */
  readonly about: string | null
  readonly link: string | null
}

/** How much of a match's name is shown: escaped twice as long, it stays far below 2000, the most that Discord takes. */
const mostOfName = 200

/** The body of a post to a chat, in the language of the webhook's owner, made anew for each try. */
export async function chatBody(platform: Platform, format: ChatFormat, delivery: Claimed): Promise<string> {
  const news = await newsOf(platform, delivery)
  switch (format) {
    case 'discord':
      return JSON.stringify({ content: line(news, discordText, (url) => `<${url}>`), allowed_mentions: { parse: [] } })
    case 'slack':
      return JSON.stringify({ text: line(news, slackText, (url) => `<${url}>`), mrkdwn: false })
    default:
      return format satisfies never
  }
}

/** A reader who may not see a private match gets neither its name nor its address, as in `fanOut`. */
async function newsOf(platform: Platform, { topic, match, account }: Claimed): Promise<News> {
  const reader = languageOf((await ownerById(platform.database, account)).language)
  const { chat } = words[reader]
  const known = WebhookTopic.safeParse(topic).data
  if (known === undefined || match === null) return { says: chat.test, about: null, link: null }
  const says = chat.news[known]
  const record = await findMatch(platform, match)
  if (!record || (record.private && !takesPart(record, account))) return { says, about: null, link: null }
  const name = [...matchName(record, reader)].slice(0, mostOfName).join('')
  return { says, about: `${record.game.wording[reader].title} (${name})`, link: matchLink(platform, record.id) }
}

function line({ says, about, link }: News, escaped: (text: string) => string, linked: (url: string) => string): string {
  const whole = about === null ? escaped(says) : `${escaped(about)}: ${escaped(says)}`
  return link === null ? whole : `${whole} ${linked(link)}`
}

/** Discord reads Markdown, in which a backslash takes the meaning from the punctuation after it. */
export const discordText = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')

/**
 * Slack takes `&`, `<` and `>` as markup. A word joiner (U+2060), which is not visible, keeps its clients from making
 * links of addresses and names.
 */
export const slackText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[.:@#](?=\S)/g, '$&\u2060')
