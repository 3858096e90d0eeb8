import { useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import { answer, done } from '../../api/problem.ts'
import type { Match, Schemas } from '../../api/schemas.ts'
import { AskingForm, Button, controls, SelectField, TextField, Trouble, text, useAsking } from '../../look/controls.tsx'
import { useNewest } from '../../look/newest.ts'
import { isAhead } from '../../words/dates.ts'
import { words } from '../../words/words.ts'
import type { Table } from '../table.ts'
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
  const proposals = useNewest(
    () => answer(api.GET('/v1/matches/{match}/proposals', { params: { path } })),
    [match.version, match.pausedUntil, table.proposed.value],
  )

  const after = (action: () => Promise<unknown>) => () =>
    ask(async () => {
      await action()
      await proposals.readAgain()
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
  const open = proposals.value?.items.filter(({ status }) => status === 'open') ?? []
  return (
    <section class={styles.part}>
      <h2>{around.proposals}</h2>
      <Trouble trouble={trouble ?? proposals.trouble} />
      {open.map(({ number, says, by, waitsFor }) => (
        <div key={number} class={styles.message}>
          <p>{says}</p>
          <div class={controls.row}>
            {by.seat !== null && by.seat === match.yourSeat && (
              <Button
                isSmall
                isOff={isUnderWay}
                onClick={after(() =>
                  done(api.DELETE('/v1/matches/{match}/proposals/{number}', { params: { path: { ...path, number } } })),
                )}
              >
                {around.withdraw}
              </Button>
            )}
            {waitsFor.some(({ seat }) => seat === match.yourSeat) &&
              [true, false].map((agree) => (
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
      ))}
      <details>
        <summary class={styles.fold}>{around.propose}</summary>
        <AskingForm
          button={around.propose}
          onSend={async (values) => {
            await answer(api.POST('/v1/matches/{match}/proposals', { params: { path }, body: termsOf(values) }))
            await proposals.readAgain()
          }}
        >
          <SelectField label={around.propose} name="kind" value={kind} onChange={choose} options={kinds} />
          {kind === 'pause' && <TextField label={around.days} name="days" type="number" value={7} min={1} max={60} />}
          {(kind === 'replace' || kind === 'replaceByBot') && (
            <SelectField
              label={around.players}
              name="seat"
              options={match.players.flatMap(({ seat, name }) =>
                seat === null || seat === match.yourSeat ? [] : [{ value: String(seat), says: name }],
              )}
            />
          )}
        </AskingForm>
      </details>
    </section>
  )
}
