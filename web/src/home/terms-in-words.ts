import type { Schemas } from '../api/schemas.ts'
import { hoursSay } from '../words/dates.ts'
import { isLanguage, languageNames } from '../words/languages.ts'
import { language, words } from '../words/words.ts'

type Pace = Schemas['Pace']

/** The time per decision in a few words: "3 days for each decision". */
function paceInWords(pace: Pace): string {
  const { find } = words.value
  switch (pace.kind) {
    case 'none':
      return find.noDeadlines
    case 'hours':
      return find.eachDecision(hoursSay(pace.hours, language.value))
    case 'bank':
      return find.bank(hoursSay(pace.hours, language.value))
  }
}

interface Terms {
  readonly pace: Pace
  readonly rated: boolean
  readonly language: string | null
  readonly private?: boolean
  readonly reliability?: number | null
}

/** The terms of a match in a few words each: what people want to know before they join. */
export function termsInWords({ pace, rated, language: spoken, private: isPrivate, reliability }: Terms): string[] {
  const { find } = words.value
  return [
    paceInWords(pace),
    rated ? find.rated : find.unrated,
    isLanguage(spoken) ? languageNames[spoken] : undefined,
    isPrivate ? find.private : undefined,
    typeof reliability === 'number' ? find.reliable(reliability) : undefined,
  ].filter((term) => term !== undefined)
}
