import type { Schemas } from '../api/schemas.ts'
import { SelectField } from '../ui/fields.tsx'
import { languageNames, languages } from '../words/languages.ts'
import { language } from '../words/words.ts'
import { openingHints } from './opening-words.ts'
import { wordsIn } from './words.ts'

type Late = Schemas['Late']

interface Props {
  /** What the game allows. */
  readonly kinds: readonly Late[]
  readonly late: Late
  choose(late: Late): void
}

/** The field for what happens when a decision is late. */
export function LateField({ kinds, late, choose }: Props) {
  const { opening } = wordsIn[language.value]
  return (
    <SelectField
      label={opening.late}
      hint={openingHints[language.value].late[late]}
      name="late"
      value={late}
      onChange={(chosen) => choose(kinds.find((one) => one === chosen) ?? 'wait')}
      options={kinds.map((value) => ({ value, says: opening.lates[value] }))}
    />
  )
}

interface SeatsProps {
  readonly least: number
  readonly most: number
  /** How many are chosen, where more than the form depends on it. */
  readonly seats?: number
  choose?(seats: string): void
}

/** The field for how many play. */
export function SeatsField({ least, most, seats, choose }: SeatsProps) {
  const counts = Array.from({ length: most - least + 1 }, (_, more) => String(least + more))
  return (
    <SelectField
      label={wordsIn[language.value].opening.seats}
      name="seats"
      options={counts.map((count) => ({ value: count, says: count }))}
      {...(choose && { value: String(seats), onChange: choose })}
    />
  )
}

/** The field for the language that is spoken at the table. */
export function LanguageField() {
  const { opening } = wordsIn[language.value]
  return (
    <SelectField
      label={opening.language}
      hint={openingHints[language.value].language}
      name="language"
      options={[
        { value: '', says: opening.anyLanguage },
        ...languages.map((value) => ({ value, says: languageNames[value] })),
      ]}
    />
  )
}
