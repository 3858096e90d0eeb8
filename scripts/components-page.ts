import type { Game } from '../src/games/game.ts'
import type { Component, PieceKind } from '../src/games/kit/component.ts'

export const pageOf = ({ meta }: Game): string => `docs/games/${meta.id}-components.md`

/** The tables of a game's components, one per group; undefined if the game describes none. */
export function componentsPage(game: Game): string | undefined {
  const all = game.components?.('en')
  if (all === undefined) return undefined
  const { id, title, dataVersion, rulesVersion } = game.meta
  const groups = [...new Set(all.map(({ group }) => group))]
  return [
    `# ${title}: components`,
    '',
    `Everything that is printed on the components, as the server plays them (data version ${dataVersion}, rules version ${rulesVersion}), in our own words: check it against your box. Made by \`npm run components\` from the data in \`src/games/${id}/\`; a test holds it up to date. In other languages: \`paquebot components --game ${id} --language fr\`, or \`GET /v1/games/${id}/components\`. Rulings and sources: [${id}.md](${id}.md).`,
    '',
    'How sure the numbers are: *verified* has more than one source, *ruling* has one, or sources that differ, and *house* is ours, never the publisher’s.',
    ...groups.flatMap((group) => [
      '',
      ...table(
        group,
        all.filter((component) => component.group === group),
      ),
    ]),
    ...kindsTable(game.kinds?.('en') ?? []),
    '',
  ].join('\n')
}

const kindsTable = (kinds: readonly PieceKind[]): string[] =>
  kinds.length === 0
    ? []
    : [
        '',
        '## Not among the components',
        '',
        'What moves, sentences and boards show besides: a kind of things explains itself as a whole.',
        '',
        '| kind | name | what it is |',
        '|---|---|---|',
        ...kinds.map(({ kind, name, text }) => `| \`${kind}\` | ${name} | ${text} |`),
      ]

const table = (group: string, components: readonly Component[]): string[] => [
  `## ${group}`,
  '',
  '| no. | name | printed | cost | fee | what it does | sure? |',
  '|---|---|---|---|---|---|---|',
  ...components.map(row),
]

const row = ({ number, name, values, cost, fee, text, provenance }: Component): string =>
  `| ${[
    number ?? '',
    name,
    values.join('; '),
    cost ?? '',
    fee ?? '',
    text,
    `*${provenance.status}*: ${provenance.note}`,
  ]
    .map((cell) => cell.replaceAll('|', '\\|'))
    .join(' | ')} |`
