import { useRef } from 'preact/hooks'
import { api } from '../api/client.ts'
import { answer } from '../api/problem.ts'
import type { Match } from '../api/schemas.ts'
import { seatedAt } from '../match/seated-at.ts'
import { LongTextField, SelectField, TextField } from '../ui/fields.tsx'
import { useNewest } from '../ui/newest.ts'
import { language } from '../words/words.ts'
import styles from './administration.module.css'
import { fieldName, type RemedyKind } from './remedies.ts'
import { wordsIn } from './words.ts'

interface Props {
  readonly match: Match
  /** The version of the disputed entry. */
  readonly version: number
  readonly kind: RemedyKind
  /** Which of the remedies it is. */
  readonly index: number
}

/** What a remedy of this kind needs. */
export function RemedyFields({ match, version, kind, index }: Props) {
  const { ruling: say } = wordsIn[language.value]
  switch (kind) {
    case 'rewind':
      return (
        <TextField
          label={say.to}
          name={fieldName(index, 'to')}
          type="number"
          value={Math.max(1, version - 1)}
          isNeeded
          bounds={{ least: 1, most: match.version }}
        />
      )
    case 'move':
      return (
        <>
          <SeatField match={match} index={index} />
          <MoveField match={match} version={version} index={index} />
        </>
      )
    case 'replace':
      return <SeatField match={match} index={index} />
    case 'end':
      return <VerdictFields match={match} index={index} />
    case 'annul':
      return null
  }
}

function SeatField({ match, index }: Pick<Props, 'match' | 'index'>) {
  const { ruling: say } = wordsIn[language.value]
  return (
    <SelectField
      label={say.seat}
      name={fieldName(index, 'seat')}
      options={seatedAt(match).map(({ seat, name }) => ({ value: String(seat), says: name }))}
    />
  )
}

/**
 * The move as JSON. Once the administrator may see it, what the seat could do at the disputed entry is offered: its first
 * complete move is then filled in.
 */
function MoveField({ match, version, index }: Omit<Props, 'kind'>) {
  const { ruling: say } = wordsIn[language.value]
  const field = useRef<HTMLTextAreaElement>(null)
  const { value: choices = [] } = useNewest(async () => {
    const params = { path: { match: match.id, version }, query: { as: 'administrator' } }
    return (await answer(api.GET('/v1/admin/matches/{match}/entries/{version}', { params }))).choices ?? []
  }, [match.id, version, language.value])
  return (
    <>
      {choices.length > 0 && (
        <SelectField
          label={say.couldBe}
          name="choice"
          value=""
          options={[
            { value: '', says: '–' },
            ...choices.map(({ example, says }) => ({ value: JSON.stringify(example), says })),
          ]}
          onChange={(example) => {
            if (field.current) field.current.value = example
          }}
        />
      )}
      <LongTextField label={say.move} name={fieldName(index, 'move')} rows={3} isNeeded field={field} />
    </>
  )
}

function VerdictFields({ match, index }: Pick<Props, 'match' | 'index'>) {
  const { ruling: say } = wordsIn[language.value]
  return (
    <div class={styles.verdict}>
      {seatedAt(match).flatMap(({ seat, name }) => [
        <TextField
          key={`${seat} place`}
          label={say.place(name)}
          name={fieldName(index, 'result', seat, 'place')}
          type="number"
          isNeeded
          bounds={{ least: 1, most: match.seats }}
        />,
        <TextField
          key={`${seat} points`}
          label={say.points(name)}
          name={fieldName(index, 'result', seat, 'points')}
          type="number"
          isNeeded
        />,
      ])}
    </div>
  )
}
