import { useEffect, useState } from 'preact/hooks'
import { bounds } from '../../api/bounds.ts'
import { api } from '../../api/client.ts'
import { answer, done } from '../../api/problem.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { Button, controls, Trouble, useAsking } from '../../look/controls.tsx'
import { SelectField, TextField, text } from '../../look/fields.tsx'
import { AskingForm } from '../../look/form.tsx'
import { isAhead } from '../../words/dates.ts'
import { language, words } from '../../words/words.ts'
import { asksReader } from '../asked-proposal.ts'
import type { Proposal, Table } from '../table.ts'
import styles from './around.module.css'

type Terms = Schemas['SeatTerms']

/** The open proposals to the table, and a form to make one. */
export function Proposals({ match, table }: { readonly match: Match; readonly table: Table }) {
  const { around } = words.value
  const [chosen, choose] = useState<string>()
  const kinds = Object.entries(around.kinds)
    .map(([value, says]) => ({ value, says }))
    .filter(({ value }) => value !== (isAhead(match.pausedUntil) ? 'pause' : 'resume'))
  // A pause that begins or ends changes what can be proposed.
  const kind = (kinds.find(({ value }) => value === chosen) ?? kinds[0])?.value
  const { trouble, ask, isUnderWay } = useAsking()
  const path = { match: match.id }
  useEffect(() => ask(table.readProposals), [table])

  const after = (action: () => Promise<unknown>) => () =>
    ask(async () => {
      await action()
      await table.readProposals()
      await table.refresh()
    })

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
    <section class={styles.part}>
      <h2>{around.proposals}</h2>
      <Trouble trouble={trouble} />
      {table.proposals.value.map((proposal) => {
        const { number, by, waitsFor } = proposal
        return (
          <div key={number} class={styles.message}>
            <Proposed proposal={proposal} />
            <div class={controls.row}>
              {by.seat !== null && by.seat === match.yourSeat && (
                <Button
                  isSmall
                  isOff={isUnderWay}
                  onClick={after(() =>
                    done(
                      api.DELETE('/v1/matches/{match}/proposals/{number}', { params: { path: { ...path, number } } }),
                    ),
                  )}
                >
                  {around.withdraw}
                </Button>
              )}
              {asksReader(proposal, match) &&
                // Only those who have to agree can decline.
                [true, ...(waitsFor.length > 0 ? [false] : [])].map((agree) => (
                  <Button
                    key={String(agree)}
                    isSmall
                    isMain={agree}
                    isOff={isUnderWay}
                    onClick={after(() =>
                      answer(
                        api.POST('/v1/matches/{match}/proposals/{number}/answer', {
                          params: { path: { ...path, number } },
                          body: { agree },
                        }),
                      ),
                    )}
                  >
                    {agree ? around.agree : around.decline}
                  </Button>
                ))}
            </div>
          </div>
        )
      })}
      <details>
        <summary class={styles.fold}>{around.propose}</summary>
        <AskingForm
          button={around.propose}
          onSend={async (values) => {
            await answer(api.POST('/v1/matches/{match}/proposals', { params: { path }, body: termsOf(values) }))
            await table.readProposals()
          }}
        >
          <SelectField label={around.propose} name="kind" value={kind} onChange={choose} options={kinds} />
          {kind === 'pause' && (
            <TextField label={around.days} name="days" type="number" value={7} bounds={bounds.pause.days} />
          )}
          {(kind === 'replace' || kind === 'replaceByBot') && (
            <SelectField
              label={around.players}
              name="seat"
              options={[...match.players]
                // Who must leave can ask for somebody in their own place.
                .toSorted((one, other) => Number(one.seat === match.yourSeat) - Number(other.seat === match.yourSeat))
                .flatMap(({ seat, name }) => (seat === null ? [] : [{ value: String(seat), says: name }]))}
            />
          )}
        </AskingForm>
      </details>
    </section>
  )
}

/** What is proposed, by whom, who has agreed and who is still asked. */
function Proposed({ proposal: { says, by, agreed, waitsFor } }: { readonly proposal: Proposal }) {
  const { around } = words.value
  const names = (seats: Proposal['agreed']) =>
    new Intl.ListFormat(language.value).format(seats.map(({ player }) => player))
  return (
    <>
      <p>{says}</p>
      <p class={controls.hint}>
        {around.proposedBy(by.player)} {agreed.length > 0 && around.haveAgreed(names(agreed))}{' '}
        {waitsFor.length > 0 && around.areAsked(names(waitsFor))}
      </p>
    </>
  )
}
