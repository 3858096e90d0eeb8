import type { Tagged } from './basic-types.ts'
import { leavesOf, pathInWords } from './leaves.ts'
import { winnersOf } from './phrases.ts'
import type { Names, Wording } from './wording.ts'

/** The words of a game without its own: its ids, read as English. */
export const plainWords = (title: string): Wording<Tagged, Tagged, unknown> => ({
  title,
  question: (question) => `${readable(question)}.`,
  choice: ({ move }, names) => sentence(move, names),
  field: (_move, field) => `${readable(field)}?`,
  noun: ({ kind, id }, names) => (kind === 'seat' ? names(Number(id)) : readable(`${kind} ${id}`)),
  event: sentence,
  position: (view, names) => leavesOf(view).map(({ path, value }) => `${pathInWords(path, names)}: ${value}`),
  refusal: (code, params) => [`${readable(code)}.`, ...said(params)].join(' '),
  ending: (result, names) => `${readable(result.reason)}: ${winnersOf(result).map(names).join(', ')}.`,
  score: readable,
  scoreExplained: () => '',
})

/** `end-turn` as "End turn". */
function readable(id: string): string {
  const words = id.replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/** "Ana: drawn (piece: red)." */
function sentence({ type, ...parts }: Tagged & { readonly seat?: unknown }, names: Names): string {
  const { seat, ...others } = parts
  const details = said(others).join('; ')
  const what = details === '' ? readable(type) : `${readable(type)} (${details})`
  return typeof seat === 'number' ? `${names(seat)}: ${what}.` : `${what}.`
}

const said = (value: unknown): string[] =>
  leavesOf(value).flatMap(({ path, value: word }) => (path.length === 0 ? [] : [`${path.join(' ')}: ${word}`]))
