import type { Match } from '../api/schemas.ts'
import { language, words } from '../words/words.ts'
import { optionWords } from './option-words.ts'

/** The options of a match's game, a line each: "Length: the short game". */
export function optionsInWords({ game, options }: Pick<Match, 'game' | 'options'>): string[] {
  return Object.entries(options).map(([name, value]) => {
    const said = optionWords[`${game}.${name}`]?.[language.value]
    return `${said?.label ?? name}: ${said?.values?.[String(value)] ?? valueInWords(value)}`
  })
}

function valueInWords(value: unknown): string {
  const { opening } = words.value
  if (typeof value === 'boolean') return value ? opening.yes : opening.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}
