import { useState } from 'preact/hooks'
import { bounds } from '../api/bounds.ts'
import type { Schemas } from '../api/schemas.ts'
import { SelectField, TextField, text } from '../ui/fields.tsx'
import { language } from '../words/words.ts'
import { openingHints } from './opening-words.ts'
import { paces } from './paces.ts'
import { wordsIn } from './words.ts'

const usual = { hours: 72, refill: 24 }

/** The fields for the time per decision. */
export function PaceFields() {
  const { opening } = wordsIn[language.value]
  const hints = openingHints[language.value]
  const [kind, setKind] = useState<Schemas['Pace']['kind']>('hours')
  return (
    <>
      <SelectField
        label={opening.pace}
        hint={hints.pace[kind]}
        name="pace/kind"
        value={kind}
        onChange={(chosen) => setKind(paces.find((one) => one === chosen) ?? 'hours')}
        options={paces.map((value) => ({ value, says: opening.paces[value] }))}
      />
      {kind !== 'none' && (
        <TextField
          label={opening.hours}
          name="pace/hours"
          type="number"
          value={usual.hours}
          bounds={bounds.pace.hours}
        />
      )}
      {kind === 'bank' && (
        <TextField
          label={opening.refill}
          hint={hints.refill}
          name="pace/refill"
          type="number"
          value={usual.refill}
          bounds={bounds.pace.refill}
        />
      )}
    </>
  )
}

/** The pace in a form. */
export function paceIn(values: FormData) {
  const hours = Number(text(values, 'pace/hours') || usual.hours)
  const refill = Number(text(values, 'pace/refill') || usual.refill)
  switch (text(values, 'pace/kind')) {
    case 'none':
      return { kind: 'none' as const }
    case 'bank':
      return { kind: 'bank' as const, hours, refill }
    default:
      return { kind: 'hours' as const, hours }
  }
}
