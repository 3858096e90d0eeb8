import type { Match } from '../api/schemas.ts'
import { pair } from '../words/pair.ts'
import { language, words } from '../words/words.ts'
import { gamesInFull } from './games.ts'
import { optionsOf } from './option-schemas.ts'
import { optionSaid } from './option-words.ts'

/** The options of a match's game, one line each: "Length: the short game". */
export const optionsInWords = ({ game, options }: Pick<Match, 'game' | 'options'>): string[] =>
  Object.entries(options).map(([name, value]) => optionInWords(game, name, value))

/** The options of a match that differ from the defaults. Empty until its game has been read in full. */
export function unusualOptions({ game, options }: Pick<Match, 'game' | 'options'>): string[] {
  const known = gamesInFull.value.get(game)
  if (known === undefined) return []
  return optionsOf(known).flatMap(([name, schema]) =>
    name in options && options[name] !== schema.default ? [optionInWords(game, name, options[name])] : [],
  )
}

function optionInWords(game: string, name: string, value: unknown): string {
  const said = optionSaid(game, name, language.value)
  return pair(said?.label ?? name, said?.values?.[String(value)] ?? valueInWords(value))
}

function valueInWords(value: unknown): string {
  const { terms } = words.value
  if (typeof value === 'boolean') return value ? terms.yes : terms.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}
