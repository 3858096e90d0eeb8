import type { Schemas } from '../api/schemas.ts'
import { hoursSay } from '../words/dates.ts'
import { isLanguage, languageNames } from '../words/languages.ts'
import { language } from '../words/words.ts'
import { wordsIn } from './words.ts'

type Pace = Schemas['Pace']

/** The time per decision in a few words: "3 days for each decision". */
function paceInWords(pace: Pace): string {
  const { terms } = wordsIn[language.value]
  switch (pace.kind) {
    case 'none':
      return terms.noDeadlines
    case 'hours':
      return terms.eachDecision(hoursSay(pace.hours, language.value))
    case 'bank':
      return terms.bank(hoursSay(pace.hours, language.value))
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
  const { terms } = wordsIn[language.value]
  return [
    paceInWords(pace),
    rated ? terms.rated : terms.unrated,
    isLanguage(spoken) ? languageNames[spoken] : undefined,
    isPrivate ? terms.private : undefined,
    typeof reliability === 'number' ? terms.reliable(reliability) : undefined,
  ].filter((term) => term !== undefined)
}
