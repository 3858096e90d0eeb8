import { useEffect, useState } from 'preact/hooks'
import { api } from '../../api/client.ts'
import { answer, done } from '../../api/problem.ts'
import type { Match } from '../../api/schemas.ts'
import { Button, controls, Trouble, useAsking } from '../../ui/controls.tsx'
import { part } from '../../ui/part.ts'
import { inList } from '../../words/lists.ts'
import { language } from '../../words/words.ts'
import { asksReader } from '../asked-proposal.ts'
import type { Proposal, Table } from '../table.ts'
import { tabWords } from '../words.ts'
import { Fold } from './fold.tsx'
import styles from './match-tabs.module.css'

const ProposalForm = part(() => import('./proposal-form.tsx'), 'ProposalForm')

/** The open proposals to the table, and a form to make one. */
export function Proposals({ match, table }: { readonly match: Match; readonly table: Table }) {
  const tab = tabWords[language.value]
  const { trouble, ask, isUnderWay } = useAsking()
  const [said, setSaid] = useState('')
  const path = { match: match.id }
  useEffect(() => ask(table.readProposals), [table])

  const after = (action: () => Promise<unknown>, says: string) => () =>
    ask(async () => {
      setSaid('')
      await action()
      await table.readProposals()
      await table.refresh()
      setSaid(says)
    })

  return (
    <section class={styles.part}>
      <h2>{tab.proposals}</h2>
      <Trouble trouble={trouble} />
      <p role="status" class={controls.status}>
        {said}
      </p>
      {table.proposals.value.map((proposal) => {
        const { number, by, waitsFor } = proposal
        return (
          <div key={number} class={styles.message}>
            <Proposed proposal={proposal} />
            <div class={controls.row}>
              {by.seat !== null && by.seat === match.yourSeat && (
                <Button
                  isSmall
                  describedBy={`proposal-${number}`}
                  isOff={isUnderWay}
                  onClick={after(
                    () =>
                      done(
                        api.DELETE('/v1/matches/{match}/proposals/{number}', { params: { path: { ...path, number } } }),
                      ),
                    tab.withdrawn,
                  )}
                >
                  {tab.withdraw}
                </Button>
              )}
              {asksReader(proposal, match) &&
                // Only those who have to agree can decline.
                [true, ...(waitsFor.length > 0 ? [false] : [])].map((agree) => (
                  <Button
                    key={String(agree)}
                    isSmall
                    isMain={agree}
                    describedBy={`proposal-${number}`}
                    isOff={isUnderWay}
                    onClick={after(
                      () =>
                        answer(
                          api.POST('/v1/matches/{match}/proposals/{number}/answer', {
                            params: { path: { ...path, number } },
                            body: { agree },
                          }),
                        ),
                      agree ? tab.agreed : tab.declined,
                    )}
                  >
                    {agree ? tab.agree : tab.decline}
                  </Button>
                ))}
            </div>
          </div>
        )
      })}
      <Fold title={tab.propose} load={ProposalForm.preload}>
        <ProposalForm match={match} table={table} />
      </Fold>
    </section>
  )
}

/** What is proposed, by whom, who has agreed and who is still asked. */
function Proposed({ proposal: { number, says, by, agreed, waitsFor } }: { readonly proposal: Proposal }) {
  const tab = tabWords[language.value]
  const names = (seats: Proposal['agreed']) => inList(seats.map(({ player }) => player))
  return (
    <>
      <p id={`proposal-${number}`}>{says}</p>
      <p class={controls.hint}>
        {tab.proposedBy(by.player)} {agreed.length > 0 && tab.haveAgreed(names(agreed))}{' '}
        {waitsFor.length > 0 && tab.areAsked(names(waitsFor))}
      </p>
    </>
  )
}
