import { escapeMarkup } from '../../games/kit/markup.ts'
import type { Language } from '../../games/kit/wording.ts'
import type { HtmlPage } from '../../platform/http/html-page.ts'
import { matchPageWords } from './match-page-words.ts'

/** What a page says of a match at one of its versions. All sentences are in its language. */
interface MatchOnPage {
  readonly match: string
  readonly name: string
  readonly title: string
  readonly version: number
  readonly newest: number
  /** The name of the reader, if the page shows their own view; undefined for everybody else. */
  readonly player: string | undefined
  /** A drawing (SVG). */
  readonly picture: string
  /** Whom the match waits for, and what for. */
  readonly asked: readonly { readonly player: string; readonly asks: string }[]
  /** How the match ended: a sentence, and the players by place; empty while it goes on. */
  readonly ending: readonly string[]
  readonly position: readonly string[]
  /** The newest entries up to the version, the last first. */
  readonly story: readonly { readonly version: number; readonly says: readonly string[] }[]
}

/** The address of the page that shows a match without script. */
const matchPageAddress = (match: string, version?: number): string =>
  `/matches/${match}/read${version === undefined ? '' : `?version=${version}`}`

/** A match at one of its versions as a page that needs no script: a picture, words, and links to other versions. */
export function matchPage(shown: MatchOnPage, language: Language): HtmlPage {
  const { match, name, title, version, newest, player, picture, asked, ending, position, story } = shown
  const say = matchPageWords[language]
  const link = (to: number, text: string) =>
    `<a href="${matchPageAddress(match, to === newest ? undefined : to)}">${escapeMarkup(text)}</a>`
  const ways = [
    ...(version > 1 ? [link(version - 1, say.before)] : []),
    ...(version < newest ? [link(version + 1, say.after), link(newest, say.newest)] : []),
  ]
  const happened = story.flatMap(({ version: at, says }) =>
    says.length === 0 ? [] : [`${at === version ? at : link(at, String(at))}. ${escapeMarkup(says.join(' '))}`],
  )
  const seen = player === undefined ? say.seenByAll : say.seenBy(player)
  return {
    language,
    title: `${name} · ${title}`,
    body: [
      `<p>${escapeMarkup(say.version(version, newest))} ${escapeMarkup(seen)}</p>`,
      `<p>${ways.join(' · ')}</p>`,
      `<p><img src="data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}" alt=""></p>`,
      ...part(say.ending, ending.map(escapeMarkup)),
      ...part(
        say.asked,
        asked.map((one) => escapeMarkup(`${one.player}: ${one.asks}`)),
      ),
      ...part(say.position, position.map(escapeMarkup)),
      ...part(say.story, happened),
      `<p>${escapeMarkup(say.toPlay)}</p>`,
    ].join('\n'),
    pictures: 'inside',
  }
}

/** A list below its title; nothing for an empty list. */
const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [`<h2>${escapeMarkup(title)}</h2>`, `<ul>${lines.map((line) => `<li>${line}</li>`).join('\n')}</ul>`]
