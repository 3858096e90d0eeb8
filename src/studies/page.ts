import type { Game } from '../games/game.ts'
import { escapeMarkup } from '../games/kit/markup.ts'
import type { Language } from '../games/kit/wording.ts'
import { seatNames } from '../games/wire/seat-names.ts'
import type { HtmlPage } from '../platform/http/html-page.ts'
import { pageWords } from './page-words.ts'
import type { Study } from './study.ts'
import { type TreeNode, variationsIn } from './tree.ts'
import { nodeBodies } from './wire/board-body.ts'

export interface ShownPage {
  readonly token: string
  readonly study: Pick<Study, 'name' | 'position'>
  /** The moves that lead to the shown node. */
  readonly line: readonly TreeNode[]
  readonly tree: readonly TreeNode[]
  readonly language: Language
}

/** The page of a study at one of its nodes: the position as a picture and in words, with links to the other nodes. */
export function studyPage(game: Game, position: unknown, { token, study, line, tree, language }: ShownPage): HtmlPage {
  const wording = game.wordingOf(position, language)
  const names = seatNames(language)
  const say = pageWords[language]
  const here = line.at(-1)?.number ?? 0
  const bodyOf = nodeBodies({ game, position: study.position }, language)

  const link = (to: number, text: string) =>
    to === here
      ? `<strong>${escapeMarkup(text)}</strong>`
      : `<a href="${escapeMarkup(`/links/study/read?token=${token}&node=${to}`)}">${escapeMarkup(text)}</a>`
  const nodeLink = (one: TreeNode) => {
    const text = bodyOf(one).says.join(' ') || names(one.seat)
    const linked = link(one.number, one.name === null ? text : say.about(one.name, text))
    return one.comment === null ? linked : `${linked}<br>${escapeMarkup(one.comment)}`
  }
  const part = (title: string, list: string) => (list === '' ? [] : [`<h2>${escapeMarkup(title)}</h2>`, list])

  const variations = variationsIn(tree).map((one) => link(one.node, `${one.name} (${say.moves(one.length)})`))
  const result = game.result(position)
  const ending = result === undefined ? [] : [escapeMarkup(wording.ending(result, names))]
  const asked = game
    .decisions(position)
    .map(({ seat, question }) => escapeMarkup(say.about(names(seat), wording.question(question))))
  const says = wording.position(game.view(position, 'administrator'), names)
  return {
    language,
    title: `${study.name} · ${wording.title}`,
    body: [
      ...part(say.variations, unordered(variations)),
      `<p><img src="/v1/shared-studies/${escapeMarkup(token)}/nodes/${here}/picture" alt=""></p>`,
      ...part(say.over, unordered(ending)),
      ...part(say.asked, unordered(asked)),
      ...part(say.after, unordered(tree.filter(({ parent }) => parent === here).map(nodeLink))),
      ...part(say.line, numbered([link(0, say.begins), ...line.map(nodeLink)])),
      ...part(say.position, unordered(says.map(escapeMarkup))),
    ].join('\n'),
    pictures: 'linked',
  }
}

const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('\n')
const unordered = (lines: readonly string[]) => (lines.length === 0 ? '' : `<ul>${items(lines)}</ul>`)
/** An ordered list that starts with 0, the number of the first position. */
const numbered = (lines: readonly string[]) => `<ol start="0">${items(lines)}</ol>`
