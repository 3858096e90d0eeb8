import { ownerById } from '../../accounts/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Claimed } from '../deliveries/delivery.ts'
import { type News, newsOf } from '../deliveries/news.ts'
import { pageLink } from '../links/links.ts'
import { languageOf, words } from '../locales/index.ts'
import { MatchTopicName } from '../record/topics.ts'
import type { ChatFormat } from './formats.ts'

/** The body of a post to a chat, in the language of the webhook's owner, made anew for each try. */
export async function chatBody(platform: Platform, format: ChatFormat, delivery: Claimed): Promise<string> {
  const { topic, match, account } = delivery
  const reader = await ownerById(platform.database, account)
  const known = MatchTopicName.safeParse(topic).data
  const news =
    known === undefined || match === null
      ? { says: words[languageOf(reader.language)].chat.test, about: null, page: null }
      : await newsOf(platform, reader, { topic: known, match })
  const link = news.page === null ? null : pageLink(platform, news.page)
  switch (format) {
    case 'discord':
      return JSON.stringify({ content: line(news, link, discordText), allowed_mentions: { parse: [] } })
    case 'slack':
      return JSON.stringify({ text: line(news, link, slackText), mrkdwn: false })
    default:
      return format satisfies never
  }
}

function line({ says, about }: News, link: string | null, escaped: (text: string) => string): string {
  const whole = about === null ? escaped(says) : `${escaped(about)}: ${escaped(says)}`
  return link === null ? whole : `${whole} <${link}>`
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
