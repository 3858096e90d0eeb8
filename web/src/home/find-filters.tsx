import { useState } from 'preact/hooks'
import { games } from '../games/games.ts'
import { SelectField } from '../ui/fields.tsx'
import { hoursSay } from '../words/dates.ts'
import { languageNames, languages } from '../words/languages.ts'
import { language } from '../words/words.ts'
import styles from './home.module.css'
import { paces } from './paces.ts'
import { kinds, type Search } from './search.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly search: Search
  change(name: keyof Search, value: string): void
}

/** The filters of a search: the most common ones first, then all others that the API has, in a collapsed section. */
export function FindFilters({ search, change }: Props) {
  const { find, opening, terms } = wordsIn[language.value]
  const { hours, free, pace, language: spoken, rated } = search
  // The section is open at first if the address has one of its filters. After that, only the reader opens or closes it.
  const [isRefined] = useState(() => [hours, free, pace, spoken, rated].some((one) => one !== undefined))
  const filter = (name: keyof Search, label: string, options: readonly Option[]) => (
    <SelectField
      key={name}
      label={label}
      name={name}
      value={String(search[name] ?? '')}
      onChange={(chosen) => change(name, chosen)}
      options={name === 'show' ? options : [{ value: '', says: name === 'game' ? find.anyGame : find.any }, ...options]}
    />
  )
  return (
    <>
      <div class={styles.filters}>
        {filter(
          'show',
          find.kind,
          kinds.map((value) => ({ value, says: find[value] })),
        )}
        {filter(
          'game',
          find.game,
          games.value.map(({ id, title }) => ({ value: id, says: title })),
        )}
        {filter('seats', find.seats, counts.slice(1))}
      </div>
      <details open={isRefined}>
        <summary class={styles.fold}>{find.moreFilters}</summary>
        <div class={styles.filters}>
          {search.show === 'toJoin' && filter('free', find.free, counts)}
          {filter(
            'pace',
            find.pace,
            paces.map((value) => ({ value, says: opening.paces[value] })),
          )}
          {filter(
            'hours',
            find.hours,
            longest.map((most) => ({ value: String(most), says: hoursSay(most, language.value) })),
          )}
          {filter(
            'language',
            opening.language,
            languages.map((value) => ({ value, says: languageNames[value] })),
          )}
          {filter('rated', find.ratings, [
            { value: 'true', says: terms.rated },
            { value: 'false', says: terms.unrated },
          ])}
        </div>
      </details>
    </>
  )
}

interface Option {
  readonly value: string
  readonly says: string
}

const counts = ['1', '2', '3', '4', '5'].map((count): Option => ({ value: count, says: count }))
const longest = [12, 24, 48, 72, 120, 168, 336]
