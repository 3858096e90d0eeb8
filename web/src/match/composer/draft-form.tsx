import { joined } from '../../words/joined.ts'
import { type Draft, hasChoice } from './draft.ts'
import { FieldControl } from './field-control.tsx'
import { FormTitle } from './form-title.tsx'

interface Props {
  readonly draft: Draft
  change(draft: Draft): void
}

/** What a move does, and a control for each of its fields that leaves something to choose. */
export function DraftForm({ draft, change }: Props) {
  const { says, fields } = draft.choice
  return (
    <>
      <FormTitle>{joined(says)}</FormTitle>
      {fields.filter(hasChoice).map((field) => (
        <FieldControl key={`${says} ${field.name}`} draft={draft} field={field} change={change} />
      ))}
    </>
  )
}
