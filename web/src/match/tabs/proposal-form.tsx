import { useState } from 'preact/hooks'
import { bounds } from '../../api/bounds.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { SelectField, TextField, text } from '../../ui/fields.tsx'
import { AskingForm } from '../../ui/form.tsx'
import { isAhead } from '../../words/dates.ts'
import { language, words } from '../../words/words.ts'
import type { Table } from '../table.ts'
import { tabWords } from '../words.ts'

type Terms = Schemas['SeatTerms']

/** A form to propose something to the table. */
export function ProposalForm({ match, table }: { readonly match: Match; readonly table: Table }) {
  const { tabs } = words.value
  const tab = tabWords[language.value]
  const [chosen, choose] = useState<string>()
  const kinds = Object.entries(tab.kinds)
    .map(([value, says]) => ({ value, says }))
    .filter(({ value }) => value !== (isAhead(match.pausedUntil) ? 'pause' : 'resume'))
  // A pause that begins or ends changes what can be proposed.
  const kind = (kinds.find(({ value }) => value === chosen) ?? kinds[0])?.value
  const path = { match: match.id }

  const termsOf = (values: FormData): Terms => {
    switch (kind) {
      case 'pause':
        return { kind: 'pause', days: Number(text(values, 'days')) }
      case 'resume':
        return { kind: 'resume' }
      case 'replace':
        return { kind: 'replace', seat: Number(text(values, 'seat')), by: 'person' }
      case 'replaceByBot':
        return { kind: 'replace', seat: Number(text(values, 'seat')), by: 'bot' }
      default:
        return { kind: 'end' }
    }
  }
  return (
    <AskingForm
      button={tab.propose}
      says={tab.proposed}
      onSend={async (values) => {
        await answer(api.POST('/v1/matches/{match}/proposals', { params: { path }, body: termsOf(values) }))
        await table.readProposals()
      }}
    >
      <SelectField label={tab.proposal} name="kind" value={kind} onChange={choose} options={kinds} />
      {kind === 'pause' && (
        <TextField label={tab.days} name="days" type="number" value={7} bounds={bounds.pause.days} />
      )}
      {(kind === 'replace' || kind === 'replaceByBot') && (
        <SelectField
          label={tabs.players}
          name="seat"
          options={[...match.players]
            // A player who must leave can ask for a replacement.
            .toSorted((one, other) => Number(one.seat === match.yourSeat) - Number(other.seat === match.yourSeat))
            .flatMap(({ seat, name }) => (seat === null ? [] : [{ value: String(seat), says: name }]))}
        />
      )}
    </AskingForm>
  )
}
